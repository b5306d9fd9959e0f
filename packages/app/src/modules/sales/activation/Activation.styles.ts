import { styled } from 'styled-components';

/** A section of the activation form with a heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-3);
  min-inline-size: 0;
`;
