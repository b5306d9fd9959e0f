import { Problem, problemAt } from '@tilldesk/domain/problems';
import { priceRules, findRuleProblem, type PriceRule } from '@tilldesk/domain/products';
import { resource, type Resource } from '../../resource/resource.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { RuleTargetCell, RuleEffectCell } from './priceRules/cells.tsx';
import { RuleTarget } from './priceRules/RuleTarget.tsx';
import { RuleValue } from './priceRules/RuleValue.tsx';

/** The resource of price rules (sale prices and discounts for customer groups), edited in a dialog above their list. */
export const priceRulesResource: Resource<PriceRule> = resource(priceRules, {
  at: { list: '/product-management' },
  icon: 'tag',
  list: {
    columns: ['name', 'targetName', 'amount', 'customerGroup', 'from', 'to', 'priority', 'active'],
    widths: { amount: 132, priority: 96 },
    cells: { targetName: RuleTargetCell, amount: RuleEffectCell },
    sort: '-priority',
    filters: ['active'],
    above: CatalogueTabs,
    watch: ['products', 'categories'],
  },
  form: {
    sections: [
      {
        title: 'priceRules.what',
        fields: ['name', 'scope', 'categoryId', 'productId'],
        combined: { fields: ['scope', 'categoryId', 'productId'], input: RuleTarget },
      },
      {
        title: 'priceRules.off',
        fields: ['kind', 'rate', 'amount'],
        combined: { fields: ['kind', 'rate', 'amount'], input: RuleValue },
      },
      { title: 'priceRules.when', fields: ['customerGroup', 'priority', 'from', 'to', 'active'] },
    ],
    blank: () => ({ scope: 'all', kind: 'percent', priority: 10, active: true }),
    hints: { customerGroup: 'priceRules.hint.group', priority: 'priceRules.hint.priority' },
    check: (draft) => {
      const ruleError = findRuleProblem(completeDraftOf(draft));
      if (ruleError === null) return null;
      if (ruleError.code !== 'required') return problemAt(ruleError.field, ruleError.code);
      const fields = { [ruleError.field]: { code: 'required', message: 'This field is required.' } };
      return new Problem('request.invalid', undefined, fields);
    },
  },
});

type Optional = 'categoryId' | 'productId' | 'customerGroup' | 'rate' | 'amount' | 'from' | 'to';
type Written<D> = { [K in keyof D]: Exclude<D[K], undefined> };

/** Returns a draft with every field; missing ones are null. */
const completeDraftOf = <D extends { [K in Optional]?: unknown }>(draft: D) =>
  ({
    categoryId: null,
    productId: null,
    customerGroup: null,
    rate: null,
    amount: null,
    from: null,
    to: null,
    ...draft,
  }) as Written<Required<D>>;
