import { expect, test } from 'vitest';
import { byRank, isUncut, leastWidthOf, nextSort, withWidths } from './columns.ts';

test('the first press on a header sorts upwards, the second downwards', () => {
  const up = nextSort({ by: 'date', direction: 'desc' }, 'total');
  expect(up).toEqual({ by: 'total', direction: 'asc' });
  expect(nextSort(up, 'total')).toEqual({ by: 'total', direction: 'desc' });
  expect(nextSort(undefined, 'total')).toEqual({ by: 'total', direction: 'asc' });
});

test('a column without a width counts with the least one', () => {
  expect(leastWidthOf([{ width: 80 }, {}])).toEqual(200);
  expect(leastWidthOf([{ width: 80 }, { least: 200 }, { width: 40, least: 200 }])).toEqual(320);
});

test('where not all columns have room they stand by rank, and what sticks to an end stays there', () => {
  const columns = [
    { id: 'tick', sticky: true },
    { id: 'date', rank: 5 },
    { id: 'name', rank: 2 },
    { id: 'notes' },
    { id: 'number', rank: 1 },
    { id: 'deeds', sticky: true },
  ];
  expect(byRank(columns).map(({ id }) => id)).toEqual(['tick', 'number', 'name', 'date', 'notes', 'deeds']);
});

test('numbers are never cut unless told so, and a measured width gives way to a larger one that was asked for', () => {
  expect(
    [{ align: 'end' as const }, {}, { whole: true }, { align: 'end' as const, whole: false }].map(isUncut),
  ).toEqual([true, false, true, false]);
  const columns = [{ id: 'a', width: 80 }, { id: 'b', width: 80 }, { id: 'c' }];
  expect(withWidths(columns, { a: 60, b: 120 })).toEqual([
    { id: 'a', width: 80 },
    { id: 'b', width: 120 },
    { id: 'c' },
  ]);
});
