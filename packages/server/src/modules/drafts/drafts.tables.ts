import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';

/** Unsaved form input: one row for each person, page and record, for 30 days. */
export const formDrafts = tenantTable(
  'form_drafts',
  {
    userId: reference('user_id', users).notNull(),
    storeId: uuid('store_id').notNull(),
    /** The route of the page with its parameter names: `/customer-management/edit-customer/:customerId`. */
    route: text('route').notNull(),
    /** The record in the URL. An empty string for a new one. */
    record: text('record').notNull(),
    content: jsonb('content').notNull(),
    /** Size of the content as JSON, in bytes. */
    size: integer('size').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    unique('form_drafts_place').on(t.businessId, t.userId, t.storeId, t.route, t.record),
    index('form_drafts_by_age').on(t.businessId, t.savedAt),
  ],
);
