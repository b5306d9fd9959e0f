import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--td-space-3);
`;

/** A cell with two lines: the value and a note. */
export const Twofold = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: var(--td-space-2);
`;
