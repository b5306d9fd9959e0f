import { addressText, type OpeningHours } from '@tilldesk/domain/stores';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { firstRegister } from '../registers/registers.store.ts';
import { locations, stores, warehouses } from '../stores/stores.tables.ts';

export type NewStore = {
  /** The code for signing in; stored in lower case. */
  code: string;
  name: string;
  email?: string | null;
  phone?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  country?: string | null;
  currency: string;
  timeZone: string;
  /** Minutes; 0 disables. */
  screenTimeout: number;
  /** Decimal text. */
  defaultTaxRate: string;
  openingHours?: OpeningHours[];
  receiptFooter?: string | null;
  isDemo?: boolean;
};

/** Creates a store with what it needs to sell. */
export async function openStore(tx: Tx, businessId: string, now: string, store: NewStore) {
  const storeId = newId(now);
  const { street = null, city = null, state = null, postalCode = null } = store;
  const address = addressText({ street, city, state, postalCode });
  const own = { businessId, id: storeId, code: store.code.toLowerCase(), createdAt: now, updatedAt: now };
  await tx.insert(stores).values({ ...store, ...own, address });
  return { storeId, ...(await equipStore(tx, businessId, now, { id: storeId, name: store.name })) };
}

/** Gives a new store its one warehouse, one sellable location (docs/architecture.md) and first register. */
export async function equipStore(tx: Tx, businessId: string, now: string, store: { id: string; name: string }) {
  const [warehouseId, locationId, storeId] = [newId(now), newId(now), store.id];
  await tx.insert(warehouses).values({ businessId, id: warehouseId, storeId, name: store.name });
  await tx
    .insert(locations)
    .values({ businessId, id: locationId, storeId, warehouseId, name: 'Sales floor', sellable: true });
  await firstRegister(tx, businessId, storeId, now);
  return { warehouseId, locationId };
}
