import { bookOnlyReasons, foundAgain, type CountFigures } from '@tilldesk/domain/counts';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../database/transaction.ts';

const listed = (values: readonly string[]) => values.map((item) => `'${item}'`).join(', ');

/** A movement that only corrects the ledger: no goods moved. */
const bookOnly = sql.raw(`(m.kind = 'count' or coalesce(a.reason in (${listed(bookOnlyReasons)}), false))`);

/** SQL condition: the movement was booked by the time of the line's first or last scan. */
const knewOf = (end: 'first' | 'last'): SQL =>
  sql.raw(`(m.seq <= count_lines.${end}_seq and m.at <= count_lines.${end}_at)`);

/**
 * Returns the lines of one count with the expected and the counted quantity. This is the only place that computes them
 * (docs/decisions/commerce/0024).
 *
 * - Scanned pieces: expected is the stock on hand in the ledger at the last scan, plus later adjustments that correct the ledger
 *   for that time (found, lost, stolen, corrected). Sales, receipts and other movements after the last scan change nothing.
 * - Pieces without a scan: expected is the snapshot less what has left since, at least 0.
 * - A scanned unit is expected, unless it was lost or stolen when it was scanned and still is: then it is found.
 * - A unit without a scan is expected as long as it is still on hand here. If it was sold or removed in the meantime, it is no
 *   difference.
 *
 * Between the first and the last scan of a product, counted pieces may have left, or pieces may have been added in a place that
 * was already counted: the true difference is between `difference - moved_out` and `difference + moved_in`.
 */
export function countedLines(businessId: string, countId: string, where?: SQL): SQL {
  return sql`
    select count_lines.id, count_lines.product_id, products.name as product_name, products.sku, count_lines.unit_id,
      u.code as unit_code, u.status as unit_status, count_lines.counted, count_lines.scans, count_lines.last_at,
      count_lines.round, count_lines.unit_cost, c.threshold, c.status as count_status, c.mode,
      x.expected, x.difference,
      coalesce(count_lines.difference_value, x.difference * count_lines.unit_cost) as difference_value,
      coalesce(count_lines.moved_out, f.moved_out, 0)::int as moved_out,
      coalesce(count_lines.moved_in, f.moved_in, 0)::int as moved_in
    from count_lines
    join inventory_counts c on c.business_id = count_lines.business_id and c.id = count_lines.count_id
    join products on products.business_id = count_lines.business_id and products.id = count_lines.product_id
    left join units u on u.business_id = count_lines.business_id and u.id = count_lines.unit_id
    left join lateral (
      select
        greatest(0, count_lines.snapshot + coalesce(sum(m.quantity) filter (where m.quantity < 0 or ${bookOnly}), 0))
          as left_over,
        sum(m.quantity) filter (where ${bookOnly} and not ${knewOf('last')}) as moved_since,
        -sum(m.quantity) filter (where m.quantity < 0 and not ${bookOnly} and ${knewOf('last')} and not ${knewOf('first')})
          as moved_out,
        sum(m.quantity) filter (where m.quantity > 0 and not ${bookOnly} and ${knewOf('last')} and not ${knewOf('first')})
          as moved_in
      from stock_movements m
      left join stock_adjustments a on a.business_id = m.business_id and a.id = m.document_id and m.kind = 'adjustment'
      where m.business_id = count_lines.business_id and m.product_id = count_lines.product_id
        and m.location_id = c.location_id and m.seq > count_lines.snapshot_seq
        and count_lines.unit_id is null and c.status <> 'posted'
    ) f on true
    cross join lateral (
      select case
        when c.status = 'posted' then count_lines.expected
        when count_lines.unit_id is null and count_lines.last_at is not null
          then count_lines.book + coalesce(f.moved_since, 0)
        when count_lines.unit_id is null then f.left_over
        when count_lines.counted = 1 then case when count_lines.book = 0 and ${isStillMissing} then 0 else 1 end
        when count_lines.snapshot = 1 and unit_is_live(u.status) and u.location_id = c.location_id then 1
        else 0 end::int as expected
    ) e
    cross join lateral (
      select e.expected, case
        when c.status = 'posted' then count_lines.difference
        when c.mode = 'partial' and count_lines.last_at is null then null
        else count_lines.counted - e.expected end as difference
    ) x
    where count_lines.business_id = ${businessId} and count_lines.count_id = ${countId} and ${where ?? sql`true`}`;
}

/** Lost or stolen, and the device was not received again as a new unit. */
const isStillMissing = sql.raw(`(u.status in (${listed(foundAgain)}) and not exists (
  select 1 from units o where o.business_id = u.business_id and o.device_id = u.device_id and unit_is_active(o.status)))`);

/** A line to report. Lines that a partial count did not scan are not reported. */
export const isReported = sql.raw('(difference is not null and (expected > 0 or counted > 0))');

/**
 * A line that needs a recount before posting: it has movements during the count, or, in the first round, a difference of at least
 * the threshold.
 */
export const needsRecount = sql.raw(`(coalesce(difference, 0) is not null and (
  moved_out > 0 or moved_in > 0 or (round = 1 and difference <> 0 and abs(difference_value) >= threshold)) is true)`);

export type CountSummary = CountFigures & { counted: number; shortValue: number; overValue: number };

/** Returns the current figures of a count. */
export async function figuresOf(tx: Tx, businessId: string, countId: string): Promise<CountSummary> {
  const { rows } = await tx.execute<Record<keyof CountSummary, number>>(
    sql`select coalesce(sum(counted), 0)::int as counted,
          coalesce(sum(expected) filter (where ${isReported}), 0)::int as expected,
          count(*) filter (where ${isReported})::int as lines,
          count(*) filter (where ${isReported} and difference = 0)::int as "exactLines",
          coalesce(-sum(difference) filter (where difference < 0), 0)::int as "shortQuantity",
          coalesce(sum(difference) filter (where difference > 0), 0)::int as "overQuantity",
          coalesce(-sum(difference_value) filter (where difference < 0), 0)::bigint as "shortValue",
          coalesce(sum(difference_value) filter (where difference > 0), 0)::bigint as "overValue"
        from (${countedLines(businessId, countId)}) lines`,
  );
  return rows[0]!;
}
