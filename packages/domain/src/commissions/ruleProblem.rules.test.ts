import { describe, expect, test } from 'vitest';
import { ruleOf } from '../testing/commissions.ts';
import type { CommissionTier } from './commissionRule.entity.ts';
import { findCommissionRuleProblem } from './ruleProblem.rules.ts';

const problemOf = (more: Parameters<typeof ruleOf>[0]) => findCommissionRuleProblem(ruleOf(more));
const tier = (from: number, to: number | null, value = 500): CommissionTier => ({ from, to, value });

describe('a rule', () => {
  test('ends on or after its first day', () => {
    expect(problemOf({ to: '2026-01-01' })).toEqual(null);
    expect(problemOf({ to: '2025-12-31' })).toEqual({ field: 'to', code: 'days.turned' });
  });

  test('has a rate, an amount, or tiers', () => {
    expect(problemOf({ rate: null })).toEqual({ field: 'rate', code: 'required' });
    expect(problemOf({ base: 'flatPerUnit' })).toEqual({ field: 'amount', code: 'required' });
    expect(problemOf({ rate: null, tiers: [tier(0, null)] })).toEqual(null);
  });

  test.each([
    ['follow each other', [tier(0, 100), tier(100, null)], undefined],
    ['overlap', [tier(0, 100), tier(99, null)], 'commissionRule.tiersOverlap'],
    ['come after an open one', [tier(0, null), tier(100, null)], 'commissionRule.tiersOverlap'],
    ['leave a gap', [tier(0, 100), tier(101, null)], 'commissionRule.tiersGap'],
    ['do not begin at zero', [tier(1, null)], 'commissionRule.tiersGap'],
    ['end', [tier(0, 100)], 'commissionRule.tiersGap'],
    ['end before they begin', [tier(0, 0), tier(0, null)], 'commissionRule.tiersTurned'],
    ['have a rate above 100 %', [tier(0, null, 10_001)], 'commissionRule.rateTooHigh'],
  ])('with tiers that %s', (_, tiers, code) => {
    expect(problemOf({ rate: null, tiers })?.code).toEqual(code);
  });

  test('shares all of the commission, with one share for each person', () => {
    const split = (...shares: [string | null, number][]) =>
      problemOf({ splits: shares.map(([userId, share]) => ({ userId, share })) })?.code;
    expect(split([null, 6_000], ['boss', 4_000])).toEqual(undefined);
    expect(split([null, 6_000], ['boss', 4_100])).toEqual('commissionRule.splitSum');
    expect(split([null, 6_000])).toEqual('commissionRule.splitSum');
    expect(split(['boss', 6_000], ['boss', 4_000])).toEqual('commissionRule.splitTwice');
  });
});
