import { expect, test } from 'vitest';
import { cutPreview } from './cutPreview.ts';

test('[S9-20] a preview of 40 characters is whole, one of 41 is cut', () => {
  expect(cutPreview('x'.repeat(40))).toEqual('x'.repeat(40));
  expect(cutPreview('x'.repeat(41))).toEqual(`${'x'.repeat(40)}…`);
});

test('a preview counts as people do: a family is one character and stays whole', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(cutPreview(family.repeat(40))).toEqual(family.repeat(40));
  expect(cutPreview(family.repeat(41))).toEqual(`${family.repeat(40)}…`);
});

test('a preview is one line', () => {
  expect(cutPreview('  one\n\n  two\tthree ')).toEqual('one two three');
});
