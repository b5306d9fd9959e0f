import type { MovementKind } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isLive } from './unit-statuses.store.ts';
import { lockLevels } from './levels.store.ts';
import { bookUnits } from './move-units.store.ts';
import type { Source } from './sources.store.ts';
import { lockUnitsForCost, addUnitCost, saveLevelCosts, insertCostVariances } from './stock.statements.ts';

/** A share of a later cost, in signed minor units: of a unit, or of a quantity of received pieces. */
export type CostShare = { unitId: string; amount: number } | { productId: string; quantity: number; amount: number };

/** The result of an added cost: the part in stock, and the part of sold goods. */
export type CostAdded = { inStock: number; variance: number };

type Booking = { productId: string; unitId: string | null; amount: number };

/**
 * Adds a cost to goods that are already received: freight, duty, a corrected price. Goods on hand include their share in their
 * cost; the share of goods that have left is a variance of the product. The cost is never below 0.
 */
export async function addCost(
  tx: Tx,
  scope: Scope,
  now: string,
  order: { shares: readonly CostShare[]; kind: Extract<MovementKind, 'landedCost' | 'costCorrection'>; source: Source },
): Promise<CostAdded> {
  const ofUnits = order.shares.filter((share) => 'unitId' in share);
  const ofQuantities = order.shares.filter((share) => 'productId' in share);
  const units = await addToUnits(tx, scope, now, order, ofUnits);
  const levels = await addToLevels(tx, scope, now, order, ofQuantities);
  const gone = [...units.gone, ...levels.gone].filter(({ amount }) => amount !== 0);
  await noteVariances(tx, scope, now, order, gone);
  return { inStock: units.taken + levels.taken, variance: gone.reduce((sum, { amount }) => sum + amount, 0) };
}

type Order = Parameters<typeof addCost>[3];

async function addToUnits(
  tx: Tx,
  scope: Scope,
  now: string,
  { kind, source }: Order,
  shares: readonly { unitId: string; amount: number }[],
) {
  if (shares.length === 0) return { taken: 0, gone: [] };
  const rows = await tx.all(lockUnitsForCost, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    unitIds: shares.map(({ unitId }) => unitId),
  });
  const units = new Map(rows.map((unit) => [unit.id, unit]));
  const gone: Booking[] = [];
  const remainingShares = shares.flatMap(({ unitId, amount }) => {
    const unit = units.get(unitId);
    if (!unit) throw new Error(`cost: unit ${unitId} is not of this store`);
    const costShare = isLive(unit.status) ? Math.max(amount, -unit.unitCost) : 0;
    gone.push({ productId: unit.productId, unitId, amount: amount - costShare });
    return costShare === 0 ? [] : { id: unitId, productId: unit.productId, quantity: 0, value: costShare };
  });
  await tx.all(addUnitCost, {
    businessId: scope.businessId,
    remainingShares: JSON.stringify(remainingShares),
    now,
    kind,
  });
  await bookUnits(tx, scope, now, { kind, documentId: source.id, units: remainingShares });
  return { taken: remainingShares.reduce((sum, { value }) => sum + value, 0), gone };
}

async function addToLevels(
  tx: Tx,
  scope: Scope,
  now: string,
  { kind, source }: Order,
  shares: readonly { productId: string; quantity: number; amount: number }[],
) {
  if (shares.length === 0) return { taken: 0, gone: [] };
  const levels = await lockLevels(
    tx,
    scope,
    shares.map(({ productId }) => productId),
  );
  const gone: Booking[] = [];
  const remainingShares = shares.flatMap(({ productId, quantity, amount }) => {
    const level = levels.get(productId)!;
    const part = Math.round((amount * Math.min(level.onHand, quantity)) / Math.max(1, quantity));
    const costShare = Math.max(part, -level.value);
    level.value += costShare;
    gone.push({ productId, unitId: null, amount: amount - costShare });
    return costShare === 0 ? [] : { id: newId(now), productId, value: costShare, balance: level.onHand };
  });
  await tx.all(saveLevelCosts, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    locationId: scope.locationId,
    kind,
    documentId: source.id,
    userId: scope.userId,
    now,
    levels: JSON.stringify([...levels.values()]),
    movements: JSON.stringify(remainingShares),
  });
  return { taken: remainingShares.reduce((sum, { value }) => sum + value, 0), gone };
}

async function noteVariances(tx: Tx, scope: Scope, now: string, { kind, source }: Order, gone: readonly Booking[]) {
  if (gone.length === 0) return;
  await tx.all(insertCostVariances, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    kind,
    id: source.id,
    userId: scope.userId,
    now,
    gone: JSON.stringify(gone.map((share) => ({ id: newId(now), ...share }))),
  });
}
