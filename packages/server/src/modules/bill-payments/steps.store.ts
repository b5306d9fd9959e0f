import { assertBillRefund, billMoneyLeft, type BillTender } from '@tilldesk/domain/billPayments';
import { factOf } from '@tilldesk/domain/approvals';
import { problemAt, Problem } from '@tilldesk/domain/problems';
import { isCash } from '@tilldesk/domain/tenders';
import { needsReference } from '@tilldesk/domain/sales';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { billPaymentNumber } from '../stores/numbers.store.ts';
import {
  findTransaction,
  listBillMoney,
  lockBillProviderForId,
  lockBillsToReconcile,
  saveBillEnded,
  saveProcessed,
  saveReconciled,
} from './bill-payments.statements.ts';
import { bookAgency, bookBillMoney, lockBillFor } from './locking.store.ts';

/**
 * Saves the provider's transaction id of a pending payment. Throws the problems of `lockBillFor`; at providerTransactionId
 * billPayment.transactionTaken with the number of the payment that has it.
 */
export async function processBillPayment(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, providerTransactionId: transactionId }: { version: number; providerTransactionId: string },
): Promise<void> {
  const { businessId } = caller;
  const bill = await lockBillFor(tx, caller, id, version, 'processed');
  const providerId = bill.providerId!;
  await tx.all(lockBillProviderForId, { businessId, id: providerId });
  const other = await tx.first(findTransaction, { businessId, providerId, transactionId });
  if (other) {
    const number = billPaymentNumber(other.number ?? 0);
    throw problemAt('providerTransactionId', 'billPayment.transactionTaken', { number });
  }
  await tx.all(saveProcessed, { businessId, id, transactionId, now });
  await bookAgency(tx, caller, now, bill, 'processed');
  const after = { status: 'processed', providerTransactionId: transactionId };
  await writeAuditEntry(tx, caller, now, 'billPayment.processed', 'billPayment', id, { status: bill.status }, after);
}

/** How the money is given back, and why. */
export type GivingBack = {
  version: number;
  reason: string;
  tenders: readonly Omit<BillTender, 'id'>[];
  approvalId?: string | undefined;
};

/**
 * Ends a payment that failed or that the provider took back: all of its money is given back, by each tender at most what it took.
 * Cash is taken from the person's drawer. Throws the problems of `lockBillFor` and `assertBillRefund`; approval.needed above the
 * refund limit of the role; payment.noDrawer and drawer.short at the tender.
 */
export async function endBillPayment(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  to: 'failed' | 'reversed',
  { version, reason, tenders, approvalId }: GivingBack,
): Promise<void> {
  const { businessId } = caller;
  const bill = await lockBillFor(tx, caller, id, version, to);
  const left = billMoneyLeft(await tx.all(listBillMoney, { businessId, id }));
  assertBillRefund(bill.total, tenders, left);
  const { maxRefund } = caller.limits;
  if (maxRefund !== undefined && bill.total > maxRefund) {
    const facts = [factOf('refund', { itemId: id, amountMinor: bill.total })];
    await assertApproved(tx, caller, now, { action: 'refund.overLimit', subjectId: id, facts, approvalId });
  }
  const drawer = await drawerWith(tx, caller, tenders);
  await tx.all(saveBillEnded, { businessId, id, status: to, reason, now });
  const money = tenders.map(({ kind, amount, reference }) => ({
    id: newId(now),
    kind,
    amount: -amount,
    tendered: -amount,
    change: 0,
    reference: (needsReference(kind) && reference) || null,
  }));
  await bookBillMoney(tx, caller, now, { id, number: bill.number ?? 0, drawer }, money);
  await bookAgency(tx, caller, now, bill, to);
  const after = { status: to, reason, tenders: tenders.map(({ kind, amount }) => ({ kind, amount })) };
  await writeAuditEntry(tx, caller, now, `billPayment.${to}`, 'billPayment', id, { status: bill.status }, after);
}

/** Takes the cash out of the person's drawer, if it has enough. */
async function drawerWith(tx: Tx, caller: Actor, tenders: GivingBack['tenders']): Promise<string | null> {
  const first = tenders.findIndex(({ kind }) => isCash(kind));
  if (first < 0) return null;
  const drawer = await findCurrentDrawer(tx, caller);
  if (drawer === null) throw problemAt(`tenders.${first}.kind`, 'payment.noDrawer');
  const amount = tenders.reduce((sum, one) => (isCash(one.kind) ? sum + one.amount : sum), 0);
  await withdrawFromDrawer(tx, caller.businessId, drawer, { amount, at: `tenders.${first}.amount` });
  return drawer;
}

/**
 * Marks processed payments as reconciled; those that are reconciled already stay as they are. Returns the ids of the marked ones.
 * Throws record.notFound, billPayment.wrongStatus for any other status.
 */
export async function reconcileBillPayments(
  tx: Tx,
  caller: Actor,
  now: string,
  ids: readonly string[],
): Promise<string[]> {
  const { businessId, storeId } = caller;
  const rows = await tx.all(lockBillsToReconcile, { businessId, storeId, ids });
  if (rows.length < new Set(ids).size) throw new Problem('record.notFound');
  if (rows.some(({ status }) => status !== 'processed' && status !== 'reconciled')) {
    throw new Problem('billPayment.wrongStatus');
  }
  const marked = rows.flatMap(({ id, status }) => (status === 'processed' ? id : []));
  await tx.all(saveReconciled, { businessId, ids: marked, now });
  for (const id of marked) {
    const after = { status: 'reconciled' };
    await writeAuditEntry(tx, caller, now, 'billPayment.reconciled', 'billPayment', id, { status: 'processed' }, after);
  }
  return marked;
}
