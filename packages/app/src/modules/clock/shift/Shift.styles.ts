import { styled } from 'styled-components';

/** The fields of one punch in a row. On a phone the time is below the kind. */
export const PunchFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px 108px auto;
  align-items: center;
  gap: var(--td-space-2);

  > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / 3;
    }
    > :nth-child(2) {
      grid-area: 2 / 1;
    }
    > :nth-child(3) {
      grid-area: 2 / 2;
    }
  }
`;
