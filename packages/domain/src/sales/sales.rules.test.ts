import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem, type ProblemBody } from '../problems/Problem.ts';
import { invoiceStatuses, type Tender } from './invoices.entity.ts';
import { mayMove, settle, standing } from './sales.rules.ts';

const cash = (amount: number, id = 'cash'): Tender => ({ id, kind: 'cash', amount });
const card = (amount: number, reference: string | null = 'T-4711', id = 'card'): Tender => ({
  id,
  kind: 'card',
  amount,
  reference,
});

const refusalOf = (total: number, tenders: readonly Tender[]): ProblemBody | 'none' => {
  try {
    settle(total, tenders);
    return 'none';
  } catch (error) {
    if (error instanceof Problem) return error.body();
    throw error;
  }
};

test('a draft may be paid or discarded, and what is paid or discarded stays so', () => {
  const moves = invoiceStatuses.flatMap((from) =>
    invoiceStatuses.filter((to) => mayMove(from, to)).map((to) => [from, to]),
  );
  expect(moves).toEqual([
    ['draft', 'paid'],
    ['draft', 'discarded'],
  ]);
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
    ['a card for more than the total', 8650, [card(8651)], { code: 'tender.over' }],
    ['cards for more than the total', 8650, [card(8000), card(651, 'B', 'b')], { code: 'tender.over' }],
    ['cash when a card has paid it all', 8650, [card(8650), cash(100)], { code: 'tender.over' }],
    ['a second heap of cash when the first was enough', 8650, [cash(9000), cash(100, 'b')], { code: 'tender.over' }],
  ])('%s is refused', (_, total, tenders, expected) => {
    const { message: _said, ...refusal } = { message: '', ...Object(refusalOf(total, tenders)) };
    expect(refusal).toEqual(expected);
  });

  test.each([[null], [''], ['  ']])(
    'a card without the terminal’s reference (%j) is refused at its field',
    (reference) => {
      expect(refusalOf(100, [cash(50), card(50, reference)])).toEqual({
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
    ['cash that nobody asked for', [card(8650), cash(1)], { due: 0, change: 0, over: true }],
  ])('%s', (_, tenders, expected) => {
    expect(standing(8650, tenders)).toEqual(expected);
  });

  test('the till says due or over exactly when checkout would refuse, and the same change', () => {
    const tender = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('cash' as const, 'card' as const),
      amount: fc.integer({ min: 1, max: 60 }),
      reference: fc.constant('T-1'),
    });
    fc.assert(
      fc.property(fc.nat(100), fc.array(tender, { maxLength: 4 }), (total, tenders) => {
        const { due, change, over } = standing(total, tenders);
        const refused = refusalOf(total, tenders) !== 'none';
        expect(refused).toEqual(due > 0 || over);
        const booked = refused ? [] : settle(total, tenders);
        expect(booked.reduce((sum, t) => sum + t.change, 0)).toEqual(refused ? 0 : change);
        expect(booked.reduce((sum, t) => sum + t.amount, 0)).toEqual(refused ? 0 : total);
      }),
      { numRuns: 500 },
    );
  });
});
