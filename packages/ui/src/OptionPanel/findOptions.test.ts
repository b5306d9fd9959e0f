import { expect, test } from 'vitest';
import { findOptions } from './findOptions.ts';

const ana = { id: '1', label: 'Ana Peña', hint: '305 555 0101' };
const juan = { id: '2', label: 'Juan Anaya', hint: '305 555 0102' };
const zoe = { id: '3', label: 'Zoë Hill' };
const people = [juan, ana, zoe];
const found = (text: string, options = people) => findOptions(options, text);

test('without a text every option stays', () => {
  expect(found('  ')).toEqual(people);
});
test('labels that begin with the text come first', () => {
  expect(found('ana')).toEqual([ana, juan]);
});
test('case and accents do not matter', () => {
  expect(found('pena')).toEqual([ana]);
  expect(found('ZOË')).toEqual([zoe]);
});
test('every word must be found, in the label or in the hint', () => {
  expect(found('anaya 0102')).toEqual([juan]);
  expect(found('anaya 0101')).toEqual([]);
});
test('what is typed on, taken back and typed anew finds the same as if it were typed at once', () => {
  const typed = ['a', 'an', 'ana ', 'ana p', 'ana', 'a', 'z', ''].map((text) => found(text));
  expect(typed).toEqual(
    ['a', 'an', 'ana ', 'ana p', 'ana', 'a', 'z', ''].map((text) => findOptions([...people], text)),
  );
});
test('emoji, a label written from the right, equal labels and equal ids are found like any other', () => {
  const odd = [
    { id: '1', label: '🍕 Pizza' },
    { id: '1', label: 'דוד לוי', hint: undefined },
    { id: '2', label: 'Twin' },
    { id: '3', label: 'Twin' },
  ];
  expect(found('🍕', odd)).toEqual([odd[0]]);
  expect(found('לוי', odd)).toEqual([odd[1]]);
  expect(found('twin', odd)).toEqual([odd[2], odd[3]]);
});
test('a hundred thousand options are searched, and searched again letter by letter', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => ({ id: String(at), label: `Product ${at}` }));
  expect(
    found('product 9999', many)
      .map(({ id }) => id)
      .slice(0, 11),
  ).toEqual(['9999', ...Array.from({ length: 10 }, (_, at) => `9999${at}`)]);
  expect(found('product 99998', many).map(({ id }) => id)).toEqual(['99998']);
});
test('a label with a null character in it is found too, and so are those after it', () => {
  const odd = [
    { id: '1', label: 'Ana\0Peña' },
    { id: '2', label: 'Ben' },
  ];
  expect(found('pena', odd)).toEqual([odd[0]]);
  expect(found('ben', odd)).toEqual([odd[1]]);
});
