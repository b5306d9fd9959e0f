import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Product } from '@tilldesk/domain/shop';
import type { Axis, CategoryKind, PriceRule } from '@tilldesk/domain/catalogue';
import type { Grade } from '@tilldesk/domain/stock';
import { exactText, instant, auditColumns, money, nameText, rate } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { files } from '../files/files.tables.ts';

/** Named tax rates. A product stores its exact rate and the name. */
export const taxes = tenantTable(
  'taxes',
  {
    name: nameText('name').notNull(),
    rate: rate('rate').notNull(),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('taxes_name')
      .on(t.businessId, sql`lower(name collate "C")`)
      .where(sql`archived_at is null`),
  ],
);

export const categories = tenantTable(
  'categories',
  {
    name: nameText('name').notNull(),
    parentId: uuid('parent_id'),
    kind: text('kind').$type<CategoryKind>().notNull().default('other'),
    isSerializedDefault: boolean('is_serialized_default').notNull().default(false),
    taxId: reference('tax_id', taxes),
    active: boolean('active').notNull().default(true),
    sort: integer('sort').notNull().default(0),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [foreignKey({ columns: [t.businessId, t.parentId], foreignColumns: [t.businessId, t.id] })],
);

/** One product in several colours, sizes and so on. Its variants are products. */
export const variantGroups = tenantTable('variant_groups', {
  name: nameText('name').notNull(),
  axes: jsonb('axes').$type<Axis[]>().notNull(),
  archivedAt: instant('archived_at'),
  ...auditColumns(),
});

export const products = tenantTable(
  'products',
  {
    name: nameText('name').notNull(),
    sku: exactText('sku').notNull(),
    categoryId: reference('category_id', categories).notNull(),
    brand: nameText('brand'),
    model: text('model'),
    carrier: text('carrier'),
    color: text('color'),
    storage: text('storage'),
    size: text('size'),
    network: text('network'),
    condition: text('condition').$type<Product['condition']>().notNull(),
    grade: text('grade').$type<Grade>(),
    tracking: text('tracking').$type<Product['tracking']>().notNull(),
    price: money('price').notNull(),
    minPrice: money('min_price'),
    taxId: reference('tax_id', taxes),
    taxRate: rate('tax_rate').notNull(),
    reorderPoint: integer('reorder_point'),
    reorderTo: integer('reorder_to'),
    warrantyDays: integer('warranty_days'),
    labelSize: text('label_size').$type<Product['labelSize']>(),
    description: text('description'),
    active: boolean('active').notNull().default(true),
    groupId: reference('group_id', variantGroups),
    /** The barcodes of a product before it was archived. It gets them back when it is restored. */
    heldBarcodes: text('held_barcodes').array(),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [
    unique('products_sku').on(t.businessId, t.sku),
    index('products_by_group')
      .on(t.businessId, t.groupId)
      .where(sql`group_id is not null`),
    index('products_by_tax')
      .on(t.businessId, t.taxId)
      .where(sql`tax_id is not null`),
    // Two products of a group never have the same attributes.
    uniqueIndex('products_variant')
      .on(
        t.businessId,
        t.groupId,
        sql`lower(coalesce(color, ''))`,
        sql`lower(coalesce(storage, ''))`,
        sql`lower(coalesce(size, ''))`,
        sql`lower(coalesce(network, ''))`,
      )
      .where(sql`group_id is not null and archived_at is null`),
    index('products_by_name').on(t.businessId, t.name, t.id),
    index('products_by_price').on(t.businessId, t.price, t.id),
    index('products_by_age').on(t.businessId, t.createdAt, t.id),
    index('products_to_reorder')
      .on(t.businessId, t.id)
      .where(sql`reorder_point is not null`),
    index('products_by_category').on(t.businessId, t.categoryId, t.name),
    check('products_price', sql`${t.price} >= 0 and ${t.minPrice} between 0 and ${t.price}`),
  ],
);

/** A barcode belongs to one product of the business. */
export const productBarcodes = keyedTable(
  'product_barcodes',
  ['barcode'],
  { barcode: exactText('barcode').notNull(), productId: reference('product_id', products).notNull() },
  (t) => [index('barcodes_by_product').on(t.businessId, t.productId)],
);

/** The images of a product; the cover has position 0. */
export const productImages = keyedTable(
  'product_images',
  ['productId', 'position'],
  {
    productId: reference('product_id', products).notNull(),
    position: integer('position').notNull(),
    fileId: reference('file_id', files).notNull(),
  },
  (t) => [index('images_by_file').on(t.businessId, t.fileId)],
);

/** The components of a bundle: products tracked by quantity. */
export const productComponents = keyedTable(
  'product_components',
  ['productId', 'componentId'],
  {
    productId: reference('product_id', products).notNull(),
    componentId: reference('component_id', products).notNull(),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [
    index('components_by_component').on(t.businessId, t.componentId),
    check('components_quantity', sql`${t.quantity} > 0`),
    check('components_apart', sql`${t.productId} <> ${t.componentId}`),
  ],
);

/** Sale prices, and discounts for customer groups. */
export const priceRules = tenantTable(
  'price_rules',
  {
    name: nameText('name').notNull(),
    scope: text('scope').$type<PriceRule['scope']>().notNull(),
    categoryId: reference('category_id', categories),
    productId: reference('product_id', products),
    customerGroup: text('customer_group'),
    kind: text('kind').$type<PriceRule['kind']>().notNull(),
    rate: rate('rate'),
    amount: money('amount'),
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
    priority: integer('priority').notNull(),
    active: boolean('active').notNull(),
    archivedAt: instant('archived_at'),
    ...auditColumns(),
  },
  (t) => [
    index('price_rules_in_force')
      .on(t.businessId)
      .where(sql`active and archived_at is null`),
  ],
);
