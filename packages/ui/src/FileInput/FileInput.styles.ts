import { styled } from 'styled-components';

/** Styles everything inside: the drop zone is a label around the native input, the files are a plain list. */
export const Root = styled.div`
  display: grid;
  gap: var(--td-space-2);
  min-inline-size: 0;
  font-size: var(--td-text-s);

  & > label {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px var(--td-space-2);
    min-inline-size: 0;
    min-block-size: calc(var(--td-control) * 2 + 8px);
    padding: var(--td-space-3);
    box-sizing: border-box;
    border: 1px dashed var(--td-line-strong);
    border-radius: var(--td-radius-m);
    background: var(--td-surface);
    color: var(--td-ink);
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition:
      border-color var(--td-fast) var(--td-ease),
      background-color var(--td-fast) var(--td-ease);
  }
  & > label > svg {
    flex: none;
    color: var(--td-ink-muted);
  }
  & > label > small {
    flex-basis: 100%;
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
  }
  & > label > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  & > label:hover {
    border-color: var(--td-ink-muted);
    background: var(--td-hover);
  }
  & > label:has(> input:focus-visible) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: 1px;
  }
  &[data-invalid] > label {
    border-color: var(--td-bad);
  }
  &[data-over] > label {
    border-style: solid;
    border-color: var(--td-accent);
    background: var(--td-accent-soft);
  }
  &[data-disabled] > label {
    border-color: var(--td-line);
    background: var(--td-sunken);
    color: var(--td-ink-muted);
    cursor: not-allowed;
  }

  & > ul {
    display: grid;
    gap: var(--td-space-1);
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul:empty {
    margin-block-start: calc(var(--td-space-2) * -1);
  }
  & > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 2px var(--td-space-2);
    padding-block: 2px;
    padding-inline: 10px 2px;
    min-block-size: var(--td-control);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    background: var(--td-surface);
  }
  & > ul > li > svg {
    color: var(--td-ink-muted);
  }
  & > ul > li > bdi {
    overflow: hidden;
    justify-self: start;
    max-inline-size: 100%;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > ul > li > small {
    font-size: var(--td-text-xs);
    font-variant-numeric: tabular-nums;
    color: var(--td-ink-muted);
    white-space: nowrap;
  }
  & > ul > li > p,
  & > ul > li > [role='progressbar'] {
    grid-column: 2 / -2;
    margin-block-end: 5px;
  }
  & > ul > li > p {
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-bad-text);
    overflow-wrap: anywhere;
  }
  & > ul > li[data-rejected] {
    border-color: color-mix(in srgb, var(--td-bad) 40%, var(--td-line));
  }
  & > ul > li[data-rejected] > svg {
    color: var(--td-bad-text);
  }
  & > ul > li[data-done] > svg {
    color: var(--td-ok-text);
  }
  & > ul > li > svg + p {
    margin-block: 5px;
  }
`;
