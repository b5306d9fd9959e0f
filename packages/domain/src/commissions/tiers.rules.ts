import { allocate, applyRate } from '../money/money.ts';
import { WHOLE } from './commissionRule.entity.ts';
import type { RuleVersion } from './lines.rules.ts';
import { isShareBase } from './ruleProblem.rules.ts';

/** The commission of one item of a period total, in minor units, and the value that it was calculated with. */
export type Earned = { amount: number; value: number; isCapped: boolean };

/**
 * Returns the commission of each item of a salesperson in a period. `bases` are the positive bases of the items: minor units, or pieces;
 * for an amount per invoice each item counts once. Each item is rounded once. Where a sum is determined by the total (parts of tiers, a
 * cap), it is distributed by largest remainder. Returns null below the quota.
 */
export function earnedOf(rule: RuleVersion, bases: readonly number[]): Earned[] | null {
  const counted = rule.base === 'flatPerInvoice' ? bases.map(() => 1) : bases;
  const total = counted.reduce((sum, base) => sum + base, 0);
  if (total < (rule.quota ?? 0)) return null;
  const earned =
    rule.tiers !== null && !rule.retroactive ? byParts(rule, counted, total) : byValue(rule, counted, total);
  const sum = earned.reduce((all, { amount }) => all + amount, 0);
  if (rule.cap === null || sum <= rule.cap) return earned;
  const capped = allocate(
    rule.cap,
    earned.map(({ amount }) => amount),
  );
  return earned.map(({ value }, index) => ({ value, amount: capped[index]!, isCapped: true }));
}

/** One value for the whole total: that of the rule, or of the tier that is reached. */
function byValue(rule: RuleVersion, bases: readonly number[], total: number): Earned[] {
  const tier = rule.tiers?.findLast(({ from }) => from <= total);
  const value = tier?.value ?? (isShareBase(rule.base) ? rule.rate : rule.amount) ?? 0;
  return bases.map((base) => ({ amount: times(rule, base, value), value, isCapped: false }));
}

/** Each part of the total by its own tier. The value is the mean of the parts. */
function byParts(rule: RuleVersion, bases: readonly number[], total: number): Earned[] {
  const products = (rule.tiers ?? []).map(({ from, to, value }) => {
    const part = Math.max(0, Math.min(total, to ?? total) - from);
    return BigInt(part) * BigInt(value);
  });
  const product = products.reduce((sum, one) => sum + one, 0n);
  const amount = isShareBase(rule.base) ? roundedDivision(product, BigInt(WHOLE)) : Number(product);
  const value = roundedDivision(product, BigInt(total));
  return allocate(amount, bases).map((share) => ({ amount: share, value, isCapped: false }));
}

const times = ({ base }: RuleVersion, amount: number, value: number): number =>
  isShareBase(base) ? applyRate(amount, String(value / WHOLE)) : amount * value;

/** Half away from zero; both are positive. */
const roundedDivision = (dividend: bigint, divisor: bigint): number =>
  Number((dividend * 2n + divisor) / (divisor * 2n));
