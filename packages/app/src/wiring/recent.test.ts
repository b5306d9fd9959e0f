import { expect, test } from 'vitest';
import { recentOf } from './recent.ts';
import type { Keep } from './storage.ts';

function memory(): Keep {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
    drop: (name) => void kept.delete(name),
  };
}

test('what was chosen last stands first, once, and six are kept', () => {
  const recent = recentOf('ana', memory());
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) recent.note(id);
  expect(recent.read()).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
});

test('another person at the browser begins with nothing', () => {
  const keep = memory();
  recentOf('ana', keep).note('a');
  expect([recentOf('bo', keep).read(), recentOf('ana', keep).read()]).toEqual([[], ['a']]);
  recentOf('bo', keep).note('b');
  expect([recentOf('bo', keep).read(), recentOf('ana', keep).read()]).toEqual([['b'], []]);
});
