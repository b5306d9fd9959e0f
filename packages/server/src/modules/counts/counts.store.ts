import { Problem } from '@tilldesk/domain/problems';
import { can, type Permission } from '@tilldesk/domain/rights';
import { approvalActions } from '@tilldesk/domain/approvals';
import {
  type CountFigures,
  type CountMode,
  type CountRow,
  type CountScope,
  type CountStatus,
  type counts as calls,
  type InventoryCount,
} from '@tilldesk/domain/counts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { answerPage, countUpTo, paged } from '../../crud/paging.ts';
import type { Reader } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { inventoryCounts } from './counts.tables.ts';
import { figuresOf } from './figures.store.ts';
import { readProgress } from './counts.statements.ts';

/**
 * The caller who reads counts: costs depend on the role's limits, the expected quantities of a blind count on the right to post
 * it.
 */
export type CountReader = Reader & { permissions: Permission[] };

/** Formats the number of a count: 'CNT-1001'. */
export const countNumber = (number: number): string => `CNT-${number}`;

/** Returns whether the expected quantities of a count are hidden from the caller. */
export const isBlindTo = (caller: CountReader, { mode, status }: { mode: CountMode; status: CountStatus }): boolean =>
  mode === 'blind' && status !== 'posted' && !can(caller.permissions, ...approvalActions['count.post']);

type Query = z.output<(typeof calls.list)['query']>;
type Row = typeof inventoryCounts.$inferSelect;

const sorts = {
  startedAt: inventoryCounts.startedAt,
  number: inventoryCounts.number,
  shortValue: inventoryCounts.shortValue,
  overValue: inventoryCounts.overValue,
};

/** Returns the counts of the store, latest first. Searches by number. */
export async function listCounts(tx: Tx, caller: CountReader, query: Query) {
  const where = and(
    ofStore(caller),
    query.status ? eq(inventoryCounts.status, query.status) : undefined,
    query.mode ? eq(inventoryCounts.mode, query.mode) : undefined,
    query.mainCategoryId ? eq(inventoryCounts.mainCategoryId, query.mainCategoryId) : undefined,
    await matching(tx, caller.businessId, 'count', query.search, inventoryCounts.id),
  );
  const rows = await paged(countRows(tx, where), query, '-startedAt', sorts, inventoryCounts.id);
  const items = rows.map((row) => rowOf(row, caller, savedFigures(row.count)));
  return answerPage(items, query, await countUpTo(tx, inventoryCounts, where));
}

/** Returns the open counts of the store, oldest first. */
export async function openCounts(tx: Tx, caller: CountReader): Promise<CountRow[]> {
  const rows = await countRows(
    tx,
    and(ofStore(caller), sql`${inventoryCounts.status} in ('in_progress', 'review')`),
  ).orderBy(inventoryCounts.number);
  return rows.map((row) => rowOf(row, caller, null));
}

/** Returns one count of the store with all its data. Throws record.notFound. */
export async function readCount(tx: Tx, caller: CountReader, id: string): Promise<InventoryCount> {
  const [row] = await countRows(tx, and(ofStore(caller), eq(inventoryCounts.id, id)));
  if (!row) throw new Problem('record.notFound');
  const { count } = row;
  const now = count.status === 'review' ? await figuresOf(tx, caller.businessId, id) : null;
  const totals = await tx.first(readProgress, { businessId: caller.businessId, id });
  const { counted, counters, lineCount, countedLines, ...problemCounts } = totals!;
  return {
    ...rowOf(row, caller, now ?? savedFigures(count)),
    counted,
    threshold: count.threshold,
    round: count.round,
    lineCount: isBlindTo(caller, count) ? null : lineCount,
    countedLines,
    counters: counters ?? [],
    problems: problemCounts,
  };
}

const ofStore = (caller: CountReader): SQL | undefined =>
  and(eq(inventoryCounts.businessId, caller.businessId), eq(inventoryCounts.storeId, caller.storeId));

const named = (table: string, column: SQL): SQL<string | null> =>
  sql`(select n.name from ${sql.raw(table)} n where n.business_id = ${inventoryCounts.businessId} and n.id = ${column})`;

const countRows = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      count: inventoryCounts,
      mainCategoryName: named('categories', sql`${inventoryCounts.mainCategoryId}`),
      subCategoryName: named('categories', sql`${inventoryCounts.subCategoryId}`),
      vendorName: named('vendors', sql`${inventoryCounts.vendorId}`),
      startedBy: named('users', sql`${inventoryCounts.startedBy}`),
      postedBy: named('users', sql`${inventoryCounts.postedBy}`),
      cancelledBy: named('users', sql`${inventoryCounts.cancelledBy}`),
    })
    .from(inventoryCounts)
    .where(where)
    .$dynamic();

type Joined = Awaited<ReturnType<typeof countRows>>[number];

/** Returns the figures saved when the count was posted. Null before, and for a cancelled count. */
const savedFigures = (count: Row): CountFigures | null =>
  count.status === 'posted'
    ? {
        expected: count.expected ?? 0,
        lines: count.lines ?? 0,
        exactLines: count.exactLines ?? 0,
        shortQuantity: count.shortQuantity ?? 0,
        overQuantity: count.overQuantity ?? 0,
        shortValue: count.shortValue,
        overValue: count.overValue,
      }
    : null;

function rowOf({ count, ...names }: Joined, caller: CountReader, figures: CountFigures | null): CountRow {
  const { mainCategoryName, subCategoryName, vendorName } = names;
  const scope: CountScope = {
    mainCategoryId: count.mainCategoryId,
    mainCategoryName: mainCategoryName ?? '',
    subCategoryId: count.subCategoryId,
    subCategoryName,
    vendorId: count.vendorId,
    vendorName,
    brand: count.brand,
  };
  const values = caller.limits.viewCost ? {} : { shortValue: null, overValue: null };
  return {
    id: count.id,
    number: countNumber(count.number),
    status: count.status,
    mode: count.mode,
    scope,
    startedBy: names.startedBy ?? '',
    startedAt: count.startedAt,
    postedBy: names.postedBy,
    postedAt: count.postedAt,
    cancelledBy: names.cancelledBy,
    cancelledAt: count.cancelledAt,
    note: count.note,
    recounts: count.round - 1,
    counted: count.counted ?? 0,
    // Only the fields of the contract: the internal figures have more.
    figures:
      figures === null || isBlindTo(caller, count)
        ? null
        : {
            expected: figures.expected,
            lines: figures.lines,
            exactLines: figures.exactLines,
            shortQuantity: figures.shortQuantity,
            overQuantity: figures.overQuantity,
            shortValue: figures.shortValue,
            overValue: figures.overValue,
            ...values,
          },
    version: count.version,
  };
}
