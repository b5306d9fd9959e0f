import { expect, test } from 'vitest';
import { newId } from './newId.ts';

test('an id is a UUID of version 7 that says when it was made', () => {
  const now = Date.parse('2026-11-22T09:00:00.000Z');
  const ids = Array.from({ length: 1_000 }, () => newId(now));
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toEqual(1_000);
  expect(ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))).toEqual(ids.map(() => now));
});

test('a later id sorts after an earlier one', () => {
  const ids = [1, 255, 256, 65_536, 1_700_000_000_000].map((now) => newId(now));
  expect(ids.toSorted()).toEqual(ids);
});
