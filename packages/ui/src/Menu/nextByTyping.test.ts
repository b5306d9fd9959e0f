import { expect, test } from 'vitest';
import { nextByTyping } from './nextByTyping.ts';

const labels = ['Edit', 'Email receipt', 'Print', 'Refund', 'Remove'];

test('a letter leads to the next entry that begins with it, and round again', () => {
  expect(nextByTyping(labels, 0, 'r')).toEqual(3);
  expect(nextByTyping(labels, 3, 'r')).toEqual(4);
  expect(nextByTyping(labels, 4, 'r')).toEqual(3);
});

test('the same letter twice walks on instead of looking for a double letter', () => {
  expect(nextByTyping(labels, 0, 'ee')).toEqual(1);
});

test('more letters stay with the entry that still fits, whatever their case', () => {
  expect(nextByTyping(labels, 3, 'RE')).toEqual(3);
  expect(nextByTyping(labels, 3, 'rem')).toEqual(4);
});

test('what no entry begins with leads nowhere', () => {
  expect(nextByTyping(labels, 0, 'x')).toEqual(-1);
});
