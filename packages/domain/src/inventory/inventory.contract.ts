import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { adjustmentReason } from '../adjustments/adjustments.entity.ts';
import { choice, date, id, instant, money, quantity, text } from '../fields/fields.ts';
import { conditions } from '../products/products.entity.ts';
import { normalizeIdentifier } from './identifiers.rules.ts';
import { unitChanges, unitDetails } from './unitDetails.entity.ts';
import { sourceKinds, unit, unitStatuses } from './units.entity.ts';

const trackingChoice = choice(['serialized', 'quantity'], { required: true });

/** Filter groups of statuses: for sale, in the shop, incoming, gone. */
export const unitGroups = ['sellable', 'live', 'coming', 'gone'] as const;
export type UnitGroup = (typeof unitGroups)[number];

/** Minimum age of a unit in stock, days. */
export const unitAges = ['30', '60', '90', '180'] as const;

/** Stock older than this is aged, days. */
export const AGED_DAYS = 60;

/** The serialized units of the store; filtered by product, status, group, age and condition. */
export const units = {
  name: 'units',
  list: endpoint({
    method: 'GET',
    path: '/units',
    needs: ['Inventory', 'read'],
    about: 'List serialized units',
    query: listQuery(['code', 'receivedAt', 'price', 'status'], {
      productId: z.optional(id),
      status: z.optional(choice(unitStatuses, { required: true })),
      group: z.optional(choice(unitGroups, { required: true })),
      age: z.optional(choice(unitAges, { required: true })),
      condition: z.optional(choice(conditions, { required: true })),
    }),
    answer: pageOf(unit.read),
  }),
  one: endpoint({
    method: 'GET',
    path: '/units/:id',
    needs: ['Inventory', 'read'],
    about: 'Get a serialized unit',
    params: z.strictObject({ id }),
    answer: unitDetails,
  }),
  /** Changes the description of a unit; its status is changed by adjustments, reservations and sales only. */
  change: endpoint({
    method: 'PATCH',
    path: '/units/:id',
    needs: ['Inventory', 'update'],
    about: 'Update a unit',
    params: z.strictObject({ id }),
    body: unitChanges,
    answer: unitDetails,
  }),
} as const;

/** First level: stock of each category in this store. */
export const stockByCategory = endpoint({
  method: 'GET',
  path: '/inventory/categories',
  needs: ['Inventory', 'read'],
  about: 'List stock by category',
  query: listQuery(['name', 'onHand'], { tracking: trackingChoice }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      parentName: z.nullable(z.string()),
      productCount: z.int(),
      onHand: z.int(),
      /** Reserved, of the quantity on hand. */
      reserved: z.int(),
      /** Announced, ordered or in transit; not on hand. */
      incoming: z.int(),
      retailValue: z.int(),
      /** Null without the right to see costs. */
      costValue: z.nullable(z.int()),
    }),
  ),
});

/** Low stock (at or below the reorder point), and out of stock. */
export const stockLevels = ['low', 'out'] as const;

/** Second level: stock of each product, of a category or of all. */
export const stockByProduct = endpoint({
  method: 'GET',
  path: '/inventory/products',
  needs: ['Inventory', 'read'],
  about: 'List stock by product',
  query: listQuery(['name', 'onHand', 'price'], {
    tracking: z.optional(trackingChoice),
    categoryId: z.optional(id),
    productId: z.optional(id),
    /** `low`: products at or below their reorder point; `out`: products with none available. */
    level: z.optional(choice(stockLevels, { required: true })),
  }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      sku: z.string(),
      tracking: trackingChoice,
      categoryId: id,
      categoryName: z.string(),
      price: z.int(),
      onHand: z.int(),
      reserved: z.int(),
      /** On hand, not reserved, and for serialized units in a sellable status. */
      available: z.int(),
      incoming: z.int(),
      /** Serialized units in stock for more than `AGED_DAYS`; 0 for other products. */
      aged: z.int(),
      reorderPoint: z.nullable(z.int()),
      reorderTo: z.nullable(z.int()),
      /** The average of a piece; null without the right to see costs, and where there is none. */
      cost: z.nullable(z.int()),
      retailValue: z.int(),
      /** Total cost; null without the right to see costs. */
      costValue: z.nullable(z.int()),
    }),
  ),
});

/** Kinds of stock movements. */
export const movementKinds = [
  'opening',
  'sale',
  'receipt',
  'adjustment',
  'count',
  'landedCost',
  'costCorrection',
  'transfer',
  'return',
  'tradeIn',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Third level for products tracked by quantity: the ledger of one product, newest first. */
export const movements = endpoint({
  method: 'GET',
  path: '/inventory/movements',
  needs: ['Inventory', 'read'],
  about: "List a product's stock ledger",
  query: listQuery(['at'], { productId: id, kind: z.optional(choice(movementKinds, { required: true })) }),
  answer: pageOf(
    z.object({
      id,
      at: instant({ required: true }),
      kind: choice(movementKinds, { required: true }),
      quantity: z.int(),
      balance: z.int(),
      unitCost: z.nullable(z.int()),
      /** Signed change of the stock value; null without the right to see costs. */
      value: z.nullable(z.int()),
      /** Reason of an adjustment. */
      reason: z.nullable(adjustmentReason),
      locationName: z.string(),
      documentId: z.nullable(id),
      documentNumber: z.nullable(z.string()),
      documentKind: z.nullable(choice(sourceKinds, { required: true })),
      /** The record whose page shows the document: for a receipt its order. */
      pageId: z.nullable(id),
      unitCode: z.nullable(z.string()),
      by: z.string(),
    }),
  ),
});

/** Stock value at the end of a store's day: all movements up to then, by today's categories. */
export const valuation = endpoint({
  method: 'GET',
  path: '/inventory/valuation',
  needs: ['Inventory', 'read'],
  about: 'Get the value of stock at the end of a day',
  heavy: true,
  query: z.strictObject({ at: date({ required: true }), tracking: z.optional(trackingChoice) }),
  answer: z.object({
    at: date({ required: true }),
    pieces: z.int(),
    /** At cost, minor units; null without the right to see costs, as in the rows. */
    value: z.nullable(z.int()),
    categories: z.array(z.object({ id, name: z.string(), pieces: z.int(), value: z.nullable(z.int()) })),
  }),
});

/** Posts the opening stock of a product: a quantity, or one unit per code. */
export const openStock = endpoint({
  method: 'POST',
  path: '/inventory/opening-stock',
  needs: ['Inventory', 'create'],
  about: 'Enter opening stock',
  key: 'required',
  body: z.strictObject({
    id,
    productId: id,
    unitCost: money({ required: true }),
    quantity: z.optional(quantity({ required: true, min: 1, max: 100_000 })),
    units: z.optional(
      z
        .array(
          z.strictObject({
            code: text({ required: true, max: 40, format: 'code' }).check(
              z.refine((code) => normalizeIdentifier(code) !== null, { error: 'imei' }),
            ),
            color: z.optional(text({ max: 30 })),
            storage: z.optional(text({ max: 20 })),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    ),
  }),
  answer: z.object({ productId: id, onHand: z.int() }),
});
