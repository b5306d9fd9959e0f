import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { CountMode, CountScanResult, CountStatus } from '@tilldesk/domain/counts';
import { exactText, instant, auditColumns, money, nameText } from '../../database/columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';
import { units } from '../../ledgers/stock/stock.tables.ts';
import { categories, products } from '../../catalogue/products.tables.ts';
import { users } from '../../parties/people/people.tables.ts';
import { locations } from '../stores/stores.tables.ts';

/** Counts of the stock of a store. A posted or cancelled count never changes: a trigger rejects it. */
export const inventoryCounts = tenantTable(
  'inventory_counts',
  {
    storeId: uuid('store_id').notNull(),
    locationId: reference('location_id', locations).notNull(),
    number: integer('number').notNull(),
    status: text('status').$type<CountStatus>().notNull(),
    mode: text('mode').$type<CountMode>().notNull(),
    mainCategoryId: reference('main_category_id', categories).notNull(),
    /** Null: the main category with all its sub-categories. */
    subCategoryId: reference('sub_category_id', categories),
    vendorId: uuid('vendor_id'),
    brand: nameText('brand'),
    /** Lines whose difference reaches this value need a recount. Minor units. */
    threshold: money('threshold'),
    note: text('note'),
    /** The recount round. Lines of an earlier round accept no quantity scans. */
    round: integer('round').notNull().default(1),
    startedBy: reference('started_by', users).notNull(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    postedBy: uuid('posted_by'),
    postedAt: instant('posted_at'),
    cancelledBy: uuid('cancelled_by'),
    cancelledAt: instant('cancelled_at'),
    /** The results, saved when the count is posted. */
    counted: integer('counted'),
    expected: integer('expected'),
    lines: integer('lines'),
    exactLines: integer('exact_lines'),
    shortQuantity: integer('short_quantity'),
    overQuantity: integer('over_quantity'),
    shortValue: money('short_value'),
    overValue: money('over_value'),
    ...auditColumns(),
  },
  (t) => [
    uniqueIndex('counts_number').on(t.businessId, t.storeId, t.number),
    index('counts_by_start').on(t.businessId, t.storeId, t.startedAt, t.id),
    index('counts_by_category').on(t.businessId, t.storeId, t.mainCategoryId, t.postedAt),
    index('counts_open')
      .on(t.businessId, t.storeId)
      .where(sql`status in ('in_progress', 'review')`),
    check('counts_status', sql`${t.status} in ('in_progress', 'review', 'posted', 'cancelled')`),
    check('counts_mode', sql`${t.mode} in ('full', 'partial', 'blind')`),
    check('counts_posted', sql`(${t.status} = 'posted') = (${t.postedAt} is not null)`),
    check('counts_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
);

/**
 * A product or a unit in a count: the expected stock at the start, and the quantity counted since. `counted` is the sum of the
 * scans of the line's round. A point of the ledger is identified by `seq`, since two movements can have the same time.
 */
export const countLines = tenantTable(
  'count_lines',
  {
    countId: reference('count_id', inventoryCounts).notNull(),
    productId: reference('product_id', products).notNull(),
    unitId: reference('unit_id', units),
    snapshot: integer('snapshot').notNull(),
    /** The product's last movement in the snapshot. */
    snapshotSeq: bigint('snapshot_seq', { mode: 'number' }).notNull(),
    counted: integer('counted').notNull().default(0),
    scans: integer('scans').notNull().default(0),
    round: integer('round').notNull().default(1),
    /** The first and the last scan of the round, each with the product's last movement at that time. */
    firstAt: instant('first_at'),
    firstSeq: bigint('first_seq', { mode: 'number' }),
    lastAt: instant('last_at'),
    lastSeq: bigint('last_seq', { mode: 'number' }),
    /** Stock on hand in the ledger at the time of the last scan. */
    book: integer('book'),
    unitCost: money('unit_cost').notNull(),
    /** The results, saved when the count is posted. */
    expected: integer('expected'),
    difference: integer('difference'),
    differenceValue: money('difference_value'),
    movedOut: integer('moved_out'),
    movedIn: integer('moved_in'),
  },
  (t) => [
    uniqueIndex('count_lines_unit')
      .on(t.businessId, t.countId, t.unitId)
      .where(sql`unit_id is not null`),
    uniqueIndex('count_lines_product')
      .on(t.businessId, t.countId, t.productId)
      .where(sql`unit_id is null`),
    index('count_lines_of_unit').on(t.businessId, t.unitId),
    check('count_lines_unit_once', sql`${t.unitId} is null or ${t.counted} between 0 and 1`),
    check('count_lines_counted', sql`${t.counted} >= 0`),
  ],
);

/** The scans of a count, append-only. The id is the client's, so that a scan that is sent twice counts once. */
export const countScans = tenantTable(
  'count_scans',
  {
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    countId: reference('count_id', inventoryCounts).notNull(),
    userId: reference('user_id', users).notNull(),
    /** The time of the scan, which may be earlier than its receipt if the network was down. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    code: exactText('code').notNull(),
    result: text('result').$type<CountScanResult>().notNull(),
    /** The change of its line. */
    quantity: integer('quantity').notNull(),
    lineId: reference('line_id', countLines),
    /** The line's round at the time of the scan. */
    round: integer('round'),
    productId: uuid('product_id'),
    unitId: uuid('unit_id'),
    unitStatus: text('unit_status').$type<UnitStatus>(),
    /** Stock on hand in the ledger at the time of the scan, and the last movement included in it. */
    book: integer('book'),
    bookSeq: bigint('book_seq', { mode: 'number' }),
    /** The line's counted quantity after the scan. */
    counted: integer('counted'),
    takesBack: uuid('takes_back'),
  },
  (t) => [
    index('count_scans_by_count').on(t.businessId, t.countId, t.seq),
    index('count_scans_unresolved')
      .on(t.businessId, t.countId, t.result)
      .where(sql`result not in ('matched', 'takenBack')`),
    index('count_scans_by_line').on(t.businessId, t.lineId, t.seq),
    index('count_scans_of_unit').on(t.businessId, t.unitId, t.seq),
    uniqueIndex('count_scans_taken_back')
      .on(t.businessId, t.takesBack)
      .where(sql`takes_back is not null`),
    check(
      'count_scans_result',
      sql`${t.result} in ('matched', 'unknown', 'wrongLocation', 'wrongStatus', 'duplicate', 'outOfScope', 'takenBack')`,
    ),
    check('count_scans_of_line', sql`${t.quantity} = 0 or ${t.lineId} is not null`),
  ],
);

/** The people who take part in a count. */
export const countCounters = keyedTable('count_counters', ['countId', 'userId'], {
  countId: reference('count_id', inventoryCounts).notNull(),
  userId: reference('user_id', users).notNull(),
  scans: integer('scans').notNull().default(0),
  pieces: integer('pieces').notNull().default(0),
  lastScanAt: instant('last_scan_at'),
});
