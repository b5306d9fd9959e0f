import { styled } from 'styled-components';

/** A tier: its beginning, its end, its value, and a button. */
export const TierRow = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 32px;
  align-items: center;
  gap: var(--td-space-2);
`;

/** A share: its person, its percentage, and a button. */
export const ShareRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 32px;
  align-items: center;
  gap: var(--td-space-2);
`;
