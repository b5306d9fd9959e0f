import { expect, test } from 'vitest';
import { isNarrowed, readList, writeList, type ListDialect } from './listAddress.ts';

const dialect: ListDialect = {
  limit: 25,
  sort: 'name',
  filters: ['tracking', 'active'],
  accepts: (name, value) =>
    ({ sort: ['name', '-name', 'price'], tracking: ['serialized', 'none'], active: ['true'] })[name]?.includes(value) ??
    false,
};
const read = (address: string) => readList(new URLSearchParams(address), dialect);
const write = (address: string, change: Parameters<typeof writeList>[1]) =>
  String(writeList(new URLSearchParams(address), change, dialect));

const plain = { page: 1, limit: 25, search: '', sort: 'name', filters: {}, selected: [] };

test('a plain address is the list from its beginning', () => {
  expect(read('')).toEqual(plain);
  expect(isNarrowed(read(''))).toBe(false);
});

test('an address says page, size, search, order, filters and ticked rows', () => {
  const state = read('page=3&limit=50&search=case%20red&sort=-name&tracking=none&selected=a.b');
  expect(state).toEqual({
    page: 3,
    limit: 50,
    search: 'case red',
    sort: '-name',
    filters: { tracking: 'none' },
    selected: ['a', 'b'],
  });
  expect(isNarrowed(state)).toBe(true);
});

test('what the list does not know counts as not said', () => {
  expect(read('page=0&limit=7&sort=cost&tracking=loose&active=maybe&selected=')).toEqual(plain);
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=99999').page).toBe(1);
});

test('another order, search or filter begins at the first page with nothing ticked', () => {
  expect(write('page=3&selected=a', { sort: 'price' })).toBe('sort=price');
  expect(write('page=3&selected=a', { search: 'red' })).toBe('search=red');
  expect(write('page=3&tracking=none', { filters: { tracking: 'serialized' } })).toBe('tracking=serialized');
  expect(write('page=3&limit=50', { limit: 100 })).toBe('limit=100');
});

test('another page keeps the search and forgets the ticks', () => {
  expect(write('search=red&selected=a', { page: 2 })).toBe('search=red&page=2');
});

test('ticking a row stays on its page', () => {
  expect(write('page=3', { selected: ['a', 'b'] })).toBe('page=3&selected=a.b');
  expect(write('page=3&selected=a', { selected: [] })).toBe('page=3');
});

test('what is the beginning anyway is left out, and names of others stay', () => {
  expect(write('tab=notes&page=2&sort=-name', { sort: 'name' })).toBe('tab=notes');
});
