import { expect, test } from 'vitest';
import { rowsOf, valuesOf } from './statement.ts';

const statement = {
  text: 'select name, at from t where b = $1 and a = $2',
  parameters: ['b', 'a'] as const,
  columns: ['name', 'at'] as const,
  notNull: ['name'] as const,
};

test('values are in the order of the text, and rows have the names of the columns', () => {
  expect(valuesOf(statement, { a: 1, b: [2] })).toEqual([[2], 1]);
  expect(rowsOf<{ name: string; at: string | null }>(statement, [['x', null]])).toEqual([{ name: 'x', at: null }]);
});

test('a column that is declared as not null is not null', () => {
  expect(() => rowsOf<{ name: string; at: string }>(statement, [[null, 'now']])).toThrow(
    'The column name is declared as not null, but is null',
  );
});
