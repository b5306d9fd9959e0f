import type { ProblemCode } from '../problems/catalogue.ts';
import { WHOLE, type CommissionBaseKind, type CommissionSplit, type CommissionTier } from './commissionRule.entity.ts';

/** What can be wrong between the fields of a rule. */
export type CheckedRule = {
  from: string;
  to: string | null;
  base: CommissionBaseKind;
  rate: number | null;
  amount: number | null;
  tiers: readonly CommissionTier[] | null;
  splits: readonly CommissionSplit[] | null;
};

export type CommissionRuleProblem = { field: keyof CheckedRule; code: ProblemCode | 'required' };

/** Whether the value of a base is a rate in basis points; else it is an amount. */
export const isShareBase = (base: CommissionBaseKind): boolean => base === 'net' || base === 'margin';

/** Returns the first field of a rule that contradicts another one; `required` for a rule without rate, amount and tiers. */
export function findCommissionRuleProblem(rule: CheckedRule): CommissionRuleProblem | null {
  if (rule.to !== null && rule.to < rule.from) return { field: 'to', code: 'days.turned' };
  const value = isShareBase(rule.base) ? 'rate' : 'amount';
  const tiers = rule.tiers ?? [];
  if (tiers.length === 0 && rule[value] === null) return { field: value, code: 'required' };
  const tierCode = tierProblem(tiers, isShareBase(rule.base));
  if (tierCode) return { field: 'tiers', code: tierCode };
  const splitCode = splitProblem(rule.splits ?? []);
  return splitCode && { field: 'splits', code: splitCode };
}

function tierProblem(tiers: readonly CommissionTier[], isShare: boolean): ProblemCode | null {
  let end: number | null = 0;
  for (const { from, to, value } of tiers) {
    if (end === null || from < end) return 'commissionRule.tiersOverlap';
    if (from > end) return 'commissionRule.tiersGap';
    if (to !== null && to <= from) return 'commissionRule.tiersTurned';
    if (isShare && value > WHOLE) return 'commissionRule.rateTooHigh';
    end = to;
  }
  return tiers.length > 0 && end !== null ? 'commissionRule.tiersGap' : null;
}

function splitProblem(splits: readonly CommissionSplit[]): ProblemCode | null {
  if (splits.length === 0) return null;
  if (new Set(splits.map(({ userId }) => userId)).size !== splits.length) return 'commissionRule.splitTwice';
  return splits.reduce((sum, { share }) => sum + share, 0) === WHOLE ? null : 'commissionRule.splitSum';
}
