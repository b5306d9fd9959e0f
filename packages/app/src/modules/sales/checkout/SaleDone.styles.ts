import { styled } from 'styled-components';

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--td-space-1) var(--td-space-4);
`;
