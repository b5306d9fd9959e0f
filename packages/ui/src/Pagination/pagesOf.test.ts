import { expect, test } from 'vitest';
import { pagesOf } from './pagesOf.ts';

test('the last page shows what is left', () => {
  expect(pagesOf({ page: 3, limit: 10, total: 24 })).toEqual({ pages: 3, from: 21, to: 24 });
});

test('no rows make one empty page', () => {
  expect(pagesOf({ page: 1, limit: 10, total: 0 })).toEqual({ pages: 1, from: 0, to: 0 });
});
