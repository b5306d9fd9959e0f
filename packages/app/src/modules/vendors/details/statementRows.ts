import type { VendorEntry } from '@tilldesk/domain/vendors';

/** A row of a statement; `amount` is null for the opening balance. Minor units. */
export type StatementRow = {
  id: string;
  day: string;
  what: string;
  document: string | null;
  reference: string | null;
  amount: number | null;
  balance: number;
};

type Statement = { from: string; opening: number; entries: readonly VendorEntry[] };
type StatementTexts = { opening: string; kind: (kind: VendorEntry['kind']) => string };

/** Returns the rows of a statement: the opening balance, then each entry in posting order. */
export const statementRows = ({ from, opening, entries }: Statement, texts: StatementTexts): StatementRow[] => [
  { id: 'opening', day: from, what: texts.opening, document: null, reference: null, amount: null, balance: opening },
  ...entries.map(({ id, day, kind, documentNumber, reference, note, amount, balance }) => ({
    id,
    day,
    what: texts.kind(kind),
    document: documentNumber,
    reference: reference ?? note,
    amount,
    balance,
  })),
];
