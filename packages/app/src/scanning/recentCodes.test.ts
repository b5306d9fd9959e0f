import { expect, test } from 'vitest';
import { newlySeen, type Seen } from './recentCodes.ts';

/** Returns the reported codes of pictures that are `everyMs` apart. */
const scanPictures = (pictures: readonly (readonly string[])[], everyMs = 100) => {
  let seen: Seen = new Map();
  return pictures.map((codes, i) => {
    const { newCodes, now } = newlySeen(seen, codes, i * everyMs);
    seen = now;
    return newCodes;
  });
};

test('a code is told once while it stays in the picture, though the reader misses it now and then', () => {
  expect(scanPictures([['A'], ['A'], [], ['A'], ['A', 'A']])).toEqual([['A'], [], [], [], []]);
});

test('the codes of one box are told one after the other as they are read', () => {
  expect(scanPictures([['A'], ['A', 'B'], ['B', 'C']])).toEqual([['A'], ['B'], ['C']]);
});

test('a code that was gone for a while is told again', () => {
  expect(scanPictures([['A'], [], ['A']], 1_000)).toEqual([['A'], [], ['A']]);
});
