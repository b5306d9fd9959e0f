/** In whose name and where a store function works. A signed-in `Who` is one; the demo and the tests make their own. */
export type Scope = {
  businessId: string;
  storeId: string;
  /** The store's one sellable location. */
  locationId: string;
  userId: string;
};

/** A scope that reads for a person: costs are null for those who may not see them. */
export type Reader = Scope & { limits: { viewCost: boolean } };

/** A scope that also knows how its store counts money and days. */
export type StoreScope = Scope & { store: { currency: string; timeZone: string } };
