import { expect, test } from 'vitest';
import { forwardsOf } from './kit/go/derive.ts';
import { isPage, type Route } from './kit/go/route.ts';
import { routes } from './routes.ts';

const table: readonly Route[] = routes;
const pages = table.filter(isPage);
const parametersOf = (path: string) =>
  [...path.matchAll(/:\w+/g)]
    .map(([name]) => name)
    .toSorted()
    .join();
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('no path and no place in a menu is taken twice', () => {
  expect(twice([...pages.map(({ path }) => path), ...forwardsOf(table).map(({ from }) => from)])).toEqual([]);
  expect(twice(table.flatMap(({ menu }) => menu ?? []))).toEqual([]);
});

test('a path that leads on carries every parameter of its target', () => {
  expect(forwardsOf(table).filter(({ from, to }) => parametersOf(from) !== parametersOf(to))).toEqual([]);
});

test('a path that leads on leads to a page', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(forwardsOf(table).filter(({ to }) => !known.has(to))).toEqual([]);
});

test('every page loads a screen and names itself in both languages', { timeout: 60_000 }, async () => {
  for (const page of pages) {
    const [{ Screen }, en, es] = await Promise.all([page.screen(), page.messages.en(), page.messages.es()]);
    expect([page.path, typeof Screen, page.title in en.default, page.title in es.default]).toEqual([
      page.path,
      'function',
      true,
      true,
    ]);
  }
});
