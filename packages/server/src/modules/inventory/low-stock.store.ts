import type { Tracking } from '@tilldesk/domain/shop';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Told } from '../../socket/changes.ts';
import { raise } from '../notifications/notifications.store.ts';

/** Pieces of a product that were for sale before a document and are so no more: sold, kept for somebody, set aside. */
export type Taken = { productId: string; quantity: number };

type Low = {
  id: string;
  name: string;
  tracking: Tracking;
  category_id: string;
  category_name: string;
  reorder_point: number;
  available: number;
};

/**
 * Tells those who read the inventory of products that came down to their reorder point by what was just taken: once for
 * each time that as many or fewer are available (docs/decisions/0025). Call it in the transaction that took them, after it has.
 */
export async function warnOfLowStock(tx: Tx, scope: Scope, now: string, taken: readonly Taken[]): Promise<Told[]> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of taken) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  for (const [productId, quantity] of pieces) if (quantity <= 0) pieces.delete(productId);
  if (pieces.size === 0) return [];
  const { businessId, storeId, userId } = scope;
  const low = await tx.raw<Low>(
    'select * from crossed_reorder_point($1, $2, $3, $4)',
    [businessId, storeId, [...pieces.keys()], [...pieces.values()]],
    'crossed_reorder_point',
  );
  const told: Told[] = [];
  for (const product of low) {
    const news = await raise(
      tx,
      { businessId, storeId, now, actorId: userId },
      {
        kind: 'lowStock',
        params: { product: product.name, onHand: product.available, reorderPoint: product.reorder_point },
        audience: { needs: ['Inventory', 'read'] },
        link: `/manage-inventory/${rooms[product.tracking]}/${encodeURIComponent(product.category_name)}/${product.category_id}`,
        groupKey: `low-stock/${storeId}/${product.id}`,
      },
    );
    told.push(...news);
  }
  return told;
}

/** Where the app shows goods that are tracked so. */
const rooms: Readonly<Record<Tracking, string>> = {
  serialized: 'serialized',
  quantity: 'non-serialized',
  none: 'non-serialized',
};
