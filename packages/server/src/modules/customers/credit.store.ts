import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { CreditEntry, CreditKind } from '@tilldesk/domain/customers';
import { answerPage, offsetOf, type Paging } from '../../crud/paging.ts';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { loadCustomer } from './locking.store.ts';
import {
  countCredits,
  readCreditOfBoth,
  readBalance,
  insertCredit,
  listCreditEntries,
} from './customers.statements.ts';

/** Returns the store credit ledger of a customer, latest first, and its balance. */
export async function listCredits(tx: Tx, scope: Scope, customerId: string, query: Paging) {
  const { store_credit: balance } = await loadCustomer(tx, scope, customerId, 'read');
  const items = await entries(tx, scope, customerId, null, query);
  const found = await tx.first(countCredits, { businessId: scope.businessId, customerId });
  return { balance, ...answerPage(items, query, found?.count ?? 0) };
}

/** Grants store credit to a customer. A repeated request changes nothing. */
export async function grantCredit(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string,
  { id, amount, reason }: { id: string; amount: number; reason: string },
): Promise<CreditEntry> {
  const locked = await loadCustomer(tx, scope, customerId, 'change');
  const [existing] = await entries(tx, scope, customerId, id);
  if (existing) return existing;
  await book(tx, scope, now, { id, customerId, kind: 'grant', amount, reason, balance: locked.store_credit + amount });
  await writeAuditEntry(tx, scope, now, 'customer.credited', 'customer', customerId, null, { amount, reason });
  return entryOf(tx, scope, customerId, id);
}

/**
 * Reverses a grant by a counter-entry. Throws credit.corrected if it was already reversed, credit.notGrant for another kind of
 * entry, credit.short if part of it was used.
 */
export async function correctCredit(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string,
  entryId: string,
  { id, reason }: { id: string; reason: string },
): Promise<CreditEntry> {
  const locked = await loadCustomer(tx, scope, customerId, 'change');
  const [existing] = await entries(tx, scope, customerId, id);
  if (existing) return existing;
  const [grant] = await entries(tx, scope, customerId, entryId);
  if (!grant) throw new Problem('record.notFound');
  if (grant.kind !== 'grant') throw new Problem('credit.notGrant');
  if (grant.isCorrected) throw new Problem('credit.corrected');
  const balance = locked.store_credit - grant.amount;
  if (balance < 0) throw problemAt('amount', 'credit.short', { available: locked.store_credit });
  const amount = -grant.amount;
  await book(tx, scope, now, { id, customerId, kind: 'correction', amount, reason, balance, corrects: entryId });
  await writeAuditEntry(tx, scope, now, 'customer.creditCorrected', 'customer', customerId, null, { amount, reason });
  return entryOf(tx, scope, customerId, id);
}

/** Moves all store credit of one customer to another, by two entries of a merge. Both customers must be locked. */
export async function carryCredit(
  tx: Tx,
  scope: Scope,
  now: string,
  { from, to, amount, mergeId }: { from: string; to: string; amount: number; mergeId: string },
): Promise<void> {
  if (amount === 0) return;
  const rows = await tx.all(readCreditOfBoth, { businessId: scope.businessId, from, to });
  for (const [customerId, moved] of [
    [from, -amount],
    [to, amount],
  ] as const) {
    const balance = (rows.find((row) => row.id === customerId)?.storeCredit ?? 0) + moved;
    const entry = { id: newId(now), customerId, kind: 'merge' as const, amount: moved, balance, mergeId };
    await book(tx, scope, now, { ...entry, reason: '' });
  }
}

/**
 * Changes the store credit of a locked customer for a document: negative amounts are spent, positive ones are returned. The
 * entries of an invoice have the ids of its payments; the payout of a trade-in has the id of the trade-in.
 */
export async function moveCredit(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string,
  moves: readonly { id: string; amount: number }[],
  kind: CreditKind = 'sale',
): Promise<void> {
  if (moves.length === 0) return;
  const row = await tx.first(readBalance, { businessId: scope.businessId, customerId });
  let balance = row?.balance ?? 0;
  for (const { id, amount } of moves) {
    balance += amount;
    await book(tx, scope, now, { id, customerId, kind, amount, reason: '', balance });
  }
}

type Booked = {
  id: string;
  customerId: string;
  kind: CreditKind;
  amount: number;
  balance: number;
  reason: string;
  corrects?: string;
  mergeId?: string;
};

/** Writes an entry and the balance after it. The customer must be locked. Throws record.exists for an id of another ledger. */
async function book(tx: Tx, scope: Scope, now: string, entry: Booked): Promise<void> {
  const booked = await tx.first(insertCredit, {
    businessId: scope.businessId,
    id: entry.id,
    storeId: scope.storeId,
    customerId: entry.customerId,
    kind: entry.kind,
    amount: entry.amount,
    balance: entry.balance,
    reason: entry.reason,
    corrects: entry.corrects ?? null,
    mergeId: entry.mergeId ?? null,
    userId: scope.userId,
    now,
  });
  if (!booked) throw new Problem('record.exists');
}

async function entryOf(tx: Tx, scope: Scope, customerId: string, id: string): Promise<CreditEntry> {
  const [entry] = await entries(tx, scope, customerId, id);
  if (!entry) throw new Problem('record.notFound');
  return entry;
}

const entries = (tx: Tx, scope: Scope, customerId: string, id: string | null, query: Paging = { page: 1, limit: 1 }) =>
  tx.all(listCreditEntries, {
    businessId: scope.businessId,
    customerId,
    id,
    limit: query.limit,
    offset: offsetOf(query),
  });
