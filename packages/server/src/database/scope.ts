import type { Permission } from '@tilldesk/domain/rights';
import type { Limits } from '@tilldesk/domain/roles';
import type { StoreTransaction } from '@tilldesk/domain/stores';

/**
 * The business, store and user that a store function works for. A signed-in `Caller` is one; the demo and the tests
 * create their own.
 */
export type Scope = {
  businessId: string;
  storeId: string;
  /** The store's one sellable location. */
  locationId: string;
  userId: string;
  /** The register that the calling browser is used at, if it named one: cash goes only into that register's drawer. */
  registerId?: string | null;
};

/** A scope that reads for a person: costs are null for people who may not see them. */
export type Reader = Scope & { limits: Limits };

/**
 * A scope with the currency and time zone of its store; without `transaction`, the default settings of a new store
 * apply.
 */
export type StoreScope = Scope & { store: { currency: string; timeZone: string; transaction?: StoreTransaction } };

/** A person who works in a store, with limits and permissions. A signed-in `Caller` is one. */
export type Actor = StoreScope & Reader & { permissions: Permission[] };
