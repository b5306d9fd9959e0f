import { expect, test } from 'vitest';
import { digitsOf } from './digitsOf.ts';

test('of a pasted code only the digits stay', () => {
  expect(digitsOf(' Your code: 123 456. 😀')).toEqual('123456');
});
test('an Arabic keyboard enters a code like any other', () => {
  expect(digitsOf('١٢٣٤')).toEqual('1234');
});
test('where there is no digit nothing stays', () => {
  expect(digitsOf('four')).toEqual('');
});
