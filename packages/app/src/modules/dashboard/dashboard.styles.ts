import { styled } from 'styled-components';

/** Six to eight figures in two full rows: of seven, the first is twice as wide. */
export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--td-space-3);

  &[data-count='7'],
  &[data-count='8'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-count='7'] > :first-child {
    grid-column: span 2;
  }
  @media (max-width: 760px) {
    &,
    &[data-count] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
