import { expect, test } from 'vitest';
import { tableStateOf, withIds } from './tableStateOf.ts';

const rows = [
  { id: 'a', quantity: 2, cents: 1998 },
  { id: 'b', quantity: 1, cents: 79900 },
  { id: 'c', quantity: 5, cents: 500 },
];
const of = {
  rowId: (row: (typeof rows)[number]) => row.id,
  quantityOf: (row: (typeof rows)[number]) => row.quantity,
  totalAmountOf: (row: (typeof rows)[number]) => row.cents,
};

test('the table says what it holds, what is selected, how many units and how much money', () => {
  expect(tableStateOf({ rows, selectedIds: new Set(['c', 'a']), ...of })).toEqual({
    tableItems: rows,
    selectedItems: [rows[0], rows[2]],
    totalUnits: 7,
    totalAmount: 2498,
  });
});

test('a selected row that is no longer in the table does not count', () => {
  expect(tableStateOf({ rows, selectedIds: new Set(['gone']), ...of })).toEqual({
    tableItems: rows,
    selectedItems: [],
    totalUnits: 0,
    totalAmount: 0,
  });
});

test('rows with one id are selected together', () => {
  const twice = [...rows, { id: 'a', quantity: 1, cents: 100 }];
  expect(tableStateOf({ rows: twice, selectedIds: new Set(['a']), ...of })).toEqual({
    tableItems: twice,
    selectedItems: [twice[0], twice[3]],
    totalUnits: 3,
    totalAmount: 2098,
  });
});

test('selecting adds and taking back removes, and the old selection stays as it was', () => {
  const before = new Set(['a', 'b']);
  expect(withIds(before, ['c'], true)).toEqual(new Set(['a', 'b', 'c']));
  expect(withIds(before, ['a', 'c'], false)).toEqual(new Set(['b']));
  expect(before).toEqual(new Set(['a', 'b']));
});
