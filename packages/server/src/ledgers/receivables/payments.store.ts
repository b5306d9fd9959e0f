import type { BookedKind, Settled } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { openDrawersOf, withdrawFromDrawer } from '../../modules/registers/locked-drawer.store.ts';
import { listActivePayments, insertMoney } from './receivables.statements.ts';

/** A payment to be booked. `drawer` is the drawer for its cash, null for none; a reversal is negative. */
export type Booking = Omit<Settled, 'kind'> & { kind: BookedKind; reverses: string | null; drawer: string | null };

/** A payment that is not reversed, as corrections see it. */
export type InvoicePayment = Omit<Settled, 'kind'> & {
  kind: BookedKind;
  reverses: string | null;
  isReversed: boolean;
  at: string;
  /** It is cash that went into a drawer. */
  wasInDrawer: boolean;
  /** That drawer while it is open; it is locked then. */
  drawer: string | null;
};

/** Returns the payments of an invoice in the order of booking. The drawers of its cash that are still open are locked. */
export async function paymentsOf(tx: Tx, scope: Scope, invoiceId: string): Promise<InvoicePayment[]> {
  const rows = await tx.all(listActivePayments, { businessId: scope.businessId, invoiceId });
  const open = await openDrawersOf(
    tx,
    scope.businessId,
    rows.filter(({ wasInDrawer }) => wasInDrawer).map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, drawer: open.find(({ id }) => id === row.id)?.drawer ?? null }));
}

/**
 * Books payments of an invoice and their cash, in one statement. The caller updates the invoice's paid amount. Throws
 * drawer.short if more cash is returned than its drawer has.
 */
export async function bookMoney(tx: Tx, scope: Scope, now: string, invoiceId: string, rows: readonly Booking[]) {
  if (rows.length === 0) return;
  await withdrawReversedCash(tx, scope, rows);
  await tx.all(insertMoney, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    invoiceId,
    userId: scope.userId,
    now,
    rows: JSON.stringify(rows),
  });
}

/** Withdraws the cash of reversals from drawers, in the order of the drawers' ids. */
async function withdrawReversedCash(tx: Tx, scope: Scope, rows: readonly Booking[]): Promise<void> {
  const left = new Map<string, number>();
  for (const { amount, drawer } of rows) {
    if (drawer !== null) left.set(drawer, (left.get(drawer) ?? 0) - amount);
  }
  for (const [drawer, amount] of [...left].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (amount > 0) await withdrawFromDrawer(tx, scope.businessId, drawer, { amount });
  }
}

/**
 * Returns the reversal of a payment, to the cent: the tendered, retained and change amounts. `drawer` is used for cash only:
 * the payout of a trade-in was in a drawer too, and the tender of trade-ins takes it back.
 */
export const reversalOf = (payment: InvoicePayment, id: string, drawer: string | null): Booking => ({
  id,
  kind: payment.kind,
  amount: -payment.amount,
  tendered: -payment.tendered,
  change: -payment.change,
  reference: payment.reference,
  reverses: payment.id,
  drawer: isCash(payment.kind) ? drawer : null,
});
