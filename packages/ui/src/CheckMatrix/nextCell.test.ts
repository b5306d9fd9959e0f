import { expect, test } from 'vitest';
import { nextCell } from './nextCell.ts';

const size = { rowCount: 4, columnCount: 3, isRtl: false };
const from = { row: 1, column: 1 };
const press = (key: string, more: { ctrlKey?: boolean } = {}) => ({ key, ctrlKey: false, metaKey: false, ...more });

test('arrows move by one box and end at the edges', () => {
  expect(nextCell(from, press('ArrowUp'), size)).toEqual({ row: 0, column: 1 });
  expect(nextCell({ row: 0, column: 1 }, press('ArrowUp'), size)).toEqual({ row: 0, column: 1 });
  expect(nextCell({ row: 3, column: 1 }, press('ArrowDown'), size)).toEqual({ row: 3, column: 1 });
  expect(nextCell(from, press('ArrowRight'), size)).toEqual({ row: 1, column: 2 });
  expect(nextCell({ row: 1, column: 2 }, press('ArrowRight'), size)).toEqual({ row: 1, column: 2 });
});

test('left and right are those of the screen, from right to left too', () => {
  expect(nextCell(from, press('ArrowLeft'), { ...size, isRtl: true })).toEqual({ row: 1, column: 2 });
});

test('Home and End go to the ends of the row, with Ctrl to those of the matrix', () => {
  expect(nextCell(from, press('End'), size)).toEqual({ row: 1, column: 2 });
  expect(nextCell(from, press('Home', { ctrlKey: true }), size)).toEqual({ row: 0, column: 0 });
  expect(nextCell(from, press('End', { ctrlKey: true }), size)).toEqual({ row: 3, column: 2 });
});

test('other keys do not move', () => {
  expect(nextCell(from, press(' '), size)).toEqual(null);
});
