import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costOfPieces,
  landedShares,
  allowedPurchaseActions,
  purchaseProgress,
  type LandedSplit,
  type PurchaseState,
} from './purchases.rules.ts';

const today = '2026-03-02';
const lineOf = (quantity: number, received = 0, cancelled = 0, billed = 0) => ({
  quantity,
  received,
  cancelled,
  billed,
});
const plain = { state: 'ordered' as PurchaseState, billed: 0, paid: 0, expectedDay: null, today };

describe('where an order stands', () => {
  test.each<[string, ReturnType<typeof lineOf>[], object, string, string]>([
    ['a draft is one', [lineOf(5)], { state: 'draft' }, 'draft', 'unbilled'],
    ['an order of which nothing came', [lineOf(5)], {}, 'ordered', 'unbilled'],
    ['some came', [lineOf(5, 5), lineOf(3, 1)], {}, 'partiallyReceived', 'unbilled'],
    ['all came', [lineOf(5, 5), lineOf(3, 3)], {}, 'received', 'unbilled'],
    ['what was given up is not waited for', [lineOf(5, 3, 2)], {}, 'received', 'unbilled'],
    ['billed, nothing paid', [lineOf(5, 5, 0, 5)], { billed: 100 }, 'received', 'unpaid'],
    ['paid in part', [lineOf(5, 5, 0, 5)], { billed: 100, paid: 40 }, 'received', 'partiallyPaid'],
    ['paid, and all of it came', [lineOf(5, 5, 0, 5)], { billed: 100, paid: 100 }, 'received', 'paid'],
    ['paid, and more is to come', [lineOf(5, 2, 0, 2)], { billed: 40, paid: 40 }, 'partiallyReceived', 'partiallyPaid'],
    ['paid, and some of it is not billed', [lineOf(5, 5, 0, 4)], { billed: 80, paid: 80 }, 'received', 'partiallyPaid'],
    ['closed short and paid', [lineOf(5, 3, 2, 3)], { state: 'closed', billed: 60, paid: 60 }, 'closed', 'paid'],
    ['given up', [lineOf(5)], { state: 'cancelled' }, 'cancelled', 'unbilled'],
  ])('%s', (_, lines, of, status, payment) => {
    const purchaseStatus = purchaseProgress(lines, { ...plain, ...of });
    expect([purchaseStatus.status, purchaseStatus.payment]).toEqual([status, payment]);
  });

  test('it is late from the day after it was expected, as long as something is open', () => {
    const isLate = (expectedDay: string | null, received = 0) =>
      purchaseProgress([lineOf(1, received)], { ...plain, expectedDay }).isLate;
    expect([isLate('2026-03-01'), isLate(today), isLate(null), isLate('2026-03-01', 1)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a hundred percent is said only when nothing is missing', () => {
    expect(purchaseProgress([lineOf(1000, 999)], plain).receivedPercent).toEqual(99);
  });

  test('what may be done follows from it', () => {
    const acts = (line: ReturnType<typeof lineOf>, state: PurchaseState = 'ordered') =>
      Object.entries(allowedPurchaseActions(purchaseProgress([line], { ...plain, state }))).flatMap(([act, may]) =>
        may ? [act] : [],
      );
    expect([
      acts(lineOf(2), 'draft'),
      acts(lineOf(2)),
      acts(lineOf(2, 1)),
      acts(lineOf(2, 2)),
      acts(lineOf(2), 'cancelled'),
    ]).toEqual([
      ['change', 'order', 'saveManifest', 'cancel'],
      ['receive', 'saveManifest', 'cancel'],
      ['receive', 'saveManifest', 'bill', 'closeShort'],
      ['bill'],
      [],
    ]);
  });
});

test('receipts in any parts cost what the line costs, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      (net, parts) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        let before = 0;
        const costs = parts.map((part) => {
          const cost = costOfPieces({ quantity, net }, before, part);
          before += part;
          return cost;
        });
        expect(costs.reduce((sum, cost) => sum + cost, 0)).toEqual(net);
      },
    ),
  );
});

describe('a landed cost', () => {
  const targets = [
    { lineId: 'phones', quantity: 1, cost: 50_000 },
    { lineId: 'phones', quantity: 1, cost: 50_000 },
    { lineId: 'cases', quantity: 50, cost: 25_000 },
  ];
  test.each<[LandedSplit, number[]]>([
    ['equal', [2_500, 2_500, 5_000]],
    ['quantity', [192, 192, 9_616]],
    ['cost', [4_000, 4_000, 2_000]],
  ])('split by %s', (split, expected) => {
    expect(landedShares(10_000, split, targets)).toEqual(expected);
  });

  test('of goods that cost nothing is split by pieces', () => {
    expect(
      landedShares(
        100,
        'cost',
        targets.map((target) => ({ ...target, cost: 0 })),
      ),
    ).toEqual([2, 2, 96]);
  });

  test('is shared out whole, whatever the goods and the way', () => {
    const target = fc.record({
      lineId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 100 }),
      cost: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom<LandedSplit>('equal', 'quantity', 'cost'),
        fc.array(target, { minLength: 1, maxLength: 40 }),
        (amount, split, goods) => {
          const shares = landedShares(amount, split, goods);
          expect(shares.reduce((sum, share) => sum + share, 0)).toEqual(amount);
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
