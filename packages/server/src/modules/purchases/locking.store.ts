import { Problem } from '@tilldesk/domain/problems';
import type { Permission } from '@tilldesk/domain/rights';
import type { Tracking } from '@tilldesk/domain/products';
import { purchaseProgress, type PurchaseState, type PurchaseProgress } from '@tilldesk/domain/purchases';
import { dayOf } from '@tilldesk/domain/time';
import type { Reader, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockPurchaseRow, listLockedLines, sumBillsOfPurchase, savePurchaseStatus } from './purchases.statements.ts';

/**
 * A user who buys for a store, with the permissions that decide what they may see and approve. A signed-in `Caller` is
 * one.
 */
export type PurchaseScope = StoreScope & Reader & { permissions: Permission[] };

/** A line of an order as its documents use it; amounts in minor units. */
export type LockedLine = {
  id: string;
  position: number;
  productId: string;
  description: string;
  tracking: Tracking;
  vendorSku: string | null;
  quantity: number;
  received: number;
  cancelled: number;
  billed: number;
  isExtra: boolean;
  unitCost: number;
  taxRate: string;
  net: number;
};

/** An order, locked with its lines until the end of the transaction. Every change of the order waits for this lock. */
export type LockedPurchase = {
  id: string;
  number: number | null;
  vendorId: string;
  state: PurchaseState;
  version: number;
  expectedDay: string | null;
  termsDays: number | null;
  billed: number;
  paid: number;
  lines: LockedLine[];
};

/** Returns the open quantity of a line. */
export const openQuantity = (line: Pick<LockedLine, 'quantity' | 'received' | 'cancelled'>): number =>
  line.quantity - line.received - line.cancelled;

/** Locks an order of the store. Throws record.notFound, record.changed if the user saw another version. */
export async function lockPurchase(
  tx: Tx,
  scope: PurchaseScope,
  id: string,
  version?: number,
): Promise<LockedPurchase> {
  const row = await tx.existing(lockPurchaseRow, { businessId: scope.businessId, storeId: scope.storeId, id });
  if (version !== undefined && row.version !== version) throw new Problem('record.changed');
  return { ...row, lines: await linesOf(tx, scope, id) };
}

/** Returns the lines of an order in their order. Read after the lock, so that they are current. */
export function linesOf(tx: Tx, scope: Pick<PurchaseScope, 'businessId'>, purchaseId: string): Promise<LockedLine[]> {
  return tx.all(listLockedLines, { businessId: scope.businessId, purchaseId });
}

/** Returns the current progress of an order. */
export const purchaseStatusOf = (purchase: LockedPurchase, scope: PurchaseScope, now: string): PurchaseProgress =>
  purchaseProgress(purchase.lines, { ...purchase, today: dayOf(now, scope.store.timeZone) });

/**
 * Recomputes and stores the status of an order after one of its documents changed it: figures, status and payment, from
 * its lines and bills. Call it as the last step of a change, with the order's row locked.
 */
export async function updatePurchaseStatus(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  id: string,
): Promise<PurchaseProgress> {
  const sums = await tx.first(sumBillsOfPurchase, { businessId: scope.businessId, id });
  const lines = await linesOf(tx, scope, id);
  const purchaseStatus = purchaseProgress(lines, { ...sums!, today: dayOf(now, scope.store.timeZone) });
  await tx.all(savePurchaseStatus, {
    businessId: scope.businessId,
    id,
    status: purchaseStatus.status,
    payment: purchaseStatus.payment,
    ordered: purchaseStatus.ordered,
    received: purchaseStatus.received,
    open: purchaseStatus.open,
    billed: sums!.billed,
    paid: sums!.paid,
    now,
  });
  return purchaseStatus;
}
