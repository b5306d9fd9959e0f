import { expect, test } from 'vitest';
import { leastWidthOf, nextSort } from './columns.ts';

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
