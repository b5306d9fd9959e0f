import { needsReference } from '@tilldesk/domain/sales';
import { isPromise } from '@tilldesk/domain/tenders';
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

export const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--td-space-4);
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

  /* With two columns, the exact amount spans a row of its own, so that no row is half empty. */
  @media (max-width: 480px) {
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const QuickFace = styled.span`
  display: grid;
  justify-items: center;
`;

/** The number of fields of a tender in its row: its amount, and its reference or due date. */
export const fieldsOf = (kind: string): 1 | 2 => (needsReference(kind) || isPromise(kind) ? 2 : 1);

export const EntryRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--td-space-3);

  &[data-fields='2'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  }
  /* In a dialog the button is in the footer. */
  &[data-alone] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  }
  && > button {
    min-block-size: calc(var(--td-control) + 16px);
    margin-block-start: 24px;
  }
  @media (max-width: 640px) {
    &[data-fields='2'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &&[data-fields='2'] > button {
      margin-block-start: 0;
    }
  }
`;
