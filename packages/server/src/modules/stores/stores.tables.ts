import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StoreTransaction } from '@tilldesk/domain/shop';
import { businessId, instant, nameText, rate } from '../../database/columns.ts';

export const businesses = pgTable('businesses', {
  id: uuid('id').primaryKey(),
  name: nameText('name').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time of the last entry, to the second; null before the first. No entry is dated earlier. */
  latestAt: instant('latest_at'),
});

export const stores = pgTable(
  'stores',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The code for signing in; unique in the installation. */
    code: text('code').notNull().unique(),
    name: nameText('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    screenTimeout: integer('screen_timeout').notNull().default(5),
    defaultTaxRate: rate('default_tax_rate').notNull(),
    receiptFooter: text('receipt_footer'),
    isDemo: boolean('is_demo').notNull().default(false),
    /** The changed transaction settings; the others have their defaults. */
    transaction: jsonb('transaction').$type<Partial<StoreTransaction>>().notNull().default({}),
    transactionVersion: integer('transaction_version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);

/** The warehouses of a store. It starts with one warehouse that has one sellable location (docs/architecture.md). */
export const warehouses = pgTable(
  'warehouses',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    name: nameText('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.storeId], foreignColumns: [stores.businessId, stores.id] }),
  ],
);

export const locations = pgTable(
  'locations',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    warehouseId: uuid('warehouse_id').notNull(),
    name: nameText('name').notNull(),
    sellable: boolean('sellable').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.storeId], foreignColumns: [stores.businessId, stores.id] }),
    foreignKey({ columns: [t.businessId, t.warehouseId], foreignColumns: [warehouses.businessId, warehouses.id] }),
    index('locations_by_store').on(t.businessId, t.storeId),
  ],
);

/** The last assigned number, by store and kind of document; updated in the posting's own transaction. */
export const numbers = pgTable(
  'numbers',
  {
    businessId: businessId(),
    storeId: uuid('store_id').notNull(),
    kind: text('kind').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.storeId, t.kind] })],
);
