import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { VendorPaymentMethod } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { nextNumber, billNumber, paymentNumber } from '../stores/numbers.store.ts';
import { bookVendor, nameOf } from '../vendors/vendor-ledger.store.ts';
import { lockPurchase, updatePurchaseStatus, type PurchaseScope } from './locking.store.ts';

/** A payment as a user enters it; amounts in minor units. */
export type PaymentOrder = {
  id: string;
  amount: number;
  method: VendorPaymentMethod;
  reference: string | null;
  paidOn: string;
  note: string | null;
};
export type PaymentPart = { billId: string; amount: number };

type OpenBill = { id: string; number: number; purchaseId: string; due: number; isReversed: boolean };

/** A booked payment. */
export type Paid = { id: string; number: string; amount: number; allocations: PaymentPart[]; balance: number };

/**
 * Pays a vendor: the named bills, or the oldest due first. A second call with the same id returns the first result.
 * Orders are locked first, then bills, each in the order of their ids, and the vendor's account last. Throws
 * payment.tooMuch, payment.unlikeParts, payment.noDrawer, drawer.short, bill.reversed.
 */
export async function payVendor(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  vendorId: string,
  order: PaymentOrder,
  named?: readonly PaymentPart[],
): Promise<Paid> {
  const vendor = await nameOf(tx, scope, vendorId);
  if (order.paidOn > dayOf(now, scope.store.timeZone)) throw problemAt('paidOn', 'purchase.dayAhead');
  const bills = await lockBills(
    tx,
    scope,
    vendorId,
    named?.map((part) => part.billId),
  );
  const before = await paidBefore(tx, scope, order.id);
  if (before) return before;
  const parts = named ? checked(bills, order.amount, named) : oldestFirst(bills, order.amount);

  const number = await nextNumber(tx, scope, 'vendorPayment');
  const [made] = await tx.raw(
    `insert into vendor_payments (business_id, id, store_id, vendor_id, number, amount, currency, method, reference, paid_on,
       note, user_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning 1`,
    [
      scope.businessId,
      order.id,
      scope.storeId,
      vendorId,
      number,
      order.amount,
      scope.store.currency,
      order.method,
      order.reference,
      order.paidOn,
      order.note,
      scope.userId,
      now,
    ],
  );
  if (!made) throw new Problem('record.exists');
  await writeParts(tx, scope, order.id, parts);
  if (order.method === 'cash') {
    await moveCash(tx, scope, now, order.id, -order.amount, `${paymentNumber(number)} ${vendor.name}`);
  }
  const balance = await bookVendor(tx, scope, now, {
    vendorId,
    kind: 'payment',
    amount: -order.amount,
    documentId: order.id,
    documentNumber: paymentNumber(number),
    reference: order.reference,
    note: order.note,
  });
  await updatePaidOrders(tx, scope, now, 'payment.posted', bills, parts, paymentNumber(number));
  return { id: order.id, number: paymentNumber(number), amount: order.amount, allocations: [...parts], balance };
}

/** Returns bills of a vendor in the store's currency, locked after their orders: the named ones, or all unpaid ones. */
async function lockBills(
  tx: Tx,
  scope: PurchaseScope,
  vendorId: string,
  named?: readonly string[],
): Promise<OpenBill[]> {
  const values = [scope.businessId, scope.storeId, vendorId, named ?? null];
  const which = `business_id = $1 and store_id = $2 and vendor_id = $3
    and case when $4::uuid[] is null then reversed_at is null and paid < total else id = any($4::uuid[]) end`;
  const orders = await tx.raw<{ id: string }>(
    `select distinct purchase_id as id from bills where ${which} order by purchase_id`,
    values,
  );
  for (const { id } of orders) await lockPurchase(tx, scope, id);
  return tx.raw<OpenBill>(
    `select h.id, h.number, h.purchase_id as "purchaseId", h.total - h.paid as due, h.reversed_at is not null as "isReversed"
     from (select * from bills where ${which} order by id for update) h order by h.due_day, h.number`,
    values,
  );
}

async function paidBefore(tx: Tx, scope: PurchaseScope, id: string): Promise<Paid | null> {
  const [row] = await tx.raw<{
    id: string;
    number: number;
    amount: number;
    balance: number;
    allocations: PaymentPart[];
  }>(
    `select p.id, p.number, p.amount, coalesce(a.balance, 0) as balance,
       (select json_agg(json_build_object('billId', x.bill_id, 'amount', x.amount)) from vendor_payment_parts x
        where x.business_id = p.business_id and x.payment_id = p.id) as allocations
     from vendor_payments p
     left join vendor_accounts a on a.business_id = p.business_id and a.vendor_id = p.vendor_id and a.currency = p.currency
     where p.business_id = $1 and p.store_id = $2 and p.id = $3`,
    [scope.businessId, scope.storeId, id],
  );
  return row ? { ...row, number: paymentNumber(row.number) } : null;
}

function checked(bills: readonly OpenBill[], amount: number, named: readonly PaymentPart[]): readonly PaymentPart[] {
  named.forEach((part, i) => {
    const bill = bills.find((one) => one.id === part.billId);
    if (!bill) throw problemAt(`allocations.${i}.billId`, 'record.notFound');
    if (bill.isReversed) throw new Problem('bill.reversed', { bill: billNumber(bill.number) });
    if (part.amount > bill.due) throw problemAt(`allocations.${i}.amount`, 'payment.tooMuch', { due: bill.due });
  });
  if (named.reduce((sum, part) => sum + part.amount, 0) !== amount) {
    throw problemAt('amount', 'payment.unlikeParts');
  }
  return named;
}

function oldestFirst(bills: readonly OpenBill[], amount: number): PaymentPart[] {
  let left = amount;
  const parts = bills.flatMap((bill) => {
    const part = Math.min(left, bill.due);
    left -= part;
    return part > 0 ? [{ billId: bill.id, amount: part }] : [];
  });
  if (left > 0) throw problemAt('amount', 'payment.tooMuch', { due: amount - left });
  return parts;
}

async function writeParts(
  tx: Tx,
  scope: PurchaseScope,
  paymentId: string,
  parts: readonly PaymentPart[],
): Promise<void> {
  await tx.raw(
    `with part as (
       insert into vendor_payment_parts (business_id, payment_id, bill_id, amount)
       select $1, $2, x."billId", x.amount from jsonb_to_recordset($3::jsonb) as x("billId" uuid, amount bigint)
     )
     update bills b set paid = b.paid + x.amount from jsonb_to_recordset($3::jsonb) as x("billId" uuid, amount bigint)
     where b.business_id = $1 and b.id = x."billId"`,
    [scope.businessId, paymentId, JSON.stringify(parts)],
  );
}

/**
 * Takes cash out of the drawer that the user is assigned to, or returns it to that drawer. Cash always has a drawer.
 * Throws payment.noDrawer at the method, drawer.short at the amount.
 */
async function moveCash(tx: Tx, scope: PurchaseScope, now: string, paymentId: string, amount: number, reason: string) {
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer === null) throw problemAt('method', 'payment.noDrawer');
  if (amount < 0) await withdrawFromDrawer(tx, scope.businessId, drawer, { amount: -amount, at: 'amount' });
  await tx.raw(
    `insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      scope.businessId,
      drawer,
      amount < 0 ? 'cashOut' : 'cashIn',
      paymentId,
      scope.userId,
      now,
      newId(now),
      amount,
      reason.slice(0, 60),
    ],
  );
}

async function updatePaidOrders(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  action: string,
  bills: readonly OpenBill[],
  parts: readonly PaymentPart[],
  payment: string,
): Promise<void> {
  for (const { billId, amount } of parts) {
    const { purchaseId, number } = bills.find((bill) => bill.id === billId)!;
    await updatePurchaseStatus(tx, scope, now, purchaseId);
    await writeAuditEntry(tx, scope, now, action, 'purchase', purchaseId, null, {
      payment,
      bill: billNumber(number),
      amount,
    });
  }
}

/** Pays one bill and returns its order. */
export async function payBill(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  billId: string,
  order: PaymentOrder,
): Promise<string> {
  const bill = await tx.one<{ vendorId: string; purchaseId: string }>(
    `select vendor_id as "vendorId", purchase_id as "purchaseId" from bills
     where business_id = $1 and store_id = $2 and id = $3`,
    [scope.businessId, scope.storeId, billId],
  );
  await payVendor(tx, scope, now, bill.vendorId, order, [{ billId, amount: order.amount }]);
  return bill.purchaseId;
}

/**
 * Reverses a payment: its bills are due again, and cash returns to the drawer. Throws payment.reversed,
 * payment.noDrawer.
 */
export async function reversePayment(tx: Tx, scope: PurchaseScope, now: string, id: string, reason: string) {
  const payment = await tx.one<{ vendorId: string; number: number; bills: string[] }>(
    `select p.vendor_id as "vendorId", p.number, (select array_agg(x.bill_id) from vendor_payment_parts x
        where x.business_id = p.business_id and x.payment_id = p.id) as bills
     from vendor_payments p where p.business_id = $1 and p.store_id = $2 and p.id = $3`,
    [scope.businessId, scope.storeId, id],
  );
  const bills = await lockBills(tx, scope, payment.vendorId, payment.bills);
  const before = (await paidBefore(tx, scope, id))!;
  const [made] = await tx.raw<{ method: VendorPaymentMethod }>(
    `update vendor_payments set reversed_at = $3, reversed_by = $4, reason = $5
     where business_id = $1 and id = $2 and reversed_at is null returning method`,
    [scope.businessId, id, now, scope.userId, reason],
  );
  if (!made) throw new Problem('payment.reversed');
  await tx.raw(
    `update bills b set paid = b.paid - x.amount from vendor_payment_parts x
     where x.business_id = $1 and x.payment_id = $2 and b.business_id = x.business_id and b.id = x.bill_id`,
    [scope.businessId, id],
  );
  const [cash] = await tx.raw('select 1 from cash_movements where business_id = $1 and source_id = $2', [
    scope.businessId,
    id,
  ]);
  if (cash) await moveCash(tx, scope, now, id, before.amount, before.number);
  const balance = await bookVendor(tx, scope, now, {
    vendorId: payment.vendorId,
    kind: 'payment',
    amount: before.amount,
    documentId: id,
    documentNumber: before.number,
    note: reason,
  });
  await updatePaidOrders(tx, scope, now, 'payment.reversed', bills, before.allocations, before.number);
  return { id, balance };
}
