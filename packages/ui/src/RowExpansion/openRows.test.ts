import { expect, test } from 'vitest';
import { heightAbove, rowAtHeight } from './openRows.ts';

const open = [
  { index: 1, height: 200 },
  { index: 3, height: 50 },
];

test('a row stands lower by what is open above it', () => {
  expect([0, 1, 2, 3, 4, 900].map((index) => heightAbove(open, index))).toEqual([0, 0, 200, 200, 250, 250]);
  expect(heightAbove([], 900)).toEqual(0);
});

test('the row in sight is found among open and closed ones', () => {
  // Rows of 36 px start at 0, 36, 272, 308 and 394.
  expect([0, 35, 36, 271, 272, 308, 393, 394, 430].map((top) => rowAtHeight(open, top, 36))).toEqual([
    0, 0, 1, 1, 2, 3, 3, 4, 5,
  ]);
  expect(rowAtHeight([], 100, 36)).toEqual(2);
});
