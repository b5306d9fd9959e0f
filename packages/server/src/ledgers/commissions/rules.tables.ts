import { commissionRule, type RuleVersion } from '@tilldesk/domain/commissions';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { columnsOf } from '../../database/entity-columns.ts';
import { keyedTable, reference, tenantTable } from '../../database/tenant-table.ts';

/** Commission rules of the business, in their current versions. */
export const commissionRules = tenantTable(
  'commission_rules',
  {
    ...columnsOf(commissionRule),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }),
  },
  (t) => [
    check('commission_rules_days', sql`${t.to} is null or ${t.from} <= ${t.to}`),
    check('commission_rules_rate', sql`${t.rate} between 0 and 10000`),
    check('commission_rules_value', sql`num_nonnulls(${t.rate}, ${t.amount}, ${t.tiers}) > 0`),
  ],
);

/** Every version of the rules, append-only. Entries name the version that they were calculated with. */
export const commissionRuleVersions = keyedTable('commission_rule_versions', ['ruleId', 'version'], {
  ruleId: reference('rule_id', commissionRules).notNull(),
  version: integer('version').notNull(),
  rule: jsonb('rule').$type<RuleVersion>().notNull(),
  userId: uuid('user_id').notNull(),
  at: instant('at').notNull(),
});
