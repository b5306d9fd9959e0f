import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { ApprovalAction, ApprovedFact } from '@tilldesk/domain/approvals';
import { instant } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { users } from '../../parties/people/people.tables.ts';

/** Approvals that one person gave another: one action on one document, usable once within ten minutes. */
export const approvals = tenantTable(
  'approvals',
  {
    storeId: uuid('store_id').notNull(),
    requesterId: reference('requester_id', users).notNull(),
    granterId: reference('granter_id', users).notNull(),
    action: text('action').$type<ApprovalAction>().notNull(),
    /** The document of the action. */
    subjectId: uuid('subject_id').notNull(),
    /** The approved facts. Approvals from before this column existed have none and are unusable. */
    facts: jsonb('facts').$type<ApprovedFact[]>().notNull().default([]),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('approvals_by_subject').on(t.businessId, t.subjectId)],
);
