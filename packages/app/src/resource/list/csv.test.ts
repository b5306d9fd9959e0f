import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (...row: Parameters<typeof csvOf>[0][number][]) => csvOf([row.flat()]).slice(1, -2);

test('a file begins with the mark of UTF-8 and ends its lines as spreadsheets do', () => {
  expect(
    csvOf([
      ['Name', 'Price'],
      ['Añil', 12.5],
    ]),
  ).toBe('\uFEFFName,Price\r\nAñil,12.5\r\n');
});

test('commas, quotes and line breaks stand in quotes', () => {
  expect(lineOf(['a,b', 'say "hi"', 'two\nlines', ' padded'])).toBe('"a,b","say ""hi""","two\nlines"," padded"');
});

test('nothing is an empty cell', () => {
  expect(lineOf([null, '', 0])).toBe(',,0');
});

test('text that a spreadsheet would run as a formula is made harmless', () => {
  expect(lineOf(['=1+1', '@SUM(A1)', "+cmd|' /C calc'!A0", '-2+A1'])).toBe(
    "'=1+1,'@SUM(A1),'+cmd|' /C calc'!A0,'-2+A1",
  );
  expect(lineOf(['\t=1'])).toBe('"\'\t=1"');
});

test('phone numbers and negative numbers stay as they are', () => {
  expect(lineOf(['+1 (555) 010-2030', '-12.50', -3])).toBe('+1 (555) 010-2030,-12.50,-3');
});
