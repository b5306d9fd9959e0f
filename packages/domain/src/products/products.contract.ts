import * as z from 'zod/mini';
import { uniqueIds } from '../sales/invoices.entity.ts';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { RANK } from '../contract/page.ts';
import { choice, id, instant, text, version } from '../fields/fields.ts';
import { bulkChange } from './bulk.rules.ts';
import { category, product, trackings } from './products.entity.ts';

/** Rows that one bulk edit may change. */
export const BULK_MAX = 500;

/** What a product may lack that the shop wants of each: a barcode to scan, a cost of the pieces that came in. */
const productLacks = ['barcode', 'cost'] as const;

/** Products; `archived` lists those that were put away, and only them. */
export const products = crud('/products', {
  name: 'products',
  module: 'Product',
  entity: product,
  sorts: ['name', 'sku', 'price', 'createdAt', RANK],
  filters: {
    tracking: z.optional(choice(trackings, { required: true })),
    categoryId: z.optional(id),
    groupId: z.optional(id),
    brand: z.optional(text({ required: true })),
    lacks: z.optional(choice(productLacks, { required: true })),
    active: z.optional(z.enum(['true', 'false'])),
    archived: z.optional(z.enum(['true'])),
  },
});

const one = { params: z.strictObject({ id }), answer: product.read };

/** The brands of standing products as they are written, in the order of their names. */
export const productBrands = endpoint({
  method: 'GET',
  path: '/product-brands',
  needs: ['Product', 'read'],
  about: 'The brands of the catalogue',
  answer: z.object({ brands: z.array(z.string()) }),
});

/** Brings an archived product back, with those of its barcodes that no other bears meanwhile. */
export const restoreProduct = endpoint({
  method: 'POST',
  path: '/products/:id/restore',
  needs: ['Product', 'delete'],
  about: 'Bring an archived product back',
  ...one,
});

/** What a product cost and costs, the newest price first; `was` is null for the one that it began with. */
export const productPrices = endpoint({
  method: 'GET',
  path: '/products/:id/prices',
  needs: ['Product', 'read'],
  about: 'The prices that a product had, the last 20',
  params: z.strictObject({ id }),
  answer: z.object({
    prices: z.array(
      z.object({
        id,
        at: instant({ required: true }),
        by: z.string(),
        price: z.int(),
        was: z.nullable(z.int()),
      }),
    ),
  }),
});

/** Makes a product like another, without its barcodes and stock, under the next free SKU. `id` is the new one's. */
export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/products/:id/duplicate',
  needs: ['Product', 'create'],
  about: 'Duplicate a product',
  body: z.strictObject({ id }),
  ...one,
});

/** What a bulk edit does to one row: the value before and after, or why the row stays as it is. */
export const bulkRow = z.object({
  id,
  version,
  name: z.string(),
  sku: z.string(),
  before: z.nullable(z.union([z.string(), z.int(), z.boolean()])),
  after: z.nullable(z.union([z.string(), z.int(), z.boolean()])),
  problem: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});
export type BulkRow = z.output<typeof bulkRow>;

/**
 * Changes one thing on many products in one transaction; a row that may not be so is left out and says why. `dryRun`
 * answers the same and writes nothing.
 */
export const bulkEdit = endpoint({
  method: 'POST',
  path: '/products/bulk',
  needs: ['Product', 'update'],
  about: 'Change one thing on many products',
  body: z.strictObject({
    /** With the version that a preview showed, a row that somebody changed since is refused. */
    rows: z
      .array(z.strictObject({ id, version: z.optional(version) }))
      .check(z.minLength(1), z.maxLength(BULK_MAX), uniqueIds),
    change: bulkChange,
    dryRun: z.boolean(),
  }),
  answer: z.object({ rows: z.array(bulkRow), changed: z.int() }),
});

/** Both levels in one list; `categoryId` of a product is a sub-category, or a main one without subs. */
export const categories = crud('/categories', {
  name: 'categories',
  module: 'Product',
  entity: category,
  sorts: ['name', 'sort'],
});

/** Puts siblings, all of one main category or all main ones, into this order. */
export const sortCategories = endpoint({
  method: 'POST',
  path: '/categories/sort',
  needs: ['Product', 'update'],
  about: 'Put categories in order',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  answer: z.object({ sorted: z.int() }),
});
