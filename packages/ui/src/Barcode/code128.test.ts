import { expect, test } from 'vitest';
import { code128, widthsOf } from './code128.ts';
import patterns from './patterns.json' with { type: 'json' };

test('every symbol has its own pattern of three bars and three spaces, eleven modules wide', () => {
  const symbols = patterns.slice(0, 106);
  expect(symbols.filter((pattern) => !/^[1-4]{6}$/.test(pattern))).toEqual([]);
  expect(symbols.filter((pattern) => [...pattern].reduce((sum, width) => sum + Number(width), 0) !== 11)).toEqual([]);
  // The parity check of the standard: the bar widths of a symbol always add up to an even number.
  expect(symbols.filter((pattern) => (Number(pattern[0]) + Number(pattern[2]) + Number(pattern[4])) % 2 !== 0)).toEqual(
    [],
  );
  expect(new Set(patterns).size).toEqual(107);
});

test('text is written in set B with its check symbol', () => {
  expect(code128('PJJ123C')).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test('digits alone go two to a symbol', () => {
  expect(code128('00123456')).toEqual([105, 0, 12, 34, 56, (105 + 0 + 24 + 102 + 224) % 103, 106]);
});

test('an IMEI of fifteen digits ends in set B', () => {
  expect(code128('356938035643809')?.slice(0, -2)).toEqual([105, 35, 69, 38, 3, 56, 43, 80, 100, 25]);
});

test('a number after letters changes to pairs only where that saves room', () => {
  expect(code128('INV-1048')?.slice(0, -2)).toEqual([104, 41, 46, 54, 13, 99, 10, 48]);
  expect(code128('A12B')?.slice(0, -2)).toEqual([104, 33, 17, 18, 34]);
  expect(code128('AB12345')?.slice(0, -2)).toEqual([104, 33, 34, 17, 99, 23, 45]);
});

test('what Code 128 cannot say is rejected', () => {
  expect(code128('')).toEqual(null);
  expect(code128('año')).toEqual(null);
});

test('the drawing begins and ends with the bars of start and stop', () => {
  const widths = widthsOf(code128('42') ?? []);
  expect(widths.join('')).toEqual('211232' + '112133' + '132131' + '2331112');
});
