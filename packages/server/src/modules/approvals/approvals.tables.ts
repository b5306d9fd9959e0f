import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalAction, ApprovedFact } from '@tilldesk/domain/stock';
import { businessId, instant } from '../../database/columns.ts';
import { users } from '../session/session.tables.ts';

/** Approvals that one person gave another: one action on one document, usable once within ten minutes. */
export const approvals = pgTable(
  'approvals',
  {
    businessId: businessId(),
    id: uuid('id').notNull(),
    storeId: uuid('store_id').notNull(),
    requesterId: uuid('requester_id').notNull(),
    granterId: uuid('granter_id').notNull(),
    action: text('action').$type<ApprovalAction>().notNull(),
    /** The document of the action. */
    subjectId: uuid('subject_id').notNull(),
    /** The approved facts. Approvals from before this column existed have none and are unusable. */
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
