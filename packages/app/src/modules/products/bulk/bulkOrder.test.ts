import { expect, test } from 'vitest';
import { blankOrder, changeOf, type BulkOrder } from './bulkOrder.ts';

const of = (order: Partial<BulkOrder>) => changeOf({ ...blankOrder, ...order });

test('a percentage is sent as hundredths of a percent, less with a minus, and with the ending that was asked for', () => {
  expect([of({ percent: '12,5' }), of({ percent: '5', isLess: true, ending: '99' })]).toEqual([
    { kind: 'priceByPercent', basisPoints: 1250, ending: null },
    { kind: 'priceByPercent', basisPoints: -500, ending: 99 },
  ]);
});

test('what is not whole asks for nothing', () => {
  const halves: Partial<BulkOrder>[] = [
    {},
    { percent: 'x' },
    { percent: '101', isLess: true },
    { kind: 'priceBy' },
    { kind: 'tax' },
    { kind: 'category' },
  ];
  expect(halves.map(of)).toEqual(halves.map(() => null));
});

test('the rest is sent as it stands; an empty reorder point takes it away', () => {
  const wholes: Partial<BulkOrder>[] = [
    { kind: 'priceBy', amount: 500, isLess: true },
    { kind: 'tax', taxId: 't' },
    { kind: 'category', categoryId: 'c' },
    { kind: 'active', active: false },
    { kind: 'reorderPoint' },
  ];
  expect(wholes.map(of)).toEqual([
    { kind: 'priceBy', amount: -500 },
    { kind: 'tax', taxId: 't' },
    { kind: 'category', categoryId: 'c' },
    { kind: 'active', active: false },
    { kind: 'reorderPoint', reorderPoint: null },
  ]);
});
