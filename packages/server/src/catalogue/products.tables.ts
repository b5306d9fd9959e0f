import { check, date, foreignKey, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { category, product, priceRule, tax, variantGroup } from '@tilldesk/domain/products';
import { exactText, nameText } from '../database/columns.ts';
import { columnsOf } from '../database/entity-columns.ts';
import { keyedTable, reference, tenantTable } from '../database/tenant-table.ts';
import { files } from '../modules/files/files.tables.ts';

/** Named tax rates. A product stores its exact rate and the name. */
export const taxes = tenantTable('taxes', columnsOf(tax), (t) => [
  uniqueIndex('taxes_name')
    .on(t.businessId, sql`lower(name collate "C")`)
    .where(sql`archived_at is null`),
]);

export const categories = tenantTable(
  'categories',
  {
    ...columnsOf(category, {
      defaults: { kind: 'other', isSerializedDefault: false, active: true },
      references: { taxId: taxes },
    }),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [foreignKey({ columns: [t.businessId, t.parentId], foreignColumns: [t.businessId, t.id] })],
);

/** One product in several colours, sizes and so on. Its variants are products. */
export const variantGroups = tenantTable('variant_groups', columnsOf(variantGroup));

export const products = tenantTable(
  'products',
  {
    ...columnsOf(product, {
      without: ['barcodes', 'images', 'components'],
      defaults: { active: true },
      references: { categoryId: categories, taxId: taxes },
    }),
    brand: nameText('brand'),
    groupId: reference('group_id', variantGroups),
    /** The barcodes of a product before it was archived. It gets them back when it is restored. */
    archivedBarcodes: text('archived_barcodes').array(),
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
    ...columnsOf(priceRule, { references: { categoryId: categories, productId: products } }),
    from: date('from_day', { mode: 'string' }),
    to: date('to_day', { mode: 'string' }),
  },
  (t) => [
    index('price_rules_in_force')
      .on(t.businessId)
      .where(sql`active and archived_at is null`),
  ],
);
