import type { MovementKind } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { problemAtIndex, type At, type Source } from './sources.store.ts';
import { insertMissingLevels, lockLevelRows, saveLevels } from './stock.statements.ts';

/**
 * Pieces added (+) or removed (−). `value` is the total cost of added pieces, in minor units; without it they are added at the
 * average cost. Pieces that were just added and leave at once take their own value with them: `isExact`, with a negative `value`.
 */
export type QuantityLine = { productId: string; quantity: number; value?: number; lineId?: string; isExact?: true };

/** A document that moves stock tracked by quantity. */
export type QuantityOrder = { lines: readonly QuantityLine[]; kind: MovementKind; source: Source; at?: At };

/** A booked line: signed pieces, signed value in minor units, pieces at the location afterwards. */
export type BookedLine = { productId: string; quantity: number; value: number; balance: number };

/**
 * Books pieces of products tracked by quantity, in the order of the lines. Added pieces change the average cost; removed pieces
 * leave at the average, the last piece with the remaining value. Levels are locked in the order of their products. Reserved
 * pieces cannot be removed. Throws stock.short at the line.
 */
export async function bookQuantity(tx: Tx, scope: Scope, now: string, order: QuantityOrder): Promise<BookedLine[]> {
  if (order.lines.length === 0) return [];
  const { at = (index) => `lines.${index}.quantity` } = order;
  const levels = await lockLevels(
    tx,
    scope,
    order.lines.map((line) => line.productId),
  );
  const booked = order.lines.map((line, index): BookedLine => {
    const level = levels.get(line.productId)!;
    const available = level.onHand - level.reserved;
    if (line.quantity < 0 && -line.quantity > available) {
      throw problemAtIndex(at, index, 'stock.short', { available, product: level.name });
    }
    const hasOwnValue = line.quantity > 0 || line.isExact === true;
    const value = hasOwnValue && line.value !== undefined ? line.value : atAverage(level, line.quantity);
    level.onHand += line.quantity;
    level.value += value;
    return { productId: line.productId, quantity: line.quantity, value, balance: level.onHand };
  });
  await writeLevels(tx, scope, now, order, booked, [...levels.values()]);
  return booked;
}

/** The stock of a product at the location: pieces, reserved pieces, and total cost. */
export type Level = { productId: string; name: string; onHand: number; reserved: number; value: number };

/** Locks the levels of products in the order of their ids. A missing level is created at 0. */
export async function lockLevels(tx: Tx, scope: Scope, productIds: readonly string[]): Promise<Map<string, Level>> {
  const ids = [...new Set(productIds)].toSorted();
  await tx.all(insertMissingLevels, {
    businessId: scope.businessId,
    locationId: scope.locationId,
    storeId: scope.storeId,
    ids,
  });
  const rows = await tx.all(lockLevelRows, { businessId: scope.businessId, locationId: scope.locationId, ids });
  return new Map(rows.map((level) => [level.productId, level]));
}

/** Returns the value of pieces at the average cost. All pieces have the whole value. */
function atAverage({ onHand, value }: Level, quantity: number): number {
  if (onHand === 0) return 0;
  const worth = Math.round((value * Math.abs(quantity)) / onHand);
  return quantity < 0 ? -worth : worth;
}

async function writeLevels(
  tx: Tx,
  scope: Scope,
  now: string,
  { kind, source, lines }: QuantityOrder,
  booked: readonly BookedLine[],
  levels: readonly Level[],
): Promise<void> {
  await tx.all(saveLevels, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    locationId: scope.locationId,
    kind,
    id: source.id,
    userId: scope.userId,
    now,
    levels: JSON.stringify(levels),
    booked: JSON.stringify(
      booked.map((line, index) => ({ ...line, id: newId(now), line: lines[index]!.lineId ?? null })),
    ),
  });
}
