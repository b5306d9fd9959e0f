import type { Permission } from '@tilldesk/domain/rights';
import type { StoreTransaction } from '@tilldesk/domain/shop';

/** In whose name and where a store function works. A signed-in `Who` is one; the demo and the tests make their own. */
export type Scope = {
  businessId: string;
  storeId: string;
  /** The store's one sellable location. */
  locationId: string;
  userId: string;
  /** The register that the calling browser stands at, where it named one: cash goes into that register's drawer only. */
  registerId?: string | null;
};

/** A scope that reads for a person: costs are null for those who may not see them. */
export type Reader = Scope & { limits: { viewCost: boolean } };

/** A scope that also knows how its store counts money and days; without settings of its own, as a store begins. */
export type StoreScope = Scope & { store: { currency: string; timeZone: string; transaction?: StoreTransaction } };

/** Whoever works in a store: what they may see and approve comes along. A signed-in `Who` is one. */
export type Actor = StoreScope & Reader & { permissions: Permission[] };
