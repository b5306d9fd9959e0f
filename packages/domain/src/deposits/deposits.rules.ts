import { problemAt } from '../problems/Problem.ts';
import type { ReceivedKind } from '../sales/invoices.entity.ts';
import { needsReference, unnamedProblem } from '../sales/sales.rules.ts';

/** Ways in which a deposit is taken and given back: money, no credit. */
export const depositMethods = ['cash', 'card', 'check', 'other'] as const satisfies readonly ReceivedKind[];
export type DepositMethod = (typeof depositMethods)[number];

/**
 * What becomes of a deposit: it is `taken`; a sale has `used` some of it; the void of that sale `returned` it; what was left was
 * `givenBack`.
 */
export const depositEntryKinds = ['taken', 'used', 'returned', 'givenBack'] as const;
export type DepositEntryKind = (typeof depositEntryKinds)[number];

/**
 * Refuses what may not be taken for a draft: more than it still comes to (deposit.over at amount; minor units), or a card slip, a check
 * or another thing that nobody named (tender.referenceMissing, tender.numberMissing at reference).
 */
export function assertDeposit(
  { way: method, amount, reference }: { way: DepositMethod; amount: number; reference?: string | null | undefined },
  due: number,
): void {
  if (amount > due) throw problemAt('amount', 'deposit.over', { due });
  assertDepositReference(method, reference);
}

/** Throws tender.referenceMissing or tender.numberMissing at reference. */
export function assertDepositReference(method: DepositMethod, reference: string | null | undefined): void {
  if (needsReference(method) && !reference?.trim()) throw problemAt('reference', unnamedProblem(method));
}

/** A deposit as far as a sale asks: what is left of it, and whether it waits for a draft or quote. Minor units. */
type Waiting = { id: string; invoiceId: string; isFree: boolean; rest: number };

/** Whether a sale may use a deposit: it was taken for this one, or the one for which it was taken waits no more. */
export const mayUse = ({ invoiceId, isFree }: Pick<Waiting, 'invoiceId' | 'isFree'>, saleId: string): boolean =>
  invoiceId === saleId || isFree;

/** What of each deposit pays for a sale of `due`: its own ones first, each at most what is left of it and of the sale. Minor units. */
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
