import { Problem, problemAt } from '@tilldesk/domain/problems';
import {
  otherTenders,
  payoutKinds,
  type RefundSettlement,
  type RefundTender,
  type TenderLeft,
} from '@tilldesk/domain/refunds';
import type { StoreTransaction } from '@tilldesk/domain/stores';
import { assertReference, needsCustomer } from '@tilldesk/domain/sales';
import { factOf } from '@tilldesk/domain/approvals';
import { isCash } from '@tilldesk/domain/tenders';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { SettledRefund } from '../../tenders/tender.ts';
import { byTender } from '../../tenders/tenders.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { insertSettledPayments } from './refunds.statements.ts';

/**
 * The amount to be paid out, for which refund, to which customer, and how much is left of each tender that the invoice was paid
 * with.
 */
export type PayoutOrder = {
  refundId: string;
  paidOut: number;
  customerId: string | null;
  tenders: readonly RefundTender[];
  left: readonly TenderLeft[];
  /** The refund is of an invoice. */
  hasReceipt: boolean;
  approvalIds: readonly string[];
};

/**
 * Validates how a refund is paid out, and returns the drawer that cash is taken from, which the user is assigned to. Throws
 * refund.tendersDiffer, tender.referenceMissing, tender.numberMissing, tender.customerMissing, payment.noDrawer and
 * drawer.short at the tender; approval.needed if more is paid out by a tender than was paid with it.
 */
export async function acceptPayout(tx: Tx, caller: Actor, now: string, order: PayoutOrder): Promise<string | null> {
  const { refundId, paidOut, customerId, tenders, left, approvalIds } = order;
  const sum = tenders.reduce((total, { amount }) => total + amount, 0);
  if (sum !== paidOut) throw problemAt('tenders', 'refund.tendersDiffer', { due: paidOut });
  tenders.forEach(({ kind, reference }, i) => {
    if (needsCustomer(kind) && customerId === null) throw problemAt(`tenders.${i}.kind`, 'tender.customerMissing');
    assertReference(kind, reference, `tenders.${i}.reference`);
  });
  assertPayoutAllowed(settingsOf(caller), order);
  if (otherTenders(tenders, left).length > 0) {
    await assertApproved(tx, caller, now, {
      action: 'refund.otherTender',
      subjectId: refundId,
      facts: tenders.map(({ kind, amount }) => factOf('payout', { detail: kind, amountMinor: amount })),
      approvalId: approvalIds,
    });
  }
  return drawerOf(tx, caller, tenders);
}

/**
 * Rejects what the store's settings forbid, for every user. Throws refund.noReceiptForbidden, and at the tender
 * refund.storeCreditOnly and refund.originalOnly.
 */
function assertPayoutAllowed(settings: StoreTransaction, { tenders, left, hasReceipt }: PayoutOrder): void {
  const allowed = payoutKinds(settings, hasReceipt ? left : null);
  if (!hasReceipt && allowed.length === 0) throw new Problem('refund.noReceiptForbidden');
  const other = tenders.findIndex(({ kind }) => !allowed.includes(kind));
  if (other >= 0) {
    throw problemAt(`tenders.${other}.kind`, hasReceipt ? 'refund.originalOnly' : 'refund.storeCreditOnly');
  }
  if (settings.refundToOriginalOnly && hasReceipt && otherTenders(tenders, left).length > 0) {
    throw problemAt('tenders', 'refund.originalOnly');
  }
}

/** Takes cash out of the drawer that the user is assigned to, if it has enough. */
async function drawerOf(tx: Tx, scope: Scope, tenders: readonly RefundTender[]): Promise<string | null> {
  const first = tenders.findIndex(({ kind }) => isCash(kind));
  if (first < 0) return null;
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer === null) throw problemAt(`tenders.${first}.kind`, 'payment.noDrawer');
  const amount = tenders.reduce((sum, one) => (isCash(one.kind) ? sum + one.amount : sum), 0);
  await withdrawFromDrawer(tx, scope.businessId, drawer, { amount, at: `tenders.${first}.amount` });
  return drawer;
}

/** A part of the settlement of a refund; a reversal is negative. `drawer` is where its cash is taken from or put into. */
export type Settled = {
  id: string;
  kind: RefundSettlement;
  amount: number;
  reference: string | null;
  reverses: string | null;
  drawer: string | null;
};

/**
 * Books the settlement of a refund, also in the ledgers of its tenders, and its cash with the sign inverted: a payout leaves the
 * drawer. Throws the problems of tenders that are taken back.
 */
export async function bookSettled(
  tx: Tx,
  scope: Scope,
  now: string,
  refund: SettledRefund & { id: string },
  rows: readonly Settled[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.all(insertSettledPayments, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    id: refund.id,
    userId: scope.userId,
    now,
    rows: JSON.stringify(rows),
  });
  for (const [{ payOut }, own] of byTender(rows.filter(isPaidOut))) await payOut?.(tx, scope, now, refund, own);
  for (const [{ takeBack }, own] of byTender(rows.filter((row) => !isPaidOut(row)))) {
    await takeBack?.(tx, scope, now, refund, own);
  }
}

const isPaidOut = ({ reverses }: Settled): boolean => reverses === null;
