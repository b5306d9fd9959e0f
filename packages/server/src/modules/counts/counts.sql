-- import type { UnitStatus } from '@tilldesk/domain/inventory'

-- name: readCategoryNames
-- not null: main
select m.name as main, s.name as sub from categories m
left join categories s on s.business_id = m.business_id and s.id = :subCategoryId? and s.parent_id = m.id
where m.business_id = :businessId and m.id = :mainCategoryId and (:subCategoryId?::uuid is null or s.id is not null);

-- name: readProgress
-- prepared
-- not null: counted, line_count, counted_lines, unknown, wrong_location, wrong_status, duplicate, out_of_scope
-- type counters: { userId: string; name: string; scans: number; pieces: number; lastScanAt: string | null; }[]
select l.*, t.*, (
  select json_agg(json_build_object('userId', k.user_id, 'name', w.name, 'scans', k.scans, 'pieces', k.pieces,
      'lastScanAt', to_char(k.last_scan_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by w.name, w.id)
  from count_counters k join users w on w.business_id = k.business_id and w.id = k.user_id
  where k.business_id = :businessId and k.count_id = :id) as counters
from (
  select coalesce(sum(counted), 0)::int as counted, count(*)::int as line_count,
    count(*) filter (where last_at is not null)::int as counted_lines
  from count_lines where business_id = :businessId and count_id = :id) l, (
  select count(*) filter (where s.result = 'unknown')::int as unknown,
    count(*) filter (where s.result = 'wrongLocation')::int as wrong_location,
    count(*) filter (where s.result = 'wrongStatus')::int as wrong_status,
    count(*) filter (where s.result = 'duplicate')::int as duplicate,
    count(*) filter (where s.result = 'outOfScope')::int as out_of_scope
  from count_scans s
  where s.business_id = :businessId and s.count_id = :id and s.result not in ('matched', 'takenBack')
    and not exists (select 1 from count_scans b where b.business_id = :businessId and b.takes_back = s.id)) t;

-- name: readModeOfCount
select mode, status from inventory_counts where business_id = :businessId and store_id = :storeId and id = :countId;

-- name: insertLateLines
-- prepared
insert into count_lines (business_id, id, count_id, product_id, unit_id, snapshot, snapshot_seq, unit_cost)
select :businessId, gen_random_uuid(), :countId, late.* from (
  select u."productId", u."unitId", 0, 0::bigint, u."unitCost"
  from jsonb_to_recordset(:units::jsonb) as u("unitId" uuid, "productId" uuid, "unitCost" bigint)
  where not exists (
    select 1 from count_lines l where l.business_id = :businessId and l.count_id = :countId and l.unit_id = u."unitId")
  union all
  select p.id, null, 0, coalesce((select max(m.seq) from stock_movements m
    where m.business_id = :businessId and m.product_id = p.id), 0), 0
  from unnest(:productIds::uuid[]) as p(id)
  where not exists (
    select 1 from count_lines l where l.business_id = :businessId and l.count_id = :countId and l.product_id = p.id
      and l.unit_id is null)
  order by 1, 2
) late on conflict do nothing;

-- name: lockCountLines
-- prepared
select id, product_id, unit_id, snapshot_seq, counted, scans, round,
  first_at, first_seq, last_at, last_seq, book
from count_lines
where business_id = :businessId and id in (
  select id from count_lines where business_id = :businessId and count_id = :countId and unit_id = any(:unitIds::uuid[])
  union
  select id from count_lines where business_id = :businessId and count_id = :countId and product_id = any(:productIds::uuid[])
    and unit_id is null
  union
  select id from count_lines where business_id = :businessId and count_id = :countId and id = any(:lineIds::uuid[]))
order by id for update;

-- name: settleEndsOfLines
-- prepared
with current as (
  select s.line_id, s.at, s.seq, s.book, s.book_seq
  from count_scans s join count_lines l on l.business_id = s.business_id and l.id = s.line_id and l.round = s.round
  where s.business_id = :businessId and s.line_id = any(:lineIds::uuid[]) and s.takes_back is null
    and not exists (select 1 from count_scans b where b.business_id = :businessId and b.takes_back = s.id)
), firsts as (
  select distinct on (line_id) line_id, at, book_seq from current order by line_id, at, seq
), lasts as (
  select distinct on (line_id) line_id, at, book_seq, book from current order by line_id, at desc, seq desc
)
update count_lines l set first_at = f.at, first_seq = f.book_seq, last_at = t.at, last_seq = t.book_seq, book = t.book
from unnest(:lineIds::uuid[]) as x(id)
left join firsts f on f.line_id = x.id
left join lasts t on t.line_id = x.id
where l.business_id = :businessId and l.id = x.id;

-- name: lockProduct
select sku, tracking from products where business_id = :businessId and id = :productId and archived_at is null for no key update;

-- name: insertBarcode
insert into product_barcodes (business_id, barcode, product_id) values (:businessId, :code, :productId) on conflict do nothing;

-- name: listUnknownScans
select s.id, s.at from count_scans s
where s.business_id = :businessId and s.count_id = :countId and s.code = :code and s.result = 'unknown'
  and not exists (select 1 from count_scans b where b.business_id = :businessId and b.takes_back = s.id)
order by s.seq limit 1000;

-- name: closeCount
-- prepared
-- not null: short_quantity, over_quantity, short_value, over_value
update inventory_counts c set status = 'posted', posted_by = :userId, posted_at = :now, updated_at = :now, version = version + 1,
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
    where business_id = :businessId and count_id = :id) said) l
where c.business_id = :businessId and c.id = :id
returning short_quantity, over_quantity, c.short_value,
  c.over_value;

-- name: saveDifferenceValues
-- prepared
update count_lines l set difference_value = v.value
from jsonb_to_recordset(:values::jsonb) as v(id uuid, value bigint) where l.business_id = :businessId and l.id = v.id;

-- name: lockCountForUpdate
-- prepared
select id, number, status, mode, round, location_id, version from inventory_counts
where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: submitForReview
update inventory_counts set status = 'review', submitted_at = :now, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: startRecount
update inventory_counts set status = 'in_progress', submitted_at = null, round = :round, updated_at = :now,
  version = version + 1
where business_id = :businessId and id = :id;

-- name: cancelOneCount
update inventory_counts set status = 'cancelled', cancelled_by = :userId, cancelled_at = :now, updated_at = :now,
  note = coalesce(:comment?, note), version = version + 1,
  counted = (select coalesce(sum(l.counted), 0) from count_lines l where l.business_id = :businessId and l.count_id = :id)
where business_id = :businessId and id = :id;

-- name: findCodes
-- prepared
-- not null: code, kind, id
with given as (select code, value from unnest(:codes::text[], :values::text[]) as g(code, value))
select g.code, 'unit' as kind, u.id from given g
join device_identifiers i on i.business_id = :businessId and i.value in (g.code, g.value)
join units u on u.business_id = :businessId and u.device_id = i.device_id
union all
select g.code, 'product', b.product_id from given g
join product_barcodes b on b.business_id = :businessId and b.barcode in (g.code, g.value)
union all
select g.code, 'product', p.id from given g join products p on p.business_id = :businessId and p.sku = g.code;

-- name: listMovesOfUnits
-- prepared
-- type from: UnitStatus
-- type to: UnitStatus
select unit_id, at, from_status as "from", to_status as "to" from unit_events
where business_id = :businessId and unit_id = any(:ids::uuid[]) and at > :since order by unit_id, seq;

-- name: readBookQuantities
-- prepared
-- not null: product_id
select p.id as product_id, coalesce(l.on_hand, 0) as on_hand, coalesce(m.seq, 0) as seq, late.at, late.quantity
from unnest(:productIds::uuid[], :snapshotSeqs::bigint[]) as p(id, seq)
left join stock_levels l on l.business_id = :businessId and l.product_id = p.id and l.location_id = :locationId
left join lateral (
  select seq from stock_movements where business_id = :businessId and product_id = p.id and location_id = :locationId
  order by seq desc limit 1) m on true
left join lateral (
  select at, quantity from stock_movements
  where business_id = :businessId and product_id = p.id and location_id = :locationId and seq > p.seq
    and at > :since) late on true;

-- name: findCountOfStore
select 1 as found from inventory_counts where business_id = :businessId and store_id = :storeId and id = :countId;

-- name: insertCounterOnce
-- prepared
insert into count_counters as k (business_id, count_id, user_id) values (:businessId, :countId, :userId)
on conflict (business_id, count_id, user_id) do update set scans = k.scans;

-- name: findKnownScans
-- prepared
select id, count_id from count_scans where business_id = :businessId and id = any(:ids::uuid[]);

-- name: sumCountedPieces
-- prepared
select coalesce(sum(counted), 0)::int as counted from count_lines where business_id = :businessId and count_id = :countId;

-- name: lockCountForShare
-- prepared
select id, number, status, location_id, vendor_id, round, started_at
from inventory_counts where business_id = :businessId and store_id = :storeId and id = :id for share;

-- name: listOriginalScans
-- prepared
select s.id, s.result, s.quantity as pieces, s.line_id, s.round, s.product_id,
  s.unit_id, exists (
    select 1 from count_scans b where b.business_id = :businessId and b.takes_back = s.id) as is_undone
from count_scans s where s.business_id = :businessId and s.count_id = :id and s.id = any(:ids::uuid[]);

-- name: lockLocation
select 1 as found from locations where business_id = :businessId and id = :locationId for no key update;

-- name: readStoreOfCount
select store_id as store from inventory_counts where business_id = :businessId and id = :id;

-- name: insertCount
insert into inventory_counts (business_id, id, store_id, location_id, number, status, mode, main_category_id,
  sub_category_id, vendor_id, brand, threshold, note, started_by, started_at, created_at, updated_at)
values (:businessId, :id, :storeId, :locationId, :number, 'in_progress', :mode, :mainCategoryId, :subCategoryId?, :vendorId?,
  :brand?, :threshold?, :note?, :userId, :now, :now, :now);

-- name: insertCounter
insert into count_counters (business_id, count_id, user_id) values (:businessId, :id, :userId);

-- name: readKnownFilters
-- not null: main, sub, vendor
select
  exists (select 1 from categories where business_id = :businessId and id = :mainCategoryId and parent_id is null
    and archived_at is null) as main,
  :subCategoryId?::uuid is null or exists (select 1 from categories where business_id = :businessId and id = :subCategoryId?
    and parent_id = :mainCategoryId and archived_at is null) as sub,
  :vendorId?::uuid is null or exists (select 1 from vendors where business_id = :businessId and id = :vendorId?) as vendor;

-- name: saveLinesToRecount
update count_lines set counted = 0, scans = 0, round = :round, first_at = null, first_seq = null, last_at = null,
  last_seq = null, book = null
where business_id = :businessId and count_id = :id and id = any(:lineIds::uuid[]) returning id;

-- name: insertScans
-- prepared
with written as (
  insert into count_scans (business_id, count_id, user_id, received_at, id, at, code, result, quantity, line_id, round,
    product_id, unit_id, unit_status, book, book_seq, counted, takes_back)
  select :businessId, :countId, :userId, :now, s.id, s.at, s.code, s.result, s.pieces, s."lineId", s.round, s."productId",
    s."unitId", s."unitStatus", s.book, s."bookSeq", s.counted, s."takesBack"
  from jsonb_to_recordset(:rows::jsonb) as s(id uuid, at timestamptz, code text, result text, pieces int, "lineId" uuid,
    round int, "productId" uuid, "unitId" uuid, "unitStatus" text, book int, "bookSeq" bigint, counted int,
    "takesBack" uuid)
), saved as (
  update count_lines l set counted = x.counted, scans = x.scans, first_at = x."firstAt", first_seq = x."firstSeq",
    last_at = x."lastAt", last_seq = x."lastSeq", book = x.book
  from jsonb_to_recordset(:lines::jsonb) as x(id uuid, counted int, scans int, "firstAt" timestamptz, "firstSeq" bigint,
    "lastAt" timestamptz, "lastSeq" bigint, book int)
  where l.business_id = :businessId and l.id = x.id
)
update count_counters set scans = scans + :scans, pieces = pieces + :pieces, last_scan_at = :now
where business_id = :businessId and count_id = :countId and user_id = :userId;
