import { expect, test } from 'vitest';
import { addressOf, fill } from './addressOf.ts';

test('parameters are encoded and what is empty is left out of the search', () => {
  expect(fill('/serialized/:categoryName/:categoryId', { categoryName: 'Phones & more', categoryId: '7' })).toEqual(
    '/serialized/Phones%20%26%20more/7',
  );
  expect(addressOf('/dashboard', { query: { search: 'a b', page: 2, sort: undefined, status: '' } })).toEqual(
    '/dashboard?search=a+b&page=2',
  );
});

test('a path that is not in the route table does not compile', () => {
  // @ts-expect-error '/nowhere' is no page
  expect(addressOf('/nowhere', {})).toEqual('/nowhere');
});
