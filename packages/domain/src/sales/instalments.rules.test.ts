import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Problem } from '../problems/Problem.ts';
import { evenParts, instalmentsOf, paces, assertAgreement } from './instalments.rules.ts';

test('parts add up to what is due, differ by a cent at most, and each has a later day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 10_000_000 }),
      fc.integer({ min: 2, max: 60 }),
      fc.constantFrom(...paces),
      fc.constantFrom('2026-01-31', '2026-02-28', '2027-12-01', '2028-02-29'),
      (due, count, pace, first) => {
        const parts = evenParts(due, count, first, pace);
        const amounts = parts.map(({ amount }) => amount);
        expect(parts.length).toEqual(count);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
        // What refuses a bad agreement is content with it.
        assertAgreement(parts, due, first);
      },
    ),
  );
});

test.each([
  ['month', ['2026-01-31', '2026-02-28', '2026-03-31']],
  ['week', ['2026-01-31', '2026-02-07', '2026-02-14']],
  ['twoWeeks', ['2026-01-31', '2026-02-14', '2026-02-28']],
] as const)('a part each %s', (pace, days) => {
  expect(evenParts(300, 3, '2026-01-31', pace)).toEqual(days.map((dueDate) => ({ dueDate, amount: 100 })));
});

const rows = [
  { dueDate: '2026-03-10', amount: 300 },
  { dueDate: '2026-04-10', amount: 200 },
];

test('no cent that was paid is lost on its way over the parts, and the oldest is full before the next begins', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 9 }),
      fc.nat(),
      (amounts, some) => {
        const agreed = evenParts(amounts.length, amounts.length, '2026-01-01', 'week').map((part, i) => ({
          ...part,
          amount: amounts[i]!,
        }));
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        const due = some % (sum + 1);
        const parts = instalmentsOf(agreed, due, '2026-01-01');
        expect(parts.reduce((all, { paid }) => all + paid, 0)).toEqual(sum - due);
        const begun = parts.findIndex(({ state }) => state !== 'paid');
        expect(
          begun < 0
            ? []
            : parts
                .slice(begun + 1)
                .map(({ paid }) => paid)
                .filter((paid) => paid > 0),
        ).toEqual([]);
      },
    ),
  );
});

test.each([
  ['nothing paid, before the first day', 500, '2026-03-10', ['open', 'open']],
  ['nothing paid, the day after', 500, '2026-03-11', ['overdue', 'open']],
  ['a part of the first', 400, '2026-03-10', ['part', 'open']],
  ['the first, and its day is over', 200, '2026-03-11', ['paid', 'open']],
  ['more than the first, all days over', 100, '2026-05-01', ['paid', 'overdue']],
  ['all', 0, '2026-05-01', ['paid', 'paid']],
  ['more is due than was agreed', 600, '2026-03-01', ['open', 'open']],
])('%s', (_, due, today, states) => {
  expect(instalmentsOf(rows, due, today).map(({ state }) => state)).toEqual(states);
});

test('an agreement is rejected at its row', () => {
  const rejection = (due: number, today: string, parts = rows) => {
    try {
      assertAgreement(parts, due, today);
      return null;
    } catch (error) {
      return error instanceof Problem ? [error.code, Object.keys(error.fields ?? {})] : error;
    }
  };
  expect(rejection(500, '2026-03-10')).toEqual(null);
  expect(rejection(501, '2026-03-10')).toEqual(['instalments.sum', ['rows']]);
  expect(rejection(500, '2026-03-11')).toEqual(['day.over', ['rows.0.dueDate']]);
  expect(rejection(500, '2026-03-01', rows.toReversed())).toEqual(['instalments.order', ['rows.1.dueDate']]);
});
