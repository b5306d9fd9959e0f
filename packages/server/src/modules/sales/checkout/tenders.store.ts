import { problemAt } from '@tilldesk/domain/problems';
import { isTenderTaken, needsCustomer, settle, settlePart, type Tender } from '@tilldesk/domain/sales';
import type { Scope, StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';
import type {
  DueTerms,
  InvoicePayment,
  LeftDue,
  LockedTender,
  PaidInvoice,
  Requested,
} from '../../../tenders/tender.ts';
import { byTender } from '../../../tenders/tenders.ts';
import { settingsOf } from '../../stores/transaction.store.ts';

/** The tenders of a request, named as they will be booked, and what they locked, by kind. */
export type LockedTenders = { tenders: readonly Requested[]; locked: ReadonlyMap<string, LockedTender> };

/** Locks what the tenders of a sale draw on. Throws the problems of their locks. */
export async function lockTenders(
  tx: Tx,
  scope: Scope,
  sale: PaidInvoice,
  requested: readonly Tender[],
): Promise<LockedTenders> {
  const tenders = requestedOf(requested);
  const locked = new Map<string, LockedTender>();
  for (const [{ kind, lock }, own] of byTender(tenders)) {
    if (lock) locked.set(kind, await lock(tx, scope, sale, own));
  }
  const named = tenders.map((tender) => {
    const reference = locked.get(tender.kind)?.references.get(tender.id);
    return reference === undefined ? tender : { ...tender, reference };
  });
  return { tenders: named, locked };
}

/** The split of a total that is to be posted. */
export type Split = PaidInvoice & {
  total: number;
  tenders: readonly Requested[];
  dueDate: string | null | undefined;
  /** What other documents transfer to the sale. It is applied before all tenders. */
  transferred: readonly InvoicePayment[];
};

/** An accepted split: the payments, the amount left due and its due date, and whether that exceeds the credit limit. */
export type Accepted = {
  booked: InvoicePayment[];
  paid: number;
  onAccount: number;
  dueDate: string | null;
  isOverLimit: boolean;
};

/**
 * Accepts the tenders of a sale whose customer is locked. Throws the problems of settle; tender.customerMissing, and
 * tender.paidInFull for an amount on account where the store allows none, at the tender; and the problems of the tenders.
 */
export async function acceptTenders(tx: Tx, scope: StoreScope, now: string, split: Split): Promise<Accepted> {
  const { total, tenders, transferred } = split;
  const promised = tenders.find(({ kind }) => !isTenderTaken(settingsOf(scope), kind));
  if (promised) throw problemAt(`${promised.at}.kind`, 'tender.paidInFull');
  const booked = [...transferred, ...settle(total - sumOf(transferred), tenders)];
  const paid = sumOf(booked);
  const due = total - paid;
  const terms = await acceptEach(tx, scope, now, { ...split, due }, tenders);
  return {
    booked,
    paid,
    onAccount: due,
    dueDate: terms?.dueDate ?? null,
    isOverLimit: terms?.isOverLimit ?? false,
  };
}

/** Accepts tenders for an open invoice whose customer is locked: at most `due`. Throws the same as acceptTenders. */
export async function acceptPart(
  tx: Tx,
  scope: StoreScope,
  now: string,
  due: number,
  invoice: PaidInvoice,
  requested: readonly Tender[],
): Promise<InvoicePayment[]> {
  const tenders = requestedOf(requested);
  const booked = settlePart(due, tenders);
  await acceptEach(tx, scope, now, { ...invoice, due, dueDate: null }, tenders);
  return booked;
}

async function acceptEach(
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoice: LeftDue,
  tenders: readonly Requested[],
): Promise<DueTerms | undefined> {
  const first = tenders.find(({ kind }) => needsCustomer(kind));
  if (first && invoice.customerId === null) throw problemAt(`${first.at}.kind`, 'tender.customerMissing');
  let terms: DueTerms | undefined;
  for (const [{ accept }, own] of byTender(tenders)) {
    terms = (await accept?.(tx, scope, now, invoice, own)) ?? terms;
  }
  return terms;
}

/** Books payments in the ledgers of their tenders. Locked tenders book with what they locked. */
export async function bookTenders(
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoice: PaidInvoice,
  payments: readonly InvoicePayment[],
  locked: LockedTenders['locked'] = new Map(),
): Promise<void> {
  for (const [tender, own] of byTender(payments)) {
    const { book } = locked.get(tender.kind) ?? tender;
    await book?.(tx, scope, now, invoice, own);
  }
}

/** Reverses payments in the ledgers of their tenders; `payments` are the counter-entries. */
export async function reverseTenders(
  tx: Tx,
  scope: StoreScope,
  now: string,
  invoice: PaidInvoice,
  payments: readonly InvoicePayment[],
  reason: string,
): Promise<void> {
  for (const [{ reverse }, own] of byTender(payments)) await reverse?.(tx, scope, now, invoice, own, reason);
}

const requestedOf = (tenders: readonly Tender[]): Requested[] =>
  tenders.map((tender, i) => ({ ...tender, at: `tenders.${i}` }));

const sumOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
