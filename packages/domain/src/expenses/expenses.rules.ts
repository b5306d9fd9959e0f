import { allocate, applyRate } from '../money/money.ts';
import { problemAt, type Problem } from '../problems/Problem.ts';

/** What the tax of an expense follows from. Amounts in minor units. */
export type ExpenseAmounts = {
  /** The amount as entered: with the tax in it, or before it. */
  amount: number;
  /** Whether the tax is added to the amount; else it is part of it. */
  taxOnTop: boolean;
  /** Exact decimal text; null without a rate. */
  taxRate?: string | null | undefined;
  /** The tax as printed on the receipt; null calculates it from the rate. */
  taxAmount?: number | null | undefined;
};

/**
 * Returns the amount before tax, the tax, and what is to be paid: net + tax = total. The printed tax takes precedence over the
 * calculated one, whose rounding may differ by a cent.
 */
export function expenseTotals({ amount, taxOnTop, taxRate = null, taxAmount }: ExpenseAmounts) {
  const tax = taxAmount ?? (taxRate === null ? 0 : taxOnTop ? applyRate(amount, taxRate) : taxInside(amount, taxRate));
  return taxOnTop ? { net: amount, tax, total: amount + tax } : { net: amount - tax, tax, total: amount };
}

/** The part of an amount that is its tax: amount × rate ÷ (1 + rate). */
const taxInside = (amount: number, rate: string): number =>
  allocate(amount, [MILLION, Math.round(Number(rate) * MILLION)])[1] ?? 0;

const MILLION = 1_000_000;

/** Returns why the amounts of an expense cannot be: a tax that is more than the amount. */
export const expenseProblem = ({ amount, taxAmount }: ExpenseAmounts): Problem | null =>
  (taxAmount ?? 0) > amount ? problemAt('taxAmount', 'expense.taxTooMuch') : null;
