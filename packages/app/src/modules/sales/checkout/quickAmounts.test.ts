import { expect, test } from 'vitest';
import { quickAmounts } from './quickAmounts.ts';

test('what people hand over: exactly, then the next full notes, each once', () => {
  expect(quickAmounts(2163, 2)).toEqual([2163, 2500, 3000, 4000, 5000, 10000]);
  expect(quickAmounts(108750, 2)).toEqual([108750, 109000, 110000]);
  expect(quickAmounts(5000, 2)).toEqual([5000, 6000, 10000]);
});

test('a currency without cents counts in whole units', () => {
  expect(quickAmounts(87, 0)).toEqual([87, 90, 100]);
});

test('where nothing is due nothing is offered', () => {
  expect(quickAmounts(0, 2)).toEqual([]);
});
