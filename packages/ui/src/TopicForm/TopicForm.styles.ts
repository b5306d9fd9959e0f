import { styled } from 'styled-components';

export const Root = styled.form`
  flex: 1;
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 0;

  & > div {
    display: grid;
    gap: var(--td-space-3);
    align-content: start;
    padding: var(--td-space-3) var(--td-space-4) var(--td-space-4);
    overflow-y: auto;
  }
  & > footer {
    display: grid;
    gap: var(--td-space-2);
    padding: var(--td-space-3) var(--td-space-4);
    border-block-start: 1px solid var(--td-line);
  }

  & fieldset {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 6px;
  }
  & legend {
    padding-block-end: 6px;
    font-weight: 500;
  }
  & label:has(> input[type='radio']) {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: calc(var(--td-control) + 4px);
    padding: 4px 10px;
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    background: var(--td-surface);
    font-weight: 500;
    line-height: 1.25;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: var(--td-fast) var(--td-ease);
    transition-property: background-color, border-color;
  }
  & label > input[type='radio'] {
    position: absolute;
    inset: 0;
    margin: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: inherit;
  }
  & label:has(> input:hover:not(:checked)) {
    background: var(--td-hover);
  }
  & label:has(> input:checked) {
    border-color: var(--td-accent);
    box-shadow: inset 0 0 0 1px var(--td-accent);
    background: var(--td-accent-soft);
    color: var(--td-accent-text);
  }
  & label:has(> input:focus-visible) {
    outline: 2px solid var(--td-focus);
    outline-offset: 2px;
  }
  & fieldset > p {
    grid-column: 1 / -1;
    min-block-size: 1lh;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    line-height: 1.4;
  }
  @media (forced-colors: active) {
    & label:has(> input:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
