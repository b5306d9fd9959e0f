import { expect, test } from 'vitest';
import { fold, termsOf, searchTermsOf } from './terms.ts';

test('letters are compared without accents and case', () => {
  expect(['Café', 'ÑANDÚ', 'ﬁlm'].map(fold)).toEqual(['cafe', 'nandu', 'film']);
});

test('a hyphenated word is found by its parts and by the whole', () => {
  expect(termsOf(['USB-C Cable'])).toEqual(['usbc', 'usb', 'c', 'cable']);
});

test('a code is kept whole, and one of six characters or more also from its end', () => {
  expect(termsOf([], ['AB-12', '+1 (555) 010-4477', null])).toEqual(['=ab12', '=15550104477', '~77440105551']);
});

test('a word is looked for as a word and as the beginning of a code, four digits also as the end of one', () => {
  expect(searchTermsOf('Pro 4477')).toEqual([
    ['pro', '=pro'],
    ['4477', '=4477', '~7744'],
  ]);
});

test('a phone number typed with its signs is one word', () => {
  expect(searchTermsOf('(555) 010-4477')).toEqual([['5550104477', '=5550104477', '~7744010555']]);
});

test('signs alone ask for nothing, and more than eight words are not read', () => {
  expect(searchTermsOf(' -- ')).toEqual([]);
  expect(searchTermsOf('a b c d e f g h i j')).toHaveLength(8);
});
