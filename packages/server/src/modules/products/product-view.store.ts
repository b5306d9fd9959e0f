import type { product } from '@tilldesk/domain/shop';
import type * as z from 'zod/mini';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { stockOf } from '../inventory/stock.store.ts';
import { barcodesOf } from './barcodes.store.ts';
import type { products } from './products.tables.ts';

/** Products as a person of a store sees them: category, barcodes, what is on hand there and what it cost on average. */
export async function readProducts(
  tx: Tx,
  who: Reader,
  rows: (typeof products.$inferSelect)[],
): Promise<z.input<typeof product.read>[]> {
  const barcodes = await barcodesOf(tx, rows);
  const names = await categoryNames(tx, who, rows);
  const stock = await stockOf(tx, who, rows);
  return rows.map((row) => {
    const { onHand, value } = stock.get(row.id) ?? { onHand: 0, value: 0 };
    return {
      ...row,
      barcodes: barcodes.get(row.id) ?? [],
      categoryName: names.get(row.categoryId) ?? '',
      onHand,
      cost: who.limits.viewCost && onHand > 0 ? Math.round(value / onHand) : null,
    };
  });
}

async function categoryNames(tx: Tx, who: Reader, rows: readonly { categoryId: string }[]) {
  const found = await tx.raw<{ id: string; name: string }>(
    'select id, name from categories where business_id = $1 and id = any($2::uuid[])',
    [who.businessId, [...new Set(rows.map((row) => row.categoryId))]],
  );
  return new Map(found.map((c) => [c.id, c.name]));
}
