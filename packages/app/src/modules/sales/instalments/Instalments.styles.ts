import { styled } from 'styled-components';

/** How many parts, how often, from when. */
export const Plan = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-3);

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A part in a line: its day and its amount. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-3);
`;
