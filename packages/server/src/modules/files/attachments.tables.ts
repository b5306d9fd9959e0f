import { sql } from 'drizzle-orm';
import { check, index, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { keyedTable, reference } from '../../database/tenant-table.ts';
import { files } from './files.tables.ts';
import { users } from '../../parties/people/people.tables.ts';

/**
 * Files attached to an order, a vendor or an expense. The kind of the record is stored, because each kind requires its own
 * permission.
 */
export const attachments = keyedTable(
  'attachments',
  ['kind', 'recordId', 'fileId'],
  {
    kind: text('kind').$type<'purchase' | 'vendor' | 'expense'>().notNull(),
    recordId: uuid('record_id').notNull(),
    fileId: reference('file_id', files).notNull(),
    /** The name of the uploaded file. */
    name: text('name').notNull(),
    userId: reference('user_id', users).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('attachments_of_file').on(t.businessId, t.fileId),
    check('attachments_kind', sql`${t.kind} in ('purchase', 'vendor', 'expense')`),
  ],
);
