import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-4);
  min-inline-size: 0;
`;

export const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: var(--td-space-4);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }
`;

export const Notes = styled.p`
  margin-block-start: var(--td-space-4);
  padding-block-start: var(--td-space-4);
  border-block-start: 1px solid var(--td-line);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const LineName = styled.span`
  display: inline-block;
  font-weight: 500;
`;
