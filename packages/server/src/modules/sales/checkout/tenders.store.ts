import { problemAt } from '@tilldesk/domain/problems';
import { needsCustomer, settle, settlePart, type BookedKind, type Settled, type Tender } from '@tilldesk/domain/sales';
import { dayOf } from '@tilldesk/domain/time';
import type { Scope, StoreScope } from '../../../database/scope.ts';
import type { Tx } from '../../../database/transaction.ts';

/** The split of a total that is to be posted. */
export type Split = {
  total: number;
  customerId: string | null;
  tenders: readonly Tender[];
  dueDate: string | null | undefined;
  /** The amount transferred from a refund. It is applied before all tenders. */
  exchanged?: Exchanged | undefined;
};

/** The amount that returned goods contribute to the exchange sale; `id` is the id of the payment. */
export type Exchanged = { id: string; amount: number; reference: string };

/** A payment that is to be booked. */
type Booked = Omit<Settled, 'kind'> & { kind: BookedKind };

/** An accepted split: the payments, the amount left due and its due date, and whether that exceeds the credit limit. */
export type Accepted = {
  booked: Booked[];
  paid: number;
  onAccount: number;
  dueDate: string | null;
  isOverLimit: boolean;
};

/**
 * Accepts the tenders of a sale whose customer is locked. Only tenders that need a customer query the database. Throws the
 * problems of settle; tender.customerMissing and tender.creditShort at the tender; tender.dueDateMissing and day.over at
 * dueDate.
 */
export async function acceptTenders(tx: Tx, scope: StoreScope, now: string, split: Split): Promise<Accepted> {
  const { total, tenders, exchanged } = split;
  const booked = [...bookedOf(exchanged), ...settle(total - (exchanged?.amount ?? 0), tenders)];
  const paid = booked.reduce((sum, { amount }) => sum + amount, 0);
  const onAccount = total - paid;
  const account = await lockAccount(tx, scope, split.customerId, tenders);
  if (onAccount === 0 || account === null) return { booked, paid, onAccount: 0, dueDate: null, isOverLimit: false };
  const { dueDate } = split;
  if (!dueDate) throw problemAt('dueDate', 'tender.dueDateMissing');
  if (dueDate < dayOf(now, scope.store.timeZone)) throw problemAt('dueDate', 'day.over');
  return { booked, paid, onAccount, dueDate, isOverLimit: account.due + onAccount > account.creditLimit };
}

function bookedOf(exchanged: Exchanged | undefined): Booked[] {
  if (!exchanged || exchanged.amount === 0) return [];
  return [{ ...exchanged, kind: 'exchange', tendered: exchanged.amount, change: 0 }];
}

/** Accepts tenders for an open invoice whose customer is locked: at most `due`. Throws the same as acceptTenders. */
export async function acceptPart(
  tx: Tx,
  scope: Scope,
  due: number,
  customerId: string | null,
  tenders: readonly Tender[],
): Promise<Settled[]> {
  const booked = settlePart(due, tenders);
  await lockAccount(tx, scope, customerId, tenders);
  return booked;
}

type Account = { storeCredit: number; creditLimit: number; due: number };

/** Locks the customer's account if a tender needs it. Their store credit must cover the amount taken from it. */
async function lockAccount(
  tx: Tx,
  scope: Scope,
  customerId: string | null,
  tenders: readonly Tender[],
): Promise<Account | null> {
  const first = tenders.findIndex(({ kind }) => needsCustomer(kind));
  if (first < 0) return null;
  if (customerId === null) throw problemAt(`tenders.${first}.kind`, 'tender.customerMissing');
  // Without an agreed credit limit nothing may be left due.
  const account = await tx.one<Account>(
    `select c.store_credit as "storeCredit", coalesce(c.credit_limit, 0) as "creditLimit", (
       select coalesce(sum(i.total - i.paid), 0)::bigint from invoices i
       where i.business_id = $1 and i.customer_id = $2 and i.status = 'open') as due
     from customers c where c.business_id = $1 and c.id = $2`,
    [scope.businessId, customerId],
    'customer_account',
  );
  let left = account.storeCredit;
  tenders.forEach(({ kind, amount }, i) => {
    if (kind !== 'storeCredit') return;
    if (amount > left) throw problemAt(`tenders.${i}.amount`, 'tender.creditShort', { credit: left });
    left -= amount;
  });
  return account;
}
