import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { repeatUnits } from './recurring.entity.ts';
import { dueDates, nextDateOf, openDayOf, recurringExpenseProblem } from './recurring.rules.ts';

const monthly = { startDate: '2026-01-31', every: 1, unit: 'month' } as const;

test('the 31st is the last day of a shorter month, and the 31st again in the next long one', () => {
  expect(dueDates(monthly, null, '2026-06-15')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ]);
  expect(nextDateOf(monthly, '2028-01-31')).toEqual('2028-02-29');
});

test('every second week, every third month and February 29 of each year', () => {
  expect(dueDates({ startDate: '2026-03-02', every: 2, unit: 'week' }, '2026-03-02', '2026-04-01')).toEqual([
    '2026-03-16',
    '2026-03-30',
  ]);
  expect(nextDateOf({ startDate: '2026-11-30', every: 3, unit: 'month' }, '2026-11-30')).toEqual('2027-02-28');
  const leap = { startDate: '2028-02-29', every: 1, unit: 'year' } as const;
  expect([nextDateOf(leap, '2028-02-29'), nextDateOf(leap, '2031-12-31')]).toEqual(['2029-02-28', '2032-02-29']);
});

test('it ends with its last date', () => {
  const of = { ...monthly, lastDate: '2026-03-31' };
  expect(nextDateOf(of, '2026-02-28')).toEqual('2026-03-31');
  expect(nextDateOf(of, '2026-03-31')).toBeNull();
});

test('days in closed books move to the first open one', () => {
  expect(openDayOf('2026-02-28', '2026-02-28')).toEqual('2026-03-01');
  expect(openDayOf('2026-03-01', '2026-02-28')).toEqual('2026-03-01');
  expect(openDayOf('2026-02-28', null)).toEqual('2026-02-28');
});

test('a last date before the first, and a tax above the amount, are named', () => {
  const draft = { ...monthly, amount: 100, taxOnTop: false };
  expect(recurringExpenseProblem({ ...draft, lastDate: '2026-01-30' })?.fields).toHaveProperty('lastDate');
  expect(recurringExpenseProblem({ ...draft, taxAmount: 101 })?.fields).toHaveProperty('taxAmount');
  expect(recurringExpenseProblem({ ...draft, lastDate: '2026-01-31' })).toBeNull();
});

test('however a time is cut into pieces, each date comes once and in order', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((n) => addDays('2026-01-01', n));
  const repetition = fc.record({
    startDate: day,
    every: fc.integer({ min: 1, max: 52 }),
    unit: fc.constantFrom(...repeatUnits),
  });
  fc.assert(
    fc.property(repetition, fc.array(day, { maxLength: 8 }), (of, cuts) => {
      const days = [...cuts.toSorted(), '2031-01-01'];
      let after: string | null = null;
      const pieces = days.flatMap((today) => {
        const due = dueDates(of, after, today);
        after = due.at(-1) ?? after;
        return due;
      });
      expect(pieces).toEqual(dueDates(of, null, '2031-01-01'));
      expect(pieces).toEqual([...new Set(pieces)].toSorted());
    }),
  );
});
