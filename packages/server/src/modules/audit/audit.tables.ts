import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { businessId, instant } from '../../database/columns.ts';

/** The audit log: user, time, action, before and after of each change. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [primaryKey({ columns: [t.businessId, t.id] }), index('audit_by_entity').on(t.businessId, t.entityId, t.at)],
);
