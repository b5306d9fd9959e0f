import { expect, test } from 'vitest';
import { isEntered, notCounted, piecesOf, totalOf } from './counted.ts';

const pieces = { 10_000: 1, 2_000: 3, 25: 4 };

test('a count by its sum is that sum, and says nothing of bills', () => {
  const counted = { ...notCounted, amount: 12_345, pieces };
  expect([totalOf(counted, 'USD'), piecesOf(counted, 'USD')]).toEqual([12_345, null]);
});

test('a count of bills and coins is what they add up to, the largest first', () => {
  const counted = { method: 'pieces' as const, amount: 1, pieces: { ...pieces, 500: 0 } };
  expect(totalOf(counted, 'USD')).toEqual(16_100);
  expect(piecesOf(counted, 'USD')).toEqual([
    { value: 10_000, pieces: 1 },
    { value: 2_000, pieces: 3 },
    { value: 25, pieces: 4 },
  ]);
});

test('where nothing is entered, or nobody counts, there is no amount', () => {
  expect([
    totalOf(notCounted, 'USD'),
    totalOf({ ...notCounted, method: 'pieces' }, 'USD'),
    totalOf({ method: 'none', amount: 5, pieces }, 'USD'),
  ]).toEqual([null, null, null]);
  expect([isEntered(notCounted), isEntered({ ...notCounted, pieces })]).toEqual([false, true]);
});
