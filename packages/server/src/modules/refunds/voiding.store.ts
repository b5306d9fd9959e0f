import { Problem, problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import { newId } from '../../database/new-id.ts';
import type { Actor, Scope } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { restoreActivations, type Ended } from '../activations/refunding.store.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { recount } from '../customers/merging.store.ts';
import { openDrawersOf } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { lockPostedInvoice, type PostedInvoice } from '../../ledgers/receivables/invoice-locks.store.ts';
import { bookMoney, paymentsOf, reversalOf } from '../../ledgers/receivables/payments.store.ts';
import { refundNumber } from '../stores/numbers.store.ts';
import type { ExchangeSales } from './exchange-sales.store.ts';
import { reissueGoods } from './reversed-items.store.ts';
import { bookSettled, type Settled } from './payout.store.ts';
import { saleScopeOf } from './refundable.store.ts';
import { countBase, countRefunded } from './rows.store.ts';
import {
  lockRefundRow,
  readRefundParties,
  saveVoidedRefund,
  listEndedActivations,
  listSettledPayments,
  listCountedLines,
  listLoweredDue,
  saveRaisedDue,
} from './refunds.statements.ts';

type LockedRefund = RowOf<typeof lockRefundRow>;

/** The other documents that a void changed, and the store of the invoice. */
export type Voided = { invoiceId: string | null; saleStoreId: string; saleId: string | null };

/**
 * Voids a whole refund by counter-entries: the goods leave stock again, money is taken back, store credit is removed, and the
 * amount due is restored; for an exchange, its sale is voided too. Allowed only on the refund's business day, or while the
 * drawers of all its cash are open. Throws record.notFound, record.changed, refund.voided, refund.voidLate, refund.spent,
 * approval.needed, payment.noDrawer, and the problems of its sale, units and pieces.
 */
export async function voidRefund(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { reason, approvalId }: { reason: string; approvalId?: string | undefined },
  sales: ExchangeSales,
): Promise<Voided> {
  const at = { businessId: caller.businessId, storeId: caller.storeId, id };
  const seen = await tx.existing(readRefundParties, at);
  if (seen.customerId !== null) await lockSaleCustomer(tx, caller, seen.customerId);
  const saleScope = seen.invoiceId === null ? caller : await saleScopeOf(tx, caller, seen.invoiceId);
  const invoice = seen.invoiceId === null ? null : await lockPostedInvoice(tx, saleScope, seen.invoiceId);
  const sale = seen.saleId === null ? null : await lockPostedInvoice(tx, caller, seen.saleId);
  const refund = await tx.existing(lockRefundRow, at);
  const named = refundNumber(refund.number);
  // While this waited for the lock of the first customer, a merge moved the refund to another customer. A retry finds the new
  // one.
  if (refund.customerId !== seen.customerId) throw new Problem('record.changed');
  if (refund.status === 'voided') throw new Problem('refund.voided', { refund: named });
  await assertApproved(tx, caller, now, {
    action: 'refund.void',
    subjectId: id,
    facts: [factOf('void', { amountMinor: refund.total })],
    approvalId,
  });
  const payments = await settledOf(tx, caller, id);
  const isOfToday = refund.businessDay === dayOf(now, caller.store.timeZone);
  const cash = payments.filter(({ wasInDrawer }) => wasInDrawer);
  if (!isOfToday && (cash.length === 0 || cash.some(({ drawer }) => drawer === null))) {
    throw new Problem('refund.voidLate', { refund: named });
  }
  if (sale) await sales.reverse(tx, caller, now, sale, reason);
  await reissueGoods(tx, caller, now, { refundId: id, invoiceId: invoice?.id ?? null, reason });
  await restoreActivations(tx, saleScope, now, await endedBy(tx, caller, id), reason);
  await rebookRefundedMoney(tx, caller, now, { id, refund, payments });
  if (invoice) await undoCounts(tx, saleScope, now, { id, invoice, total: refund.total });
  await tx.all(saveVoidedRefund, { businessId: caller.businessId, id, now });
  if (invoice?.customerId) await recount(tx, caller, [invoice.customerId]);
  await writeAuditEntry(
    tx,
    caller,
    now,
    'refund.voided',
    'refund',
    id,
    { status: 'posted' },
    { status: 'voided', reason },
  );
  return { invoiceId: invoice?.id ?? null, saleStoreId: saleScope.storeId, saleId: sale?.id ?? null };
}

/** Returns the activations that a refund ended or left active. */
const endedBy = (tx: Tx, { businessId }: Scope, id: string): Promise<Ended[]> =>
  tx.all(listEndedActivations, { businessId, id });

type SettledPayment = Settled & { wasInDrawer: boolean };

/** Returns the settlement of a refund, with the drawers of its cash that are still open; those are locked. */
async function settledOf(tx: Tx, caller: Actor, id: string): Promise<SettledPayment[]> {
  const rows = await tx.all(listSettledPayments, { businessId: caller.businessId, id });
  const open = await openDrawersOf(
    tx,
    caller.businessId,
    rows.flatMap((row) => (row.wasInDrawer ? row.id : [])),
  );
  return rows.map((row) => ({ ...row, drawer: open.find((one) => one.id === row.id)?.drawer ?? null }));
}

async function rebookRefundedMoney(
  tx: Tx,
  caller: Actor,
  now: string,
  { id, refund, payments }: { id: string; refund: LockedRefund; payments: readonly SettledPayment[] },
): Promise<void> {
  const isHomeless = payments.some(({ wasInDrawer, drawer }) => wasInDrawer && drawer === null);
  const own = isHomeless ? await findCurrentDrawer(tx, caller) : null;
  if (isHomeless && own === null) throw problemAt('reason', 'payment.noDrawer');
  const rows = payments.map((payment): Settled => ({
    id: newId(now),
    kind: payment.kind,
    amount: -payment.amount,
    reference: payment.reference,
    reverses: payment.id,
    drawer: payment.wasInDrawer ? (payment.drawer ?? own) : null,
  }));
  const { customerId } = refund;
  await bookSettled(tx, caller, now, { id, number: refundNumber(refund.number), customerId }, rows);
}

/** Subtracts the refunded amounts and restores the amount due, in the store of the invoice. */
async function undoCounts(
  tx: Tx,
  saleScope: Actor,
  now: string,
  { id, invoice, total }: { id: string; invoice: PostedInvoice; total: number },
): Promise<void> {
  const lines = await tx.all(listCountedLines, { businessId: saleScope.businessId, id });
  await countRefunded(tx, saleScope, now, { invoiceId: invoice.id, lines, total, sign: -1 });
  await countBase(tx, saleScope, now, { refundId: id, invoiceId: invoice.id, lines, sign: 1 });
  const lowered = await tx.all(listLoweredDue, { businessId: saleScope.businessId, id });
  const mine = (await paymentsOf(tx, saleScope, invoice.id)).filter((one) => lowered.some((due) => due.id === one.id));
  await bookMoney(
    tx,
    saleScope,
    now,
    invoice.id,
    mine.map((payment) => reversalOf(payment, newId(now), null)),
  );
  const due = mine.reduce((sum, { amount }) => sum + amount, 0);
  if (due === 0) return;
  await tx.all(saveRaisedDue, { businessId: saleScope.businessId, id: invoice.id, due });
}
