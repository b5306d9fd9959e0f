import { problemAt, type Problem } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';
import { signedQuantity, unitTarget, type adjustments as calls } from '@tilldesk/domain/adjustments';
import type * as z from 'zod/mini';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isLive } from '../../ledgers/stock/unit-statuses.store.ts';
import { readProductsToAdjust, listUnitsToAdjust } from './adjustments.statements.ts';

type AdjustmentInput = z.output<(typeof calls.post)['body']>;
type Line = AdjustmentInput['lines'][number];

/** The products and units that an adjustment refers to, read before anything is locked. */
type Referenced = {
  products: ReadonlyMap<string, { name: string; tracking: Tracking; lastCost: number | null; onHand: number }>;
  units: ReadonlyMap<string, { id: string; productId: string; code: string; status: UnitStatus }>;
};

/** A validated line: signed pieces, the value of received pieces if known, and the unit that moves. */
export type PlannedLine = {
  id: string;
  index: number;
  productId: string;
  product: string;
  unit: { id: string; code: string } | null;
  quantity: number;
  value: number | null;
  price: number | null;
};

/** Reads the products and units that the lines refer to. */
export async function readReferenced(tx: Tx, scope: Scope, input: AdjustmentInput): Promise<Referenced> {
  const { lines } = input;
  const products = await tx.all(readProductsToAdjust, {
    businessId: scope.businessId,
    productIds: lines.map(({ productId }) => productId),
    storeId: scope.storeId,
    locationId: scope.locationId,
  });
  const units = await tx.all(listUnitsToAdjust, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    unitIds: lines.flatMap(({ unitId }) => unitId ?? []),
  });
  return {
    products: new Map(products.map(({ id, ...product }) => [id, product])),
    units: new Map(units.map((unit) => [unit.id, unit])),
  };
}

/** Returns the lines to book. Throws at the field that does not fit the reason or the product. */
export function planLines({ reason, customerId = null, lines }: AdjustmentInput, facts: Referenced): PlannedLine[] {
  const isSale = reason === 'markAsSold';
  if (customerId !== null && !isSale) throw invalidField('customerId');
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const path = `lines.${index}`;
    const product = facts.products.get(line.productId);
    if (!product) throw problemAt(`${path}.productId`, 'record.notFound');
    if (line.price != null && !isSale) throw invalidField(`${path}.price`);
    const { id, productId } = line;
    const base = { id, index, productId, product: product.name, price: line.price ?? null };
    if (product.tracking === 'serialized') {
      const unit = plannedUnit(line, path, facts);
      if (seen.has(unit.id)) throw problemAt(`${path}.unitId`, 'unit.listedTwice', { code: unit.code });
      seen.add(unit.id);
      const to = unitTarget(reason, unit.status);
      // A status that does not fit is reported after the unit is locked: the status may have changed by then.
      const quantity = to === null ? 0 : Number(isLive(to)) - Number(isLive(unit.status));
      return { ...base, unit, quantity, value: null };
    }
    if (product.tracking === 'none') throw invalidField(`${path}.productId`);
    if (line.unitId != null) throw invalidField(`${path}.unitId`);
    const quantity = line.quantity === undefined ? null : signedQuantity(reason, line.quantity);
    if (quantity === null) throw invalidField(`${path}.quantity`);
    if (line.unitCost != null && quantity < 0) throw invalidField(`${path}.unitCost`);
    return { ...base, unit: null, quantity, value: valueOf(line, quantity, product) };
  });
}

function plannedUnit({ unitId, quantity, unitCost, productId }: Line, path: string, facts: Referenced) {
  const unit = unitId == null ? undefined : facts.units.get(unitId);
  if (unitId == null) throw invalidField(`${path}.unitId`);
  if (unit?.productId !== productId) throw problemAt(`${path}.unitId`, 'record.notFound');
  if (quantity !== undefined) throw invalidField(`${path}.quantity`);
  if (unitCost != null) throw invalidField(`${path}.unitCost`);
  return unit;
}

/**
 * The value of received pieces is the entered cost. Without one it is null, which means the average cost; without stock on hand
 * it is the last cost of a piece.
 */
function valueOf(
  { unitCost }: Line,
  quantity: number,
  { onHand, lastCost }: { onHand: number; lastCost: number | null },
) {
  if (quantity < 0) return null;
  if (unitCost != null) return unitCost * quantity;
  return onHand > 0 ? null : (lastCost ?? 0) * quantity;
}

const invalidField = (path: string): Problem => problemAt(path, 'request.invalid');
