import { styled } from 'styled-components';

/** A progress bar with its text in one line of a table. */
export const Progress = styled.span`
  display: grid;
  grid-template-columns: minmax(32px, 1fr) 5ch;
  align-items: center;
  gap: var(--td-space-2);
`;

/** The form at the left and the totals next to it, if there is space. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 336px;
  }
`;

export const Sidebar = styled.aside`
  display: grid;
  gap: var(--td-space-4);

  @media (min-width: 1100px) {
    position: sticky;
    inset-block-start: calc(52px + var(--td-space-6));
  }
`;

/** A name, an amount, and a button that removes both. */
export const ChargeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px auto;
  gap: var(--td-space-2);
`;

/** A scrollable box for a long list of small items. */
export const Listed = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 168px;
  overflow: auto;
`;
