import { expect, test } from 'vitest';
import { drawnOf, windowOf } from './windowOf.ts';

const table = { count: 1000, visibleRows: 10 };

test('at the top it draws what is in sight and a few more below', () => {
  expect(windowOf({ ...table, first: 0 })).toEqual({ start: 0, end: 17 });
});

test('in the middle it draws a few more on either side', () => {
  expect(windowOf({ ...table, first: 500 })).toEqual({ start: 497, end: 517 });
});

test('a small step draws the same rows, so that nothing is done for it', () => {
  expect(windowOf({ ...table, first: 503 })).toEqual(windowOf({ ...table, first: 500 }));
  expect(windowOf({ ...table, first: 504 })).toEqual({ start: 501, end: 521 });
});

test('at the end nothing is drawn past the last row', () => {
  expect(windowOf({ ...table, first: 990 })).toEqual({ start: 985, end: 1000 });
});

test('a list that has become shorter than the scroll position draws nothing past its end', () => {
  expect(windowOf({ ...table, count: 3, first: 500 })).toEqual({ start: 0, end: 3 });
});

test('rows out of sight leave their room', () => {
  expect(drawnOf({ start: 2, end: 4, count: 9, active: 2 })).toEqual([
    { skip: 0, to: 2 },
    { row: 2 },
    { row: 3 },
    { skip: 4, to: 9 },
  ]);
});

test('the active row is drawn in its place, above or below the ones in sight', () => {
  expect(drawnOf({ start: 4, end: 5, count: 6, active: 1 })).toEqual([
    { skip: 0, to: 1 },
    { row: 1 },
    { skip: 2, to: 4 },
    { row: 4 },
    { skip: 5, to: 6 },
  ]);
  expect(drawnOf({ start: 0, end: 1, count: 4, active: 3 })).toEqual([{ row: 0 }, { skip: 1, to: 3 }, { row: 3 }]);
});

test('a table without rows draws nothing', () => {
  expect(drawnOf({ start: 0, end: 0, count: 0, active: 0 })).toEqual([]);
});
