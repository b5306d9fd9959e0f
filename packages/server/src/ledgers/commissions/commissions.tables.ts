import { bigint, check, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, money } from '../../database/columns.ts';
import { referenceByName, tenantTable } from '../../database/tenant-table.ts';

/** The reason for a change of the base after the sale. */
export const baseKinds = ['refund', 'refundVoid', 'void', 'correction'] as const;
export type BaseKind = (typeof baseKinds)[number];

/**
 * Changes of the commission base after a sale, append-only. The sale itself writes no entry: its base is derived from the invoice
 * lines and their salespeople.
 */
export const baseEntries = tenantTable(
  'base_entries',
  {
    /** The order of booking. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    storeId: uuid('store_id').notNull(),
    kind: text('kind').$type<BaseKind>().notNull(),
    /** The refund, the voided invoice, or the correction. */
    documentId: uuid('document_id').notNull(),
    invoiceId: uuid('invoice_id').notNull(),
    lineId: referenceByName('line_id', 'invoice_lines').notNull(),
    /** The person whose base changes. */
    userId: uuid('user_id').notNull(),
    pieces: integer('pieces').notNull(),
    net: money('net').notNull(),
    tax: money('tax').notNull(),
    cost: money('cost').notNull(),
    margin: money('margin').notNull(),
    at: instant('at').notNull(),
    /** The business day on which the change counts, in the store's time zone. */
    businessDay: date('business_day', { mode: 'string' }).notNull(),
  },
  (t) => [
    index('base_entries_by_line').on(t.businessId, t.lineId),
    index('base_entries_by_document').on(t.businessId, t.documentId),
    index('base_entries_by_day').on(t.businessId, t.storeId, t.businessDay),
    index('base_entries_by_person').on(t.businessId, t.storeId, t.userId, t.businessDay),
    check('base_entries_kind', sql`${t.kind} in ('refund', 'refundVoid', 'void', 'correction')`),
    check(
      'base_entries_direction',
      sql`case ${t.kind} when 'refundVoid' then least(${t.pieces}, ${t.net}, ${t.tax}, ${t.cost}) >= 0
        when 'correction' then true else greatest(${t.pieces}, ${t.net}, ${t.tax}, ${t.cost}) <= 0 end`,
    ),
  ],
);
