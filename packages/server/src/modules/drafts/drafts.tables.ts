import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** Unsaved form input: one row for each person, page and record, for 30 days. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
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
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
    unique('form_drafts_place').on(t.businessId, t.userId, t.storeId, t.route, t.record),
    index('form_drafts_by_age').on(t.businessId, t.savedAt),
  ],
);
