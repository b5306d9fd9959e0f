import { expect, test } from 'vitest';
import { movedTo, orderOf } from './columnOrder.ts';

test('a hidden column is listed behind the one that it follows in the table', () => {
  expect(orderOf(['number', 'date', 'customer', 'total'], ['total', 'number'])).toEqual([
    'total',
    'number',
    'date',
    'customer',
  ]);
  expect(orderOf(['number', 'date'], ['date'])).toEqual(['number', 'date']);
});

test('a column that the table no longer has is not listed', () => {
  expect(orderOf(['number'], ['gone', 'number'])).toEqual(['number']);
});

test('a column moves to a place, and never past either end', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
});
