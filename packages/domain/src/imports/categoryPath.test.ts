import { expect, test } from 'vitest';
import { categoryPath } from './categoryPath.ts';

test('a cell names a main category, or one below it', () => {
  expect(['Cases', ' Accessories >Cases ', 'Accesorios › Fundas'].map(categoryPath)).toEqual([
    ['Cases'],
    ['Accessories', 'Cases'],
    ['Accesorios', 'Fundas'],
  ]);
});

test('no category has a third level, an empty name or one of more than 60 letters', () => {
  expect(['A > B > C', '> Cases', 'Cases >', '', 'x'.repeat(61)].map(categoryPath)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
