import type { BookedKind, Settled } from '@tilldesk/domain/sales';
import { isCash } from '@tilldesk/domain/tenders';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { withdrawFromDrawer } from '../../modules/registers/locked-drawer.store.ts';

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
  const rows = await tx.raw<Omit<InvoicePayment, 'drawer'>>(
    `select p.id, p.kind, p.amount, p.tendered, p.change, p.reference, p.reverses, p.at, m.id is not null as "wasInDrawer",
       exists (select 1 from payments r where r.business_id = p.business_id and r.reverses = p.id) as "isReversed"
     from payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id
     where p.business_id = $1 and p.invoice_id = $2 order by p.seq`,
    [scope.businessId, invoiceId],
    'active_payments',
  );
  const open = await tx.raw<{ id: string; drawer: string }>(
    `select m.id, r.id as drawer from cash_movements m
     join register_sessions r on r.business_id = m.business_id and r.id = m.session_id and r.closed_at is null
     where m.business_id = $1 and m.id = any($2::uuid[]) order by r.id for key share of r`,
    [scope.businessId, rows.filter(({ wasInDrawer }) => wasInDrawer).map(({ id }) => id)],
    'drawers_of_payments',
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
  await tx.raw(
    bookSql,
    [scope.businessId, scope.storeId, invoiceId, scope.userId, now, JSON.stringify(rows)],
    'book_money',
  );
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

const bookSql = `
with taken as (
  insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change, reference, reverses)
  select $1, $2, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text, reverses uuid)
)
insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
select $1, x.drawer, 'sale', $3, $4, $5, x.id, x.amount
from jsonb_to_recordset($6::jsonb) as x(id uuid, amount bigint, drawer uuid)
where x.amount <> 0 and x.drawer is not null`;

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
