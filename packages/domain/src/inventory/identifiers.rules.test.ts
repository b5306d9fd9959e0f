import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isImei, luhnDigit } from '../fields/luhn.ts';
import { normalizeIdentifier, parseIdentifier, classifyIdentifiers } from './identifiers.rules.ts';

test.each([
  ['490154203237518', { type: 'IMEI1', value: '490154203237518', hasInvalidCheckDigit: false, offered: null }],
  ['49-015420-323751-8', { type: 'IMEI1', value: '490154203237518', hasInvalidCheckDigit: false, offered: null }],
  ['490154203237519', { type: 'IMEI1', value: '490154203237519', hasInvalidCheckDigit: true, offered: null }],
  ['4901542032375101', { type: 'IMEI1', value: '490154203237518', hasInvalidCheckDigit: false, offered: null }],
  [
    '49015420323751',
    { type: 'IMEI1', value: '49015420323751', hasInvalidCheckDigit: true, offered: '490154203237518' },
  ],
  ['a0000048f2c1d3', { type: 'MEID', value: 'A0000048F2C1D3', hasInvalidCheckDigit: false, offered: null }],
  ['268435456012345678', { type: 'MEID', value: '268435456012345678', hasInvalidCheckDigit: false, offered: null }],
  [
    '89148000001234567890',
    { type: 'ICCID', value: '89148000001234567890', hasInvalidCheckDigit: false, offered: null },
  ],
  [`89${'0'.repeat(30)}`, { type: 'EID', value: `89${'0'.repeat(30)}`, hasInvalidCheckDigit: false, offered: null }],
  ['F17ZK9ABCDEF', { type: 'SN', value: 'F17ZK9ABCDEF', hasInvalidCheckDigit: false, offered: null }],
])('%s is read as what it is', (text, read) => {
  expect(parseIdentifier(text)).toEqual(read);
});

test('what comes in is kept without its signs; what names no device is not kept', () => {
  expect(
    ['c02-xk 1', '49 015420 323751 8', '49015420323751', '490154203237519', ' - '].map(normalizeIdentifier),
  ).toEqual([{ type: 'SN', value: 'C02XK1' }, { type: 'IMEI1', value: '490154203237518' }, null, null, null]);
});

test('the check digit that is offered for 14 digits makes them an IMEI', () => {
  const body = fc.stringMatching(/^[0-9]{14}$/);
  fc.assert(
    fc.property(body, (digits) => {
      expect(isImei(parseIdentifier(digits).offered ?? '')).toEqual(true);
    }),
  );
});

test('the codes of one box are sorted in whatever order they are read, and twice is once', () => {
  const second = `35${'0'.repeat(12)}`;
  const codes = ['490154203237518', 'F17ZK9ABCDEF', '89148000001234567890', `89${'1'.repeat(30)}`];
  fc.assert(
    fc.property(fc.shuffledSubarray(codes, { minLength: 4 }), (read) => {
      expect(classifyIdentifiers([...read, ...read])).toEqual([
        { type: 'IMEI1', value: '490154203237518' },
        { type: 'SN', value: 'F17ZK9ABCDEF' },
        { type: 'EID', value: `89${'1'.repeat(30)}` },
        { type: 'ICCID', value: '89148000001234567890' },
      ]);
    }),
  );
  expect(classifyIdentifiers(['490154203237518', `${second}${luhnDigit(second)}`]).map(({ type }) => type)).toEqual([
    'IMEI1',
    'IMEI2',
  ]);
});
