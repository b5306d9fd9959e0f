import { styled } from 'styled-components';

export const Problems = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-1);
  overflow-wrap: anywhere;

  & a {
    color: inherit;
  }
  & b {
    font-weight: 600;
  }
`;
