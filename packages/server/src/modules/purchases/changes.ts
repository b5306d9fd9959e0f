import type { Tx } from '../../database/transaction.ts';
import type { Purchaser } from './locking.store.ts';
import { readPurchase } from './purchase-view.store.ts';

type Changed = (resource: string, id: string) => void;

/** Answers an order that was changed, and tells who shows it, what is on its way, or what is owed for it. */
export async function bought(tx: Tx, scope: Purchaser, now: string, id: string, changed: Changed) {
  const purchase = await readPurchase(tx, scope, now, id);
  for (const resource of ['purchases', 'inventory']) changed(resource, id);
  changed('vendors', purchase.vendorId);
  return purchase;
}

/** Tells who shows stock that a receipt, a bill or a landed cost changed. */
export function stockMoved(changed: Changed, id: string): void {
  for (const resource of ['products', 'inventory', 'units', 'dashboard']) changed(resource, id);
}
