import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem, type ProblemBody } from '../problems/Problem.ts';
import { problemBody } from '../problems/problemBody.ts';
import { invoiceStatuses, tenderKinds, type Tender, type TenderKind } from './invoices.entity.ts';
import { isUnderpriced, canInvoiceTransition, payoutOf, settle, settlePart, settlementOf } from './sales.rules.ts';

const cash = (amount: number, id = 'cash'): Tender => ({ id, kind: 'cash', amount });
const card = (amount: number, reference: string | null = 'T-4711', id = 'card'): Tender => ({
  id,
  kind: 'card',
  amount,
  reference,
});

const by = (kind: TenderKind, amount: number, reference = '1042'): Tender => ({ id: kind, kind, amount, reference });

const rejectionOf = (total: number, tenders: readonly Tender[]): ProblemBody | 'none' => {
  try {
    settle(total, tenders);
    return 'none';
  } catch (error) {
    if (error instanceof Problem) return problemBody(error);
    throw error;
  }
};

test('a draft or quote may be posted or discarded; what is posted is paid and voided, never changed', () => {
  const moves = invoiceStatuses.flatMap((from) =>
    invoiceStatuses.filter((to) => canInvoiceTransition(from, to)).map((to) => [from, to]),
  );
  expect(moves).toEqual([
    ['draft', 'quote'],
    ['draft', 'open'],
    ['draft', 'paid'],
    ['draft', 'discarded'],
    ['quote', 'draft'],
    ['quote', 'open'],
    ['quote', 'paid'],
    ['quote', 'discarded'],
    ['open', 'paid'],
    ['open', 'voided'],
    ['paid', 'voided'],
  ]);
});

const overAt = (at: number) => ({
  code: 'tender.over',
  fields: { [`tenders.${at}.amount`]: { code: 'tender.over', message: 'Only cash may be more than what is due.' } },
});

test.each<[string, number, string | null, boolean]>([
  ['at what it is offered for', 20_000, null, false],
  ['above that', 25_000, '0.1', false],
  ['at cost', 12_000, null, false],
  ['a cent below cost', 11_999, null, true],
  ['at the largest discount', 18_000, '0.1', false],
  ['a cent beyond it', 17_999, '0.1', true],
  ['with no discount allowed', 19_999, '0', true],
])('two pieces at 100.00 that cost 120.00 sold %s', (_, net, maxDiscount, expected) => {
  const line = { quantity: 2, offered: 10_000, cost: 12_000 };
  expect(isUnderpriced({ ...line, net }, maxDiscount)).toEqual(expected);
});

test('what is offered below its cost may be sold so, and no lower', () => {
  const line = { quantity: 1, offered: 5000, cost: 6000 };
  expect([5000, 4999].map((net) => isUnderpriced({ ...line, net }, null))).toEqual([false, true]);
});

describe('settling', () => {
  test('cash for more than the total gives change', () => {
    expect(settle(8_650, [cash(10_000)])).toEqual([
      { id: 'cash', kind: 'cash', amount: 8650, tendered: 10_000, change: 1350, reference: null },
    ]);
  });

  test('cash and the rest by card: the card pays its part whole, whichever is named first', () => {
    const booked = [
      { id: 'cash', kind: 'cash', amount: 2000, tendered: 2000, change: 0, reference: null },
      { id: 'card', kind: 'card', amount: 6650, tendered: 6650, change: 0, reference: 'T-4711' },
    ];
    expect(settle(8650, [cash(2000), card(6650)])).toEqual(booked);
    expect(settle(8650, [card(6650), cash(2000)])).toEqual(booked.toReversed());
  });

  test('two cards and two heaps of cash: the last heap gives the change', () => {
    const tenders = [card(1000, 'A', 'a'), cash(500, 'b'), card(2000, 'C', 'c'), cash(1000, 'd')];
    expect(settle(4000, tenders).map((t) => [t.id, t.amount, t.change])).toEqual([
      ['a', 1000, 0],
      ['b', 500, 0],
      ['c', 2000, 0],
      ['d', 500, 500],
    ]);
  });

  test('a free sale needs no tender', () => {
    expect(settle(0, [])).toEqual([]);
  });

  test.each<[string, number, Tender[], object | 'none']>([
    ['nothing given', 8650, [], { code: 'tender.short', params: { due: 8650 } }],
    ['too little', 8650, [cash(5000), card(3000)], { code: 'tender.short', params: { due: 650 } }],
    ['a card for more than the total', 8650, [card(8651)], overAt(0)],
    ['cards for more than the total', 8650, [card(8000), card(651, 'B', 'b')], overAt(1)],
    ['a check for more than the card leaves', 8650, [card(8000), by('check', 651)], overAt(1)],
    ['store credit for more than the total', 8650, [by('storeCredit', 8651)], overAt(0)],
    ['more on account than is left', 8650, [cash(1), card(8000), by('onAccount', 651)], overAt(2)],
    ['cash when a card has paid it all', 8650, [card(8650), cash(100)], overAt(1)],
    ['a second heap of cash when the first was enough', 8650, [cash(9000), cash(100, 'b')], overAt(1)],
  ])('%s is rejected', (_, total, tenders, expected) => {
    const { message: _message, ...rejection } = { message: '', ...Object(rejectionOf(total, tenders)) };
    expect(rejection).toEqual(expected);
  });

  test('what is on account stays due and is no payment; cash for the rest gives its change', () => {
    const booked = settle(10_000, [by('onAccount', 6000), cash(5000), by('check', 500)]);
    expect(booked.map((t) => [t.kind, t.amount, t.change])).toEqual([
      ['cash', 3500, 1500],
      ['check', 500, 0],
    ]);
  });

  test('what was traded in pays before all else, in whatever order it comes; what it is worth beyond goes out', () => {
    const sums = (tenders: Tender[]) => settle(5000, tenders).map((t) => [t.kind, t.amount, t.change]);
    expect(sums([cash(2000), by('tradeIn', 4000)])).toEqual([
      ['cash', 1000, 1000],
      ['tradeIn', 4000, 0],
    ]);
    const trade = (amount: number) => ({ ...by('tradeIn', amount), id: String(amount) });
    expect(sums([trade(4000), trade(3000), trade(500)])).toEqual([
      ['tradeIn', 4000, 0],
      ['tradeIn', 1000, 2000],
      ['tradeIn', 0, 500],
    ]);
    expect(payoutOf(5000, [trade(4000), trade(3000)])).toEqual(2000);
  });

  test('a part of what is due may be paid, never more but by cash', () => {
    expect(settlePart(5000, [by('check', 2000)]).map((t) => t.amount)).toEqual([2000]);
    expect(settlePart(5000, [by('check', 2000), cash(4000)]).map((t) => [t.amount, t.change])).toEqual([
      [2000, 0],
      [3000, 1000],
    ]);
    expect(() => settlePart(5000, [by('check', 5001)])).toThrow('tender.over');
  });

  test.each([['check' as const], ['other' as const]])('%s without its number is rejected at its field', (kind) => {
    expect(rejectionOf(100, [by(kind, 100, ' ')])).toEqual({
      code: 'tender.numberMissing',
      message: 'Please enter its number or a description.',
      fields: {
        'tenders.0.reference': {
          code: 'tender.numberMissing',
          message: 'Please enter its number or a description.',
        },
      },
    });
  });

  test.each([[null], [''], ['  ']])(
    'a card without the terminal’s reference (%j) is rejected at its field',
    (reference) => {
      expect(rejectionOf(100, [cash(50), card(50, reference)])).toEqual({
        code: 'tender.referenceMissing',
        message: "Please enter the terminal's reference.",
        fields: {
          'tenders.1.reference': {
            code: 'tender.referenceMissing',
            message: "Please enter the terminal's reference.",
          },
        },
      });
    },
  );
});

describe('while tenders are entered', () => {
  test.each([
    ['nothing yet', [], { due: 8650, change: 0, over: false }],
    ['some cash', [cash(5000)], { due: 3650, change: 0, over: false }],
    ['more cash than due', [cash(10_000)], { due: 0, change: 1350, over: false }],
    ['card and cash, to the cent', [cash(2000), card(6650)], { due: 0, change: 0, over: false }],
    ['cash first, then a card: more comes back', [cash(8000), card(2000)], { due: 0, change: 1350, over: false }],
    ['a card for too much', [card(9000)], { due: 0, change: 0, over: true }],
    ['a phone that is worth less', [by('tradeIn', 8000)], { due: 650, change: 0, over: false }],
    ['a phone that is worth more', [by('tradeIn', 9000)], { due: 0, change: 0, over: false }],
    ['a card beside a phone that is worth all', [card(1), by('tradeIn', 9000)], { due: 0, change: 0, over: true }],
    ['cash that nobody asked for', [card(8650), cash(1)], { due: 0, change: 0, over: true }],
  ])('%s', (_, tenders, expected) => {
    expect(settlementOf(8650, tenders)).toEqual(expected);
  });

  test('the till says due or over exactly when checkout would refuse, and the same change', () => {
    const tender = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom(...tenderKinds),
      amount: fc.integer({ min: 1, max: 60 }),
      reference: fc.constant('T-1'),
    });
    fc.assert(
      fc.property(fc.nat(100), fc.array(tender, { maxLength: 4 }), (total, tenders) => {
        const { due, change, over } = settlementOf(total, tenders);
        const rejected = rejectionOf(total, tenders) !== 'none';
        expect(rejected).toEqual(due > 0 || over);
        const booked = rejected ? [] : settle(total, tenders);
        const out = change + payoutOf(total, tenders);
        expect(booked.reduce((sum, t) => sum + t.change, 0)).toEqual(rejected ? 0 : out);
        const onAccount = tenders.reduce((sum, t) => sum + (t.kind === 'onAccount' ? t.amount : 0), 0);
        expect(booked.reduce((sum, t) => sum + t.amount, 0)).toEqual(rejected ? 0 : total - onAccount);
      }),
      { numRuns: 500 },
    );
  });
});
