import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** What was uploaded; the bytes lie in the data folder or in a bucket, under a name of ours. */
export const files = pgTable(
  'files',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    storeId: uuid('store_id').notNull(),
    /** The name that the person's file had, cleaned; shown, never used as a path. */
    name: text('name').notNull(),
    /** What the content is, not what was claimed. */
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
    index('files_by_person').on(t.businessId, t.userId, t.createdAt),
  ],
);
