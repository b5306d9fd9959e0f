import { styled } from 'styled-components';

export const Root = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  color: var(--td-ink);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  font-size: var(--td-text-s);
  line-height: 20px;
  --cell: 96px;

  @media (max-width: 640px) {
    --cell: 46px;
  }

  & col:not(:first-child) {
    inline-size: var(--cell);
  }
  & :is(th, td) {
    position: relative;
    padding: 0;
    border-block-start: 1px solid var(--td-line);
    text-align: center;
    font-weight: 400;
  }
  & thead th {
    border-block-start: 0;
    border-block-end: 1px solid var(--td-line-strong);
    background: var(--td-surface);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  & thead {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--shell-header, 0px);
  }
  & thead th:first-child {
    border-start-start-radius: var(--td-radius-l);
    vertical-align: bottom;
    padding-block-end: var(--td-space-2);
  }
  & thead th:last-child {
    border-start-end-radius: var(--td-radius-l);
  }
  & tbody tr:first-child > * {
    border-block-start: 0;
  }
  & th:first-child {
    padding-inline: var(--td-space-3) var(--td-space-2);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody th {
    padding-block: var(--td-space-2);
    font-weight: 500;
  }
  & tbody tr:hover > * {
    background: var(--td-hover);
  }
  /* The first column of boxes selects whole rows. */
  & [data-whole] {
    border-inline-end: 1px solid var(--td-line);
  }

  /* The whole cell is the target of its box. */
  & label {
    display: grid;
    place-items: center;
    min-block-size: var(--td-control-m);
    line-height: 16px;
  }
  & thead label {
    padding-block: var(--td-space-1);
  }
  & [aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  & tbody tr > [data-changed] {
    background: var(--td-warn-soft);
  }
  & [data-changed]::after {
    content: '';
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--td-radius-full);
    background: var(--td-warn);
  }
  & small {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
