import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Product } from '@tilldesk/domain/shop';
import { businessId, exactText, instant, kept, money, rate } from '../../database/columns.ts';

export const categories = pgTable(
  'categories',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    parentId: uuid('parent_id'),
    archivedAt: instant('archived_at'),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.parentId], foreignColumns: [t.businessId, t.id] }),
  ],
);

export const products = pgTable(
  'products',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    name: exactText('name').notNull(),
    sku: exactText('sku').notNull(),
    categoryId: uuid('category_id').notNull(),
    brand: text('brand'),
    model: text('model'),
    condition: text('condition').$type<Product['condition']>().notNull(),
    tracking: text('tracking').$type<Product['tracking']>().notNull(),
    price: money('price').notNull(),
    taxRate: rate('tax_rate').notNull(),
    reorderPoint: integer('reorder_point'),
    warrantyDays: integer('warranty_days'),
    description: text('description'),
    active: boolean('active').notNull().default(true),
    archivedAt: instant('archived_at'),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    unique('products_sku').on(t.businessId, t.sku),
    foreignKey({ columns: [t.businessId, t.categoryId], foreignColumns: [categories.businessId, categories.id] }),
    index('products_by_name').on(t.businessId, t.name, t.id),
    index('products_by_price').on(t.businessId, t.price, t.id),
    index('products_by_age').on(t.businessId, t.createdAt, t.id),
    index('products_to_reorder')
      .on(t.businessId, t.id)
      .where(sql`reorder_point is not null`),
    index('products_by_category').on(t.businessId, t.categoryId, t.name),
    check('products_price', sql`${t.price} >= 0`),
  ],
);

/** A barcode leads to one product of the business. */
export const productBarcodes = pgTable(
  'product_barcodes',
  { businessId: businessId(), barcode: exactText('barcode').notNull(), productId: uuid('product_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.businessId, t.barcode] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    index('barcodes_by_product').on(t.businessId, t.productId),
  ],
);
