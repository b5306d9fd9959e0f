import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../../database/columns.ts';
import { files } from '../files/files.tables.ts';
import { users } from '../session/session.tables.ts';

/**
 * Files attached to an order or a vendor. The kind of the record is stored, because each kind requires its own
 * permission.
 */
export const papers = pgTable(
  'papers',
  {
    businessId: businessId(),
    kind: text('kind').$type<'purchase' | 'vendor'>().notNull(),
    recordId: uuid('record_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** The name of the uploaded file. */
    name: text('name').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.kind, t.recordId, t.fileId] }),
    foreignKey({ columns: [t.businessId, t.fileId], foreignColumns: [files.businessId, files.id] }),
    foreignKey({ columns: [t.businessId, t.userId], foreignColumns: [users.businessId, users.id] }),
    index('papers_of_file').on(t.businessId, t.fileId),
    check('papers_kind', sql`${t.kind} in ('purchase', 'vendor')`),
  ],
);
