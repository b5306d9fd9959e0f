import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('a person of two or more names has the first letters of the first and the last', () => {
  expect(initials('Ana María Peña')).toEqual('AP');
});
test('a single name gives one letter, and no name gives none', () => {
  expect(initials(' élodie ')).toEqual('É');
  expect(initials('')).toEqual('');
});
