import { styled } from 'styled-components';

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--td-space-3);
`;

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--td-space-4);
  padding-block: var(--td-space-4);
  border-block-start: 1px solid var(--td-line);

  h3 {
    margin: 0;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  p {
    margin: 0;
  }
  @media print {
    h3 {
      color: inherit;
    }
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2) var(--td-space-8);
  margin: 0;
  padding-block: var(--td-space-4);
  border-block-start: 1px solid var(--td-line);

  dt {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  dd {
    margin: 0;
    font-weight: 500;
  }
  @media print {
    dt {
      color: inherit;
    }
  }
`;

export const Rows = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border-block: 1px solid var(--td-line-strong);

  th,
  td {
    padding: var(--td-space-2) 0;
    text-align: start;
    vertical-align: top;
  }
  th {
    color: var(--td-ink-muted);
    font-weight: 500;
  }
  th + th,
  td + td {
    padding-inline-start: var(--td-space-3);
  }
  [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  td {
    border-block-start: 1px solid var(--td-line);
  }
  tr {
    break-inside: avoid;
  }
  thead {
    display: table-header-group;
  }
  @media print {
    th {
      color: inherit;
    }
  }
`;

export const Notes = styled.p`
  margin: 0;
  padding-block-start: var(--td-space-4);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
