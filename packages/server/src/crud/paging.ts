import { paginate, TOTAL_EXACT_MAX, type Pagination } from '@tilldesk/domain/contract';
import { asc, desc, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn, type AnyPgColumn, type PgSelect, type PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/transaction.ts';

/** The page of a list and its order. */
export type Paging = { page: number; limit: number; sort?: string | undefined };

/** Columns by sort name. */
export type Sorts = Readonly<Record<string, AnyPgColumn | SQL>>;

/**
 * Returns the ORDER BY of a list: the requested column, descending with a leading '-', then the id. Empty values sort
 * as the smallest, so that "last visit, newest first" does not begin with customers who never visited; an index on such
 * a column must be `desc nulls last`.
 */
export function ordered(sort: string, sorts: Sorts, id: AnyPgColumn | SQL): SQL[] {
  const isDescending = sort.startsWith('-');
  const column = sorts[isDescending ? sort.slice(1) : sort];
  if (!column) throw new Error(`paging: '${sort}' is not among the sorts of this list`);
  const order = isDescending ? desc : asc;
  const empties =
    is(column, PgColumn) && !column.notNull ? (isDescending ? sql` nulls last` : sql` nulls first`) : sql``;
  return [sql`${order(column)}${empties}`, order(id)];
}

/** Sorts rows by the query, or by `initial` without a sort, and narrows them to its page. */
export const paged = <S extends PgSelect>(rows: S, query: Paging, initial: string, sorts: Sorts, id: AnyPgColumn) =>
  rows
    .orderBy(...ordered(query.sort ?? initial, sorts, id))
    .limit(query.limit)
    .offset(offsetOf(query));

/** Counts the rows that match a condition, up to one more than the limit for exact totals. */
export async function countUpTo(tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(TOTAL_EXACT_MAX + 1)
    .as('some');
  const [row] = await tx.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
}

/** Returns the answer of a list. */
export const answerPage = <R>(items: R[], { page, limit }: Paging, found: number): Page<R> => ({
  items,
  pagination: paginate(page, limit, found),
});

export type Page<R> = { items: R[]; pagination: Pagination };

/** Returns the number of rows before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;
