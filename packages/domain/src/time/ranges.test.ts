import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { filterRange, namedRanges, presetRange } from './ranges.ts';

const all = (today: string) => namedRanges.map((name) => Object.values(presetRange(name, today)));

test('names of ranges mean days of the store: weeks from Sunday, months whole', () => {
  expect(all('2026-11-21')).toEqual([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-15', '2026-11-21'],
    ['2026-11-08', '2026-11-14'],
    ['2026-11-01', '2026-11-30'],
    ['2026-10-01', '2026-10-31'],
  ]);
  expect(all('2024-03-01')).toEqual([
    ['2024-03-01', '2024-03-01'],
    ['2024-02-29', '2024-02-29'],
    ['2024-02-25', '2024-03-02'],
    ['2024-02-18', '2024-02-24'],
    ['2024-03-01', '2024-03-31'],
    ['2024-02-01', '2024-02-29'],
  ]);
});

test('last week and last month end where this one begins, on every day', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1999-12-27', count));
  fc.assert(
    fc.property(day, (today) => {
      for (const [last, current] of [
        ['lastWeek', 'thisWeek'],
        ['lastMonth', 'thisMonth'],
      ] as const) {
        const [before, now] = [presetRange(last, today), presetRange(current, today)];
        expect([addDays(before.to, 1), now.from <= today, today <= now.to]).toEqual([now.from, true, true]);
      }
    }),
  );
});

test('days of one’s own may be open at either end, and a name goes before them', () => {
  expect([
    filterRange({}, '2026-11-21'),
    filterRange({ startDate: '2026-11-01' }, '2026-11-21'),
    filterRange({ preset: 'custom', startDate: '2026-11-01', endDate: '2026-11-02' }, '2026-11-21'),
    filterRange({ preset: 'today', startDate: '2026-11-01' }, '2026-11-21'),
  ]).toEqual([
    { from: null, to: null },
    { from: '2026-11-01', to: null },
    { from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-21', to: '2026-11-21' },
  ]);
});
