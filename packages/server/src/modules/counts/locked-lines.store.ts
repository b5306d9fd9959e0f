import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/** A line of a count that is locked while scans are booked. */
export type LockedLine = {
  id: string;
  productId: string;
  unitId: string | null;
  snapshotSeq: number;
  counted: number;
  scans: number;
  round: number;
  firstAt: string | null;
  firstSeq: number | null;
  lastAt: string | null;
  lastSeq: number | null;
  book: number | null;
};

/** The lines that scans change: of units, of products, and lines by id. */
export type Touched = {
  units: readonly { unitId: string; productId: string; unitCost: number }[];
  productIds: readonly string[];
  lineIds: readonly string[];
};

/**
 * Locks the lines that scans change, in the order of their ids to avoid deadlocks. Adds lines for goods that are not in the
 * snapshot because they were added later or were lost.
 */
export async function lockLines(tx: Tx, scope: Scope, countId: string, touched: Touched): Promise<LockedLine[]> {
  const { units, productIds, lineIds } = touched;
  await tx.raw(
    `insert into count_lines (business_id, id, count_id, product_id, unit_id, snapshot, snapshot_seq, unit_cost)
     select $1, gen_random_uuid(), $2, late.* from (
       select u."productId", u."unitId", 0, 0::bigint, u."unitCost"
       from jsonb_to_recordset($3::jsonb) as u("unitId" uuid, "productId" uuid, "unitCost" bigint)
       where not exists (
         select 1 from count_lines l where l.business_id = $1 and l.count_id = $2 and l.unit_id = u."unitId")
       union all
       select p.id, null, 0, coalesce((select max(m.seq) from stock_movements m
         where m.business_id = $1 and m.product_id = p.id), 0), 0
       from unnest($4::uuid[]) as p(id)
       where not exists (
         select 1 from count_lines l where l.business_id = $1 and l.count_id = $2 and l.product_id = p.id
           and l.unit_id is null)
       order by 1, 2
     ) late on conflict do nothing`,
    [scope.businessId, countId, JSON.stringify(units), productIds],
    'count_late_lines',
  );
  return tx.raw<LockedLine>(
    `select id, product_id as "productId", unit_id as "unitId", snapshot_seq as "snapshotSeq", counted, scans, round,
       first_at as "firstAt", first_seq as "firstSeq", last_at as "lastAt", last_seq as "lastSeq", book
     from count_lines
     where business_id = $1 and id in (
       select id from count_lines where business_id = $1 and count_id = $2 and unit_id = any($3::uuid[])
       union
       select id from count_lines where business_id = $1 and count_id = $2 and product_id = any($4::uuid[])
         and unit_id is null
       union
       select id from count_lines where business_id = $1 and count_id = $2 and id = any($5::uuid[]))
     order by id for update`,
    [scope.businessId, countId, units.map(({ unitId }) => unitId), productIds, lineIds],
    'count_hold_lines',
  );
}

/** Recomputes the first and the last scan of lines after a scan was undone. */
export async function settleEnds(tx: Tx, scope: Scope, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx.raw(
    `with current as (
       select s.line_id, s.at, s.seq, s.book, s.book_seq
       from count_scans s join count_lines l on l.business_id = s.business_id and l.id = s.line_id and l.round = s.round
       where s.business_id = $1 and s.line_id = any($2::uuid[]) and s.takes_back is null
         and not exists (select 1 from count_scans b where b.business_id = $1 and b.takes_back = s.id)
     ), firsts as (
       select distinct on (line_id) line_id, at, book_seq from current order by line_id, at, seq
     ), lasts as (
       select distinct on (line_id) line_id, at, book_seq, book from current order by line_id, at desc, seq desc
     )
     update count_lines l set first_at = f.at, first_seq = f.book_seq, last_at = t.at, last_seq = t.book_seq, book = t.book
     from unnest($2::uuid[]) as x(id)
     left join firsts f on f.line_id = x.id
     left join lasts t on t.line_id = x.id
     where l.business_id = $1 and l.id = x.id`,
    [scope.businessId, lineIds],
    'count_settle_ends',
  );
}
