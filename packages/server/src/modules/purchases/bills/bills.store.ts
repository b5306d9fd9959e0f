import { applyRate, allocate } from '@tilldesk/domain/money';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { costOfPieces, type billPurchase as call } from '@tilldesk/domain/purchases';
import { addDays, dayOf } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';
import { addTerms } from '../../../search/search.store.ts';
import { termsOf } from '../../../search/terms.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { addCost, type CostShare } from '../../../ledgers/stock/cost.store.ts';
import { nextNumber, billNumber } from '../../stores/numbers.store.ts';
import { savePrices } from '../../vendors/supplies.store.ts';
import { bookVendor } from '../../vendors/vendor-ledger.store.ts';
import { lockVendor } from '../../vendors/vendors.store.ts';
import {
  lockPurchase,
  updatePurchaseStatus,
  type PurchaseScope,
  type LockedLine,
  type LockedPurchase,
} from '../locking.store.ts';
import {
  findBill,
  insertBill,
  findBillOfReference,
  insertBillLines,
  insertBillShares,
  listBillableUnits,
  readPurchaseOfBill,
  lockBill,
  listSharesToReverse,
  reduceBilled,
  saveBillReversal,
} from './bills.statements.ts';

export type BillOrder = z.output<(typeof call)['body']>;

/**
 * A line of a bill with its parts, minor units. `correction` is the amount billed above the cost at which its pieces
 * were received.
 */
type BilledLine = {
  line: LockedLine;
  quantity: number;
  unitCost: number;
  net: number;
  tax: number;
  correction: number;
};

/**
 * Books a bill: the amount owed, the billed quantities of the order, and, where the price differs, the cost of the
 * goods. A second call with the same id changes nothing. Throws bill.empty, bill.otherVendor, bill.notReceived at the
 * line, bill.twice.
 */
export async function billPurchase(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
  order: BillOrder,
): Promise<void> {
  const purchase = await lockPurchase(tx, scope, id);
  const booked = await tx.first(findBill, { businessId: scope.businessId, id: order.id });
  if (booked) return;
  if (order.lines.length === 0 && order.charges.length === 0) throw new Problem('bill.empty');
  if (order.day > dayOf(now, scope.store.timeZone)) throw problemAt('day', 'purchase.dayAhead');
  if (purchase.number === null) throw new Problem('purchase.notOpen');
  const vendor = await lockVendor(tx, scope, order.vendorId ?? purchase.vendorId);
  if (vendor.id !== purchase.vendorId && order.lines.length > 0) throw problemAt('vendorId', 'bill.otherVendor');
  const lines = order.lines.map((line, i) => billLine(purchase, line, i));
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const total = sum([...lines.map(({ net, tax }) => net + tax), ...order.charges.map(({ amount }) => amount)]);
  const terms = purchase.termsDays ?? vendor.termsDays ?? 0;

  const number = await nextNumber(tx, scope, 'bill');
  const made = await tx.first(insertBill, {
    businessId: scope.businessId,
    id: order.id,
    storeId: scope.storeId,
    purchaseId: id,
    vendorId: vendor.id,
    number,
    reference: order.reference,
    day: order.day,
    dueDay: order.dueDay ?? addDays(order.day, terms),
    currency: scope.store.currency,
    charges: JSON.stringify(order.charges),
    total,
    userId: scope.userId,
    now,
  });
  if (!made) await throwDuplicateBill(tx, scope, vendor.id, order.reference);
  await writeLines(tx, scope, order.id, lines);
  await correctCosts(tx, scope, now, order.id, lines);
  await savePrices(tx, scope, now, {
    vendorId: purchase.vendorId,
    purchaseId: id,
    documentId: order.id,
    lines: lines.flatMap(({ line, unitCost, correction }) =>
      correction === 0 ? [] : { productId: line.productId, quantity: 0, cost: unitCost },
    ),
  });
  await addTerms(
    tx,
    scope.businessId,
    'purchase',
    termsOf([`bill${number}`, order.reference]).map((term) => [term, id] as const),
  );
  await bookOwed(tx, scope, now, { ...order, number, vendorId: vendor.id, purchaseId: id }, total);
  await updatePurchaseStatus(tx, scope, now, id);
  const auditDetails = { bill: billNumber(number), reference: order.reference, total };
  await writeAuditEntry(tx, scope, now, 'bill.posted', 'purchase', id, null, auditDetails);
}

function billLine(purchase: LockedPurchase, orderLine: BillOrder['lines'][number], i: number): BilledLine {
  const line = purchase.lines.find((one) => one.id === orderLine.lineId);
  if (!line) throw problemAt(`lines.${i}.lineId`, 'record.notFound');
  const left = line.received - line.billed;
  if (orderLine.quantity > left) {
    throw problemAt(`lines.${i}.quantity`, 'bill.notReceived', { quantity: left, product: line.description });
  }
  const { quantity, unitCost } = orderLine;
  const net = quantity * unitCost;
  const tax = orderLine.tax ?? applyRate(net, line.taxRate);
  return { line, quantity, unitCost, net, tax, correction: net - costOfPieces(line, line.billed, quantity) };
}

/** Throws a problem that names the existing bill with this number, or for this id in another store. */
async function throwDuplicateBill(tx: Tx, scope: PurchaseScope, vendorId: string, reference: string): Promise<never> {
  const duplicate = await tx.first(findBillOfReference, { businessId: scope.businessId, vendorId, reference });
  if (!duplicate) throw new Problem('record.exists');
  throw problemAt('reference', 'bill.twice', { reference, bill: billNumber(duplicate.number) });
}

async function writeLines(tx: Tx, scope: PurchaseScope, billId: string, lines: readonly BilledLine[]): Promise<void> {
  await tx.all(insertBillLines, {
    businessId: scope.businessId,
    billId,
    lines: JSON.stringify(lines.map(({ line, ...parts }) => ({ ...parts, line: line.id }))),
  });
}

type Share = { lineId: string; productId: string; unitId: string | null; quantity: number; amount: number };

/** Applies a price correction to the goods: to each unit its part, to pieces by their number. */
async function correctCosts(tx: Tx, scope: PurchaseScope, now: string, billId: string, lines: readonly BilledLine[]) {
  const corrected = lines.filter(({ correction }) => correction !== 0);
  if (corrected.length === 0) return;
  const units = await unitsOf(
    tx,
    scope,
    corrected.filter(({ line }) => line.tracking === 'serialized').map(({ line }) => line.id),
  );
  const shares = corrected.flatMap(({ line, quantity, correction }): Share[] => {
    const common = { lineId: line.id, productId: line.productId };
    if (line.tracking !== 'serialized') return [{ ...common, unitId: null, quantity, amount: correction }];
    // Pieces are billed in the order in which they were received.
    const own = (units.get(line.id) ?? []).slice(line.billed, line.billed + quantity);
    const parts = allocate(
      correction,
      own.map(() => 1),
    );
    return own.map((unitId, i) => ({ ...common, unitId, quantity: 1, amount: parts[i]! }));
  });
  await tx.all(insertBillShares, {
    businessId: scope.businessId,
    billId,
    shares: JSON.stringify(shares.map((share) => ({ ...share, id: newId(now) }))),
  });
  await addCost(tx, scope, now, {
    shares: shares.map(costShare),
    kind: 'costCorrection',
    source: { kind: 'bill', id: billId },
  });
}

/** Converts a share to the form that the stock module uses. */
export const costShare = ({ unitId, productId, quantity, amount }: Omit<Share, 'lineId'>): CostShare =>
  unitId === null ? { productId, quantity, amount } : { unitId, amount };

/** Returns the units received on lines, in the order of receipt; units of a reversed receipt are left out. */
async function unitsOf(tx: Tx, scope: PurchaseScope, lineIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx.all(listBillableUnits, { businessId: scope.businessId, lineIds });
  return new Map(rows.map(({ lineId, units }) => [lineId, units]));
}

type Owed = { id: string; number: number; vendorId: string; purchaseId: string; reference: string };

/** Books a bill's total to its vendor's account, or reverses it. A total of zero is not booked. */
async function bookOwed(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  bill: Owed,
  amount: number,
  note?: string,
): Promise<void> {
  if (amount === 0) return;
  await bookVendor(tx, scope, now, {
    vendorId: bill.vendorId,
    kind: 'bill',
    amount,
    documentId: bill.id,
    documentNumber: billNumber(bill.number),
    purchaseId: bill.purchaseId,
    reference: bill.reference,
    note: note ?? null,
  });
}

/** Reverses a bill on which nothing is paid, with its cost corrections. Returns its order. Throws bill.paid. */
export async function reverseBill(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  billId: string,
  reason: string,
): Promise<string> {
  const found = await tx.existing(readPurchaseOfBill, { businessId: scope.businessId, storeId: scope.storeId, billId });
  await lockPurchase(tx, scope, found.purchaseId);
  const bill = await tx.first(lockBill, { businessId: scope.businessId, billId });
  if (!bill || bill.isReversed) return found.purchaseId;
  if (bill.paid > 0) throw new Problem('bill.paid', { bill: billNumber(bill.number) });
  const shares = await tx.all(listSharesToReverse, { businessId: scope.businessId, billId });
  const source = { kind: 'bill', id: billId } as const;
  await addCost(tx, scope, now, { shares: shares.map(costShare), kind: 'costCorrection', source });
  await tx.all(reduceBilled, { businessId: scope.businessId, billId });
  await tx.all(saveBillReversal, { businessId: scope.businessId, billId, now, userId: scope.userId, reason });
  await bookOwed(tx, scope, now, bill, -bill.total, reason);
  await updatePurchaseStatus(tx, scope, now, bill.purchaseId);
  const auditDetails = { bill: billNumber(bill.number), reason };
  await writeAuditEntry(tx, scope, now, 'bill.reversed', 'purchase', bill.purchaseId, null, auditDetails);
  return bill.purchaseId;
}
