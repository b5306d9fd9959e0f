import { expect, test } from 'vitest';
import { movedTo } from './movedTo.ts';

test('a thing goes to another place and the others close up', () => {
  expect([movedTo(['a', 'b', 'c'], 0, 2), movedTo(['a', 'b', 'c'], 2, 0)]).toEqual([
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
  ]);
});

test('beyond either end nothing moves', () => {
  expect([movedTo(['a', 'b'], 0, -1), movedTo(['a', 'b'], 1, 2), movedTo(['a', 'b'], 5, 0)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
