import { styled } from 'styled-components';

/** A document's details with its totals next to them; the totals come first on narrow screens. */
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
