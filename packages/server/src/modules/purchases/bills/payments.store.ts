import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { VendorPaymentMethod } from '@tilldesk/domain/vendors';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { bookCash, hasMovedCash, withdrawFromDrawer } from '../../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../../registers/own-drawer.store.ts';
import { nextNumber, billNumber, paymentNumber } from '../../stores/numbers.store.ts';
import { bookVendor, nameOf } from '../../vendors/vendor-ledger.store.ts';
import { lockPurchase, updatePurchaseStatus, type PurchaseScope } from '../locking.store.ts';
import {
  insertVendorPayment,
  listPurchasesOfBills,
  lockBillsToPay,
  readVendorPayment,
  insertPaymentParts,
  readVendorOfBill,
  readPaymentToReverse,
  savePaymentReversal,
  reducePaid,
} from './bills.statements.ts';

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
  const made = await tx.first(insertVendorPayment, {
    businessId: scope.businessId,
    id: order.id,
    storeId: scope.storeId,
    vendorId,
    number,
    amount: order.amount,
    currency: scope.store.currency,
    method: order.method,
    reference: order.reference,
    paidOn: order.paidOn,
    note: order.note,
    userId: scope.userId,
    now,
  });
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
  const orders = await tx.all(listPurchasesOfBills, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    vendorId,
    named: named ?? null,
  });
  for (const { id } of orders) await lockPurchase(tx, scope, id);
  return tx.all(lockBillsToPay, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    vendorId,
    named: named ?? null,
  });
}

async function paidBefore(tx: Tx, scope: PurchaseScope, id: string): Promise<Paid | null> {
  const row = await tx.first(readVendorPayment, { businessId: scope.businessId, storeId: scope.storeId, id });
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
  await tx.all(insertPaymentParts, { businessId: scope.businessId, paymentId, parts: JSON.stringify(parts) });
}

/**
 * Takes cash out of the drawer that the user is assigned to, or returns it to that drawer. Cash always has a drawer.
 * Throws payment.noDrawer at the method, drawer.short at the amount.
 */
async function moveCash(tx: Tx, scope: PurchaseScope, now: string, paymentId: string, amount: number, reason: string) {
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer === null) throw problemAt('method', 'payment.noDrawer');
  if (amount < 0) await withdrawFromDrawer(tx, scope.businessId, drawer, { amount: -amount, at: 'amount' });
  await bookCash(tx, scope, now, {
    id: newId(now),
    drawer,
    kind: amount < 0 ? 'cashOut' : 'cashIn',
    amount,
    reason: reason.slice(0, 60),
    documentId: paymentId,
  });
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
  const bill = await tx.existing(readVendorOfBill, { businessId: scope.businessId, storeId: scope.storeId, billId });
  await payVendor(tx, scope, now, bill.vendorId, order, [{ billId, amount: order.amount }]);
  return bill.purchaseId;
}

/**
 * Reverses a payment: its bills are due again, and cash returns to the drawer. Throws payment.reversed,
 * payment.noDrawer.
 */
export async function reversePayment(tx: Tx, scope: PurchaseScope, now: string, id: string, reason: string) {
  const payment = await tx.existing(readPaymentToReverse, { businessId: scope.businessId, storeId: scope.storeId, id });
  const bills = await lockBills(tx, scope, payment.vendorId, payment.bills);
  const before = (await paidBefore(tx, scope, id))!;
  const made = await tx.first(savePaymentReversal, {
    businessId: scope.businessId,
    id,
    now,
    userId: scope.userId,
    reason,
  });
  if (!made) throw new Problem('payment.reversed');
  await tx.all(reducePaid, { businessId: scope.businessId, id });
  if (await hasMovedCash(tx, scope, id)) await moveCash(tx, scope, now, id, before.amount, before.number);
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
