import { styled } from 'styled-components';

/** What is told of a document, and beside it what it comes to; that comes first where there is no room. */
export const WithSums = styled.div`
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
