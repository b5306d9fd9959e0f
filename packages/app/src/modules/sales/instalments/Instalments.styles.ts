import { styled } from 'styled-components';

/** Fields for the number of parts, the interval and the first day. */
export const Plan = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-3);

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A row per part with its day and amount. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-3);
`;
