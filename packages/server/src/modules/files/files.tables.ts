import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';

/** Uploaded files. The bytes are in the data folder or in a bucket, under a generated name. */
export const files = tenantTable(
  'files',
  {
    userId: reference('user_id', users).notNull(),
    storeId: uuid('store_id').notNull(),
    /** The sanitized name of the uploaded file. For display only, never used as a path. */
    name: text('name').notNull(),
    /** The detected type of the content, not the declared one. */
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('files_by_person').on(t.businessId, t.userId, t.createdAt)],
);
