import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId } from '../database/columns.ts';

/**
 * Every id that a client chose for a new record, and every document's: one kind each, enforced by triggers
 * (migrations, docs/decisions/0045).
 */
export const recordIds = pgTable(
  'record_ids',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    /** What document it is; null of what is none. */
    kind: text('kind'),
    /** SHA-256 of the call that created it; null of what no call created under this id. */
    request: text('request'),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.id] })],
);
