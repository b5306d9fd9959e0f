import { expect, test } from 'vitest';
import { isChangeDoubtful, isPriceDoubtful, isQuantityDoubtful } from './doubts.ts';

test('a few pieces are never asked about, more are where twice the stock is less', () => {
  const ask = (quantity: number, onHand: number | null) => isQuantityDoubtful({ quantity, onHand });
  expect([ask(20, 0), ask(21, 0), ask(36, 18), ask(37, 18), ask(10_000, 18)]).toEqual([false, true, false, true, true]);
  expect([ask(100, null), ask(101, null), ask(1_000, 9_000), ask(1_001, 9_000)]).toEqual([false, true, false, true]);
});

test('a price is asked about beyond three times the usual one, and below a third of it', () => {
  const ask = (price: number, usual: number | null) => isPriceDoubtful(price, usual);
  expect([ask(10_497, 3_499), ask(10_498, 3_499), ask(303_499, 3_499)]).toEqual([false, true, true]);
  expect([ask(1_000, 3_000), ask(999, 3_000), ask(0, 3_000), ask(0, 0)]).toEqual([false, true, true, false]);
  expect([ask(1_000_000, null), ask(1_000_001, null), ask(1_000_001, 0)]).toEqual([false, true, true]);
});

test('a change of more than two of the largest bills is asked about', () => {
  const dollars = [10_000, 5_000, 2_000, 1];
  expect([isChangeDoubtful(20_000, dollars), isChangeDoubtful(20_001, dollars)]).toEqual([false, true]);
});
