import { styled } from 'styled-components';

export const Chip = styled.span`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
  font: var(--td-text-xs) / 1.4 var(--td-mono);
  white-space: nowrap;

  &::before {
    content: '';
    inline-size: 28px;
    block-size: 20px;
    border-radius: var(--td-radius-s);
    background: var(--chip);
    box-shadow: inset 0 0 0 1px rgb(128 128 128 / 40%);
    forced-color-adjust: none;
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;

  & table {
    inline-size: 100%;
    min-inline-size: 760px;
    table-layout: fixed;
  }
  & th {
    padding: var(--td-space-2) var(--td-space-4);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
    text-align: start;
  }
  & td {
    padding: var(--td-space-1) var(--td-space-4);
    border-block-start: 1px solid var(--td-line);
    font-size: var(--td-text-s);
  }
  & td:first-child {
    padding-inline-start: var(--td-space-2);
  }
`;

export const Tile = styled.div`
  display: grid;
  gap: var(--td-space-1);
  padding: var(--td-space-3);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-m);
  font-size: var(--td-text-xs);

  & > b {
    font-size: var(--td-text-xl);
    font-variant-numeric: tabular-nums;
  }
  & code {
    font-family: var(--td-mono);
  }
`;
