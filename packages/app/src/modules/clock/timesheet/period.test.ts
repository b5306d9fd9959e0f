import { expect, test } from 'vitest';
import { daysOf, readPeriod, stepped, writePeriod } from './period.ts';

const today = '2026-03-14';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);
const write = (search: string, from: string, to: string) =>
  String(writePeriod(new URLSearchParams(search), { from, to }, today));

test('a plain address is this week, Sunday to Saturday', () => {
  expect(read('')).toEqual({ from: '2026-03-08', to: '2026-03-14', name: 'thisWeek' });
});

test('an address names a range, or says its first and last day', () => {
  expect(read('period=lastMonth')).toEqual({ from: '2026-02-01', to: '2026-02-28', name: 'lastMonth' });
  expect(read('from=2026-03-02&to=2026-03-05')).toEqual({ from: '2026-03-02', to: '2026-03-05', name: null });
});

test('what is no range is as if it were not said', () => {
  const usual = { from: '2026-03-08', to: '2026-03-14', name: 'thisWeek' };
  expect(['from=2026-03-05&to=2026-03-02', 'from=x&to=y', 'from=2026-03-01', 'period=soon'].map(read)).toEqual([
    usual,
    usual,
    usual,
    usual,
  ]);
});

test('a named range is written by its name, other days as they are; the page begins anew, other names stay', () => {
  expect([
    write('period=today&page=3&employee=a', '2026-03-08', '2026-03-14'),
    write('view=list', '2026-03-01', '2026-03-07'),
    write('', '2026-03-02', '2026-03-05'),
  ]).toEqual(['employee=a', 'view=list&period=lastWeek', 'from=2026-03-02&to=2026-03-05']);
});

test('one step back from a week is the week before, over a change of the month', () => {
  expect(stepped({ from: '2026-03-01', to: '2026-03-07' }, -1)).toEqual({ from: '2026-02-22', to: '2026-02-28' });
  expect(stepped({ from: '2026-02-22', to: '2026-02-28' }, 1)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
});

test('the grid has a column for each day, and 31 at most', () => {
  expect(daysOf({ from: '2026-03-13', to: '2026-03-15' })).toEqual(['2026-03-13', '2026-03-14', '2026-03-15']);
  expect(daysOf({ from: '2026-01-01', to: '2026-12-31' }).length).toEqual(31);
});
