import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { managedStore, type OpeningHours, type StoreTransaction } from '@tilldesk/domain/stores';
import { instant, nameText } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';

export const businesses = pgTable('businesses', {
  id: uuid('id').primaryKey(),
  name: nameText('name').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time of the last entry, to the second; null before the first. No entry is dated earlier. */
  latestAt: instant('latest_at'),
});

export const stores = tenantTable('stores', {
  ...columnsOf(managedStore, {
    without: ['nextInvoice', 'nextRefund', 'nextPurchase', 'openingHours'],
    defaults: { active: true, screenTimeout: 5 },
  }),
  /** The code for signing in; unique in the installation. */
  code: text('code').notNull().unique(),
  /** The address as printed on documents, from its parts. */
  address: text('address'),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
  isDemo: boolean('is_demo').notNull().default(false),
  /** The changed transaction settings; the others have their defaults. */
  transaction: jsonb('transaction').$type<Partial<StoreTransaction>>().notNull().default({}),
  transactionVersion: integer('transaction_version').notNull().default(1),
});

/** The warehouses of a store. It starts with one warehouse that has one sellable location (docs/architecture.md). */
export const warehouses = tenantTable('warehouses', {
  storeId: reference('store_id', stores).notNull(),
  name: nameText('name').notNull(),
});

export const locations = tenantTable(
  'locations',
  {
    storeId: reference('store_id', stores).notNull(),
    warehouseId: reference('warehouse_id', warehouses).notNull(),
    name: nameText('name').notNull(),
    sellable: boolean('sellable').notNull(),
  },
  (t) => [index('locations_by_store').on(t.businessId, t.storeId)],
);

/** The last assigned number, by store and kind of document; updated in the posting's own transaction. */
export const numbers = keyedTable('numbers', ['storeId', 'kind'], {
  storeId: uuid('store_id').notNull(),
  kind: text('kind').notNull(),
  last: integer('last').notNull(),
});
