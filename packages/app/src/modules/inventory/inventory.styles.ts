import { styled } from 'styled-components';

/** The figures above a list, as many side by side as fit. */
export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Two fields side by side; stacked on narrow screens. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-4);

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A date field among filters. */
export const DaySlot = styled.div`
  inline-size: 150px;
`;
