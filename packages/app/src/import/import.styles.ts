import { styled } from 'styled-components';

/** Figures next to each other, as many as fit. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: var(--td-space-3);
`;

/** Fields next to each other, as many as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--td-space-4);
  align-items: start;
`;
