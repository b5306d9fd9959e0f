import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { movementKinds, UnitStatus } from '@tilldesk/domain/shop';
import { businessId, exactText, instant, kept, money } from '../../database/columns.ts';
import { products } from '../products/products.tables.ts';
import { locations } from '../stores/stores.tables.ts';

/**
 * Serialized pieces. On hand of a serialized product *is* the count of its live units. Costs are per unit.
 * A code stands on one live unit at a time: the database refuses a second.
 */
export const units = pgTable(
  'units',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    code: exactText('code').notNull(),
    color: text('color'),
    storage: text('storage'),
    status: text('status').$type<UnitStatus>().notNull(),
    unitCost: money('unit_cost').notNull(),
    receivedAt: instant('received_at').notNull(),
    invoiceId: uuid('invoice_id'),
    ...kept(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    foreignKey({ columns: [t.businessId, t.locationId], foreignColumns: [locations.businessId, locations.id] }),
    uniqueIndex('units_live_code')
      .on(t.businessId, t.code)
      .where(sql`status in ('in_stock', 'reserved')`),
    index('units_by_code').on(t.businessId, t.code),
    index('units_by_age').on(t.businessId, t.storeId, t.receivedAt, t.id),
    index('units_of_store_by_code').on(t.businessId, t.storeId, t.code, t.id),
    index('units_by_product').on(t.businessId, t.storeId, t.productId, t.status, t.receivedAt),
    check('units_status', sql`${t.status} in ('in_stock', 'reserved', 'sold', 'scrapped', 'lost')`),
    check('units_sold_on', sql`(${t.status} = 'sold') = (${t.invoiceId} is not null)`),
  ],
);

/**
 * What is held by quantity: pieces and what they cost in all, so that the moving average is value over pieces and no
 * cent is lost. Kept in the ledger's own transaction; never below zero.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    businessId: businessId(),
    productId: uuid('product_id').notNull(),
    locationId: uuid('location_id').notNull(),
    storeId: uuid('store_id').notNull(),
    onHand: integer('on_hand').notNull(),
    value: money('value').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.productId, t.locationId] }),
    foreignKey({ columns: [t.businessId, t.productId], foreignColumns: [products.businessId, products.id] }),
    foreignKey({ columns: [t.businessId, t.locationId], foreignColumns: [locations.businessId, locations.id] }),
    index('levels_by_store').on(t.businessId, t.storeId, t.productId),
    check('levels_never_negative', sql`${t.onHand} >= 0`),
  ],
);

/** The stock ledger, append-only: what, where, how many, at what cost, why, for which document, which unit. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** The order of booking; moments may be equal, and a till that waited for a lock has the earlier one. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    locationId: uuid('location_id').notNull(),
    productId: uuid('product_id').notNull(),
    unitId: uuid('unit_id'),
    kind: text('kind').$type<(typeof movementKinds)[number]>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Signed, minor units: what the pieces cost in all. */
    value: money('value').notNull(),
    /** Pieces of the product at the location afterwards; null for serialized units, which are counted. */
    balance: integer('balance'),
    documentId: uuid('document_id'),
    documentLineId: uuid('document_line_id'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    index('movements_by_product').on(t.businessId, t.productId, t.seq),
    index('movements_by_document').on(t.businessId, t.documentId),
    check('movements_kind', sql`${t.kind} in ('opening', 'sale')`),
  ],
);
