import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId } from '../database/columns.ts';

/**
 * Every id that a client chose for a new record, and every document's id. Triggers enforce one kind per id (migrations,
 * docs/decisions/platform/0045).
 */
export const recordIds = pgTable(
  'record_ids',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** Kind of document; null if the record is not a document. */
    kind: text('kind'),
    /** SHA-256 of the call that created the record; null if no call created it under this id. */
    request: text('request'),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);
