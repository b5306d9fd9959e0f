import * as z from 'zod/mini';
import { uniqueIds } from '../sales/invoices.entity.ts';
import { crud } from '../contract/crud.ts';
import { endpoint } from '../contract/endpoint.ts';
import { RANK } from '../contract/page.ts';
import { choice, id, instant, text, version } from '../fields/fields.ts';
import { bulkChange } from './bulk.rules.ts';
import { category, product, trackings } from './products.entity.ts';

/** Maximum rows of a bulk edit. */
export const BULK_MAX = 500;

/** Filters for incomplete products: without barcode, without cost. */
const productLacks = ['barcode', 'cost'] as const;

/** Products; `archived` lists archived products only. */
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

/** Brands of active products, sorted by name. */
export const productBrands = endpoint({
  method: 'GET',
  path: '/product-brands',
  needs: ['Product', 'read'],
  about: 'List brands',
  answer: z.object({ brands: z.array(z.string()) }),
});

/** Restores an archived product, with its barcodes that no other product has now. */
export const restoreProduct = endpoint({
  method: 'POST',
  path: '/products/:id/restore',
  needs: ['Product', 'delete'],
  about: 'Restore an archived product',
  ...one,
});

/** Price history of a product, newest first; `was` is null for the initial price. */
export const productPrices = endpoint({
  method: 'GET',
  path: '/products/:id/prices',
  needs: ['Product', 'read'],
  about: "List a product's last 20 prices",
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

/** Duplicates a product without barcodes and stock, with the next free SKU. `id` is that of the new product. */
export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/products/:id/duplicate',
  needs: ['Product', 'create'],
  about: 'Duplicate a product',
  body: z.strictObject({ id }),
  ...one,
});

/** Result of a bulk edit for one row: value before and after, or why it is unchanged. */
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
 * Changes one property of many products in one transaction; invalid rows are skipped with a reason. `dryRun` returns the same
 * without writing.
 */
export const bulkEdit = endpoint({
  method: 'POST',
  path: '/products/bulk',
  needs: ['Product', 'update'],
  about: 'Update many products',
  body: z.strictObject({
    /** With the version of a preview, rows changed since then are rejected. */
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
  search: ['name'],
});

/** Sorts siblings: all sub-categories of one main category, or all main categories. */
export const sortCategories = endpoint({
  method: 'POST',
  path: '/categories/sort',
  needs: ['Product', 'update'],
  about: 'Reorder categories',
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  answer: z.object({ sorted: z.int() }),
});
