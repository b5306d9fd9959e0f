import { isCash } from '../tenders/tenders.rules.ts';
import type { CashMovementKind, Denomination, DifferenceCause } from './registers.entity.ts';

/** A posted tender; minor units. */
type Booked = { kind: string; tendered: number; change: number };

/** Cash that a tender adds to the drawer: cash less change, 0 for other kinds (docs/decisions/commerce/0012). */
export const cashOf = ({ kind, tendered, change }: Booked): number => (isCash(kind) ? tendered - change : 0);

/** A ledger movement; the amount is signed. */
type Moved = { kind: CashMovementKind; amount: number };

/** Expected cash of a drawer: opening amount plus movements (docs/decisions/commerce/0029). */
export const expectedCash = (openingCounted: number, movements: readonly Moved[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, openingCounted);

/** Signed amount of a manual movement: outgoing cash is negative. */
export const signedAmount = (kind: 'cashIn' | 'cashOut' | 'bankDrop' | 'noSale', amount: number): number =>
  kind === 'cashIn' || amount === 0 ? amount : -amount;

/** Sum of bills and coins. */
export const sumOfPieces = (pieces: readonly Denomination[]): number =>
  pieces.reduce((sum, { value, pieces: count }) => sum + value * count, 0);

/** Proposed bank drop of a counted drawer: everything above the closing float. */
export const proposedDrop = (counted: number, closingFloat: number): number => Math.max(0, counted - closingFloat);

/** Whether a difference requires a reason: beyond the store's limit, over or short. */
export const needsReason = (difference: number, limit: number): boolean => Math.abs(difference) > limit;

/** Denominations of a currency, largest first, in minor units; unknown currencies use steps of 1, 2 and 5. */
export const denominationsOf = (currency: string): readonly number[] => known[currency] ?? byOneTwoFive;

const byOneTwoFive = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const dollars = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1];
const known: Readonly<Record<string, readonly number[]>> = {
  USD: dollars,
  CAD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
  MXN: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50],
};

/** A ledger row that may explain a difference; `change` is the change of a cash sale. */
export type Explaining = { id: string; amount: number; change: number | null };

/** Maximum number of possible causes. */
const CAUSES_MAX = 10;

/**
 * Possible causes of a difference, most likely first: a row of exactly this amount (forgotten, or posted but not carried out),
 * one of half of it (wrong direction, or posted twice), a sale whose change is the difference, a row with two adjacent digits
 * swapped. At most ten; empty without a difference.
 */
export function possibleCausesOf<R extends Explaining>(
  difference: number,
  rows: readonly R[],
): { cause: DifferenceCause; row: R }[] {
  const off = Math.abs(difference);
  if (off === 0) return [];
  const tests: readonly [DifferenceCause, (row: R) => boolean][] = [
    ['same', ({ amount }) => Math.abs(amount) === off],
    ['double', ({ amount }) => Math.abs(amount) * 2 === off],
    ['change', ({ change }) => change === off],
    ['swapped', ({ amount }) => isSwapped(Math.abs(amount), off)],
  ];
  const seen = new Set<string>();
  const causes: { cause: DifferenceCause; row: R }[] = [];
  for (const [cause, matches] of tests) {
    for (const row of rows) {
      if (seen.has(row.id) || !matches(row)) continue;
      seen.add(row.id);
      causes.push({ cause, row });
    }
  }
  return causes.slice(0, CAUSES_MAX);
}

/** Whether swapping two adjacent digits of an amount gives this difference: 5400 for 4500 is 900. */
function isSwapped(amount: number, off: number): boolean {
  if (off % 9 !== 0) return false;
  const digits = String(amount);
  return Array.from({ length: digits.length - 1 }, (_, at) => {
    const swapped = digits.slice(0, at) + digits[at + 1]! + digits[at]! + digits.slice(at + 2);
    return Math.abs(Number(swapped) - amount);
  }).includes(off);
}
