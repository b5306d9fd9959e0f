import * as z from 'zod/mini';
import { clean } from '../fields/fields.ts';

/** The rows a page may hold at most; an export pages through. */
export const PAGE_LIMIT_MAX = 500;
/** Up to here a list's total is exact; beyond it is this number with `totalIsAtLeast` (docs/decisions/0007). */
export const TOTAL_EXACT_MAX = 10_000;

/** Where a list stands (spec §3). */
export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  hasNextPage: z.boolean(),
  totalIsAtLeast: z.optional(z.literal(true)),
});
export type Pagination = z.output<typeof pagination>;

/** The answer of a list: rows and where they stand. */
export const pageOf = <Z extends z.ZodMiniType>(item: Z) => z.object({ items: z.array(item), pagination });

/**
 * The query of a list: `page` from 1, `limit` 10 unless told, `search` words, `sort` a column, '-' in front for
 * descending. Text in, numbers out, since it travels in the address.
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

/** The sort of a list whose first row fits the search best. Without words the list is in its first order. */
export const RANK = 'rank';

/** What a person types to find something: at most 100 characters. */
export const searchText = z.string().check(clean, z.maxLength(100));

/** A whole number from 1 that travels in the address, as text or as a number. */
export const count = (max: number) => z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(max));

type Sorts<S extends readonly [string, ...string[]]> = [S[number] | `-${S[number]}`];

/**
 * Makes the pagination of an answer. `found` is what was counted, at most `TOTAL_EXACT_MAX + 1`: a longer list is
 * narrowed by search and filters, not paged to its end.
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
