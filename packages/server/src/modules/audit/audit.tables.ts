import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { tenantTable } from '../../database/tenant-table.ts';

/** The audit log: user, time, action, before and after of each change. Append-only. */
export const auditLog = tenantTable(
  'audit_log',
  {
    storeId: uuid('store_id').notNull(),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: uuid('entity_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [index('audit_by_entity').on(t.businessId, t.entityId, t.at)],
);
