import { styled } from 'styled-components';

export const Root = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font-size: var(--td-text-s);

  & :is(th, td) {
    padding: var(--td-space-2) var(--td-space-3);
    padding-inline-start: 0;
    border-block-end: 1px solid var(--td-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: 500;
  }
  & thead th {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
`;
