import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;
