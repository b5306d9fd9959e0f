import type { CountLine, counts as calls } from '@tilldesk/domain/counts';
import { or, sql, type SQL } from 'drizzle-orm';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type * as z from 'zod/mini';
import { answerPage, offsetOf } from '../../crud/paging.ts';
import type { Tx } from '../../database/transaction.ts';
import { matching } from '../../search/search.store.ts';
import { countLines } from './counts.tables.ts';
import { isBlindTo, type CountReader } from './counts.store.ts';
import { countedLines, needsRecount, isReported } from './figures.store.ts';
import { readModeOfCount } from './counts.statements.ts';

type Query = z.output<(typeof calls.lines)['query']>;

type Row = {
  id: string;
  product_id: string;
  product_name: string;
  sku: string;
  unit_id: string | null;
  unit_code: string | null;
  unit_status: UnitStatus | null;
  counted: number;
  scans: number;
  last_at: string | null;
  round: number;
  unit_cost: number;
  expected: number;
  difference: number | null;
  difference_value: number | null;
  moved_out: number;
  moved_in: number;
  needs_recount: boolean;
  found: number;
};

/** Returns the lines of a count that are to be reported. Throws record.notFound. */
export async function listLines(tx: Tx, caller: CountReader, countId: string, query: Query) {
  const count = await tx.existing(readModeOfCount, { businessId: caller.businessId, storeId: caller.storeId, countId });
  const isBlind = isBlindTo(caller, count);
  const found = or(
    await matching(tx, caller.businessId, 'unit', query.search, countLines.unitId),
    await matching(tx, caller.businessId, 'product', query.search, countLines.productId),
  );
  const { rows } = await tx.execute<Row>(
    sql`select *, ${needsRecount} as needs_recount, count(*) over ()::int as found
        from (${countedLines(caller.businessId, countId, found)}) lines
        where ${shown(query.show, isBlind)}
        order by ${order(query.sort, isBlind)}, product_name, unit_code nulls first, id
        limit ${query.limit} offset ${offsetOf(query)}`,
  );
  const items = rows.map((row) => onWire(row, isBlind, caller.limits.viewCost));
  return answerPage(items, query, rows[0]?.found ?? 0);
}

/** Returns the filter of the lines. In a blind count, only lines with a scan are shown. */
function shown(show: Query['show'], isBlind: boolean): SQL {
  if (isBlind) return sql`last_at is not null`;
  if (show === 'different') return sql`difference <> 0`;
  if (show === 'recount') return needsRecount;
  if (show === 'uncounted') return sql`last_at is null and expected > 0`;
  if (show === 'counted') return sql`last_at is not null`;
  return sql`(${isReported} or expected > 0 or last_at is not null)`;
}

function order(sort: Query['sort'] = 'name', isBlind: boolean): SQL {
  const down = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const by = sort.replace('-', '');
  if (by === 'lastScannedAt') return sql`last_at ${down}`;
  // The sort order would reveal the hidden values.
  if (by === 'difference' && !isBlind) return sql`difference ${down}`;
  if (by === 'differenceValue' && !isBlind) return sql`difference_value ${down}`;
  return sql`product_name ${down}`;
}

const onWire = (row: Row, isBlind: boolean, viewCost: boolean): CountLine => ({
  id: row.id,
  productId: row.product_id,
  productName: row.product_name,
  sku: row.sku,
  unitId: row.unit_id,
  unitCode: row.unit_code,
  unitStatus: row.unit_status,
  counted: row.counted,
  scans: row.scans,
  lastScannedAt: row.last_at,
  round: row.round,
  expected: isBlind ? null : row.expected,
  difference: isBlind ? null : row.difference,
  unitCost: viewCost ? row.unit_cost : null,
  differenceValue: isBlind || !viewCost ? null : row.difference_value,
  movedOut: isBlind ? 0 : row.moved_out,
  movedIn: isBlind ? 0 : row.moved_in,
  needsRecount: !isBlind && row.needs_recount,
});
