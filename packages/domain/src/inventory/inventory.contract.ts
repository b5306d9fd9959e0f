import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { listQuery, pageOf } from '../contract/page.ts';
import { choice, id, instant, money, quantity, text } from '../fields/fields.ts';
import { isUnitCode } from '../fields/luhn.ts';
import { unit, unitStatuses } from './units.entity.ts';

const held = choice(['serialized', 'quantity'], { required: true });

/** The serialized units of the store; filtered by product and status. */
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
    }),
    answer: pageOf(unit.read),
  }),
} as const;

/** First level: what each category holds in this store. */
export const stockByCategory = endpoint({
  method: 'GET',
  path: '/inventory/categories',
  needs: ['Inventory', 'read'],
  about: 'Stock by category',
  query: listQuery(['name', 'onHand'], { tracking: held }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      parentName: z.nullable(z.string()),
      productCount: z.int(),
      onHand: z.int(),
      retailValue: z.int(),
      /** Null for those who may not see costs. */
      costValue: z.nullable(z.int()),
    }),
  ),
});

/** Second level: the products of a category and what is left of each. */
export const stockByProduct = endpoint({
  method: 'GET',
  path: '/inventory/products',
  needs: ['Inventory', 'read'],
  about: 'Stock by product',
  query: listQuery(['name', 'onHand', 'price'], { tracking: held, categoryId: id }),
  answer: pageOf(
    z.object({
      id,
      name: z.string(),
      sku: z.string(),
      price: z.int(),
      onHand: z.int(),
      reorderPoint: z.nullable(z.int()),
      cost: z.nullable(z.int()),
      retailValue: z.int(),
    }),
  ),
});

export const movementKinds = ['opening', 'sale'] as const;

/** Third level of what is held by quantity: the ledger of one product, newest first. */
export const movements = endpoint({
  method: 'GET',
  path: '/inventory/movements',
  needs: ['Inventory', 'read'],
  about: 'Stock ledger of a product',
  query: listQuery(['at'], { productId: id }),
  answer: pageOf(
    z.object({
      id,
      at: instant({ required: true }),
      kind: choice(movementKinds, { required: true }),
      quantity: z.int(),
      balance: z.int(),
      unitCost: z.nullable(z.int()),
      locationName: z.string(),
      documentId: z.nullable(id),
      documentNumber: z.nullable(z.string()),
      unitCode: z.nullable(z.string()),
      by: z.string(),
    }),
  ),
});

/** Puts the first stock of a product on the shelf: a quantity, or one unit for each code. */
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
            code: text({ required: true, max: 40, format: 'code' }).check(z.refine(isUnitCode, { error: 'imei' })),
            color: z.optional(text({ max: 30 })),
            storage: z.optional(text({ max: 20 })),
          }),
        )
        .check(z.minLength(1), z.maxLength(500)),
    ),
  }),
  answer: z.object({ productId: id, onHand: z.int() }),
});
