import type { Tx } from '../../database/transaction.ts';
import type { PurchaseScope } from './locking.store.ts';
import { readPurchase } from './purchase-view.store.ts';

type Changed = (resource: string, id: string) => void;

/** Returns a changed order, and publishes the change of the order, of incoming stock and of the amount owed. */
export async function bought(tx: Tx, scope: PurchaseScope, now: string, id: string, changed: Changed) {
  const purchase = await readPurchase(tx, scope, now, id);
  for (const resource of ['purchases', 'inventory']) changed(resource, id);
  changed('vendors', purchase.vendorId);
  return purchase;
}

/** Publishes the stock change of a receipt, a bill or a landed cost. */
export function stockMoved(changed: Changed, id: string): void {
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, id);
}
