import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import { reversedStatus, type AdjustmentReason } from '@tilldesk/domain/adjustments';
import { factOf } from '@tilldesk/domain/approvals';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockStock } from '../../ledgers/stock/claims.store.ts';
import { lockDocument } from '../../database/document-lock.store.ts';
import { bookQuantity } from '../../ledgers/stock/levels.store.ts';
import type { StockDecrease } from '../../ledgers/stock/low-stock.store.ts';
import { approvalOf, saveAdjustment, stockDecreasesOf, type Booked } from './adjustments.store.ts';
import { addUnits, type LockedUnit } from './put-units.store.ts';
import { readOriginal, listLinesToReverse } from './adjustments.statements.ts';

type Order = { id: string; note?: string | null | undefined; approvalId?: string | undefined };

/**
 * Reverses an adjustment by a counter-document. All effects of the adjustment must still be in place: units have the status that
 * it gave them, with no later movement, and received pieces are still on hand. Removed pieces return at the value at which they
 * left; added pieces leave at the average cost. A repeated request posts once. Throws adjustment.reversed, adjustment.isReversal,
 * adjustment.moved, adjustment.oneWay, stock.short, approval.needed.
 */
export async function reverseAdjustment(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  order: Order,
): Promise<StockDecrease[]> {
  await lockDocument(tx, id);
  const original = await originalOf(tx, caller, id);
  if (original.reversedBy !== null) {
    if (original.reversedBy === order.id) return [];
    throw new Problem('adjustment.reversed', { number: `ADJ-${original.reversedByNumber}` });
  }
  if (original.reversesId !== null) throw new Problem('adjustment.isReversal');
  const lines = await linesOf(tx, caller, id);
  const ofUnits = lines.filter((line) => line.unitId !== null);
  const ofQuantity = lines.filter((line) => line.unitId === null);
  const removesStock = lines.some(({ quantity }) => quantity > 0);
  const approvalId = await approvalOf(tx, caller, now, order, {
    isNeeded: removesStock,
    facts: [factOf('reverse', { itemId: id })],
  });
  await lockStock(tx, caller, now, {
    unitIds: ofUnits.map(({ unitId }) => unitId!),
    productIds: ofQuantity.map(({ productId }) => productId),
  });
  const source = { kind: 'adjustment', id: order.id } as const;
  const addedUnits = await addUnits(tx, caller, now, {
    source,
    note: order.note ?? null,
    moves: ofUnits.map((line) => ({
      unitId: line.unitId!,
      at: `lines.${line.position}.unitId`,
      to: (_, unit) => returnStatusOf(line, unit, id),
      wanted: line.from!,
    })),
  });
  const pieces = await bookQuantity(tx, caller, now, {
    lines: ofQuantity.map(({ productId, quantity, value, newId }) => ({
      productId,
      quantity: -quantity,
      lineId: newId,
      ...(quantity < 0 ? { value: -value } : {}),
    })),
    kind: 'adjustment',
    source,
    at: (index) => `lines.${ofQuantity[index]!.position}.quantity`,
  });
  const booked = lines.map(({ newId, productId, product, unitId, price }): Booked => {
    const base = { id: newId, productId, product, price };
    if (unitId !== null) return { ...base, ...addedUnits.get(unitId)! };
    const { quantity, value } = pieces[ofQuantity.findIndex((line) => line.newId === newId)]!;
    return { ...base, unitId: null, unitCode: null, quantity, value, from: null, to: null };
  });
  const head = {
    id: order.id,
    reason: original.reason,
    note: order.note ?? null,
    customerId: null,
    approvalId,
    reversesId: id,
  };
  await saveAdjustment(tx, caller, now, head, booked);
  return stockDecreasesOf(booked);
}

/** Returns the status to which a unit returns. Throws if the unit has moved since, or if no transition back is allowed. */
function returnStatusOf({ from, to, position }: Line, unit: LockedUnit, adjustmentId: string): UnitStatus {
  const at = `lines.${position}.unitId`;
  const { code, status } = unit;
  if (status !== to || unit.sourceId !== adjustmentId) throw problemAt(at, 'adjustment.moved', { code, status });
  const back = reversedStatus(from!, to);
  if (back === null) throw problemAt(at, 'adjustment.oneWay', { code, status });
  return back;
}

type Original = {
  reason: AdjustmentReason;
  reversesId: string | null;
  reversedBy: string | null;
  reversedByNumber: number | null;
};

async function originalOf(tx: Tx, caller: Actor, id: string): Promise<Original> {
  return tx.existing(readOriginal, { businessId: caller.businessId, storeId: caller.storeId, id });
}

type Line = Omit<Booked, 'id'> & { position: number; newId: string };

const linesOf = (tx: Tx, caller: Actor, id: string): Promise<Line[]> =>
  tx.all(listLinesToReverse, { businessId: caller.businessId, id });
