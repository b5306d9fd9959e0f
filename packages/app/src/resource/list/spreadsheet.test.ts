import { expect, test } from 'vitest';
import type { ListColumn, ShownKind, ShownValue } from './ListColumn.ts';
import { sheetOf } from './spreadsheet.ts';

const texts = {
  currency: 'USD',
  moment: (instant: string) => `moment of ${instant}`,
  date: (instant: string) => `date of ${instant}`,
  yes: 'Yes',
  no: 'No',
};
const written = (kind: ShownKind, value: ShownValue) => {
  const column: ListColumn<null> = { id: 'x', header: 'X', kind, value: () => value };
  return sheetOf([column], [null], texts)[1];
};

test('the first line holds the headings of the columns that are shown', () => {
  expect(sheetOf([{ id: 'a', header: 'Name', kind: 'text', value: (row: string) => row }], ['Ana'], texts)).toEqual([
    ['Name'],
    ['Ana'],
  ]);
});

test('money is written in main units, so that a spreadsheet can add it up', () => {
  expect(written('money', 123_405)).toEqual([1234.05]);
  expect(written('money', null)).toEqual([null]);
});

test('a rate is a number, a flag a word, a list of codes one text', () => {
  expect(written('rate', '0.0825')).toEqual([0.0825]);
  expect(written('flag', true)).toEqual(['Yes']);
  expect(written('flag', false)).toEqual(['No']);
  expect(written('list', ['A1', 'B2'])).toEqual(['A1 B2']);
});

test('moments are those of the store, days stay as they are named', () => {
  expect(written('instant', '2026-11-21T04:00:00.000Z')).toEqual(['moment of 2026-11-21T04:00:00.000Z']);
  expect(written('date', '2026-11-21T04:00:00.000Z')).toEqual(['date of 2026-11-21T04:00:00.000Z']);
  expect(written('date', '2026-11-21')).toEqual(['2026-11-21']);
});
