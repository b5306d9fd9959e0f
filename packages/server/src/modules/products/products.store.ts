import { product } from '@tilldesk/domain/shop';
import { eq, sql } from 'drizzle-orm';
import { records } from '../../crud/records.ts';
import type { ListQuery } from '../../crud/spec.ts';
import { termsOf } from '../../search/terms.ts';
import { freeBarcodes, keepBarcodes, withBarcodes } from './barcodes.store.ts';
import { readProducts } from './product-view.store.ts';
import { refuseInStock, refuseOtherTracking, refuseTakenCodes, refuseUnknownCategory } from './product-checks.store.ts';
import { products } from './products.tables.ts';

type Query = ListQuery & {
  tracking?: (typeof products.$inferSelect)['tracking'] | undefined;
  categoryId?: string | undefined;
  active?: 'true' | 'false' | undefined;
};

/** Products of the business: found by name, brand, model, SKU and barcodes; a main category filters for its subs too. */
export const productRecords = records(product, {
  table: products,
  sorts: { name: products.name, sku: products.sku, price: products.price, createdAt: products.createdAt },
  filters: ({ tracking, categoryId, active }: Query) => [
    tracking && eq(products.tracking, tracking),
    active && eq(products.active, active === 'true'),
    categoryId
      ? sql`${products.categoryId} in (select c.id from categories c where c.business_id = ${products.businessId}
          and (c.id = ${categoryId} or c.parent_id = ${categoryId}))`
      : undefined,
  ],
  terms: (p) => termsOf([p.name, p.brand, p.model], [p.sku, ...p.barcodes]),
  columns: ({ barcodes: _barcodes, ...columns }) => columns,
  drafts: withBarcodes,
  keep: keepBarcodes,
  check: async (tx, scope, id, after, before) => {
    if (before && before.tracking !== after.tracking) await refuseOtherTracking(tx, scope, id);
    if (before?.categoryId !== after.categoryId) await refuseUnknownCategory(tx, scope, after.categoryId);
    await refuseTakenCodes(tx, scope, id, after);
  },
  release: async (tx, scope, row) => {
    await refuseInStock(tx, scope, row);
    await freeBarcodes(tx, scope, row.id);
  },
  read: readProducts,
});

/**
 * Adds a product with the id of the draft. Throws product.skuTaken, product.barcodeTaken, record.notFound at
 * categoryId, record.exists.
 */
export const createProduct = productRecords.create;
