import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test('a name is shortened to its first and last word', () => {
  expect(initialsOf('Ana María López')).toEqual('AL');
  expect(initialsOf('  ana  lopez ')).toEqual('AL');
});

test('one word gives one letter, and no name gives none', () => {
  expect(initialsOf('Ángel')).toEqual('Á');
  expect(initialsOf(' ')).toEqual('');
});
