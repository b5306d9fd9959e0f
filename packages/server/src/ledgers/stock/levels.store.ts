import type { MovementKind } from '@tilldesk/domain/inventory';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { problemAtIndex, type At, type Source } from './sources.store.ts';

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
  await tx.raw(
    `insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
     select $1, p.id, $2, $3, 0, 0 from unnest($4::uuid[]) as p(id) order by p.id
     on conflict do nothing`,
    [scope.businessId, scope.locationId, scope.storeId, ids],
    'begin_levels',
  );
  const rows = await tx.raw<Level>(
    `select l.product_id as "productId", p.name, l.on_hand as "onHand", l.reserved, l.value
     from stock_levels l join products p on p.business_id = l.business_id and p.id = l.product_id
     where l.business_id = $1 and l.location_id = $2 and l.product_id = any($3::uuid[])
     order by l.product_id for update of l`,
    [scope.businessId, scope.locationId, ids],
    'hold_levels',
  );
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
  await tx.raw(
    `with saved as (
       update stock_levels l set on_hand = x."onHand", value = x.value
       from jsonb_to_recordset($8::jsonb) as x("productId" uuid, "onHand" int, value bigint)
       where l.business_id = $1 and l.location_id = $3 and l.product_id = x."productId"
     )
     insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, document_line_id,
       product_id, quantity, value, balance)
     select $1, $2, $3, $4, $5, $6, $7, m.id, m.line, m."productId", m.quantity, m.value, m.balance
     from jsonb_to_recordset($9::jsonb)
       as m(id uuid, line uuid, "productId" uuid, quantity int, value bigint, balance int)`,
    [
      scope.businessId,
      scope.storeId,
      scope.locationId,
      kind,
      source.id,
      scope.userId,
      now,
      JSON.stringify(levels),
      JSON.stringify(booked.map((line, index) => ({ ...line, id: newId(now), line: lines[index]!.lineId ?? null }))),
    ],
    'write_levels',
  );
}
