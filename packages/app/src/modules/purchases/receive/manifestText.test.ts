import { expect, test } from 'vitest';
import { readManifestText } from './manifestText.ts';

const lines = [
  { id: 'phones', sku: 'IP15-128', vendorSku: 'A3090', description: 'iPhone 15' },
  { id: 'tablets', sku: 'IPAD-9', vendorSku: null, description: 'iPad' },
];
const read = (text: string) => readManifestText(text, lines, 'phones');

test('one device a line, written in groups or with both IMEIs beside each other', () => {
  expect(read('356938 03 564380 9\n490154203237518, 490154203237526\n\n')).toEqual([
    { at: 1, lineId: 'phones', codes: ['356938035643809'] },
    { at: 2, lineId: 'phones', codes: ['490154203237518', '490154203237526'] },
  ]);
});

test('a column with the number of the product, ours or theirs, says which line a device is of', () => {
  expect(read('sku;serial\nIPAD-9;DMQ1\nA3090;356938035643809')).toEqual([
    { at: 2, lineId: 'tablets', codes: ['DMQ1'] },
    { at: 3, lineId: 'phones', codes: ['356938035643809'] },
  ]);
});
