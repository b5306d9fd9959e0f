import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { counts } from './counts.contract.ts';
import { accuracyOf, countMayMove, scopesOverlap, type Scoped } from './counts.rules.ts';
import { countStatuses } from './counts.entity.ts';

const scope = (more: Partial<Scoped> = {}): Scoped => ({
  mainCategoryId: 'phones',
  subCategoryId: null,
  vendorId: null,
  brand: null,
  ...more,
});

test('a count goes from counting to review and back, and from there to its end; an end has no way on', () => {
  const moves = countStatuses.map((from) => [from, countStatuses.filter((to) => countMayMove(from, to))]);
  expect(moves).toEqual([
    ['in_progress', ['review', 'cancelled']],
    ['review', ['in_progress', 'posted', 'cancelled']],
    ['posted', []],
    ['cancelled', []],
  ]);
});

test('two counts meet unless something that both name tells them apart', () => {
  const pairs: [Scoped, Scoped][] = [
    [scope(), scope({ mainCategoryId: 'cases' })],
    [scope(), scope({ subCategoryId: 'used' })],
    [scope({ subCategoryId: 'new' }), scope({ subCategoryId: 'used' })],
    [scope({ brand: 'Apple' }), scope({ brand: 'apple', subCategoryId: 'used' })],
    [scope({ brand: 'Apple' }), scope({ brand: 'Pixel' })],
    [scope({ vendorId: 'a' }), scope({ brand: 'Pixel' })],
  ];
  expect(pairs.map(([a, b]) => [scopesOverlap(a, b), scopesOverlap(b, a)])).toEqual(
    [false, true, false, true, false, true].map((overlaps) => [overlaps, overlaps]),
  );
});

test('accuracy is the share of lines that were right', () => {
  expect([accuracyOf({ lines: 8, exactLines: 6 }), accuracyOf({ lines: 0, exactLines: 0 })]).toEqual([0.75, null]);
});

test('a call takes one to a hundred scans, pieces from none up, and moments that have been', () => {
  const scan = { id: '01936c3a-7c00-7a11-8b22-123456789abc', code: ' ab-1 ', ago: 5 };
  const accepts = (...scans: object[]) => z.safeParse(counts.scan.body, { scans }).success;
  expect(z.parse(counts.scan.body, { scans: [scan] })).toEqual({ scans: [{ ...scan, code: 'AB-1' }] });
  expect([
    accepts(),
    accepts(...Array.from({ length: 101 }, () => scan)),
    accepts({ ...scan, quantity: 0 }),
    accepts({ ...scan, quantity: -1 }),
    accepts({ ...scan, ago: -1 }),
    accepts({ ...scan, code: ' ' }),
  ]).toEqual([false, false, true, false, false, false]);
});
