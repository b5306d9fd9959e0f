import { styled } from 'styled-components';

export const Root = styled.form`
  flex: none;
  display: grid;
  gap: 6px;
  padding: var(--td-space-3) var(--td-space-3) 8px;
  border-block-start: 1px solid var(--td-line);

  & > [data-box] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: end;
    padding: 3px;
    border: 1px solid var(--td-line-strong);
    border-radius: 12px;
    background: var(--td-surface);
    transition: border-color var(--td-fast) var(--td-ease);
  }
  & > [data-box]:has(textarea:focus-visible) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  & > [data-box]:has(textarea:disabled) {
    border-color: var(--td-line);
    background: var(--td-sunken);
  }
  &[data-over] > [data-box] {
    border-color: var(--td-accent);
    background: var(--td-accent-soft);
  }
  & button {
    border-radius: 9px;
  }

  /* In browsers where a text area does not grow by itself, a hidden copy of the text in the same grid cell sets its height. */
  & label {
    grid-column: 2;
    display: grid;
    max-block-size: 132px;
    overflow-y: auto;
    font-size: var(--td-text-m);
    line-height: 20px;
  }
  & label::after,
  & textarea {
    grid-area: 1 / 1;
    min-inline-size: 0;
    padding: calc((var(--td-control) - 20px) / 2) 6px;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  @supports not (field-sizing: content) {
    & label::after {
      content: attr(data-value) ' ';
      visibility: hidden;
    }
  }
  & textarea {
    field-sizing: content;
    border: 0;
    outline: 0;
    background: none;
    line-height: inherit;
    resize: none;
  }
  & textarea:disabled {
    cursor: not-allowed;
  }
  & input[type='file'] {
    display: none;
  }

  & > footer {
    display: flex;
    justify-content: space-between;
    gap: var(--td-space-3);
    min-block-size: 17px;
    padding-inline: 4px;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    line-height: 17px;
  }
  & > footer > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (hover: none) {
    & > footer > span:first-child:not([role]) {
      visibility: hidden;
    }
  }
  & > footer > span + span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  & > [role='alert'],
  & > footer > [role='alert'] {
    color: var(--td-bad-text);
    font-size: var(--td-text-xs);
    overflow-wrap: anywhere;
  }

  & > [data-file] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 2px var(--td-space-2);
    padding-inline: 10px 3px;
    min-block-size: var(--td-control);
    border: 1px solid var(--td-line);
    border-radius: 9px;
    background: var(--td-sunken);
    font-size: var(--td-text-s);
  }
  & > [data-file] > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-file] > small {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-file] > [role='progressbar'] {
    grid-column: 2 / 4;
    block-size: 3px;
    margin-block-end: 6px;
  }
`;
