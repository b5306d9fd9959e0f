import { expect, test } from 'vitest';
import { categoryPaths } from './categoryPaths.ts';

const of = (id: string, name: string, parentId: string | null = null) => ({ id, name, parentId, sort: 0 });

test('each main category stands before its subs, by name', () => {
  const found = categoryPaths([
    of('s', 'Services'),
    of('p', 'Phones'),
    of('i', 'iPhone', 'p'),
    of('a', 'Android', 'p'),
  ]);
  expect(found.map(({ label }) => label)).toEqual(['Phones', 'Phones › Android', 'Phones › iPhone', 'Services']);
});

test('products stand in a sub-category, or in a main one without subs', () => {
  const found = categoryPaths([of('s', 'Services'), of('p', 'Phones'), of('a', 'Android', 'p')]);
  expect(found.filter(({ assignable }) => assignable).map(({ id }) => id)).toEqual(['a', 's']);
});
