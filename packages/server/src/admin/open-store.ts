import { newId } from '../database/new-id.ts';
import type { Tx } from '../database/transaction.ts';
import { firstRegister } from '../modules/registers/registers.store.ts';
import { locations, stores, warehouses } from '../modules/stores/stores.tables.ts';

export type NewStore = {
  /** The code for signing in; stored in lower case. */
  code: string;
  name: string;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  currency: string;
  timeZone: string;
  /** Minutes; 0 disables. */
  screenTimeout: number;
  /** Decimal text. */
  defaultTaxRate: string;
  receiptFooter?: string | null;
  isDemo?: boolean;
};

/** Creates a store with one warehouse, one sellable location (docs/architecture.md) and its first register. */
export async function openStore(tx: Tx, businessId: string, now: string, store: NewStore) {
  const [storeId, warehouseId, locationId] = [newId(now), newId(now), newId(now)];
  await tx.insert(stores).values({ ...store, businessId, id: storeId, code: store.code.toLowerCase() });
  await tx.insert(warehouses).values({ businessId, id: warehouseId, storeId, name: store.name });
  await tx
    .insert(locations)
    .values({ businessId, id: locationId, storeId, warehouseId, name: 'Sales floor', sellable: true });
  await firstRegister(tx, businessId, storeId, now);
  return { storeId, warehouseId, locationId };
}
