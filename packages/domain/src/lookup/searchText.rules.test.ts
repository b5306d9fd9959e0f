import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtin, readBox } from './searchText.rules.ts';

const IMEI = '356938035643809';
const IMEI2 = '490154203237518';
const EID = '89049032000001000000012345678901';
const ICCID = '8914800000123456789';

test('the codes of a box are sorted by kind', () => {
  expect(readBox([EID, '0195949034350', ICCID, '1PMTP03LL/A', IMEI, 'SF2LXK1ABCD', IMEI2])).toEqual({
    identifiers: [
      { type: 'IMEI1', value: IMEI },
      { type: 'IMEI2', value: IMEI2 },
      { type: 'SN', value: 'F2LXK1ABCD' },
      { type: 'EID', value: EID },
      { type: 'ICCID', value: ICCID },
    ],
    barcodes: ['0195949034350'],
    partNumber: 'MTP03LL/A',
    invalidCheckDigit: [],
  });
});

test('in whatever order they come, however often: only which IMEI is the first follows the order', () => {
  const codes = [EID, '0195949034350', ICCID, '1PMTP03LL/A', IMEI, 'SF2LXK1ABCD'];
  const boxCode = readBox(codes);
  fc.assert(
    fc.property(fc.shuffledSubarray([...codes, ...codes], { minLength: 12 }), (shuffled) => {
      expect(readBox(shuffled)).toEqual(boxCode);
    }),
  );
});

test('the S of a serial number stays where the label has no data identifiers', () => {
  expect([readBox(['SF2LXK1ABCD']).identifiers, readBox(['1PAB']).partNumber]).toEqual([
    [{ type: 'SN', value: 'SF2LXK1ABCD' }],
    null,
  ]);
});

test('words before a code and the element string of GS1 are taken off', () => {
  expect(readBox(['IMEI1: 35 693803 564380 9', 'S/N: R58T123ABC', '(01)00195949034350(21)C7H2K9'])).toEqual({
    identifiers: [
      { type: 'IMEI1', value: IMEI },
      { type: 'SN', value: 'C7H2K9' },
    ],
    barcodes: ['195949034350'],
    partNumber: null,
    invalidCheckDigit: [],
  });
});

test('an element string is read in any order, up to its separators, and an IMEI of sixteen digits is none', () => {
  const strings = ['0100195949034350172612311021A 21C7H2K9', '21C7H2K9 0100195949034350', ']d201001959490343502110X7'];
  expect(strings.map((one) => readBox([one]))).toEqual(
    ['C7H2K9', 'C7H2K9', '10X7'].map((value) => ({
      identifiers: [{ type: 'SN', value }],
      barcodes: ['195949034350'],
      partNumber: null,
      invalidCheckDigit: [],
    })),
  );
  expect(readBox(['0112450036980812']).identifiers.map(({ type }) => type)).toEqual(['IMEI1']);
  expect(readBox(['21C7H2K9']).identifiers).toEqual([{ type: 'SN', value: '21C7H2K9' }]);
});

test('an IMEI with a wrong check digit, or without one, is taken and doubted', () => {
  const { identifiers, invalidCheckDigit } = readBox(['356938035643808', '49015420323751']);
  expect([identifiers.map(({ type }) => type), invalidCheckDigit]).toEqual([
    ['IMEI1', 'IMEI2'],
    ['356938035643808', '49015420323751'],
  ]);
});

test('a barcode is known by its check digit; other digits are a serial number', () => {
  expect(
    ['0195949034350', '195949034350', '96385074', '0195949034351', '1234567', '00195949034350'].map(isGtin),
  ).toEqual([true, true, true, false, false, false]);
  expect(readBox(['0195949034351']).identifiers).toEqual([{ type: 'SN', value: '0195949034351' }]);
});

test('an empty box says nothing', () => {
  expect(readBox([' ', ''])).toEqual({ identifiers: [], barcodes: [], partNumber: null, invalidCheckDigit: [] });
});
