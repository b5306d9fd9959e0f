import {
  commissionRules,
  findCommissionRuleProblem,
  isShareBase,
  type CheckedRule,
  type CommissionRule,
  type RuleVersion,
} from '@tilldesk/domain/commissions';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { crudModule } from '../../crud/crud.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { commissionRules as table } from '../../ledgers/commissions/rules.tables.ts';
import { findUnknown, keepRuleVersion, listChoices } from './commissions.statements.ts';

/** A rule as entered, every field present. */
type Entered = Omit<CommissionRule, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The commission rules of a business. Fields that a rule does not use are cleared, so that a stored rule is unambiguous. */
const records = crudModule(commissionRules, table, {
  columns: unambiguous,
  check: (tx, scope, _id, rule) => assertPossible(tx, scope, rule),
});

/** The same calls; each change keeps the new version. */
export const ruleRecords = {
  ...records,
  create: async (tx: Tx, scope: Scope, now: string, draft: Parameters<typeof records.create>[3]) =>
    keepVersion(tx, scope, now, await records.create(tx, scope, now, draft)),
  change: async (tx: Tx, scope: Scope, now: string, id: string, changes: Parameters<typeof records.change>[4]) =>
    keepVersion(tx, scope, now, await records.change(tx, scope, now, id, changes)),
};

async function keepVersion(tx: Tx, { businessId, userId }: Scope, now: string, row: Stored): Promise<Stored> {
  const { id: ruleId, version } = row;
  const rule = JSON.stringify(versionOf(row));
  await tx.all(keepRuleVersion, { businessId, ruleId, version, rule, userId, now });
  return row;
}

type Stored = typeof table.$inferSelect;

/** Returns the version of a stored rule, as the calculation reads it. */
function versionOf(row: Stored): RuleVersion {
  const { businessId: _business, archivedAt: _archived, createdAt: _created, updatedAt: _updated, ...rule } = row;
  return rule;
}

/** Clears what a rule does not use. */
export function unambiguous<R extends Entered>(rule: R): R {
  const isTiered = rule.tiers !== null;
  const isShare = isShareBase(rule.base);
  return {
    ...rule,
    rate: isTiered || !isShare ? null : rule.rate,
    amount: isTiered || isShare ? null : rule.amount,
    retroactive: isTiered && rule.retroactive,
    chargebackDays: rule.chargeback ? rule.chargebackDays : null,
  };
}

/** Throws the problem of a rule at its field; record.notFound at a field that names an unknown record. */
export async function assertPossible(tx: Tx, { businessId }: Scope, rule: Entered): Promise<void> {
  const problem = findCommissionRuleProblem(rule satisfies CheckedRule);
  if (problem?.code === 'required') {
    const fields = { [problem.field]: { code: 'required', message: 'This field is required.' } };
    throw new Problem('request.invalid', undefined, fields);
  }
  if (problem) throw problemAt(problem.field, problem.code);
  const unknown = await tx.first(findUnknown, {
    businessId,
    storeIds: rule.storeIds ?? [],
    userIds: rule.userIds ?? [],
    splitIds: (rule.splits ?? []).flatMap(({ userId }) => userId ?? []),
    roleIds: rule.roleIds ?? [],
    categoryIds: rule.categoryIds ?? [],
    productIds: rule.productIds ?? [],
  });
  if (unknown) throw problemAt(unknown.field, 'record.notFound');
}

/** Returns what a rule can select, by name. */
export async function readChoices(tx: Tx, { businessId }: Scope) {
  const rows = await tx.all(listChoices, { businessId });
  const of = (kind: string) => rows.flatMap((row) => (row.kind === kind ? [{ id: row.id ?? '', name: row.name }] : []));
  return {
    stores: of('stores'),
    people: of('people'),
    roles: of('roles'),
    categories: of('categories'),
    brands: of('brands').map(({ name }) => name),
  };
}
