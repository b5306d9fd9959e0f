import { expect, test } from 'vitest';
import { rowAfter } from './gridMoves.ts';

const at = { row: 5, rows: 20, page: 8, ctrl: false, cell: -1 };
const after = (more: Partial<typeof at>) =>
  Object.fromEntries(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'j', 'k', 'q'].map((key) => [
      key,
      rowAfter({ ...at, ...more, key }),
    ]),
  );

test('on a row the arrows, j and k go one on, Home and End to the first and the last row', () => {
  expect(after({})).toEqual({
    ArrowDown: 6,
    ArrowUp: 4,
    PageDown: 13,
    PageUp: 0,
    Home: 0,
    End: 19,
    j: 6,
    k: 4,
    q: undefined,
  });
});

test('in a cell Home and End stay in the row, with Control they lead to the first and the last row', () => {
  expect([rowAfter({ ...at, cell: 2, key: 'Home' }), rowAfter({ ...at, cell: 2, key: 'j' })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(['Home', 'End', 'ArrowDown'].map((key) => rowAfter({ ...at, cell: 2, ctrl: true, key }))).toEqual([
    0,
    19,
    undefined,
  ]);
});

test('nothing leads past the last row, and only a cell leads up into the header', () => {
  expect(rowAfter({ ...at, row: 19, key: 'ArrowDown' })).toEqual(19);
  expect(rowAfter({ ...at, row: 0, key: 'ArrowUp' })).toEqual(0);
  expect(rowAfter({ ...at, row: 0, cell: 2, key: 'ArrowUp' })).toEqual(-1);
  expect(rowAfter({ ...at, row: -1, cell: 2, key: 'ArrowDown' })).toEqual(0);
});
