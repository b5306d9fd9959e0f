import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookedKind } from '../sales/invoices.entity.ts';
import {
  amountParts,
  deactivationsOf,
  dispositionsOf,
  goodwillShares,
  isLateReturn,
  otherTenders,
  owedFee,
  piecesParts,
  proposedTenders,
  refundExtent,
  settleRefund,
  shareOf,
  takesBack,
  type Left,
} from './refunds.rules.ts';

const line = (left: number, leftNet: number, leftTax: number): Left => ({ left, leftNet, leftTax });

test('what goes back is what was paid, with the tax of then: twenty dollars at 7 % bring 21.40', () => {
  expect(amountParts(line(1, 10_000, 700), 2_000)).toEqual({ net: 2_000, tax: 140, total: 2_140, fee: 0, feeTax: 0 });
});

test('a restocking fee takes its share of the tax along', () => {
  expect(piecesParts(line(2, 20_000, 1_400), 1, 1_500)).toEqual({
    net: 8_500,
    tax: 595,
    total: 9_095,
    fee: 1_500,
    feeTax: 105,
  });
});

test('a free line brings nothing, and so does what was given back already', () => {
  const nothing = { net: 0, tax: 0, total: 0, fee: 0, feeTax: 0 };
  expect([piecesParts(line(3, 0, 0), 2), amountParts(line(0, 0, 0), 0)]).toEqual([nothing, nothing]);
});

test('pieces, parts of a price and fees add up to the line to the cent, in whatever order they are refunded', () => {
  const steps = fc.array(fc.record({ pieces: fc.nat(4), share: fc.nat(100) }), { maxLength: 12 });
  const start = fc.record({ left: fc.integer({ min: 1, max: 9 }), leftNet: fc.nat(99_999), leftTax: fc.nat(9_999) });
  fc.assert(
    fc.property(start, steps, (original, all) => {
      let at = { ...original };
      const given = { net: 0, tax: 0 };
      const takeParts = ({ net, tax, total, fee, feeTax }: ReturnType<typeof amountParts>, pieces: number) => {
        expect(total).toEqual(net + tax);
        expect(Math.min(net, tax, fee, feeTax) >= 0).toEqual(true);
        at = { left: at.left - pieces, leftNet: at.leftNet - net - fee, leftTax: at.leftTax - tax - feeTax };
        given.net += net + fee;
        given.tax += tax + feeTax;
      };
      for (const { pieces, share } of all) {
        const some = Math.min(pieces, at.left);
        if (some > 0) takeParts(piecesParts(at, some, Math.floor((shareOf(at, some) * share) / 100)), some);
        else takeParts(amountParts(at, Math.floor((at.leftNet * share) / 100)), 0);
        expect([at.leftNet >= 0, at.leftTax >= 0]).toEqual([true, true]);
      }
      if (at.left > 0) takeParts(piecesParts(at, at.left), at.left);
      expect(given).toEqual({ net: original.leftNet, tax: original.leftTax });
      expect([at.left, at.leftNet, at.leftTax]).toEqual([0, 0, 0]);
    }),
    { numRuns: 300 },
  );
});

test('goodwill is shared out by what is left of the lines', () => {
  expect(goodwillShares([line(1, 3_000, 0), line(1, 0, 0), line(4, 1_000, 0)], 1_001)).toEqual([751, 0, 250]);
});

test.each([
  ['all is paid out', { total: 500, due: 0, sale: 0 }, [0, 0, 500, 0]],
  ['what is due is lowered first', { total: 500, due: 300, sale: 0 }, [300, 0, 200, 0]],
  ['nothing is paid out of what nobody paid', { total: 500, due: 700, sale: 0 }, [500, 0, 0, 0]],
  ['dearer goods take it all', { total: 500, due: 0, sale: 800 }, [0, 500, 0, 300]],
  ['of cheaper goods the rest goes back', { total: 500, due: 0, sale: 200 }, [0, 200, 300, 0]],
  ['an exchange of what is not paid yet is owed', { total: 500, due: 400, sale: 600 }, [400, 100, 0, 500]],
])('%s', (_, order, [toDue, exchanged, paidOut, toPay]) => {
  expect(settleRefund(order)).toEqual({ toDue, exchanged, paidOut, toPay });
});

const left = (kind: BookedKind, amount: number) => ({ kind, left: amount });

test('a refund goes back as it was paid, by card first and cash last; for the rest there is store credit', () => {
  const paid = [left('cash', 400), left('card', 300), left('exchange', 900)];
  expect([proposedTenders(500, paid), proposedTenders(1_000, paid), proposedTenders(0, paid)]).toEqual([
    [
      { kind: 'card', amount: 300 },
      { kind: 'cash', amount: 200 },
    ],
    [
      { kind: 'card', amount: 300 },
      { kind: 'storeCredit', amount: 300 },
      { kind: 'cash', amount: 400 },
    ],
    [],
  ]);
});

test('more than was paid in a way needs an approval, in store credit never', () => {
  const paid = [left('cash', 400), left('card', 300)];
  const out = (kind: 'cash' | 'card' | 'storeCredit' | 'check', amount: number) => ({ kind, amount });
  expect(otherTenders([out('cash', 300), out('cash', 100), out('storeCredit', 999)], paid)).toEqual([]);
  expect(otherTenders([out('cash', 300), out('cash', 101), out('check', 1)], paid)).toEqual(['cash', 'check']);
});

test('an invoice is refunded not at all, in part or whole', () => {
  expect([0, 1, 99, 100].map((refunded) => refundExtent({ total: 100, refunded }))).toEqual([
    'none',
    'part',
    'part',
    'all',
  ]);
});

test('the policy keeps its share of what a customer brings back by choice, to the cent of the pieces, and nothing else', () => {
  const cables = line(3, 1_000, 83);
  const returned = { quantity: 2, back: 'restock', reason: 'changedMind' } as const;
  const owed = (more: object, rate: string | null = '0.1') => owedFee(cables, { ...returned, ...more }, rate);
  expect([
    owed({}),
    owed({ quantity: 3 }),
    owed({ reason: null }),
    owed({ reason: 'wrongItem' }),
    owed({}, '1'),
  ]).toEqual([67, 100, 67, 67, 667]);
  const free = [
    ...(['defective', 'damaged', 'warranty', 'recall'] as const).map((reason) => owed({ reason })),
    ...(['rma', 'none'] as const).map((back) => owed({ back })),
    ...[0, 4].map((quantity) => owed({ quantity })),
    owed({}, null),
    owed({}, '0'),
  ];
  expect(free).toEqual(free.map(() => 0));
});

test('goods are late on the day after the last one, and never where there is none', () => {
  const late = ['2026-03-15', '2026-03-16', '2026-03-17'].map((today) => isLateReturn('2026-03-16', today));
  expect([late, isLateReturn(null, '2099-01-01')]).toEqual([[false, false, true], false]);
});

test('an activation ends with its line as its carrier may end it, or goes on; one that is over is not asked for', () => {
  const statuses = ['prepared', 'pending', 'active', 'cancelled', 'chargedBack', 'discarded'] as const;
  expect(statuses.map(deactivationsOf)).toEqual([
    [],
    ['cancelled', 'continues'],
    ['cancelled', 'chargedBack', 'continues'],
    [],
    [],
    [],
  ]);
});

test('only what is followed by its code can wait for somebody to look it over, or for its vendor', () => {
  const dispositions = (tracking: 'serialized' | 'quantity', mayReturn: boolean) =>
    dispositionsOf({ tracking, mayReturn });
  expect([dispositions('serialized', true), dispositions('quantity', true), dispositions('serialized', false)]).toEqual(
    [['restock', 'inspect', 'scrap', 'rma', 'none'], ['restock', 'scrap', 'none'], ['none']],
  );
});

test('a store takes its own sales back, and those of other stores where it allows them, in its currency', () => {
  const here = { storeId: 'a', currency: 'USD' };
  const sales = [here, { storeId: 'b', currency: 'USD' }, { storeId: 'b', currency: 'EUR' }];
  const taken = (otherStoreReturns: boolean) => sales.map((sale) => takesBack({ otherStoreReturns }, here, sale));
  expect([taken(false), taken(true)]).toEqual([
    [true, false, false],
    [true, true, false],
  ]);
});
