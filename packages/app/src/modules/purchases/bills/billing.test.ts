import type { Purchase } from '@tilldesk/domain/purchases';
import { expect, test } from 'vitest';
import { billLinesOf, billSums } from './billing.ts';

const line = { quantity: 3, received: 3, billed: 1, net: 1000, taxRate: '0.1' };
const order = {
  lines: [
    { ...line, id: 'cases' },
    { ...line, id: 'phones', received: 0, billed: 0 },
  ],
} as Purchase;

test('a bill begins with what is here and not billed yet, at the price of the order', () => {
  expect(billLinesOf(order)).toEqual([{ lineId: 'cases', quantity: 2, unitCost: 333 }]);
});

test('another price than that of the receipt is a correction of cost, to the cent', () => {
  expect(billSums(order, [{ lineId: 'cases', quantity: 2, unitCost: 350 }])).toEqual({
    net: 700,
    tax: 70,
    correction: 33,
  });
});
