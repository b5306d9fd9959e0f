import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../database/columns.ts';

/**
 * The first answer of a call with an Idempotency-Key, byte for byte as sent; stored for 30 days (docs/decisions/commerce/0003).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    businessId: businessId(),
    key: text('key').notNull(),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of method, path and body. */
    request: text('request').notNull(),
    status: integer('status'),
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.key] }), index('keys_by_age').on(t.createdAt)],
);
