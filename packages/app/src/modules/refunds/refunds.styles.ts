import { styled } from 'styled-components';

/** What comes back, and beside it what it comes to. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The button of the whole page, where there is room for it beside the sums. */
export const PageAction = styled.div`
  display: grid;
  gap: var(--td-space-2);

  @media (max-width: 1080px) {
    display: none;
  }
`;

/** Fields beside one another, as many as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
  align-items: start;
  gap: var(--td-space-3);
`;

/** A line of the invoice: whether it comes back, what it is, how many, what it brings. */
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

/** Goods without a receipt: what they are, how many, what they bring, and the way out. */
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

/** One way to pay: which, how much, the way out; its slip below. */
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
