import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** The kinds of numbered documents. */
export type NumberedKind =
  | 'purchase'
  | 'receipt'
  | 'bill'
  | 'vendorPayment'
  | 'adjustment'
  | 'count'
  | 'tradeIn'
  | 'deposit'
  | 'refund'
  | 'expense'
  | 'billPayment'
  | 'payroll';

/** The number before a store's first document of a kind. */
const BEFORE_FIRST = 1_000;

/**
 * Returns the next number of a store's documents of a kind, from 1001. Call it in the transaction that creates the document:
 * concurrent ones wait for it, and a rollback leaves no gap.
 */
export async function nextNumber(tx: Tx, { businessId, storeId }: Scope, kind: NumberedKind): Promise<number> {
  const [row] = await tx.raw<{ last: number }>(
    `insert into numbers as n (business_id, store_id, kind, last) values ($1, $2, $3, $4)
     on conflict (business_id, store_id, kind) do update set last = n.last + 1 returning last`,
    [businessId, storeId, kind, BEFORE_FIRST + 1],
    'number_for',
  );
  return row!.last;
}

/** Formats the number of an invoice. */
export const formatInvoiceNumber = (number: number): string => `INV-${number}`;

/** Formats the number of a refund. */
export const refundNumber = (number: number): string => `RF-${number}`;

/** Formats the number of an expense. */
export const expenseNumber = (number: number): string => `EXP-${number}`;

/** Formats the number of a bill payment. */
export const billPaymentNumber = (number: number): string => `BP-${number}`;

/** Formats the number of a payroll payment. */
export const payrollNumber = (number: number): string => `PR-${number}`;

/** Formats the number of a purchase document. */
export const formatPurchaseNumber = (number: number): string => `PO-${number}`;
export const formatReceiptNumber = (number: number): string => `GRN-${number}`;
export const billNumber = (number: number): string => `BILL-${number}`;
export const paymentNumber = (number: number): string => `PAY-${number}`;

/** Creates the counters of a business's stores before their first documents of these kinds. */
export async function startNumbers(
  tx: Tx,
  businessId: string,
  kinds: readonly (NumberedKind | 'invoice')[],
): Promise<void> {
  await tx.raw(
    `insert into numbers (business_id, store_id, kind, last) select $1, s.id, kind, $3
     from stores s, unnest($2::text[]) kind where s.business_id = $1`,
    [businessId, kinds, BEFORE_FIRST],
  );
}
