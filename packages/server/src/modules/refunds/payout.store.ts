import { problemAt } from '@tilldesk/domain/problems';
import {
  needsReference,
  otherTenders,
  type RefundSettlement,
  type RefundTender,
  type TenderLeft,
} from '@tilldesk/domain/shop';
import { factOf } from '@tilldesk/domain/stock';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { approved } from '../approvals/approvals.store.ts';
import { withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';

/** What is to be paid out, for which refund, to whom, and what is left of each way in which the invoice was paid. */
export type PayoutOrder = {
  refundId: string;
  paidOut: number;
  customerId: string | null;
  tenders: readonly RefundTender[];
  left: readonly TenderLeft[];
  approvalIds: readonly string[];
};

/**
 * Accepts how a refund is paid out, and answers the drawer that cash leaves, which the person is on. Throws
 * refund.tendersDiffer, tender.referenceMissing, tender.numberMissing, tender.customerMissing, payment.noDrawer and drawer.short
 * at the tender; approval.needed where more is paid out in a way than came in by it.
 */
export async function acceptPayout(tx: Tx, caller: Actor, now: string, order: PayoutOrder): Promise<string | null> {
  const { refundId, paidOut, customerId, tenders, left, approvalIds } = order;
  const sum = tenders.reduce((total, { amount }) => total + amount, 0);
  if (sum !== paidOut) throw problemAt('tenders', 'refund.tendersDiffer', { due: paidOut });
  tenders.forEach(({ kind, reference }, i) => {
    if (kind === 'storeCredit' && customerId === null) throw problemAt(`tenders.${i}.kind`, 'tender.customerMissing');
    if (!needsReference(kind) || reference?.trim()) return;
    throw problemAt(`tenders.${i}.reference`, kind === 'card' ? 'tender.referenceMissing' : 'tender.numberMissing');
  });
  if (otherTenders(tenders, left).length > 0) {
    await approved(tx, caller, now, {
      action: 'refund.otherTender',
      subjectId: refundId,
      facts: tenders.map(({ kind, amount }) => factOf('payout', { detail: kind, amountMinor: amount })),
      approvalId: approvalIds,
    });
  }
  return drawerOf(tx, caller, tenders);
}

/** Cash leaves the drawer that the person is on, where there is as much. */
async function drawerOf(tx: Tx, scope: Scope, tenders: readonly RefundTender[]): Promise<string | null> {
  const first = tenders.findIndex(({ kind }) => kind === 'cash');
  if (first < 0) return null;
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer === null) throw problemAt(`tenders.${first}.kind`, 'payment.noDrawer');
  const amount = tenders.reduce((sum, one) => (one.kind === 'cash' ? sum + one.amount : sum), 0);
  await withdrawFromDrawer(tx, scope.businessId, drawer, { amount, at: `tenders.${first}.amount` });
  return drawer;
}

/** A part of how a refund was settled; what takes another back is below nothing. `drawer` is where its cash leaves or comes. */
export type Settled = {
  id: string;
  kind: RefundSettlement;
  amount: number;
  reference: string | null;
  reverses: string | null;
  drawer: string | null;
};

/** Books how a refund is settled, and the cash of it with its sign turned: what is paid out leaves the drawer. */
export async function bookSettled(tx: Tx, scope: Scope, now: string, refundId: string, rows: readonly Settled[]) {
  if (rows.length === 0) return;
  await tx.raw(
    `with settled as (
       insert into refund_payments (business_id, store_id, refund_id, user_id, at, id, kind, amount, reference, reverses)
       select $1, $2, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb)
         as x(id uuid, kind text, amount bigint, reference text, reverses uuid)
     )
     insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
     select $1, x.drawer, 'refund', $3, $4, $5, x.id, -x.amount
     from jsonb_to_recordset($6::jsonb) as x(id uuid, kind text, amount bigint, drawer uuid)
     where x.kind = 'cash' and x.drawer is not null`,
    [scope.businessId, scope.storeId, refundId, scope.userId, now, JSON.stringify(rows)],
    'book_settled',
  );
}

/** What a refund adds to its customer's store credit, or a void takes away; entries bear the payments' ids. */
export const creditOf = (rows: readonly Settled[]) =>
  rows.flatMap(({ id, kind, amount }) => (kind === 'storeCredit' ? [{ id, amount }] : []));
