import { styled } from 'styled-components';

export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const EntryForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);
`;

export const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: var(--td-space-2);
`;

export const QuickFace = styled.span`
  display: grid;
  justify-items: center;
`;

export const EntryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--td-space-3);

  &[data-kind='card'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  && > button {
    min-block-size: calc(var(--td-control) + 16px);
    margin-block-start: 24px;
  }
  @media (max-width: 640px) {
    &[data-kind='card'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &&[data-kind='card'] > button {
      margin-block-start: 0;
    }
  }
`;
