import * as z from 'zod/mini';
import { clean } from '../fields/fields.ts';

/** Maximum rows of a page; exports read page by page. */
export const PAGE_LIMIT_MAX = 500;
/** A list's total is exact up to this number; beyond, it is this number with `totalIsAtLeast` (docs/decisions/screens/0007). */
export const TOTAL_EXACT_MAX = 10_000;

/** Pagination of a list (spec §3). */
export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  totalIsAtLeast: z.optional(z.literal(true)),
});
export type Pagination = z.output<typeof pagination>;

/** Response of a list: rows and pagination. */
export const pageOf = <Z extends z.ZodMiniType>(item: Z) => z.object({ items: z.array(item), pagination });

/**
 * The query of a list: `page` from 1, `limit` (default 10), `search` words, `sort` a column, '-' in front for descending. Numbers
 * are parsed from text, since the query is part of the URL.
 */
export const listQuery = <const S extends readonly [string, ...string[]], F extends z.core.$ZodLooseShape>(
  sorts: S,
  filters: F,
) =>
  z.strictObject({
    page: z._default(count(TOTAL_EXACT_MAX), 1),
    limit: z._default(count(PAGE_LIMIT_MAX), 10),
    search: z._default(searchText, ''),
    sort: z.optional(z.enum(sorts.flatMap((s) => [s, `-${s}`]) as Sorts<S>)),
    ...filters,
  });

/** Sorts a list by search relevance. Without search words the default order applies. */
export const RANK = 'rank';

/** Search text: at most 100 characters. */
export const searchText = z.string().check(clean, z.maxLength(100));

/** A whole number from 1 in a URL, as text or number. */
export const count = (max: number) => z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(max));

type Sorts<S extends readonly [string, ...string[]]> = [S[number] | `-${S[number]}`];

/**
 * Creates the pagination of a response. `found` is the counted total, at most `TOTAL_EXACT_MAX + 1`: longer lists are narrowed by
 * search and filters, not paged to the end.
 */
export function paginate(page: number, limit: number, found: number): Pagination {
  const total = Math.min(found, TOTAL_EXACT_MAX);
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return {
    page,
    limit,
    total,
    totalPages,
    hasNextPage: page < totalPages,
    ...(found > TOTAL_EXACT_MAX ? { totalIsAtLeast: true as const } : {}),
  };
}
