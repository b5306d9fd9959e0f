import { text } from 'drizzle-orm/pg-core';
import { tenantTable } from '../database/tenant-table.ts';

/**
 * Every id that a client chose for a new record, and every document's id. Triggers enforce one kind per id (migrations,
 * docs/decisions/platform/0045).
 */
export const recordIds = tenantTable('record_ids', {
  /** Kind of document; null if the record is not a document. */
  kind: text('kind'),
  /** SHA-256 of the call that created the record; null if no call created it under this id. */
  request: text('request'),
});
