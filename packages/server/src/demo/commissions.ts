import { commissionRuleDefaults, type CommissionRuleDraft } from '@tilldesk/domain/commissions';
import { addDays, dayOf, presetRange } from '@tilldesk/domain/time';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { readEarnings } from '../modules/commissions/earnings.store.ts';
import { closePeriod } from '../modules/commissions/periods.store.ts';
import { ruleRecords } from '../modules/commissions/rules.store.ts';
import { approve } from '../modules/commissions/settling.store.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

const rules: readonly Omit<CommissionRuleDraft, 'from'>[] = [
  {
    ...commissionRuleDefaults,
    name: 'All sales',
    rate: null,
    tiers: [
      { from: 0, to: 2_000_000, value: 100 },
      { from: 2_000_000, to: null, value: 200 },
    ],
  },
  { ...commissionRuleDefaults, name: 'Accessories', lineKinds: ['accessory'], base: 'margin', rate: 500, priority: 20 },
  {
    ...commissionRuleDefaults,
    name: 'Activations',
    kind: 'spiff',
    lineKinds: ['withActivation'],
    base: 'flatPerUnit',
    amount: 500,
    stackable: true,
  },
];

/** Writes the commission rules of the demo, and closes the month before a moment; one settlement of it is approved. */
export async function writeCommissions(tx: Tx, scope: StoreScope, last: string): Promise<void> {
  const random = createRandom(1, `${scope.storeId}/commissions`);
  const thisMonth = presetRange('thisMonth', dayOf(last, scope.store.timeZone));
  const lastMonth = presetRange('thisMonth', addDays(thisMonth.from, -1));
  for (const rule of rules) {
    await ruleRecords.create(tx, scope, last, { ...rule, id: idAt(last, random), from: lastMonth.from });
  }
  if (thisMonth.from === dayOf(last, scope.store.timeZone)) return;
  await closePeriod(tx, scope, last, lastMonth);
  const reader = { ...scope, limits: { viewCost: true }, userType: 'admin' };
  const [first] = (await readEarnings(tx, reader, last, { from: lastMonth.from })).items;
  if (first?.settlement) await approve(tx, reader, last, first.settlement);
}
