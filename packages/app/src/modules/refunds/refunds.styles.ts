import { styled } from 'styled-components';

/** The returned items, with the totals at the side. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The main button of the page, shown where there is room next to the totals. */
export const PageAction = styled.div`
  display: grid;
  gap: var(--td-space-2);

  @media (max-width: 1080px) {
    display: none;
  }
`;

/** Fields in columns, as many as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  align-items: start;
  gap: var(--td-space-3);
`;

/** Head of an invoice line: its checkbox, the item, the quantity and the amount. */
export const LineHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 104px;
  align-items: center;
  gap: var(--td-space-3);

  > :last-child {
    justify-self: end;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Head of an item without a receipt: the item, the quantity, the amount and the remove button. */
export const ReturnedItemHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 104px auto;
  align-items: center;
  gap: var(--td-space-3);

  > :nth-child(3) {
    justify-self: end;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1;
      grid-row: 1;
    }
    > :last-child {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

/** A payment: its method, its amount and the remove button, with the reference below. */
export const PartRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--td-space-2);

  &[data-alone] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > button {
    margin-block-start: 24px;
  }
  > button + div,
  &[data-alone] > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;
