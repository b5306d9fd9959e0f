import { styled } from 'styled-components';

export const InHeader = styled.div`
  display: none;
  align-items: center;
  gap: var(--td-space-2);

  @media (min-width: 768px) {
    display: flex;
  }
`;

export const InMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  padding: var(--td-space-2);

  @media (min-width: 768px) {
    display: none;
  }
`;
