import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cashOf,
  possibleCausesOf,
  denominationsOf,
  expectedCash,
  needsReason,
  proposedDrop,
  signedAmount,
  sumOfPieces,
  type Explaining,
} from './registers.rules.ts';

const amount = fc.integer({ min: 1, max: 999_999_999 });
const row = (id: string, booked: number, change: number | null = null): Explaining => ({ id, amount: booked, change });

describe('expected cash', () => {
  test('is what a drawer was opened with and what moved; no card is in it, and change left it once', () => {
    const tenders = [
      { kind: 'cash', tendered: 5_000, change: 2_836 },
      { kind: 'card', tendered: 79_900, change: 0 },
      { kind: 'storeCredit', tendered: 1_000, change: 0 },
    ];
    const sales = tenders.map((tender) => ({ kind: 'sale' as const, amount: cashOf(tender) }));
    expect(sales.map((sale) => sale.amount)).toEqual([2_164, 0, 0]);
    const byHand = [
      { kind: 'cashIn' as const, amount: signedAmount('cashIn', 3_000) },
      { kind: 'cashOut' as const, amount: signedAmount('cashOut', 1_250) },
      { kind: 'bankDrop' as const, amount: signedAmount('bankDrop', 10_000) },
      { kind: 'noSale' as const, amount: signedAmount('noSale', 0) },
      { kind: 'count' as const, amount: 0 },
      { kind: 'correction' as const, amount: 1_250 },
    ];
    expect(expectedCash(20_000, [...sales, ...byHand])).toEqual(15_164);
  });

  test('is the same in whatever order things happened, and a counter-row undoes what it counters', () => {
    const moves = fc.array(
      fc.record({ kind: fc.constantFrom('sale', 'cashOut'), amount: fc.integer({ min: -9_999, max: 9_999 }) }),
    );
    fc.assert(
      fc.property(amount, moves, (opening, all) => {
        const expected = expectedCash(opening, all);
        expect(expectedCash(opening, all.toReversed())).toEqual(expected);
        const countered = all.map((one) => ({ kind: 'correction' as const, amount: -one.amount }));
        expect(expectedCash(opening, [...all, ...countered])).toEqual(opening);
      }),
    );
  });
});

test('bills and coins add up; what is above the float goes to the bank; a difference up to the limit needs no reason', () => {
  const pieces = [
    { value: 2_000, pieces: 7 },
    { value: 25, pieces: 3 },
    { value: 1, pieces: 0 },
  ];
  expect(sumOfPieces(pieces)).toEqual(14_075);
  expect([proposedDrop(14_075, 10_000), proposedDrop(9_000, 10_000)]).toEqual([4_075, 0]);
  expect([needsReason(-500, 500), needsReason(-501, 500), needsReason(501, 500)]).toEqual([false, true, true]);
  for (const currency of ['USD', 'CAD', 'MXN', 'EUR']) {
    const values = denominationsOf(currency);
    expect(values).toEqual([...new Set(values)].toSorted((a, b) => b - a));
  }
});

describe('what may explain a difference', () => {
  test.each([
    [-2_164, 'same', 'a sale that was paid otherwise'],
    [2_500, 'double', 'cash out that was booked the wrong way round'],
    [2_836, 'change', 'change that was not given'],
    [-3_600, 'swapped', 'two digits that were swapped'],
  ])('%i is found as %s: %s', (difference, cause) => {
    const rows = [row('sale', 2_164, 2_836), row('out', -1_250), row('swap', 7_300)];
    expect(possibleCausesOf(difference, rows).map((found) => found.cause)).toEqual([cause]);
  });

  test('nothing differs, nothing is to be explained; ten causes are enough', () => {
    const rows = Array.from({ length: 40 }, (_, i) => row(`r${i}`, 100));
    expect([possibleCausesOf(0, [...rows, row('none', 0)]), possibleCausesOf(7, rows)]).toEqual([[], []]);
    expect(possibleCausesOf(-100, rows).length).toEqual(10);
  });

  test('what really happened is among the causes, each movement once', () => {
    const amounts = fc.uniqueArray(fc.integer({ min: 10, max: 99_999 }), { minLength: 1, maxLength: 8 });
    const mishap = fc.constantFrom('forgotten', 'twice', 'turned', 'mistyped');
    fc.assert(
      fc.property(amounts, mishap, fc.nat(), fc.nat(), (all, what, pick, place) => {
        const rows = all.map((booked, i) => row(`m${i}`, booked));
        const victim = rows[pick % rows.length]!;
        const digits = String(victim.amount).split('');
        const at = place % (digits.length - 1);
        const typed = Number(
          digits
            .with(at, digits[at + 1]!)
            .with(at + 1, digits[at]!)
            .join(''),
        );
        const off = {
          forgotten: victim.amount,
          twice: -victim.amount,
          turned: 2 * victim.amount,
          mistyped: typed - victim.amount,
        };
        const causes = possibleCausesOf(off[what], rows);
        expect(off[what] === 0 || causes.some((cause) => cause.row === victim)).toEqual(true);
        expect(new Set(causes.map((cause) => cause.row.id)).size).toEqual(causes.length);
      }),
    );
  });
});
