import { expect, test } from 'vitest';
import { readUnitCodes } from './unitCodes.ts';

const right = '490154203237518';
const fieldErrors = '490154203237519';
const codes = (text: string) => readUnitCodes(text).map(({ code }) => code);

test('a scanner ends each code with a line', () => {
  expect(readUnitCodes(`${right}\n352099001761481\n`)).toEqual([
    { code: right, line: 1, codeProblem: null },
    { code: '352099001761481', line: 2, codeProblem: null },
  ]);
});

test('a wrong check digit is marked at its line', () => {
  expect(readUnitCodes(`${right}\r\n\r\n${fieldErrors}`)[1]).toEqual({
    code: fieldErrors,
    line: 3,
    codeProblem: 'imei',
  });
});

test('the second of two equal codes is marked', () => {
  expect(readUnitCodes(`SN-1\n${right}\nsn-1`).map((unit) => unit.codeProblem)).toEqual([null, null, 'twice']);
});

test('a pasted column or row of a spreadsheet is read as well', () => {
  expect(codes(`${right}\tSN-2; SN-3 ,sn-4`)).toEqual([right, 'SN2', 'SN3', 'SN4']);
});

test('a code written in groups is joined, as when it is imported or received', () => {
  expect(codes('49-015420-323751-8\n49 015420 323751 8\nC02-XK 1')).toEqual([right, right, 'C02XK1']);
});

test('an IMEI without its check digit is marked', () => {
  expect(readUnitCodes('49015420323751')).toEqual([{ code: '49015420323751', line: 1, codeProblem: 'imei' }]);
});

test('a serial number need not be an IMEI, but not longer than 40', () => {
  expect(readUnitCodes(`F2LXK0ABCD\n${'9'.repeat(41)}`).map((unit) => unit.codeProblem)).toEqual([null, 'long']);
});

test('nothing is no code', () => {
  expect(codes(' \n\n ,; ')).toEqual([]);
});
