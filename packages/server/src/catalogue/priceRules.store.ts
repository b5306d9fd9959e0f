import { problemAt, Problem } from '@tilldesk/domain/problems';
import { priceRules, findRuleProblem, type PricingRule } from '@tilldesk/domain/products';
import { crudModule } from '../crud/crud.ts';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { priceRules as table } from './products.tables.ts';
import { assertCategoryExists } from './categories.store.ts';
import { readTargetNames, lockProductForShare } from './catalogue.statements.ts';

/** Records of sale prices, and of discounts for customer groups. */
export const priceRuleRecords = crudModule(priceRules, table, {
  columns: (rule) => ({
    ...rule,
    categoryId: rule.scope === 'category' ? rule.categoryId : null,
    productId: rule.scope === 'product' ? rule.productId : null,
    rate: rule.kind === 'percent' ? rule.rate : null,
    amount: rule.kind === 'percent' ? null : rule.amount,
  }),
  check: async (tx, scope, _id, rule) => {
    const invalid = findRuleProblem(rule);
    if (invalid?.code === 'required') {
      const fields = { [invalid.field]: { code: 'required', message: 'This field is required.' } };
      throw new Problem('request.invalid', undefined, fields);
    }
    if (invalid) throw problemAt(invalid.field, invalid.code);
    await assertTargetExists(tx, scope, rule);
  },
  read: async (tx, caller, rows) => {
    const found = await tx.all(readTargetNames, {
      businessId: caller.businessId,
      categoryIds: rows.flatMap((r) => r.categoryId ?? []),
      productIds: rows.flatMap((r) => r.productId ?? []),
    });
    const names = new Map(found.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({
      ...row,
      targetName: row.scope === 'all' ? null : (names.get(row.productId ?? row.categoryId ?? '') ?? null),
    }));
  },
});

/**
 * The target of a rule must exist in this business. Fields that its scope does not use are cleared, so that a stored
 * rule is unambiguous.
 */
async function assertTargetExists(
  tx: Tx,
  scope: Scope,
  rule: Pick<PricingRule, 'scope' | 'categoryId' | 'productId'>,
): Promise<void> {
  if (rule.scope === 'all') return;
  if (rule.scope === 'product') {
    const found = await tx.first(lockProductForShare, { businessId: scope.businessId, productId: rule.productId });
    if (!found) throw problemAt('productId', 'record.notFound');
    return;
  }
  await assertCategoryExists(tx, scope, rule.categoryId);
}

/** SQL for the rules that can lower a price of business $1 on the day in a parameter, as one JSON value. */
export const rulesSql = (day: string): string => `(
  select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'scope', scope, 'categoryId', category_id, 'productId', product_id,
      'customerGroup', customer_group, 'kind', kind, 'rate', trim_scale(rate)::text, 'amount', amount, 'from', from_day,
      'to', to_day, 'priority', priority, 'active', active))
  from price_rules where business_id = $1 and active and archived_at is null
    and (from_day is null or from_day <= ${day}) and (to_day is null or to_day >= ${day}))`;

/** Returns the rules that can lower a price on one of the store's days. */
export async function rulesInForce(tx: Tx, scope: Pick<Scope, 'businessId'>, day: string): Promise<PricingRule[]> {
  const [row] = await tx.raw<{ rules: PricingRule[] | null }>(
    `select ${rulesSql('$2')} as rules`,
    [scope.businessId, day],
    'rules_in_force',
  );
  return row?.rules ?? [];
}
