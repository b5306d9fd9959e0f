import { expect, test } from 'vitest';
import { spreadOver, sumOfParts } from './spreadOver.ts';

const bills = [
  { id: 'oldest', due: 5000 },
  { id: 'next', due: 2500 },
  { id: 'last', due: 100 },
];

test('a payment pays the oldest bill first and never more than is due', () => {
  expect(spreadOver(6000, bills)).toEqual({ oldest: 5000, next: 1000, last: 0 });
  expect(spreadOver(9999, bills)).toEqual({ oldest: 5000, next: 2500, last: 100 });
  expect(spreadOver(0, bills)).toEqual({ oldest: 0, next: 0, last: 0 });
});

test('the parts come to the payment as long as so much is due', () => {
  expect(sumOfParts(spreadOver(6000, bills))).toEqual(6000);
});
