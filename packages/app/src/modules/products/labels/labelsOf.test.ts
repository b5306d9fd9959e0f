import { expect, test } from 'vitest';
import { LABELS_MAX, labelsOf } from './labelsOf.ts';

const cable = {
  id: 'c',
  name: 'Cable',
  sku: 'CBL',
  barcodes: ['111', '222'],
  price: 1999,
  tracking: 'quantity',
} as const;
const phone = { id: 'p', name: 'Phone', sku: 'PHN', barcodes: [], price: 79_900, tracking: 'serialized' } as const;
const unit = { id: 'u1', productId: 'p', code: '356938035643809', price: 75_000 };
const price = (amount: number) => `$${amount}`;

test('a product gets as many labels as asked, with its first barcode, else its SKU', () => {
  expect(labelsOf([cable, phone], { counts: { c: 2 }, units: null, price })).toEqual([
    { id: 'c-0', name: 'Cable', price: '$1999', code: '111', note: 'CBL' },
    { id: 'c-1', name: 'Cable', price: '$1999', code: '111', note: 'CBL' },
    { id: 'p-0', name: 'Phone', price: '$79900', code: 'PHN', note: 'PHN' },
  ]);
});

test('by unit each bears its own code and price', () => {
  expect(labelsOf([phone], { counts: {}, units: [unit], price: () => undefined })).toEqual([
    { id: 'u1', name: 'Phone', price: undefined, code: '356938035643809', note: 'PHN' },
  ]);
});

test('no printing is longer than the printer holds', () => {
  expect(labelsOf([cable], { counts: { c: 9_999 }, units: null, price })).toHaveLength(LABELS_MAX);
});
