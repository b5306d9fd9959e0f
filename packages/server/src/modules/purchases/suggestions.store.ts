import { reorderOf } from '@tilldesk/domain/inventory';
import type { Tx } from '../../database/transaction.ts';
import type { PurchaseScope } from './locking.store.ts';
import { suggestProducts } from './purchases.statements.ts';

/**
 * Returns products at or below their reorder point, counting what is on its way as stock. The vendor is the given one,
 * or the last one that supplied the product. A product without "up to" is filled to its reorder point.
 */
export async function suggest(tx: Tx, scope: PurchaseScope, vendorId: string | null) {
  const rows = await tx.all(suggestProducts, { businessId: scope.businessId, storeId: scope.storeId, vendorId });
  const items = rows.flatMap((row) => {
    const reorderTo = row.reorderTo ?? row.reorderPoint;
    const suggested = reorderOf({ ...row, reorderTo })?.order ?? 0;
    return suggested > 0
      ? [{ ...row, reorderTo, suggested, lastCost: scope.limits.viewCost ? row.lastCost : null }]
      : [];
  });
  return { items };
}
