import { expect, test } from 'vitest';
import { recentOf } from './recent.ts';
import type { KeyValueStorage } from './storage.ts';

function memory(): KeyValueStorage {
  const saved = new Map<string, string>();
  return {
    read: (name) => saved.get(name) ?? null,
    write: (name, value) => void saved.set(name, value),
    drop: (name) => void saved.delete(name),
  };
}

test('what was chosen last stands first, once, and six are kept', () => {
  const recent = recentOf('ana', memory());
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) recent.note(id);
  expect(recent.read()).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
});

test('another person at the browser begins with nothing', () => {
  const storage = memory();
  recentOf('ana', storage).note('a');
  expect([recentOf('bo', storage).read(), recentOf('ana', storage).read()]).toEqual([[], ['a']]);
  recentOf('bo', storage).note('b');
  expect([recentOf('bo', storage).read(), recentOf('ana', storage).read()]).toEqual([['b'], []]);
});
