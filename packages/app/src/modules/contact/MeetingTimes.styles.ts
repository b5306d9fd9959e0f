import { styled } from 'styled-components';

/** Day and time zone, next to each other where there is room. */
export const TimeFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--td-space-3);
`;

/** The free times of a day, as many in a row as fit, all of one width. */
export const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: var(--td-space-2);
`;
