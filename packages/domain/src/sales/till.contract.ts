import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { count, searchText } from '../contract/page.ts';
import { choice, id } from '../fields/fields.ts';

const priced = { price: z.int(), listPrice: z.int(), rule: z.nullable(z.string()) };

/** What the till shows of a find: enough to make a line of it. */
export const sellable = z.object({
  productId: id,
  unitId: z.nullable(id),
  name: z.string(),
  sku: z.string(),
  unitCode: z.nullable(z.string()),
  /** What a unit looks like: its color and storage, as 'Black · 128 GB'; null where neither is known. */
  unitLooks: z.nullable(z.string()),
  tracking: choice(['serialized', 'quantity', 'none'], { required: true }),
  /** What a piece costs now, and what it would without the price rule that is named. */
  ...priced,
  taxRate: z.string(),
  onHand: z.int(),
  /** What other stores have of it, most first; nothing for those who may not read stock. */
  elsewhere: z.array(z.object({ storeName: z.string(), onHand: z.int() })),
  /** It has no stock of its own: `onHand` is what its components make. */
  isBundle: z.boolean(),
});
export type Sellable = z.output<typeof sellable>;

/**
 * What a scan or some typed words find at the till. `exact` is the one thing that a code names; a unit that cannot be
 * sold answers the problem `unit.sold`, `unit.notAvailable` or `unit.reserved` instead.
 */
export const findSellable = endpoint({
  method: 'GET',
  path: '/till/find',
  needs: ['Sale & Invoice', 'create'],
  about: 'Find what can be sold by code or words',
  query: z.strictObject({
    text: searchText.check(z.minLength(1)),
    /** Who buys: they may have what is kept for them. */
    customerId: z.optional(id),
  }),
  answer: z.object({ exact: z.nullable(sellable), items: z.array(sellable) }),
});

/** A unit that may be sold here now, with what tells it from the others. */
export const sellableUnit = z.object({
  item: sellable,
  grade: z.nullable(z.string()),
  batteryHealth: z.nullable(z.int()),
  receivedAt: z.string(),
});
export type SellableUnit = z.output<typeof sellableUnit>;

/** The units in stock here of a product, or whose code ends with digits; the oldest first, at most 100. */
export const unitsToSell = endpoint({
  method: 'GET',
  path: '/till/units',
  needs: ['Sale & Invoice', 'create'],
  about: 'Units in stock to choose one from',
  query: z.strictObject({
    productId: z.optional(id),
    ending: z.optional(z.string().check(z.regex(/^\d{4,14}$/))),
    customerId: z.optional(id),
  }),
  answer: z.object({ items: z.array(sellableUnit) }),
});

/** What the lines of a cart cost a customer now: a till asks again when another is chosen. */
export const pricesNow = endpoint({
  method: 'POST',
  path: '/till/prices',
  needs: ['Sale & Invoice', 'create'],
  about: 'What things cost a customer now',
  body: z.strictObject({
    customerId: z.nullable(id),
    lines: z.array(z.strictObject({ id, productId: id, unitId: z.nullable(id) })).check(z.maxLength(200)),
  }),
  answer: z.object({ prices: z.array(z.object({ id, ...priced })) }),
});

/** The people of the store, for those who say who sold what. */
export const tillPeople = endpoint({
  method: 'GET',
  path: '/till/people',
  needs: ['Sale & Invoice', 'create'],
  about: 'Who may have sold something here',
  answer: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
});

/** Customers as the till needs them, for those who sell. */
export const findCustomers = endpoint({
  method: 'GET',
  path: '/till/customers',
  needs: ['Sale & Invoice', 'create'],
  about: 'Find a customer for a sale',
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
