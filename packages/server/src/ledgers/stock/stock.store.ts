import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** Pieces of a product in a store, and their total cost (minor units). */
export type Stock = { onHand: number; value: number };

/** Returns the stock of products in a store: live units of serialized products, levels of the others. */
export async function stockOf(
  tx: Tx,
  scope: Pick<Scope, 'businessId' | 'storeId'>,
  products: readonly { id: string }[],
): Promise<Map<string, Stock>> {
  const rows = await tx.raw<Stock & { id: string }>(
    `select product_id as id, sum(pieces)::bigint as "onHand", sum(value)::bigint as value
     from (
       select product_id, 1 as pieces, unit_cost as value from units
       where business_id = $1 and store_id = $2 and product_id = any($3::uuid[]) and unit_is_live(status)
       union all
       select product_id, on_hand, value from stock_levels
       where business_id = $1 and store_id = $2 and product_id = any($3::uuid[])
     ) stock
     group by product_id`,
    [scope.businessId, scope.storeId, products.map((product) => product.id)],
    'stock_of',
  );
  return new Map(rows.map(({ id, onHand, value }) => [id, { onHand, value }]));
}
