import { expect, test } from 'vitest';
import { readInteger } from './readInteger.ts';

const shelf = { min: 0, max: 500 };

test('digits are a number', () => {
  expect(readInteger('12', shelf)).toEqual({ text: '12', value: 12 });
});
test('grouping, spaces and letters of a pasted number go', () => {
  expect(readInteger(' 1,250 pcs', { min: 0, max: 9999 })).toEqual({ text: '1250', value: 1250 });
  expect(readInteger('1.250', { min: 0, max: 9999 })).toEqual({ text: '1250', value: 1250 });
});
test('a fraction is dropped', () => {
  expect(readInteger('12.75', shelf)).toEqual({ text: '12', value: 12 });
  expect(readInteger('12,5 kg', shelf)).toEqual({ text: '12', value: 12 });
  expect(readInteger('12.3333', shelf)).toEqual({ text: '12', value: 12 });
});
test('more than the most is the most', () => {
  expect(readInteger('9000', shelf)).toEqual({ text: '500', value: 500 });
});
test('a sign stays only where a negative number is allowed', () => {
  expect(readInteger('-3', shelf)).toEqual({ text: '3', value: 3 });
  expect(readInteger('-3', { min: -10, max: 10 })).toEqual({ text: '-3', value: -3 });
  expect(readInteger('-', { min: -10, max: 10 })).toEqual({ text: '-', value: null });
});
test('nothing is no number', () => {
  expect(readInteger('', shelf)).toEqual({ text: '', value: null });
});
test('the digits of an Arabic keyboard are a number', () => {
  expect(readInteger('١٢', shelf)).toEqual({ text: '12', value: 12 });
});
test('a pasted megabyte is the most', () => {
  expect(readInteger('9'.repeat(1_000_000), shelf)).toEqual({ text: '500', value: 500 });
});
