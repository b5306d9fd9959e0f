import { commissionRule, type commissionRules, type RuleVersion } from '@tilldesk/domain/commissions';
import { presetRange, type DayRange } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { completed } from '../../crud/complete.ts';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { calculate, readFacts, readRules } from './calculation.store.ts';
import { listEarned, listPeople } from './commissions.statements.ts';
import { readEntries, readPeriods, type PeriodEntry } from './periods.store.ts';
import { assertPossible, unambiguous } from './rules.store.ts';

type Asked = z.output<(typeof commissionRules.simulate)['body']>;
type Simulated = z.input<(typeof commissionRules.simulate)['answer']>;

/**
 * Calculates a month with a rule as if it had been in force, beside what people earned. Charge-backs and adjustments are left out of
 * both. Throws the problems of a rule.
 */
export async function simulate(tx: Tx, scope: StoreScope, now: string, asked: Asked): Promise<Simulated> {
  const entered = completed(commissionRule, asked.rule);
  await assertPossible(tx, scope, entered);
  const month = presetRange('thisMonth', asked.month);
  const id = asked.ruleId ?? newId(now);
  const rule: RuleVersion = { ...unambiguous(entered), id, version: 0, active: true, from: '1900-01-01', to: null };
  const rules = [...(await readRules(tx, scope)).filter((one) => one.id !== id), rule];
  const facts = await readFacts(tx, scope, month);
  const entries = calculate([month], rules, facts)[0]!.entries.filter(({ kind }) => kind !== 'chargeback');
  const [earned, total, byRule] = [
    await earnedIn(tx, scope, now, month),
    sumsOf(entries),
    sumsOf(entries.filter(({ ruleId }) => ruleId === id)),
  ];
  const ids = [...new Set([...earned.keys(), ...total.keys()])];
  const people = await tx.all(listPeople, { businessId: scope.businessId, ids });
  return {
    ...month,
    items: people.map(({ id: userId, name }) => ({
      userId,
      name,
      earned: earned.get(userId) ?? 0,
      total: total.get(userId) ?? 0,
      byRule: byRule.get(userId) ?? 0,
    })),
    invoices: new Set(facts.changes.map(({ line }) => line.invoiceId)).size,
  };
}

type Sums = Map<string, number>;
type Earning = Pick<PeriodEntry, 'userId' | 'amount'>;

function sumsOf(entries: readonly Earning[], sums: Sums = new Map()): Sums {
  for (const { userId, amount } of entries) sums.set(userId, (sums.get(userId) ?? 0) + amount);
  return sums;
}

/** What people earned in a month: as written in closed periods, as it stands in open ones. */
async function earnedIn(tx: Tx, scope: StoreScope, now: string, { from, to }: DayRange): Promise<Sums> {
  const { businessId, storeId } = scope;
  const sums = sumsOf(await tx.all(listEarned, { businessId, storeId, from, to }));
  const open = (await readPeriods(tx, scope, now)).filter((one) => one.id === null && one.from <= to && one.to >= from);
  for (const period of open) {
    const entries = await readEntries(tx, scope, now, period);
    sumsOf(
      entries.filter(({ kind, day }) => kind !== 'chargeback' && kind !== 'adjustment' && day >= from && day <= to),
      sums,
    );
  }
  return sums;
}
