import { problemAt } from '../problems/Problem.ts';
import { assertReference } from '../sales/sales.rules.ts';
import { depositableKinds } from '../tenders/tenders.rules.ts';

/** Payment methods of deposits: money only, no credit. */
export const depositMethods = depositableKinds();
export type DepositMethod = (typeof depositMethods)[number];

/**
 * Entries of a deposit: `taken`; `used` by a sale; `returned` by the void of that sale; remainder `givenBack` to the customer.
 */
export const depositEntryKinds = ['taken', 'used', 'returned', 'givenBack'] as const;
export type DepositEntryKind = (typeof depositEntryKinds)[number];

/**
 * Throws if a deposit is invalid for a draft: more than its amount due (deposit.over at amount; minor units), or without the
 * required reference (tender.referenceMissing, tender.numberMissing at reference).
 */
export function assertDeposit(
  { method, amount, reference }: { method: DepositMethod; amount: number; reference?: string | null | undefined },
  due: number,
): void {
  if (amount > due) throw problemAt('amount', 'deposit.over', { due });
  assertDepositReference(method, reference);
}

/** Throws tender.referenceMissing or tender.numberMissing at reference. */
export const assertDepositReference = (method: DepositMethod, reference: string | null | undefined): void =>
  assertReference(method, reference, 'reference');

/** A deposit for use in a sale: its remainder, and whether it belongs to an open draft or quote. Minor units. */
type Waiting = { id: string; invoiceId: string; isFree: boolean; rest: number };

/** Whether a sale may use a deposit: it was taken for this sale, or its draft is no longer open. */
export const mayUse = ({ invoiceId, isFree }: Pick<Waiting, 'invoiceId' | 'isFree'>, saleId: string): boolean =>
  invoiceId === saleId || isFree;

/** Allocates deposits to a sale of `due`: its own ones first, each up to its remainder and the amount still due. Minor units. */
export function spreadDeposits<D extends Waiting>(due: number, deposits: readonly D[], saleId: string) {
  let left = due;
  const usable = deposits.filter((one) => mayUse(one, saleId));
  const own = usable.filter(({ invoiceId }) => invoiceId === saleId);
  return [...own, ...usable.filter((one) => !own.includes(one))].flatMap((deposit) => {
    const amount = Math.min(deposit.rest, left);
    left -= amount;
    return amount > 0 ? [{ deposit, amount }] : [];
  });
}
