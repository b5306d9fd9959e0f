import { styled } from 'styled-components';

/** The weekdays of opening hours, one below the other. */
export const Days = styled.div`
  display: grid;
  gap: var(--td-space-2);
`;

/** A weekday with its times; they wrap below it on a phone. */
export const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(9rem, 12rem) repeat(2, minmax(7rem, 10rem));
  gap: var(--td-space-2) var(--td-space-3);
  align-items: center;
  min-block-size: 2.5rem;

  @media (width < 30rem) {
    grid-template-columns: 1fr 1fr;

    &[data-open] > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
