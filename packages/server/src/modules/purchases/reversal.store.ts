import { Problem } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { addCost } from '../../ledgers/stock/cost.store.ts';
import { bookQuantity, lockLevels } from '../../ledgers/stock/levels.store.ts';
import { moveUnits } from '../../ledgers/stock/move-units.store.ts';
import { savePrices } from '../vendors/supplies.store.ts';
import { updatePurchaseStatus, type PurchaseScope } from './locking.store.ts';
import { lockPurchaseOfReceipt } from './posting.store.ts';
import { formatReceiptNumber } from '../stores/numbers.store.ts';
import { lockReceipt } from './receipt-locking.store.ts';
import {
  reduceReceived,
  saveReceiptReversal,
  findLandedShare,
  findBilledEntry,
  lockUnitsOfReceipt,
  listEntriesToReverse,
} from './receipts.statements.ts';

type Entry = {
  lineId: string;
  productId: string;
  product: string;
  unitId: string | null;
  status: UnitStatus | null;
  quantity: number;
  cost: number;
};

/**
 * Reverses a posted receipt: its units become void, its pieces leave stock at the cost they were received at, and its
 * lines are open again. A receipt that is already reversed is unchanged. Throws receipt.notPosted, receipt.landed,
 * receipt.billed, receipt.moved.
 */
export async function reverseReceipt(tx: Tx, scope: PurchaseScope, now: string, receiptId: string, reason: string) {
  const purchase = await lockPurchaseOfReceipt(tx, scope, receiptId);
  const receipt = await lockReceipt(tx, scope, receiptId, { open: false });
  if (receipt.status === 'reversed') return;
  if (receipt.status !== 'posted') throw new Problem('receipt.notPosted');
  if (await hasLandedCost(tx, scope, receiptId)) throw new Problem('receipt.landed');
  const entries = await lockEntries(tx, scope, receiptId);
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of entries) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  if (await isBilled(tx, scope, receiptId)) throw new Problem('receipt.billed');

  const source = { kind: 'receipt', id: receiptId } as const;
  const unitIds = entries.flatMap((entry) => entry.unitId ?? []);
  await moveUnits(tx, scope, now, { unitIds, to: 'void', kind: 'receipt', source, note: reason });
  await removeReceivedStock(tx, scope, now, receiptId, entries);
  await tx.all(reduceReceived, {
    businessId: scope.businessId,
    pieces: JSON.stringify([...pieces].map(([id, quantity]) => ({ id, quantity }))),
  });
  await savePrices(tx, scope, now, {
    vendorId: purchase.vendorId,
    purchaseId: purchase.id,
    documentId: receiptId,
    lines: [...pieces].map(([id, quantity]) => {
      const own = entries.filter((entry) => entry.lineId === id);
      const cost = own.reduce((sum, entry) => sum + entry.cost, 0);
      return { productId: own[0]!.productId, quantity: -quantity, cost: Math.round(cost / quantity) };
    }),
  });
  await tx.all(saveReceiptReversal, { businessId: scope.businessId, receiptId, userId: scope.userId, now, reason });
  await updatePurchaseStatus(tx, scope, now, purchase.id);
  const auditDetails = { receipt: formatReceiptNumber(receipt.number ?? 0), reason };
  await writeAuditEntry(tx, scope, now, 'receipt.reversed', 'purchase', purchase.id, null, auditDetails);
}

/** Whether an active landed cost was allocated to goods of a receipt. */
async function hasLandedCost(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<boolean> {
  const landed = await tx.first(findLandedShare, { businessId: scope.businessId, receiptId });
  return landed !== undefined;
}

async function isBilled(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<boolean> {
  const billed = await tx.first(findBilledEntry, { businessId: scope.businessId, receiptId });
  return billed !== undefined;
}

/**
 * Returns the pieces of a receipt. Every unit of it must still have the status it was received in. Units are locked in
 * the order of their ids.
 */
async function lockEntries(tx: Tx, scope: PurchaseScope, receiptId: string): Promise<Entry[]> {
  await tx.all(lockUnitsOfReceipt, { businessId: scope.businessId, receiptId });
  const entries = await tx.all(listEntriesToReverse, { businessId: scope.businessId, receiptId });
  const moved = entries.find(
    ({ status, storeId }) =>
      status !== null && ((status !== 'in_stock' && status !== 'pending_inspection') || storeId !== scope.storeId),
  );
  if (moved) throw new Problem('receipt.moved', { product: moved.product });
  return entries;
}

/**
 * Removes pieces from stock at the cost they were received at. A difference to the moving average remains with the
 * pieces left.
 */
async function removeReceivedStock(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  receiptId: string,
  entries: readonly Entry[],
) {
  const removed = new Map<string, { product: string; quantity: number; cost: number }>();
  for (const { unitId, productId, product, quantity, cost } of entries) {
    if (unitId !== null) continue;
    const level = removed.get(productId) ?? { product, quantity: 0, cost: 0 };
    removed.set(productId, { product, quantity: level.quantity + quantity, cost: level.cost + cost });
  }
  const levels = await lockLevels(tx, scope, [...removed.keys()]);
  for (const [productId, { product, quantity }] of removed) {
    const level = levels.get(productId)!;
    if (level.onHand - level.reserved < quantity) throw new Problem('receipt.moved', { product });
  }
  const source = { kind: 'receipt', id: receiptId } as const;
  const booked = await bookQuantity(tx, scope, now, {
    lines: [...removed].map(([productId, { quantity }]) => ({ productId, quantity: -quantity })),
    kind: 'receipt',
    source,
  });
  const shares = booked.flatMap(({ productId, value }) => {
    const amount = -value - removed.get(productId)!.cost;
    // One piece represents all that remain: the stock on hand takes the whole difference.
    return amount === 0 ? [] : { productId, quantity: 1, amount };
  });
  await addCost(tx, scope, now, { shares, kind: 'costCorrection', source });
}
