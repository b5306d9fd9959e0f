import { sql } from 'drizzle-orm';
import { check, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { PolicyKind } from '@tilldesk/domain/policies';
import { instant, rate } from '../../database/columns.ts';
import { reference, tenantTable } from '../../database/tenant-table.ts';
import { stores } from '../stores/stores.tables.ts';

/** Every version of a store's written policies, append-only. The version with the largest number is current. */
export const policies = tenantTable(
  'policies',
  {
    storeId: reference('store_id', stores).notNull(),
    kind: text('kind').$type<PolicyKind>().notNull(),
    number: integer('number').notNull(),
    textEn: text('text_en'),
    textEs: text('text_es'),
    /** For a refund policy: the days after the sale within which goods can be returned. Null means no limit. */
    returnDays: integer('return_days'),
    /** For a refund policy. */
    restockingFeeRate: rate('restocking_fee_rate'),
    userId: uuid('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('policies_number').on(t.businessId, t.storeId, t.kind, t.number),
    check('policies_kind', sql`${t.kind} in ('refund', 'terms')`),
    check('policies_fee', sql`(${t.kind} = 'refund') = (${t.restockingFeeRate} is not null)`),
    check(
      'policies_days',
      sql`${t.returnDays} is null or (${t.kind} = 'refund' and ${t.returnDays} between 0 and 365)`,
    ),
  ],
);
