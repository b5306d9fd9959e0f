import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-3);
`;

export const FilterSlot = styled.div`
  min-inline-size: 168px;

  @media (max-width: 640px) {
    flex: 1 1 140px;
    min-inline-size: 0;
  }
`;

export const Running = styled.div`
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) auto;
  align-items: center;
  gap: var(--td-space-3);
`;
