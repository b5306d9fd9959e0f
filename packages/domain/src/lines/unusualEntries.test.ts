import { expect, test } from 'vitest';
import { isChangeUnusual, isPriceUnusual, isQuantityUnusual } from './unusualEntries.ts';

test('a few pieces are never asked about, more are where twice the stock is less', () => {
  const isUnusual = (quantity: number, onHand: number | null) => isQuantityUnusual({ quantity, onHand });
  expect([isUnusual(20, 0), isUnusual(21, 0), isUnusual(36, 18), isUnusual(37, 18), isUnusual(10_000, 18)]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
  expect([isUnusual(100, null), isUnusual(101, null), isUnusual(1_000, 9_000), isUnusual(1_001, 9_000)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a price is asked about beyond three times the usual one, and below a third of it', () => {
  const isUnusual = (price: number, usual: number | null) => isPriceUnusual(price, usual);
  expect([isUnusual(10_497, 3_499), isUnusual(10_498, 3_499), isUnusual(303_499, 3_499)]).toEqual([false, true, true]);
  expect([isUnusual(1_000, 3_000), isUnusual(999, 3_000), isUnusual(0, 3_000), isUnusual(0, 0)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isUnusual(1_000_000, null), isUnusual(1_000_001, null), isUnusual(1_000_001, 0)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a change of more than two of the largest bills is asked about', () => {
  const dollars = [10_000, 5_000, 2_000, 1];
  expect([isChangeUnusual(20_000, dollars), isChangeUnusual(20_001, dollars)]).toEqual([false, true]);
});
