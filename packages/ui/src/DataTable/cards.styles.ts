import { css } from 'styled-components';

/** Turns rows into cards: the first column is the title, the others are lines of label and value. */
export const cards = css`
  display: block;

  colgroup {
    display: none;
  }
  thead,
  tbody,
  tfoot {
    display: block;
  }
  thead tr {
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    overflow-x: auto;
    padding-inline: var(--td-space-3);
    background: var(--td-sunken);
    border-block-end: 1px solid var(--td-line);
    scrollbar-width: none;
  }
  && thead:not(:has([data-pick], th:not([data-idle]))) {
    display: none;
  }
  && thead th {
    display: flex;
    align-items: center;
    inline-size: auto;
    padding: 0;
    position: static;
    border: 0;
    box-shadow: none;
    background: none;
  }
  && thead th[data-idle] {
    display: none;
  }
  && tbody tr[data-index] {
    position: relative;
    display: grid;
    grid-auto-rows: var(--table-line);
    padding: var(--td-space-3);
    border-block-end: 1px solid var(--td-line);
  }
  && tbody tr[data-index]:last-child {
    border-block-end: 0;
  }
  && tbody tr[data-index] > td {
    position: static;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--td-space-4);
    min-inline-size: 0;
    block-size: auto;
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
    text-align: end;
  }
  && tbody tr[data-index] > td > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  && tbody td[data-label]::before {
    content: attr(data-label);
    flex: none;
    color: var(--td-ink-muted);
  }
  && tbody td[data-title] {
    font-weight: 600;
    text-align: start;
  }
  && tbody [data-pick] ~ td[data-title] {
    padding-inline-start: 28px;
  }
  && tbody tr[data-index] > td[data-pick] {
    position: absolute;
    inset-block-start: var(--td-space-3);
    inset-inline-start: var(--td-space-3);
    block-size: var(--table-line);
    overflow: visible;
  }
  && tbody tr:focus-visible {
    box-shadow: inset 0 0 0 2px var(--td-focus);
  }
  && tfoot {
    position: static;
  }
  && tfoot tr {
    display: grid;
    grid-auto-rows: var(--table-line);
    padding: var(--td-space-3);
    background: var(--td-sunken);
  }
  && tfoot td {
    display: flex;
    justify-content: space-between;
    padding: 0;
    position: static;
    border: 0;
    block-size: auto;
  }
  && tfoot td:empty {
    display: none;
  }
  && tfoot td[data-label]::before {
    content: attr(data-label);
    color: var(--td-ink-muted);
    font-weight: 400;
  }
  && [data-aside] {
    display: block;
  }
  && [data-aside] > td {
    display: block;
  }
`;
