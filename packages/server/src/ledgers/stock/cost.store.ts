import type { MovementKind, UnitStatus } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isLive } from './unit-statuses.store.ts';
import { lockLevels } from './levels.store.ts';
import { bookUnits } from './move-units.store.ts';
import type { Source } from './sources.store.ts';

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
  const rows = await tx.raw<{ id: string; productId: string; status: UnitStatus; unitCost: number }>(
    `select id, product_id as "productId", status, unit_cost as "unitCost" from units
     where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for no key update`,
    [scope.businessId, scope.storeId, shares.map(({ unitId }) => unitId)],
    'hold_units_for_cost',
  );
  const units = new Map(rows.map((unit) => [unit.id, unit]));
  const gone: Booking[] = [];
  const remainingShares = shares.flatMap(({ unitId, amount }) => {
    const unit = units.get(unitId);
    if (!unit) throw new Error(`cost: unit ${unitId} is not of this store`);
    const costShare = isLive(unit.status) ? Math.max(amount, -unit.unitCost) : 0;
    gone.push({ productId: unit.productId, unitId, amount: amount - costShare });
    return costShare === 0 ? [] : { id: unitId, productId: unit.productId, quantity: 0, value: costShare };
  });
  await tx.raw(
    `update units u set unit_cost = unit_cost + x.value, updated_at = $3, version = version + 1,
       landed_cost = landed_cost + case when $4 = 'landedCost' then x.value else 0 end
     from jsonb_to_recordset($2::jsonb) as x(id uuid, value bigint)
     where u.business_id = $1 and u.id = x.id`,
    [scope.businessId, JSON.stringify(remainingShares), now, kind],
    'add_unit_cost',
  );
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
  await tx.raw(
    `with saved as (
       update stock_levels l set value = x.value
       from jsonb_to_recordset($8::jsonb) as x("productId" uuid, value bigint)
       where l.business_id = $1 and l.location_id = $3 and l.product_id = x."productId"
     )
     insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
       quantity, value, balance)
     select $1, $2, $3, $4, $5, $6, $7, m.id, m."productId", 0, m.value, m.balance
     from jsonb_to_recordset($9::jsonb) as m(id uuid, "productId" uuid, value bigint, balance int)`,
    [
      scope.businessId,
      scope.storeId,
      scope.locationId,
      kind,
      source.id,
      scope.userId,
      now,
      JSON.stringify([...levels.values()]),
      JSON.stringify(remainingShares),
    ],
    'add_level_cost',
  );
  return { taken: remainingShares.reduce((sum, { value }) => sum + value, 0), gone };
}

async function noteVariances(tx: Tx, scope: Scope, now: string, { kind, source }: Order, gone: readonly Booking[]) {
  if (gone.length === 0) return;
  await tx.raw(
    `insert into cost_variances (business_id, store_id, kind, document_id, user_id, at, id, product_id, unit_id, amount)
     select $1, $2, $3, $4, $5, $6, v.* from jsonb_to_recordset($7::jsonb)
       as v(id uuid, "productId" uuid, "unitId" uuid, amount bigint)`,
    [
      scope.businessId,
      scope.storeId,
      kind,
      source.id,
      scope.userId,
      now,
      JSON.stringify(gone.map((share) => ({ id: newId(now), ...share }))),
    ],
    'note_variances',
  );
}
