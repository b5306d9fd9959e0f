import { expect, test } from 'vitest';
import { draftOf, emptyOrder, sumsOf, writing, type Order, type Orderable } from './order.ts';

const cable: Orderable = {
  id: 'cable',
  name: 'USB-C cable',
  sku: 'CBL-1',
  cost: 310,
  lastCost: 325,
  tracking: 'quantity',
};
const vendor = { id: 'northline', label: 'Northline', termsDays: 30, leadDays: 5 };
const empty = emptyOrder('order', '2026-03-02');
const addItem = (order: Order, quantity: number, item = cable) =>
  writing(order, { type: 'took', item, lineId: `line of ${item.id}`, quantity });

test('a product begins at what it cost last, and once more is one more piece', () => {
  expect(addItem(addItem(empty, 1), 1).lines).toEqual([
    {
      id: 'line of cable',
      productId: 'cable',
      description: 'USB-C cable',
      sku: 'CBL-1',
      vendorSku: null,
      quantity: 2,
      unitCost: 325,
      discount: null,
      taxRate: '0',
      lastCost: 325,
      tracking: 'quantity',
    },
  ]);
});

test('a product that never came begins at the average, or at nothing', () => {
  const costs = [
    addItem(empty, 1, { ...cable, lastCost: null }),
    addItem(empty, 1, { ...cable, lastCost: null, cost: null }),
  ];
  expect(costs.map(({ lines }) => lines[0]?.unitCost)).toEqual([310, 0]);
});

test('a vendor brings terms and the day on which goods usually come, over no day that was said', () => {
  const { termsDays, expectedDay } = writing(empty, { type: 'vendor', vendor });
  expect({ termsDays, expectedDay }).toEqual({ termsDays: 30, expectedDay: '2026-03-07' });
  const edited = writing({ ...empty, expectedDay: '2026-04-01' }, { type: 'vendor', vendor });
  expect(edited.expectedDay).toEqual('2026-04-01');
});

test('an order comes to its goods after discount and tax, and to what comes on top of them', () => {
  const charges = [{ id: 'freight', label: 'Freight', amount: 1500 }];
  const order: Order = { ...addItem(empty, 10), charges, discount: { kind: 'share', rate: '0.1' } };
  const taxed = writing(order, { type: 'taxed', taxRate: '0.08' });
  const { gross, discount, net, tax, charges: extra, all } = sumsOf(taxed);
  expect({ gross, discount, net, tax, extra, all }).toEqual({
    gross: 3250,
    discount: 325,
    net: 2925,
    tax: 234,
    extra: 1500,
    all: 4659,
  });
});

test('what is not filled in is not sent', () => {
  const order: Order = {
    ...writing(empty, { type: 'vendor', vendor }),
    charges: [{ id: 'empty', label: '', amount: null }],
    notes: '  ',
  };
  expect(draftOf(order)).toEqual({
    id: 'order',
    vendorId: 'northline',
    vendorRef: null,
    orderDay: '2026-03-02',
    expectedDay: '2026-03-07',
    termsDays: 30,
    lines: [],
    discount: null,
    charges: [],
    notes: null,
  });
});
