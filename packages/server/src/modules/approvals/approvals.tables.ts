import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalAction, ApprovedFact } from '@tilldesk/domain/stock';
import { businessId, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** What one person approved for another: this action on this document, once, within ten minutes. */
export const approvals = pgTable(
  'approvals',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    requesterId: uuid('requester_id').notNull(),
    granterId: uuid('granter_id').notNull(),
    action: text('action').$type<ApprovalAction>().notNull(),
    /** The document that it is for. */
    subjectId: uuid('subject_id').notNull(),
    /** What exactly was approved; those of before it was kept are good for nothing. */
    facts: jsonb('facts').$type<ApprovedFact[]>().notNull().default([]),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.businessId, t.id] }),
    foreignKey({ columns: [t.businessId, t.requesterId], foreignColumns: [users.businessId, users.id] }),
    foreignKey({ columns: [t.businessId, t.granterId], foreignColumns: [users.businessId, users.id] }),
    index('approvals_by_subject').on(t.businessId, t.subjectId),
  ],
);
