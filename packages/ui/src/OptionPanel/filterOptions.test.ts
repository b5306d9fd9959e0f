import { expect, test } from 'vitest';
import { filterOptions } from './filterOptions.ts';

const ana = { id: '1', label: 'Ana Peña', hint: '305 555 0101' };
const juan = { id: '2', label: 'Juan Anaya', hint: '305 555 0102' };
const zoe = { id: '3', label: 'Zoë Hill' };
const people = [juan, ana, zoe];

test('without a text every option stays', () => {
  expect(filterOptions(people, '  ')).toEqual(people);
});
test('labels that begin with the text come first', () => {
  expect(filterOptions(people, 'ana')).toEqual([ana, juan]);
});
test('case and accents do not matter', () => {
  expect(filterOptions(people, 'pena')).toEqual([ana]);
  expect(filterOptions(people, 'ZOË')).toEqual([zoe]);
});
test('every word must be found, in the label or in the hint', () => {
  expect(filterOptions(people, 'anaya 0102')).toEqual([juan]);
  expect(filterOptions(people, 'anaya 0101')).toEqual([]);
});
