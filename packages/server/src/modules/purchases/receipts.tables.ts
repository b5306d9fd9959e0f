import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Product } from '@tilldesk/domain/products';
import type { Arrival, ReceiptEntry, ReceiptStatus } from '@tilldesk/domain/purchases';
import { instant, money } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { products } from '../../catalogue/products.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { purchases } from './purchases.tables.ts';

/** Receipts of goods. An order has at most one open receipt; any user can continue it. */
export const receipts = tenantTable(
  'receipts',
  {
    storeId: uuid('store_id').notNull(),
    purchaseId: reference('purchase_id', purchases).notNull(),
    number: integer('number'),
    status: text('status').$type<ReceiptStatus>().notNull().default('draft'),
    deliveryNote: text('delivery_note'),
    /** The number of pieces and their cost at posting. */
    pieces: integer('pieces').notNull().default(0),
    value: money('value').notNull().default(0),
    startedBy: reference('started_by', users).notNull(),
    startedAt: instant('started_at').notNull(),
    postedBy: uuid('posted_by'),
    postedAt: instant('posted_at'),
    reversedBy: uuid('reversed_by'),
    reversedAt: instant('reversed_at'),
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('receipts_number').on(t.businessId, t.storeId, t.number),
    uniqueIndex('receipts_one_open')
      .on(t.businessId, t.purchaseId)
      .where(sql`status = 'draft'`),
    index('receipts_by_purchase').on(t.businessId, t.purchaseId, t.startedAt),
    check('receipts_status', sql`${t.status} in ('draft', 'posted', 'reversed', 'discarded')`),
    check('receipts_numbered', sql`(${t.number} is null) = (${t.postedAt} is null)`),
  ],
);

/**
 * The scans of a receipt, each with the client's id, so that a scan sent twice counts once. `quantity` 0 is a scan that
 * was rejected. Posting writes the unit and the cost.
 */
export const receiptEntries = keyedTable(
  'receipt_entries',
  ['receiptId', 'id'],
  {
    receiptId: reference('receipt_id', receipts).notNull(),
    id: uuid('id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    lineId: uuid('line_id'),
    productId: reference('product_id', products),
    result: text('result').$type<ReceiptEntry['result']>().notNull(),
    quantity: integer('quantity').notNull(),
    code: text('code'),
    identifiers: text('identifiers').array().notNull(),
    unitId: uuid('unit_id'),
    arrival: text('arrival').$type<Arrival>().notNull().default('ok'),
    color: text('color'),
    storage: text('storage'),
    condition: text('condition').$type<Product['condition']>(),
    /** Unit cost of an extra, minor units. */
    unitCost: money('unit_cost'),
    /** The cost of its pieces at posting. */
    cost: money('cost'),
    userId: uuid('user_id').notNull(),
    /** When it was scanned, by the clock of the scanning device. */
    scannedAt: instant('scanned_at').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('receipt_entries_by_line').on(t.businessId, t.lineId),
    index('receipt_entries_by_unit')
      .on(t.businessId, t.unitId)
      .where(sql`unit_id is not null`),
    check('receipt_entries_arrival', sql`${t.arrival} in ('ok', 'damaged')`),
  ],
);
