import { styled } from 'styled-components';

/** Kind, name and amount of a bonus or deduction, and the button that removes it. */
export const ExtraFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr) auto;
  align-items: center;
  gap: var(--td-space-2);

  @media (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child,
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
