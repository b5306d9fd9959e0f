import { styled } from 'styled-components';

export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--td-space-2);
`;

/** Codes that were refused: a long list does not push the button out of sight. */
export const Refused = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 132px;
  margin-block-start: var(--td-space-2);
  overflow: auto;
`;
