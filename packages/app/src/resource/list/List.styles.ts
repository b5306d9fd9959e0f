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

/** Two days and the label before them, in one line. */
export const Days = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);

  > :not(span) {
    inline-size: 140px;
  }
  @media (max-width: 640px) {
    flex: 1 1 100%;

    > :not(span) {
      flex: 1;
      inline-size: auto;
      min-inline-size: 0;
    }
  }
`;

export const Running = styled.div`
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) auto;
  align-items: center;
  gap: var(--td-space-3);
`;
