import { Problem, problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { cancelActivationsOf } from '../activations/posting.store.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { voidBase } from '../../ledgers/commissions/base.store.ts';
import { recount } from '../customers/merging.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { baseLines } from '../../ledgers/commissions/base-lines.store.ts';
import {
  lockPostedInvoice,
  assertNotRefunded,
  assertNotVoided,
  type PostedInvoice,
} from '../../ledgers/receivables/invoice-locks.store.ts';
import { bookMoney, paymentsOf, reversalOf, type InvoicePayment } from '../../ledgers/receivables/payments.store.ts';
import { reverseTenders } from './checkout/tenders.store.ts';
import { refundNumber } from '../stores/numbers.store.ts';
import {
  findExchangeOfSale,
  saveVoidedInvoice,
  findRefundOfInvoice,
  lockUnitsOfInvoice,
  listPiecesOfInvoice,
} from './sales.statements.ts';

/** The reason for a change to a posted document, and its approval. */
export type Because = { reason: string; approvalId?: string | undefined };

/**
 * Voids a whole posted invoice by counter-entries: units and pieces return to stock at the cost at which they left, each
 * payment and its cash is reversed, also in the ledger of its tender, and the customer's figures are updated. Allowed only on the
 * invoice's business day, or while the drawers of all its cash are open. Within the minutes of the user's limit it needs no approval. Throws invoice.voided, invoice.voidLate,
 * invoice.refunded, invoice.exchanged, approval.needed, payment.noDrawer if its drawer is closed and the user is assigned to none,
 * and unit.notAvailable for a unit whose status has changed.
 */
export async function voidInvoice(tx: Tx, caller: Actor, now: string, id: string, because: Because): Promise<void> {
  const { reason, approvalId } = because;
  const invoice = await lockPostedInvoice(tx, caller, id);
  assertNotVoided(invoice);
  await assertNotExchanged(tx, caller, invoice);
  const { voidMinutes } = caller.limits;
  const elapsedMs = Date.parse(now) - Date.parse(invoice.postedAt);
  if (voidMinutes === undefined || elapsedMs > voidMinutes * 60_000) {
    await assertApproved(tx, caller, now, {
      action: 'invoice.void',
      subjectId: id,
      facts: [factOf('void', { amountMinor: invoice.total })],
      approvalId,
    });
  }
  await reverseInvoice(tx, caller, now, invoice, reason);
}

/** An invoice of an active exchange is voided by voiding the exchange. */
async function assertNotExchanged(tx: Tx, caller: Actor, { id, number }: PostedInvoice): Promise<void> {
  const exchange = await tx.first(findExchangeOfSale, { businessId: caller.businessId, id });
  if (exchange) throw new Problem('invoice.exchanged', { invoice: number, refund: refundNumber(exchange.number) });
}

/** Reverses a whole locked invoice. Throws the same as voidInvoice, but requires no approval. */
export async function reverseInvoice(
  tx: Tx,
  caller: Actor,
  now: string,
  invoice: PostedInvoice,
  reason: string,
): Promise<void> {
  const { id } = invoice;
  await assertNotReturned(tx, caller, invoice);
  const payments = (await paymentsOf(tx, caller, id)).filter(({ reverses, isReversed }) => !reverses && !isReversed);
  assertNotLate(invoice, payments, dayOf(now, caller.store.timeZone));
  await returnGoods(tx, caller, now, id, reason);
  await returnMoney(tx, caller, now, invoice, payments, reason);
  await cancelActivationsOf(tx, caller, now, id, reason);
  await voidBase(tx, caller, now, id, await baseLines(tx, caller, id));
  await tx.all(saveVoidedInvoice, { businessId: caller.businessId, id, now });
  if (invoice.customerId !== null) await recount(tx, caller, [invoice.customerId]);
  const before = { status: invoice.status, paid: invoice.paid };
  await writeAuditEntry(tx, caller, now, 'invoice.voided', 'invoice', id, before, { status: 'voided', reason });
}

/** Returned goods belong to their refund, also if they were returned for no money. */
async function assertNotReturned(tx: Tx, caller: Actor, invoice: PostedInvoice): Promise<void> {
  assertNotRefunded(invoice);
  const refund = await tx.first(findRefundOfInvoice, { businessId: caller.businessId, id: invoice.id });
  if (refund) throw new Problem('invoice.refunded', { invoice: invoice.number });
}

function assertNotLate(
  { businessDay, number }: PostedInvoice,
  payments: readonly InvoicePayment[],
  today: string,
): void {
  if (businessDay === today) return;
  const cash = payments.filter(({ wasInDrawer }) => wasInDrawer);
  if (cash.length > 0 && cash.every(({ drawer }) => drawer !== null)) return;
  throw new Problem('invoice.voidLate', { invoice: number });
}

async function returnGoods(tx: Tx, caller: Actor, now: string, id: string, reason: string): Promise<void> {
  const source = { kind: 'invoice' as const, id };
  const units = await tx.all(lockUnitsOfInvoice, { businessId: caller.businessId, id });
  const unavailable = units.find(({ isOurs }) => !isOurs);
  if (unavailable) throw new Problem('unit.notAvailable', { code: unavailable.code, status: unavailable.status });
  const unitIds = units.map((unit) => unit.id);
  await moveUnits(tx, caller, now, { unitIds, to: 'in_stock', kind: 'return', source, note: reason });
  const lines = await tx.all(listPiecesOfInvoice, { businessId: caller.businessId, id });
  await bookQuantity(tx, caller, now, { lines, kind: 'return', source });
}

async function returnMoney(
  tx: Tx,
  caller: Actor,
  now: string,
  invoice: PostedInvoice,
  payments: readonly InvoicePayment[],
  reason: string,
): Promise<void> {
  const isHomeless = payments.some(({ wasInDrawer, drawer }) => wasInDrawer && drawer === null);
  const own = isHomeless ? await findCurrentDrawer(tx, caller) : null;
  if (isHomeless && own === null) throw problemAt('reason', 'payment.noDrawer');
  const rows = payments.map((payment) =>
    reversalOf(payment, newId(now), payment.wasInDrawer ? (payment.drawer ?? own) : null),
  );
  await bookMoney(tx, caller, now, invoice.id, rows);
  await reverseTenders(tx, caller, now, invoice, rows, reason);
}
