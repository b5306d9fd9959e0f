import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

const rows = [
  { id: 'a', name: 'Zoë', cents: 900 },
  { id: 'b', name: undefined, cents: 10_000 },
  { id: 'c', name: 'ágata', cents: 10_000 },
  { id: 'd', name: 'Part 10', cents: -5 },
  { id: 'e', name: 'Part 9', cents: 0 },
];
const idsBy = (key: 'name' | 'cents', direction: 'asc' | 'desc') =>
  sortRows(rows, (row) => row[key], direction, 'en').map(({ id }) => id);

test('words stand as people look them up, numbers inside them by their size, and what has no name at the end', () => {
  expect(idsBy('name', 'asc')).toEqual(['c', 'e', 'd', 'a', 'b']);
  expect(idsBy('name', 'desc')).toEqual(['a', 'd', 'e', 'c', 'b']);
});

test('amounts stand by size, equal ones in their old order', () => {
  expect(idsBy('cents', 'asc')).toEqual(['d', 'e', 'a', 'b', 'c']);
  expect(idsBy('cents', 'desc')).toEqual(['b', 'c', 'a', 'e', 'd']);
});

test('the given rows stay as they are', () => {
  const before = [...rows];
  sortRows(rows, ({ cents }) => cents, 'asc');
  expect(rows).toEqual(before);
});
