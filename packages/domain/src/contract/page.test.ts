import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldProblems } from '../fields/problems.ts';
import { listQuery, paginate, TOTAL_EXACT_MAX } from './page.ts';

const query = listQuery(['name', 'createdAt'], { active: z.optional(z.enum(['true', 'false'])) });

/** What the query makes of an address, or the codes of what is wrong with it. */
const read = (address: Record<string, unknown>): unknown => {
  const result = z.safeParse(query, address);
  if (result.success) return result.data;
  const problems = Object.entries(fieldProblems(result.error, address));
  return Object.fromEntries(problems.map(([path, problem]) => [path, problem.code]));
};

describe('the query of a list', () => {
  test('is the first ten rows when the address says nothing', () => {
    expect(read({})).toEqual({ page: 1, limit: 10, search: '' });
  });

  test('becomes numbers from text', () => {
    expect(read({ page: '3', limit: '50', search: ' usb ', sort: '-createdAt', active: 'true' })).toEqual({
      page: 3,
      limit: 50,
      search: 'usb',
      sort: '-createdAt',
      active: 'true',
    });
  });

  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ page: '0' }, { page: 'tooSmall' }],
    [{ page: '' }, { page: 'tooSmall' }],
    [{ page: 'two' }, { page: 'invalid' }],
    [{ page: '1.5' }, { page: 'invalid' }],
    [{ page: '10001' }, { page: 'tooBig' }],
    [{ page: ['1', '2'] }, { page: 'invalid' }],
    [{ limit: '501' }, { limit: 'tooBig' }],
    [{ search: 'a'.repeat(101) }, { search: 'tooLong' }],
    [{ sort: 'price' }, { sort: 'choice' }],
    [{ sort: '--name' }, { sort: 'choice' }],
    [{ active: 'yes' }, { active: 'choice' }],
    [{ colour: 'red' }, { colour: 'unknown' }],
  ])('refuses %j', (address, codes) => {
    expect(read(address)).toEqual(codes);
  });

  test('drops what a database would choke on', () => {
    expect(read({ search: 'usb\u0000-c' })).toEqual({ page: 1, limit: 10, search: 'usb-c' });
  });
});

describe('where a list stands', () => {
  test.each([
    [1, 10, 0, { total: 0, totalPages: 1, hasNextPage: false }],
    [1, 10, 10, { total: 10, totalPages: 1, hasNextPage: false }],
    [1, 10, 11, { total: 11, totalPages: 2, hasNextPage: true }],
    [2, 10, 11, { total: 11, totalPages: 2, hasNextPage: false }],
    [9, 10, 11, { total: 11, totalPages: 2, hasNextPage: false }],
  ])('page %i by %i of %i rows', (page, limit, found, expected) => {
    expect(paginate(page, limit, found)).toEqual({ page, limit, ...expected });
  });

  test('a total is exact up to 10,000; from there it is 10,000 and says that there are more', () => {
    expect([paginate(1, 100, 10_000), paginate(1, 100, 10_001)]).toEqual([
      { page: 1, limit: 100, total: 10_000, totalPages: 100, hasNextPage: true },
      { page: 1, limit: 100, total: 10_000, totalPages: 100, hasNextPage: true, totalIsAtLeast: true },
    ]);
  });

  test('going on while there is a next page meets every row once and then stops', () => {
    fc.assert(
      fc.property(fc.nat(TOTAL_EXACT_MAX), fc.integer({ min: 1, max: 500 }), (found, limit) => {
        const { totalPages } = paginate(1, limit, found);
        const pages = [totalPages - 1, totalPages]
          .filter((page) => page > 0)
          .map((page) => paginate(page, limit, found));
        expect(pages.map((p) => p.hasNextPage)).toEqual(pages.map((p) => p.page * limit < found));
      }),
    );
  });
});
