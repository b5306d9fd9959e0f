import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { readStock } from './stock.statements.ts';

/** Pieces of a product in a store, and their total cost (minor units). */
export type Stock = { onHand: number; value: number };

/** Returns the stock of products in a store: live units of serialized products, levels of the others. */
export async function stockOf(
  tx: Tx,
  scope: Pick<Scope, 'businessId' | 'storeId'>,
  products: readonly { id: string }[],
): Promise<Map<string, Stock>> {
  const rows = await tx.all(readStock, {
    businessId: scope.businessId,
    storeId: scope.storeId,
    ids: products.map((product) => product.id),
  });
  return new Map(rows.map(({ id, onHand, value }) => [id, { onHand, value }]));
}
