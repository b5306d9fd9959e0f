import { expect, test } from 'vitest';
import { sheetPaperOf } from './sheetPaperOf.ts';

test('a shop in the United States or in Mexico prints on Letter, one in Germany on A4', () => {
  expect(['USD', 'MXN', 'EUR'].map(sheetPaperOf)).toEqual(['letter', 'letter', 'a4']);
});
