// Generated from counts.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { UnitStatus } from '@tilldesk/domain/inventory';

export const readCategoryNames: Statement<
  { subCategoryId: string | null; businessId: string; mainCategoryId: string },
  { main: string; sub: string | null }
> = {
  text: `select m.name as main, s.name as sub from categories m
left join categories s on s.business_id = m.business_id and s.id = $1 and s.parent_id = m.id
where m.business_id = $2 and m.id = $3 and ($1::uuid is null or s.id is not null)`,
  parameters: ['subCategoryId', 'businessId', 'mainCategoryId'],
  columns: ['main', 'sub'],
  notNull: ['main'],
  prepared: undefined,
};

export const readProgress: Statement<
  { businessId: string; id: string },
  { counted: number; lineCount: number; countedLines: number; unknown: number; wrongLocation: number; wrongStatus: number; duplicate: number; outOfScope: number; counters: { userId: string; name: string; scans: number; pieces: number; lastScanAt: string | null; }[] | null }
> = {
  text: `select l.*, t.*, (
  select json_agg(json_build_object('userId', k.user_id, 'name', w.name, 'scans', k.scans, 'pieces', k.pieces,
      'lastScanAt', to_char(k.last_scan_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by w.name, w.id)
  from count_counters k join users w on w.business_id = k.business_id and w.id = k.user_id
  where k.business_id = $1 and k.count_id = $2) as counters
from (
  select coalesce(sum(counted), 0)::int as counted, count(*)::int as line_count,
    count(*) filter (where last_at is not null)::int as counted_lines
  from count_lines where business_id = $1 and count_id = $2) l, (
  select count(*) filter (where s.result = 'unknown')::int as unknown,
    count(*) filter (where s.result = 'wrongLocation')::int as wrong_location,
    count(*) filter (where s.result = 'wrongStatus')::int as wrong_status,
    count(*) filter (where s.result = 'duplicate')::int as duplicate,
    count(*) filter (where s.result = 'outOfScope')::int as out_of_scope
  from count_scans s
  where s.business_id = $1 and s.count_id = $2 and s.result not in ('matched', 'takenBack')
    and not exists (select 1 from count_scans b where b.business_id = $1 and b.takes_back = s.id)) t`,
  parameters: ['businessId', 'id'],
  columns: ['counted', 'lineCount', 'countedLines', 'unknown', 'wrongLocation', 'wrongStatus', 'duplicate', 'outOfScope', 'counters'],
  notNull: ['counted', 'lineCount', 'countedLines', 'unknown', 'wrongLocation', 'wrongStatus', 'duplicate', 'outOfScope'],
  prepared: 'counts.readProgress',
};

export const readModeOfCount: Statement<
  { businessId: string; storeId: string; countId: string },
  { mode: 'full' | 'partial' | 'blind'; status: 'in_progress' | 'review' | 'posted' | 'cancelled' }
> = {
  text: `select mode, status from inventory_counts where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'countId'],
  columns: ['mode', 'status'],
  notNull: [],
  prepared: undefined,
};

export const insertLateLines: Statement<
  { businessId: string; countId: string; units: string; productIds: readonly string[] },
  object
> = {
  text: `insert into count_lines (business_id, id, count_id, product_id, unit_id, snapshot, snapshot_seq, unit_cost)
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
  parameters: ['businessId', 'countId', 'units', 'productIds'],
  columns: [],
  notNull: [],
  prepared: 'counts.insertLateLines',
};

export const lockCountLines: Statement<
  { businessId: string; countId: string; unitIds: readonly string[]; productIds: readonly string[]; lineIds: readonly string[] },
  { id: string; productId: string; unitId: string | null; snapshotSeq: number; counted: number; scans: number; round: number; firstAt: string | null; firstSeq: number | null; lastAt: string | null; lastSeq: number | null; book: number | null }
> = {
  text: `select id, product_id, unit_id, snapshot_seq, counted, scans, round,
  first_at, first_seq, last_at, last_seq, book
from count_lines
where business_id = $1 and id in (
  select id from count_lines where business_id = $1 and count_id = $2 and unit_id = any($3::uuid[])
  union
  select id from count_lines where business_id = $1 and count_id = $2 and product_id = any($4::uuid[])
    and unit_id is null
  union
  select id from count_lines where business_id = $1 and count_id = $2 and id = any($5::uuid[]))
order by id for update`,
  parameters: ['businessId', 'countId', 'unitIds', 'productIds', 'lineIds'],
  columns: ['id', 'productId', 'unitId', 'snapshotSeq', 'counted', 'scans', 'round', 'firstAt', 'firstSeq', 'lastAt', 'lastSeq', 'book'],
  notNull: [],
  prepared: 'counts.lockCountLines',
};

export const settleEndsOfLines: Statement<
  { businessId: string; lineIds: readonly string[] },
  object
> = {
  text: `with current as (
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
  parameters: ['businessId', 'lineIds'],
  columns: [],
  notNull: [],
  prepared: 'counts.settleEndsOfLines',
};

export const lockProduct: Statement<
  { businessId: string; productId: string },
  { sku: string; tracking: string }
> = {
  text: `select sku, tracking from products where business_id = $1 and id = $2 and archived_at is null for no key update`,
  parameters: ['businessId', 'productId'],
  columns: ['sku', 'tracking'],
  notNull: [],
  prepared: undefined,
};

export const insertBarcode: Statement<
  { businessId: string; code: string; productId: string },
  object
> = {
  text: `insert into product_barcodes (business_id, barcode, product_id) values ($1, $2, $3) on conflict do nothing`,
  parameters: ['businessId', 'code', 'productId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listUnknownScans: Statement<
  { businessId: string; countId: string; code: string },
  { id: string; at: string }
> = {
  text: `select s.id, s.at from count_scans s
where s.business_id = $1 and s.count_id = $2 and s.code = $3 and s.result = 'unknown'
  and not exists (select 1 from count_scans b where b.business_id = $1 and b.takes_back = s.id)
order by s.seq limit 1000`,
  parameters: ['businessId', 'countId', 'code'],
  columns: ['id', 'at'],
  notNull: [],
  prepared: undefined,
};

export const closeCount: Statement<
  { userId: string; now: string; businessId: string; id: string },
  { shortQuantity: number; overQuantity: number; shortValue: number; overValue: number }
> = {
  text: `update inventory_counts c set status = 'posted', posted_by = $1, posted_at = $2, updated_at = $2, version = version + 1,
  counted = l.counted, expected = l.expected, lines = l.lines, exact_lines = l.exact, short_quantity = l.short,
  over_quantity = l.over, short_value = l.short_value, over_value = l.over_value
from (
  select coalesce(sum(counted), 0) as counted, coalesce(sum(expected) filter (where is_counted), 0) as expected,
    count(*) filter (where is_counted) as lines, count(*) filter (where is_counted and difference = 0) as exact,
    coalesce(-sum(difference) filter (where difference < 0), 0) as short,
    coalesce(sum(difference) filter (where difference > 0), 0) as over,
    coalesce(-sum(difference_value) filter (where difference < 0), 0) as short_value,
    coalesce(sum(difference_value) filter (where difference > 0), 0) as over_value
  from (
    select *, difference is not null and (expected > 0 or counted > 0) as is_counted from count_lines
    where business_id = $3 and count_id = $4) said) l
where c.business_id = $3 and c.id = $4
returning short_quantity, over_quantity, c.short_value,
  c.over_value`,
  parameters: ['userId', 'now', 'businessId', 'id'],
  columns: ['shortQuantity', 'overQuantity', 'shortValue', 'overValue'],
  notNull: ['shortQuantity', 'overQuantity', 'shortValue', 'overValue'],
  prepared: 'counts.closeCount',
};

export const saveDifferenceValues: Statement<
  { values: string; businessId: string },
  object
> = {
  text: `update count_lines l set difference_value = v.value
from jsonb_to_recordset($1::jsonb) as v(id uuid, value bigint) where l.business_id = $2 and l.id = v.id`,
  parameters: ['values', 'businessId'],
  columns: [],
  notNull: [],
  prepared: 'counts.saveDifferenceValues',
};

export const lockCountForUpdate: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number; status: 'in_progress' | 'review' | 'posted' | 'cancelled'; mode: 'full' | 'partial' | 'blind'; round: number; locationId: string; version: number }
> = {
  text: `select id, number, status, mode, round, location_id, version from inventory_counts
where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'status', 'mode', 'round', 'locationId', 'version'],
  notNull: [],
  prepared: 'counts.lockCountForUpdate',
};

export const submitForReview: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update inventory_counts set status = 'review', submitted_at = $1, updated_at = $1, version = version + 1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const startRecount: Statement<
  { round: number; now: string; businessId: string; id: string },
  object
> = {
  text: `update inventory_counts set status = 'in_progress', submitted_at = null, round = $1, updated_at = $2,
  version = version + 1
where business_id = $3 and id = $4`,
  parameters: ['round', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const cancelOneCount: Statement<
  { userId: string; now: string; comment: string | null; businessId: string; id: string },
  object
> = {
  text: `update inventory_counts set status = 'cancelled', cancelled_by = $1, cancelled_at = $2, updated_at = $2,
  note = coalesce($3, note), version = version + 1,
  counted = (select coalesce(sum(l.counted), 0) from count_lines l where l.business_id = $4 and l.count_id = $5)
where business_id = $4 and id = $5`,
  parameters: ['userId', 'now', 'comment', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findCodes: Statement<
  { codes: readonly string[]; values: readonly string[]; businessId: string },
  { code: string; kind: string; id: string }
> = {
  text: `with given as (select code, value from unnest($1::text[], $2::text[]) as g(code, value))
select g.code, 'unit' as kind, u.id from given g
join device_identifiers i on i.business_id = $3 and i.value in (g.code, g.value)
join units u on u.business_id = $3 and u.device_id = i.device_id
union all
select g.code, 'product', b.product_id from given g
join product_barcodes b on b.business_id = $3 and b.barcode in (g.code, g.value)
union all
select g.code, 'product', p.id from given g join products p on p.business_id = $3 and p.sku = g.code`,
  parameters: ['codes', 'values', 'businessId'],
  columns: ['code', 'kind', 'id'],
  notNull: ['code', 'kind', 'id'],
  prepared: 'counts.findCodes',
};

export const listMovesOfUnits: Statement<
  { businessId: string; ids: readonly string[]; since: string },
  { unitId: string; at: string; from: UnitStatus | null; to: UnitStatus }
> = {
  text: `select unit_id, at, from_status as "from", to_status as "to" from unit_events
where business_id = $1 and unit_id = any($2::uuid[]) and at > $3 order by unit_id, seq`,
  parameters: ['businessId', 'ids', 'since'],
  columns: ['unitId', 'at', 'from', 'to'],
  notNull: [],
  prepared: 'counts.listMovesOfUnits',
};

export const readBookQuantities: Statement<
  { productIds: readonly string[]; snapshotSeqs: readonly number[]; businessId: string; locationId: string; since: string },
  { productId: string; onHand: number; seq: number; at: string | null; quantity: number | null }
> = {
  text: `select p.id as product_id, coalesce(l.on_hand, 0) as on_hand, coalesce(m.seq, 0) as seq, late.at, late.quantity
from unnest($1::uuid[], $2::bigint[]) as p(id, seq)
left join stock_levels l on l.business_id = $3 and l.product_id = p.id and l.location_id = $4
left join lateral (
  select seq from stock_movements where business_id = $3 and product_id = p.id and location_id = $4
  order by seq desc limit 1) m on true
left join lateral (
  select at, quantity from stock_movements
  where business_id = $3 and product_id = p.id and location_id = $4 and seq > p.seq
    and at > $5) late on true`,
  parameters: ['productIds', 'snapshotSeqs', 'businessId', 'locationId', 'since'],
  columns: ['productId', 'onHand', 'seq', 'at', 'quantity'],
  notNull: ['productId'],
  prepared: 'counts.readBookQuantities',
};

export const findCountOfStore: Statement<
  { businessId: string; storeId: string; countId: string },
  { found: number }
> = {
  text: `select 1 as found from inventory_counts where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'countId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const insertCounterOnce: Statement<
  { businessId: string; countId: string; userId: string },
  object
> = {
  text: `insert into count_counters as k (business_id, count_id, user_id) values ($1, $2, $3)
on conflict (business_id, count_id, user_id) do update set scans = k.scans`,
  parameters: ['businessId', 'countId', 'userId'],
  columns: [],
  notNull: [],
  prepared: 'counts.insertCounterOnce',
};

export const findKnownScans: Statement<
  { businessId: string; ids: readonly string[] },
  { id: string; countId: string }
> = {
  text: `select id, count_id from count_scans where business_id = $1 and id = any($2::uuid[])`,
  parameters: ['businessId', 'ids'],
  columns: ['id', 'countId'],
  notNull: [],
  prepared: 'counts.findKnownScans',
};

export const sumCountedPieces: Statement<
  { businessId: string; countId: string },
  { counted: number }
> = {
  text: `select coalesce(sum(counted), 0)::int as counted from count_lines where business_id = $1 and count_id = $2`,
  parameters: ['businessId', 'countId'],
  columns: ['counted'],
  notNull: [],
  prepared: 'counts.sumCountedPieces',
};

export const lockCountForShare: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number; status: 'in_progress' | 'review' | 'posted' | 'cancelled'; locationId: string; vendorId: string | null; round: number; startedAt: string }
> = {
  text: `select id, number, status, location_id, vendor_id, round, started_at
from inventory_counts where business_id = $1 and store_id = $2 and id = $3 for share`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'status', 'locationId', 'vendorId', 'round', 'startedAt'],
  notNull: [],
  prepared: 'counts.lockCountForShare',
};

export const listOriginalScans: Statement<
  { businessId: string; id: string; ids: readonly string[] },
  { id: string; result: 'matched' | 'unknown' | 'wrongLocation' | 'wrongStatus' | 'duplicate' | 'outOfScope' | 'takenBack'; pieces: number; lineId: string | null; round: number | null; productId: string | null; unitId: string | null; isUndone: boolean }
> = {
  text: `select s.id, s.result, s.quantity as pieces, s.line_id, s.round, s.product_id,
  s.unit_id, exists (
    select 1 from count_scans b where b.business_id = $1 and b.takes_back = s.id) as is_undone
from count_scans s where s.business_id = $1 and s.count_id = $2 and s.id = any($3::uuid[])`,
  parameters: ['businessId', 'id', 'ids'],
  columns: ['id', 'result', 'pieces', 'lineId', 'round', 'productId', 'unitId', 'isUndone'],
  notNull: [],
  prepared: 'counts.listOriginalScans',
};

export const lockLocation: Statement<
  { businessId: string; locationId: string },
  { found: number }
> = {
  text: `select 1 as found from locations where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'locationId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readStoreOfCount: Statement<
  { businessId: string; id: string },
  { store: string }
> = {
  text: `select store_id as store from inventory_counts where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['store'],
  notNull: [],
  prepared: undefined,
};

export const insertCount: Statement<
  { businessId: string; id: string; storeId: string; locationId: string; number: number; mode: string; mainCategoryId: string; subCategoryId: string | null; vendorId: string | null; brand: string | null; threshold: number | null; note: string | null; userId: string; now: string },
  object
> = {
  text: `insert into inventory_counts (business_id, id, store_id, location_id, number, status, mode, main_category_id,
  sub_category_id, vendor_id, brand, threshold, note, started_by, started_at, created_at, updated_at)
values ($1, $2, $3, $4, $5, 'in_progress', $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $14, $14)`,
  parameters: ['businessId', 'id', 'storeId', 'locationId', 'number', 'mode', 'mainCategoryId', 'subCategoryId', 'vendorId', 'brand', 'threshold', 'note', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertCounter: Statement<
  { businessId: string; id: string; userId: string },
  object
> = {
  text: `insert into count_counters (business_id, count_id, user_id) values ($1, $2, $3)`,
  parameters: ['businessId', 'id', 'userId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readKnownFilters: Statement<
  { businessId: string; mainCategoryId: string; subCategoryId: string | null; vendorId: string | null },
  { main: boolean; sub: boolean; vendor: boolean }
> = {
  text: `select
  exists (select 1 from categories where business_id = $1 and id = $2 and parent_id is null
    and archived_at is null) as main,
  $3::uuid is null or exists (select 1 from categories where business_id = $1 and id = $3
    and parent_id = $2 and archived_at is null) as sub,
  $4::uuid is null or exists (select 1 from vendors where business_id = $1 and id = $4) as vendor`,
  parameters: ['businessId', 'mainCategoryId', 'subCategoryId', 'vendorId'],
  columns: ['main', 'sub', 'vendor'],
  notNull: ['main', 'sub', 'vendor'],
  prepared: undefined,
};

export const saveLinesToRecount: Statement<
  { round: number; businessId: string; id: string; lineIds: readonly string[] },
  { id: string }
> = {
  text: `update count_lines set counted = 0, scans = 0, round = $1, first_at = null, first_seq = null, last_at = null,
  last_seq = null, book = null
where business_id = $2 and count_id = $3 and id = any($4::uuid[]) returning id`,
  parameters: ['round', 'businessId', 'id', 'lineIds'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const insertScans: Statement<
  { businessId: string; countId: string; userId: string; now: string; rows: string; lines: string; scans: number; pieces: number },
  object
> = {
  text: `with written as (
  insert into count_scans (business_id, count_id, user_id, received_at, id, at, code, result, quantity, line_id, round,
    product_id, unit_id, unit_status, book, book_seq, counted, takes_back)
  select $1, $2, $3, $4, s.id, s.at, s.code, s.result, s.pieces, s."lineId", s.round, s."productId",
    s."unitId", s."unitStatus", s.book, s."bookSeq", s.counted, s."takesBack"
  from jsonb_to_recordset($5::jsonb) as s(id uuid, at timestamptz, code text, result text, pieces int, "lineId" uuid,
    round int, "productId" uuid, "unitId" uuid, "unitStatus" text, book int, "bookSeq" bigint, counted int,
    "takesBack" uuid)
), saved as (
  update count_lines l set counted = x.counted, scans = x.scans, first_at = x."firstAt", first_seq = x."firstSeq",
    last_at = x."lastAt", last_seq = x."lastSeq", book = x.book
  from jsonb_to_recordset($6::jsonb) as x(id uuid, counted int, scans int, "firstAt" timestamptz, "firstSeq" bigint,
    "lastAt" timestamptz, "lastSeq" bigint, book int)
  where l.business_id = $1 and l.id = x.id
)
update count_counters set scans = scans + $7, pieces = pieces + $8, last_scan_at = $4
where business_id = $1 and count_id = $2 and user_id = $3`,
  parameters: ['businessId', 'countId', 'userId', 'now', 'rows', 'lines', 'scans', 'pieces'],
  columns: [],
  notNull: [],
  prepared: 'counts.insertScans',
};
