import { styled } from 'styled-components';

export const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--td-space-4);
  align-items: start;
`;
