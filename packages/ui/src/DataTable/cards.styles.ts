import { css } from 'styled-components';

/** Shows rows as cards: the first column is the title, the others are lines with label and value. */
export const cards = css`
  &,
  thead,
  tbody,
  tr,
  td {
    display: block;
  }
  colgroup,
  thead:not(:has(input, [data-sort])),
  th:not(:has(input, [data-sort])) {
    display: none;
  }
  thead tr {
    display: flex;
    gap: var(--td-space-2);
    overflow: auto clip;
    padding-inline: var(--td-space-3);
    background: var(--td-sunken);
    border-block-end: 1px solid var(--td-line);
    scrollbar-width: none;
  }
  th {
    display: flex;
    align-items: center;
    overflow: visible;
  }
  [data-sort]::after {
    position: static;
  }
  th,
  td {
    position: static;
    padding: 0;
    border: 0;
  }
  tr[data-index] {
    position: relative;
    padding: var(--td-space-3);
    border-block-end: 1px solid var(--td-line);
  }
  [data-label] {
    block-size: var(--table-line);
    line-height: var(--table-line);
    text-align: end;
  }
  [data-label]::before {
    content: attr(data-label);
    float: inline-start;
    padding-inline-end: var(--td-space-4);
    color: var(--td-ink-muted);
    font-weight: 400;
  }
  [data-label=''] {
    /* A title can have notes below it. */
    block-size: auto;
    min-block-size: var(--table-line);
    font-weight: 600;
    text-align: start;
  }
  [data-pick] ~ [data-label=''] {
    padding-inline-start: 28px;
  }
  td[data-pick] {
    position: absolute;
    inset-block-start: var(--td-space-3);
    inset-inline-start: var(--td-space-3);
    block-size: var(--table-line);
    padding-block-start: 5px;
  }
  tr:focus-visible > td {
    box-shadow: none;
  }
`;
