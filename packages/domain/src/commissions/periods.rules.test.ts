import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { findPeriodProblem, openPeriods } from './periods.rules.ts';

test('open periods are the months until today, the first from the day after the last closed one', () => {
  expect(openPeriods('2026-02-15', '2026-03-10')).toEqual([
    { from: '2026-02-15', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-31' },
  ]);
  expect(openPeriods('2026-03-11', '2026-03-10')).toEqual([{ from: '2026-03-11', to: '2026-03-31' }]);
});

test('open periods follow each other without a gap, and the last one contains today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (first, more) => {
      const from = addDays('2024-01-01', first);
      const today = addDays(from, more);
      const periods = openPeriods(from, today);
      expect(periods.map((one, index) => (index === 0 ? from : addDays(periods[index - 1]!.to, 1)))).toEqual(
        periods.map((one) => one.from),
      );
      expect(periods.at(-1)!.from <= today && today <= periods.at(-1)!.to).toEqual(true);
    }),
  );
});

test.each([
  ['the next month', '2026-02-01', '2026-02-28', null],
  ['a part of it', '2026-02-01', '2026-02-14', null],
  ['days in the wrong order', '2026-02-02', '2026-02-01', 'days.turned'],
  ['a month again', '2026-01-01', '2026-01-31', 'commissionPeriod.closed'],
  ['days that overlap it', '2026-01-31', '2026-02-28', 'commissionPeriod.closed'],
  ['days after a gap', '2026-02-02', '2026-02-28', 'commissionPeriod.gap'],
  ['days that are not over', '2026-02-01', '2026-03-10', 'commissionPeriod.notEnded'],
])('closing %s', (_, from, to, code) => {
  const closed = { closedThrough: '2026-01-31', today: '2026-03-10' };
  expect(findPeriodProblem({ from, to }, closed)?.code ?? null).toEqual(code);
});

test('the first period begins on any day', () => {
  const never = { closedThrough: null, today: '2026-03-10' };
  expect(findPeriodProblem({ from: '2025-06-05', to: '2026-03-09' }, never)).toEqual(null);
});
