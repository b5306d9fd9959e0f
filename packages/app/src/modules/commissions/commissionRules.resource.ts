import {
  commissionRuleDefaults,
  commissionRules,
  findCommissionRuleProblem,
  type CheckedRule,
  type CommissionRule,
} from '@tilldesk/domain/commissions';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { resource, type Resource } from '../../resource/resource.ts';
import { RuleValueCell } from './cells.tsx';
import {
  BrandsInput,
  CategoriesInput,
  LineKindsInput,
  PeopleInput,
  ProductsInput,
  RolesInput,
  StoresInput,
} from './form/choices.tsx';
import { Simulator } from './form/Simulator.tsx';
import { SplitsInput } from './form/SplitsInput.tsx';
import { ValueInput } from './form/ValueInput.tsx';
import { SETUP } from './places.ts';

/** The resource of commission rules, edited in a dialog above their list. */
export const commissionRulesResource: Resource<CommissionRule> = resource(commissionRules, {
  at: { list: SETUP },
  icon: 'cash',
  list: {
    columns: ['name', 'kind', 'base', 'rate', 'from', 'to', 'priority', 'active'],
    widths: { rate: 140, priority: 96 },
    cells: { rate: RuleValueCell },
    sort: '-priority',
    filters: ['active'],
  },
  form: {
    sections: [
      { title: 'commissionRules.section.rule', fields: ['name', 'kind', 'from', 'to'] },
      {
        title: 'commissionRules.section.value',
        fields: ['base', 'rate', 'amount', 'tiers', 'retroactive', 'quota'],
        combined: { fields: ['base', 'rate', 'amount', 'tiers', 'retroactive', 'quota'], input: ValueInput },
      },
      { title: 'commissionRules.section.who', fields: ['userIds', 'roleIds', 'storeIds'] },
      { title: 'commissionRules.section.what', fields: ['lineKinds', 'categoryIds', 'productIds', 'brands'] },
      {
        title: 'commissionRules.section.limits',
        fields: ['cap', 'splits'],
        combined: { fields: ['splits'], input: SplitsInput },
      },
      {
        title: 'commissionRules.section.when',
        fields: ['payOn', 'priority', 'stackable', 'chargeback', 'chargebackDays'],
      },
      {
        title: 'commissionRules.section.try',
        fields: ['active'],
        combined: { fields: ['active'], input: Simulator },
      },
    ],
    blank: ({ timeZone }) => ({ ...commissionRuleDefaults, from: `${dayOf(new Date(), timeZone).slice(0, 8)}01` }),
    inputs: {
      storeIds: StoresInput,
      userIds: PeopleInput,
      roleIds: RolesInput,
      lineKinds: LineKindsInput,
      categoryIds: CategoriesInput,
      productIds: ProductsInput,
      brands: BrandsInput,
    },
    hints: {
      from: 'commissionRules.hint.from',
      userIds: 'commissionRules.hint.empty',
      roleIds: 'commissionRules.hint.empty',
      storeIds: 'commissionRules.hint.empty',
      lineKinds: 'commissionRules.hint.empty',
      cap: 'commissionRules.hint.cap',
      chargebackDays: 'commissionRules.hint.days',
      priority: 'commissionRules.hint.priority',
      stackable: 'commissionRules.hint.stackable',
    },
    check: (draft) => {
      const found = findCommissionRuleProblem({ ...commissionRuleDefaults, ...draft } as CheckedRule);
      if (found === null) return null;
      if (found.code !== 'required') return problemAt(found.field, found.code);
      const fields = { [found.field]: { code: 'required', message: 'This field is required.' } };
      return new Problem('request.invalid', undefined, fields);
    },
  },
});
