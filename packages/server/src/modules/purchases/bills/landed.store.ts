import { Problem } from '@tilldesk/domain/problems';
import { landedShares, type LandedSplit } from '@tilldesk/domain/purchases';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { addCost } from '../../../ledgers/stock/cost.store.ts';
import { costShare } from './bills.store.ts';
import { lockPurchase, updatePurchaseStatus, type PurchaseScope } from '../locking.store.ts';
import {
  readLandedCost,
  findCounterOfLandedCost,
  listLandedSharesToReverse,
  findLandedCost,
  listLandedTargets,
  insertLandedCost,
  insertLandedShares,
} from './bills.statements.ts';

/** A cost to be allocated; minor units. */
export type LandedOrder = {
  id: string;
  label: string;
  amount: number;
  split: LandedSplit;
  receiptId?: string | null | undefined;
};

/** Received goods that a cost can be allocated to: a unit, or the pieces of a line in a receipt. */
type Target = {
  receiptId: string;
  lineId: string;
  productId: string;
  unitId: string | null;
  quantity: number;
  cost: number;
};
type Share = Omit<Target, 'cost'> & { amount: number };

/**
 * Allocates a cost to the goods of an order's receipts, or of one receipt. The parts add up to the cost. A second call
 * with the same id changes nothing. Throws landed.nothing.
 */
export async function addLandedCost(tx: Tx, scope: PurchaseScope, now: string, purchaseId: string, order: LandedOrder) {
  await lockPurchase(tx, scope, purchaseId);
  if (await landedCostExists(tx, scope, order.id)) return;
  const targets = await targetsOf(tx, scope, purchaseId, order.receiptId ?? null);
  if (targets.length === 0) throw new Problem('landed.nothing');
  const parts = landedShares(order.amount, order.split, targets);
  const shares = targets.map(({ cost: _, ...target }, i) => ({ ...target, amount: parts[i]! }));
  await book(tx, scope, now, purchaseId, { ...order, reverses: null, reason: null }, shares);
  const { label, amount, split } = order;
  await writeAuditEntry(tx, scope, now, 'landedCost.added', 'purchase', purchaseId, null, { label, amount, split });
}

/**
 * Reverses a landed cost with a counter-entry that has the same parts with negative sign, and returns its order. Throws
 * landed.reversed.
 */
export async function reverseLandedCost(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  landedId: string,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const found = await tx.existing(readLandedCost, { businessId: scope.businessId, storeId: scope.storeId, landedId });
  await lockPurchase(tx, scope, found.purchaseId);
  if (await landedCostExists(tx, scope, id)) return found.purchaseId;
  const reversed = await tx.first(findCounterOfLandedCost, { businessId: scope.businessId, landedId });
  if (reversed || found.isCounter) throw new Problem('landed.reversed');
  const shares = await tx.all(listLandedSharesToReverse, { businessId: scope.businessId, landedId });
  const { purchaseId, isCounter: _, ...same } = found;
  await book(tx, scope, now, purchaseId, { ...same, id, amount: -same.amount, reverses: landedId, reason }, shares);
  const { label, amount } = found;
  await writeAuditEntry(tx, scope, now, 'landedCost.reversed', 'purchase', purchaseId, null, { label, amount, reason });
  return purchaseId;
}

async function landedCostExists(tx: Tx, scope: PurchaseScope, id: string): Promise<boolean> {
  const rows = await tx.all(findLandedCost, { businessId: scope.businessId, id });
  return rows.length > 0;
}

function targetsOf(tx: Tx, scope: PurchaseScope, purchaseId: string, receiptId: string | null): Promise<Target[]> {
  return tx.all(listLandedTargets, { businessId: scope.businessId, purchaseId, receiptId });
}

type Booking = LandedOrder & { reverses: string | null; reason: string | null };

async function book(
  tx: Tx,
  scope: PurchaseScope,
  now: string,
  purchaseId: string,
  landed: Booking,
  shares: readonly Share[],
): Promise<void> {
  const sum = shares.reduce((all, { amount }) => all + amount, 0);
  if (sum !== landed.amount) throw new Error(`landed cost: the parts of ${landed.amount} add up to ${sum}`);
  await tx.all(insertLandedCost, {
    businessId: scope.businessId,
    id: landed.id,
    storeId: scope.storeId,
    purchaseId,
    receiptId: landed.receiptId ?? null,
    reverses: landed.reverses,
    label: landed.label,
    split: landed.split,
    amount: landed.amount,
    reason: landed.reason,
    userId: scope.userId,
    now,
  });
  await tx.all(insertLandedShares, {
    businessId: scope.businessId,
    id: landed.id,
    shares: JSON.stringify(shares.map((share) => ({ ...share, id: newId(now) }))),
  });
  await addCost(tx, scope, now, {
    shares: shares.filter(({ amount }) => amount !== 0).map(costShare),
    kind: 'landedCost',
    source: { kind: 'landedCost', id: landed.id },
  });
  await updatePurchaseStatus(tx, scope, now, purchaseId);
}
