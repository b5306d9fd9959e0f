import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../sales/sales.rules.ts';
import { discountOf, documentTotals, type Discount, type PricedLine } from './totals.ts';

const cable: PricedLine = { quantity: 2, unitPrice: 1999, discount: null, taxRate: '0.0825' };
const phone: PricedLine = { quantity: 1, unitPrice: 79_900, discount: null, taxRate: '0.0825' };

test('an invoice without lines adds up to nothing', () => {
  expect(documentTotals([], { kind: 'amount', amount: 500 })).toEqual({
    gross: 0,
    discount: 0,
    net: 0,
    tax: 0,
    total: 0,
    lines: [],
  });
});

test('two cables at 19.99 with 10 % off and a phone, five dollars off the whole', () => {
  const lines = [{ ...cable, discount: { kind: 'share', rate: '0.1' } as const }, phone];
  expect(documentTotals(lines, { kind: 'amount', amount: 500 })).toEqual({
    gross: 83_898,
    discount: 900,
    net: 82_998,
    tax: 6847,
    total: 89_845,
    lines: [
      { gross: 3998, lineDiscount: 400, documentDiscount: 22, net: 3576, tax: 295, total: 3871 },
      { gross: 79_900, lineDiscount: 0, documentDiscount: 478, net: 79_422, tax: 6552, total: 85_974 },
    ],
  });
});

test('a discount larger than the line makes it free, not a gift of money', () => {
  expect(documentTotals([{ ...cable, discount: { kind: 'amount', amount: 9999 } }], null).lines).toEqual([
    { gross: 3998, lineDiscount: 3998, documentDiscount: 0, net: 0, tax: 0, total: 0 },
  ]);
});

test('each line bears its own tax', () => {
  const totals = documentTotals([cable, { ...phone, taxRate: '0' }], null);
  expect(totals.lines.map((l) => l.tax)).toEqual([330, 0]);
});

describe('a discount', () => {
  test.each<[string, Discount, number, number]>([
    ['none', null, 1000, 0],
    ['two dollars', { kind: 'amount', amount: 200 }, 1000, 200],
    ['more than there is', { kind: 'amount', amount: 2000 }, 1000, 1000],
    ['below nothing', { kind: 'amount', amount: -200 }, 1000, 0],
    ['a third', { kind: 'share', rate: '0.333333' }, 1000, 333],
    ['all of it', { kind: 'share', rate: '1' }, 1000, 1000],
  ])('%s', (_, discount, amount, expected) => {
    expect(discountOf(discount, amount)).toEqual(expected);
  });
});

const rate = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => (millionths / 1_000_000).toFixed(6));
const discount = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 0, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('share' as const), rate }),
);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 999_999_999 })),
  discount,
  taxRate: rate,
});
const document = fc.tuple(fc.array(line, { maxLength: 40 }), discount);

const sumOf = <T>(all: readonly T[], part: (one: T) => number): number => all.reduce((sum, one) => sum + part(one), 0);

test('the lines of any document add up to it, to the cent', () => {
  fc.assert(
    fc.property(document, ([lines, off]) => {
      const { lines: parts, ...totals } = documentTotals(lines, off);
      expect(totals).toEqual({
        gross: sumOf(parts, (p) => p.gross),
        discount: sumOf(parts, (p) => p.lineDiscount + p.documentDiscount),
        net: sumOf(parts, (p) => p.net),
        tax: sumOf(parts, (p) => p.tax),
        total: sumOf(parts, (p) => p.total),
      });
      expect(totals.gross).toEqual(sumOf(lines, (l) => l.quantity * l.unitPrice));
    }),
  );
});

test('the parts of any line fit together: nothing below zero, no discount above its line', () => {
  fc.assert(
    fc.property(document, ([lines, off]) => {
      for (const part of documentTotals(lines, off).lines) {
        expect(part.net).toEqual(part.gross - part.lineDiscount - part.documentDiscount);
        expect(part.total).toEqual(part.net + part.tax);
        expect(Math.min(part.lineDiscount, part.documentDiscount, part.net, part.tax)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a discount on the whole is taken whole, whatever the lines are', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), fc.nat(5_000_000), (lines, amount) => {
      const before = documentTotals(lines, null);
      const after = documentTotals(lines, { kind: 'amount', amount });
      expect(before.net - after.net).toEqual(Math.min(amount, before.net));
    }),
  );
});

test('however a total is split over tenders, they add up to it and only cash gives change', () => {
  const split = fc.array(fc.record({ card: fc.boolean(), weight: fc.nat(100) }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(document, split, fc.nat(10_000), ([lines, off], tenders, extra) => {
      const { total } = documentTotals(lines, off);
      fc.pre(total > tenders.length);
      const cards = tenders.slice(1).map((t, i) => ({
        id: `${i}`,
        kind: 'card' as const,
        amount: Math.min(1 + t.weight, total),
        reference: 'T-1',
      }));
      const rest = total - sumOf(cards, (c) => c.amount);
      fc.pre(rest > 0);
      const booked = settle(total, [{ id: 'cash', kind: 'cash', amount: rest + extra }, ...cards]);
      expect(sumOf(booked, (b) => b.amount)).toEqual(total);
      expect(booked.map((b) => b.change)).toEqual([extra, ...cards.map(() => 0)]);
    }),
  );
});
