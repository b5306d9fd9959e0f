import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { keyedTable } from '../database/tenant-table.ts';

/**
 * The first answer of a call with an Idempotency-Key, byte for byte as sent; stored for 30 days (docs/decisions/commerce/0003).
 */
export const idempotencyKeys = keyedTable(
  'idempotency_keys',
  ['key'],
  {
    key: text('key').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of method, path and body. */
    request: text('request').notNull(),
    status: integer('status'),
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('keys_by_age').on(t.createdAt)],
);
