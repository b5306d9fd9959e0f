import { styled } from 'styled-components';

export const FormFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);
  min-inline-size: 0;
`;

/** A form, and what stands beside it where there is room. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  @media (min-width: 1100px) {
    &[data-beside] {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-4);

  > [data-span='all'] {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
  padding-block: var(--td-space-3);
  border-block-start: 1px solid var(--td-line);
  background: var(--td-bg);
  color: var(--td-ink-muted);
  font-size: var(--td-text-s);

  > :first-child {
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    margin: 0;
    margin-inline-end: auto;
  }
  > kbd {
    margin-inline-end: var(--td-space-1);
  }
  @media (max-width: 640px), (pointer: coarse) {
    > kbd {
      display: none;
    }
  }
`;

export const Wrongs = styled.ul`
  display: grid;
  gap: var(--td-space-1);
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    color: inherit;
    text-underline-offset: 2px;
  }
  b {
    font-weight: 600;
  }
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-1) var(--td-space-2);
  margin: var(--td-space-2) 0 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export const CodeNote = styled.p`
  margin: 0;
  color: var(--td-warn-text);
  font-size: var(--td-text-xs);

  &:not(:empty) {
    margin-block-start: 6px;
  }
`;

export const Compared = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--td-text-s);

  th,
  td {
    padding: var(--td-space-2) var(--td-space-3) var(--td-space-2) 0;
    border-block-end: 1px solid var(--td-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  tbody th {
    font-weight: 500;
  }
`;
