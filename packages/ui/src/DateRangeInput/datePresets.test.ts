import { expect, test } from 'vitest';
import { datePresets } from './datePresets.ts';
import { isReversed, isSettled } from './dateRange.ts';

test('the usual ranges around a Saturday in November, with weeks from Monday', () => {
  expect(datePresets({ today: '2026-11-21', weekStartsOn: 1 })).toEqual([
    { id: 'today', from: '2026-11-21', to: '2026-11-21' },
    { id: 'yesterday', from: '2026-11-20', to: '2026-11-20' },
    { id: 'last7Days', from: '2026-11-15', to: '2026-11-21' },
    { id: 'last30Days', from: '2026-10-23', to: '2026-11-21' },
    { id: 'thisWeek', from: '2026-11-16', to: '2026-11-22' },
    { id: 'lastWeek', from: '2026-11-09', to: '2026-11-15' },
    { id: 'thisMonth', from: '2026-11-01', to: '2026-11-30' },
    { id: 'lastMonth', from: '2026-10-01', to: '2026-10-31' },
    { id: 'thisQuarter', from: '2026-10-01', to: '2026-12-31' },
    { id: 'thisYear', from: '2026-01-01', to: '2026-12-31' },
  ]);
});
test('on the first day of a leap year’s March everything before lies in another month', () => {
  const ranges = datePresets({ today: '2024-03-01' });
  expect(ranges.filter(({ id }) => ['yesterday', 'thisWeek', 'lastMonth'].includes(id))).toEqual([
    { id: 'yesterday', from: '2024-02-29', to: '2024-02-29' },
    { id: 'thisWeek', from: '2024-02-25', to: '2024-03-02' },
    { id: 'lastMonth', from: '2024-02-01', to: '2024-02-29' },
  ]);
});
test('on new year’s day the last month is in the old year', () => {
  const ranges = datePresets({ today: '2027-01-01', weekStartsOn: 1 });
  expect(ranges.filter(({ id }) => ['lastWeek', 'lastMonth'].includes(id))).toEqual([
    { id: 'lastWeek', from: '2026-12-21', to: '2026-12-27' },
    { id: 'lastMonth', from: '2026-12-01', to: '2026-12-31' },
  ]);
});
test('what is no day has no ranges', () => {
  expect(() => datePresets({ today: 'soon' })).toThrow(RangeError);
});
test('a range that ends before it begins is reversed, an open one is not', () => {
  expect([
    isReversed({ from: '2026-11-21', to: '2026-11-20' }),
    isReversed({ from: '2026-11-21', to: '2026-11-21' }),
    isReversed({ from: '2026-11-21', to: '' }),
    isReversed({ from: '', to: '2026-11-21' }),
  ]).toEqual([true, false, false, false]);
});
test('a year that is still being typed is not settled, and not yet wrong', () => {
  const typing = { from: '2026-11-21', to: '0202-12-01' };
  expect([isReversed(typing), isSettled(typing)]).toEqual([false, false]);
});
