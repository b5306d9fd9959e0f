import type { Tracking } from '@tilldesk/domain/products';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { notify } from '../../modules/notifications/notifications.store.ts';
import { listCrossedReorderPoints } from './stock.statements.ts';

/** Pieces of a product that a document removed from sale: sold, reserved, set aside. */
export type StockDecrease = { productId: string; quantity: number };

/**
 * Notifies the people with the right to the inventory about products that a decrease took to their reorder point: once each time
 * that the available pieces reach it or less (docs/decisions/commerce/0025). Call this function in the transaction of the decrease, after
 * it.
 */
export async function warnOfLowStock(
  tx: Tx,
  scope: Scope,
  now: string,
  stockDecreases: readonly StockDecrease[],
): Promise<UserEvent[]> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of stockDecreases) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  for (const [productId, quantity] of pieces) if (quantity <= 0) pieces.delete(productId);
  if (pieces.size === 0) return [];
  const { businessId, storeId, userId } = scope;
  const low = await tx.all(listCrossedReorderPoints, {
    businessId,
    storeId,
    productIds: [...pieces.keys()],
    quantities: [...pieces.values()],
  });
  const notified: UserEvent[] = [];
  for (const product of low) {
    const events = await notify(
      tx,
      { businessId, storeId, now, actorId: userId },
      {
        kind: 'lowStock',
        params: { product: product.name, onHand: product.available, reorderPoint: product.reorderPoint },
        audience: { needs: ['Inventory', 'read'] },
        link: `/manage-inventory/${pages[product.tracking]}/${encodeURIComponent(product.categoryName)}/${product.categoryId}`,
        groupKey: `low-stock/${storeId}/${product.id}`,
      },
    );
    notified.push(...events);
  }
  return notified;
}

/** The app page of products by their tracking. */
const pages: Readonly<Record<Tracking, string>> = {
  serialized: 'serialized',
  quantity: 'non-serialized',
  none: 'non-serialized',
};
