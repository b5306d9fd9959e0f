import type { CashMovementKind, Denomination, DifferenceCause } from './registers.entity.ts';

/** A tender as it was booked; minor units. */
type Booked = { kind: string; tendered: number; change: number };

/** What a tender leaves in the drawer: cash less its change, of any other kind nothing (docs/decisions/0012). */
export const cashOf = ({ kind, tendered, change }: Booked): number => (kind === 'cash' ? tendered - change : 0);

/** A movement as its ledger has it: the amount bears its sign. */
type Moved = { kind: CashMovementKind; amount: number };

/** What is expected in a drawer: what it was opened with, and what moved since (docs/decisions/0029). */
export const expectedCash = (openingCounted: number, movements: readonly Moved[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, openingCounted);

/** The amount of a movement by hand with its sign: what goes out is below nothing. */
export const signedAmount = (kind: 'cashIn' | 'cashOut' | 'bankDrop' | 'noSale', amount: number): number =>
  kind === 'cashIn' || amount === 0 ? amount : -amount;

/** What bills and coins add up to. */
export const sumOfPieces = (pieces: readonly Denomination[]): number =>
  pieces.reduce((sum, { value, pieces: count }) => sum + value * count, 0);

/** What is proposed for the bank out of a counted drawer: all above what stays in it. */
export const proposedDrop = (counted: number, closingFloat: number): number => Math.max(0, counted - closingFloat);

/** Whether a difference needs a reason: beyond the store's limit, either way. */
export const needsReason = (difference: number, limit: number): boolean => Math.abs(difference) > limit;

/** Bills and coins of a currency, the largest first, in minor units; of one that is not known by 1, 2 and 5. */
export const denominationsOf = (currency: string): readonly number[] => known[currency] ?? byOneTwoFive;

const byOneTwoFive = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const dollars = [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 25, 10, 5, 1];
const known: Readonly<Record<string, readonly number[]>> = {
  USD: dollars,
  CAD: [10_000, 5_000, 2_000, 1_000, 500, 200, 100, 25, 10, 5],
  MXN: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50],
};

/** A row of the ledger that a difference is explained by; `change` is what went back at a cash sale. */
export type Explaining = { id: string; amount: number; change: number | null };

/** The most clues that help anybody. */
const CAUSES_MAX = 10;

/**
 * What may explain a difference, the likeliest first: a row of exactly that amount (forgotten, or booked and not done), one of half of
 * it (booked the wrong way round, or twice), a sale whose change is the difference, a row two neighbouring digits of which were
 * swapped. At most ten; none where nothing differs.
 */
export function possibleCausesOf<R extends Explaining>(
  difference: number,
  rows: readonly R[],
): { clue: DifferenceCause; row: R }[] {
  const off = Math.abs(difference);
  if (off === 0) return [];
  const tests: readonly [DifferenceCause, (row: R) => boolean][] = [
    ['same', ({ amount }) => Math.abs(amount) === off],
    ['double', ({ amount }) => Math.abs(amount) * 2 === off],
    ['change', ({ change }) => change === off],
    ['swapped', ({ amount }) => isSwapped(Math.abs(amount), off)],
  ];
  const seen = new Set<string>();
  const clues: { clue: DifferenceCause; row: R }[] = [];
  for (const [clue, matches] of tests) {
    for (const row of rows) {
      if (seen.has(row.id) || !matches(row)) continue;
      seen.add(row.id);
      clues.push({ clue, row });
    }
  }
  return clues.slice(0, CAUSES_MAX);
}

/** Whether an amount with two neighbouring digits swapped is off by just so much: 5400 for 4500 is 900. */
function isSwapped(amount: number, off: number): boolean {
  if (off % 9 !== 0) return false;
  const digits = String(amount);
  return Array.from({ length: digits.length - 1 }, (_, at) => {
    const swapped = digits.slice(0, at) + digits[at + 1]! + digits[at]! + digits.slice(at + 2);
    return Math.abs(Number(swapped) - amount);
  }).includes(off);
}
