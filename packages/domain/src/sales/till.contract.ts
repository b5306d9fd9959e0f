import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, searchText } from '../contract/page.ts';
import { choice, id } from '../fields/fields.ts';

const priced = { price: z.int(), listPrice: z.int(), rule: z.nullable(z.string()) };

/** A search result of the till with the data for a line. */
export const sellable = z.object({
  productId: id,
  unitId: z.nullable(id),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  /** Color and storage of a unit, such as 'Black · 128 GB'; null if both are unknown. */
  unitLooks: z.nullable(z.string()),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  /** Current price, price without rules, and the applied rule. */
  ...priced,
  taxRate: z.string(),
  onHand: z.int(),
  /** Stock of other stores, highest first; empty without the right to read stock. */
  elsewhere: z.array(z.object({ storeName: z.string(), onHand: z.int() })),
  /** No own stock: `onHand` is derived from its components. */
  isBundle: z.boolean(),
});
export type Sellable = z.output<typeof sellable>;

/**
 * Finds products at the till by scan or search words. `exact` is the item identified by a code; a unit that cannot be sold
 * returns the problem `unit.sold`, `unit.notAvailable` or `unit.reserved` instead.
 */
export const findSellable = endpoint({
  method: 'GET',
  path: '/till/find',
  needs: ['Sale & Invoice', 'create'],
  about: 'Search sellable items by code or text',
  query: z.strictObject({
    text: searchText.check(z.minLength(1)),
    /** The customer, who can buy stock reserved for them. */
    customerId: z.optional(id),
  }),
  answer: z.object({ exact: z.nullable(sellable), items: z.array(sellable) }),
});

/** A sellable unit with its distinguishing details. */
export const sellableUnit = z.object({
  item: sellable,
  grade: z.nullable(z.string()),
  batteryHealth: z.nullable(z.int()),
  receivedAt: z.string(),
});
export type SellableUnit = z.output<typeof sellableUnit>;

/** Units in stock here, of a product or by the last digits of their code; oldest first, at most 100. */
export const unitsToSell = endpoint({
  method: 'GET',
  path: '/till/units',
  needs: ['Sale & Invoice', 'create'],
  about: 'List units in stock to choose from',
  query: z.strictObject({
    productId: z.optional(id),
    ending: z.optional(z.string().check(z.regex(/^\d{4,14}$/))),
    customerId: z.optional(id),
  }),
  answer: z.object({ items: z.array(sellableUnit) }),
});

/** Current prices of cart lines for a customer, requested again when the customer changes. */
export const pricesNow = endpoint({
  method: 'POST',
  path: '/till/prices',
  needs: ['Sale & Invoice', 'create'],
  about: "Get a customer's current prices",
  body: z.strictObject({
    customerId: z.nullable(id),
    lines: z.array(z.strictObject({ id, productId: id, unitId: z.nullable(id) })).check(z.maxLength(200)),
  }),
  answer: z.object({ prices: z.array(z.object({ id, ...priced })) }),
});

/** The users of the store, to select salespersons. */
export const tillPeople = endpoint({
  method: 'GET',
  path: '/till/people',
  needs: ['Sale & Invoice', 'create'],
  about: 'List possible salespersons',
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});

const seller = z.object({ id, name: z.string() });
export type Seller = z.output<typeof seller>;

/** The users of the store who may sell and have an access PIN: one of them confirms a sale where the store asks who sells. */
export const sellers = endpoint({
  method: 'GET',
  path: '/till/sellers',
  needs: ['Sale & Invoice', 'create'],
  about: 'List people who can confirm that they sell',
  answer: z.object({ items: z.array(seller) }),
});

const sellerOfSale = {
  path: '/invoices/:id/seller',
  needs: ['Sale & Invoice', 'create'],
  params: z.strictObject({ id }),
} as const;

/** The confirmed seller of a sale; null before. The invoice need not be saved yet. */
export const saleSeller = endpoint({
  ...sellerOfSale,
  method: 'GET',
  about: 'Get the confirmed seller of a sale',
  answer: z.object({ seller: z.nullable(seller) }),
});

/**
 * Confirms the seller of a sale with their access PIN: the invoice counts for them, and the signed-in user stays signed in. The
 * last confirmation counts. A wrong PIN counts as a failed PIN attempt. Does not open the PIN gate.
 */
export const confirmSeller = endpoint({
  ...sellerOfSale,
  method: 'POST',
  about: 'Confirm the seller of a sale by PIN',
  body: z.strictObject({ sellerId: id, accessPin: z.string().check(z.regex(/^\d{4}$/)) }),
  answer: z.object({ seller }),
});

/** Finds customers at the till, for users who may sell. */
export const findCustomers = endpoint({
  method: 'GET',
  path: '/till/customers',
  needs: ['Sale & Invoice', 'create'],
  about: 'Search customers for a sale',
  query: z.strictObject({
    text: z._default(searchText, ''),
    page: z._default(count(100), 1),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        id,
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        taxExempt: z.boolean(),
      }),
    ),
    more: z.boolean(),
  }),
});
