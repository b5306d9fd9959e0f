-- import type { Tracking } from '@tilldesk/domain/products'

-- name: saveTakenReservations
-- prepared
with went as (
  update stock_reservations r set taken = r.taken + x.taken,
    ended_at = case when r.taken + x.taken = r.quantity then :now::timestamptz end,
    ended_as = case when r.taken + x.taken = r.quantity then 'taken' end
  from jsonb_to_recordset(:consumed::jsonb) as x(id uuid, taken int)
  where r.business_id = :businessId and r.id = x.id
  returning r.product_id, r.location_id, r.unit_id, x.taken
)
update stock_levels l set reserved = l.reserved - w.pieces
from (select product_id, location_id, sum(taken) as pieces from went where unit_id is null group by 1, 2) w
where l.business_id = :businessId and l.product_id = w.product_id and l.location_id = w.location_id;

-- name: saveEndedReservations
-- prepared
with ended as (
  update stock_reservations set ended_at = :now, ended_as = :end
  where business_id = :businessId and id = any(:ids::uuid[]) and ended_at is null
  returning id, product_id, location_id, unit_id, quantity - taken as pieces
), freed as (
  update units u set status = 'in_stock', source_kind = 'reservation', source_id = e.id, moved_by = :userId?,
    move_note = :end, updated_at = :now, version = version + 1
  from ended e
  where u.business_id = :businessId and u.id = e.unit_id and u.status = 'reserved' and u.id <> all(:leavingIds::uuid[])
)
update stock_levels l set reserved = l.reserved - e.pieces
from (select product_id, location_id, sum(pieces) as pieces from ended where unit_id is null group by 1, 2) e
where l.business_id = :businessId and l.product_id = e.product_id and l.location_id = e.location_id;

-- name: lockUnitRows
-- prepared
select 1 as found from units where business_id = :businessId and id = any(:unitIds::uuid[]) order by id for no key update;

-- name: listExpiredReservations
-- prepared
select product_id, unit_id from stock_reservations
where business_id = :businessId and store_id = :storeId and ended_at is null and ends_at <= :now limit 500;

-- name: lockUnitsForCost
-- prepared
select id, product_id, status, unit_cost from units
where business_id = :businessId and store_id = :storeId and id = any(:unitIds::uuid[]) order by id for no key update;

-- name: addUnitCost
-- prepared
update units u set unit_cost = unit_cost + x.value, updated_at = :now, version = version + 1,
  landed_cost = landed_cost + case when :kind = 'landedCost' then x.value else 0 end
from jsonb_to_recordset(:remainingShares::jsonb) as x(id uuid, value bigint)
where u.business_id = :businessId and u.id = x.id;

-- name: saveLevelCosts
-- prepared
with saved as (
  update stock_levels l set value = x.value
  from jsonb_to_recordset(:levels::jsonb) as x("productId" uuid, value bigint)
  where l.business_id = :businessId and l.location_id = :locationId and l.product_id = x."productId"
)
insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
  quantity, value, balance)
select :businessId, :storeId, :locationId, :kind, :documentId, :userId, :now, m.id, m."productId", 0, m.value, m.balance
from jsonb_to_recordset(:movements::jsonb) as m(id uuid, "productId" uuid, value bigint, balance int);

-- name: insertCostVariances
-- prepared
insert into cost_variances (business_id, store_id, kind, document_id, user_id, at, id, product_id, unit_id, amount)
select :businessId, :storeId, :kind, :id, :userId, :now, v.* from jsonb_to_recordset(:gone::jsonb)
  as v(id uuid, "productId" uuid, "unitId" uuid, amount bigint);

-- name: insertMissingLevels
-- prepared
insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
select :businessId, p.id, :locationId, :storeId, 0, 0 from unnest(:ids::uuid[]) as p(id) order by p.id
on conflict do nothing;

-- name: lockLevelRows
-- prepared
select l.product_id, p.name, l.on_hand, l.reserved, l.value
from stock_levels l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = :businessId and l.location_id = :locationId and l.product_id = any(:ids::uuid[])
order by l.product_id for update of l;

-- name: saveLevels
-- prepared
with saved as (
  update stock_levels l set on_hand = x."onHand", value = x.value
  from jsonb_to_recordset(:levels::jsonb) as x("productId" uuid, "onHand" int, value bigint)
  where l.business_id = :businessId and l.location_id = :locationId and l.product_id = x."productId"
)
insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, document_line_id,
  product_id, quantity, value, balance)
select :businessId, :storeId, :locationId, :kind, :id, :userId, :now, m.id, m.line, m."productId", m.quantity, m.value, m.balance
from jsonb_to_recordset(:booked::jsonb)
  as m(id uuid, line uuid, "productId" uuid, quantity int, value bigint, balance int);

-- name: saveUnitMoves
-- prepared
update units set status = :to, source_kind = :sourceKind, source_id = :sourceId, moved_by = :userId, move_note = :note?,
  invoice_id = :invoiceId?, store_id = :storeId,
  location_id = case when store_id = :storeId then location_id else :locationId end,
  received_at = case when status in ('expected', 'backordered') then :now else received_at end,
  updated_at = :now, version = version + 1
where business_id = :businessId and id = any(:unitIds::uuid[]);

-- name: lockDevicesOfUnits
-- prepared
select d.id, u.id as unit_id from units u join devices d on d.business_id = u.business_id and d.id = u.device_id
where u.business_id = :businessId and u.id = any(:back::uuid[]) order by d.id for update of d;

-- name: listActiveUnitsOfDevices
-- prepared
select device_id from units
where business_id = :businessId and device_id = any(:ids::uuid[]) and unit_is_active(status);

-- name: insertUnitMovements
-- prepared
insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
  unit_id, quantity, value)
select :businessId, u.store_id, u.location_id, :kind, :documentId, :userId, :now, m.id, m.product, m.unit, m.quantity, m.value
from jsonb_to_recordset(:units::jsonb) as m(id uuid, product uuid, unit uuid, quantity int, value bigint)
join units u on u.business_id = :businessId and u.id = m.unit;

-- name: lockUnitsToMove
-- prepared
select id, code, product_id, status as "from", unit_cost from units
where business_id = :businessId and (store_id = :storeId or :isOfAnyStore::boolean) and id = any(:ids::uuid[])
order by id for no key update;

-- name: insertUnitRows
-- prepared
insert into units (business_id, store_id, location_id, product_id, status, acquired_via, vendor_id, source_kind,
  source_id, moved_by, move_note, received_at, created_at, updated_at, id, device_id, code, unit_cost, color, storage,
  condition, grade, battery_health, carrier, lock_status, notes)
select :businessId, :storeId, :locationId, :productId, :status, :acquiredVia, :vendorId?, :kind, :id, :userId, :note?, :now,
  :now, :now, u.id, u."deviceId", u.code, u."unitCost", u.color,
  u.storage, u.condition, u.grade, u."batteryHealth", u.carrier, coalesce(u."lockStatus", 'unknown'), u.notes
from jsonb_to_recordset(:units::jsonb) as u(id uuid, "deviceId" uuid, code text, "unitCost" bigint, color text,
  storage text, condition text, grade text, "batteryHealth" int, carrier text, "lockStatus" text, notes text)
order by u.code
on conflict do nothing returning id;

-- name: insertDevices
-- prepared
insert into devices (business_id, id, created_at)
select distinct :businessId::uuid, c.device, :now::timestamptz from jsonb_to_recordset(:codes::jsonb) as c(device uuid)
on conflict do nothing;

-- name: insertIdentifiers
-- prepared
insert into device_identifiers (business_id, value, type, device_id)
select :businessId, c.value, c.type, c.device from jsonb_to_recordset(:codes::jsonb) as c(value text, type text, device uuid)
order by c.value
on conflict do nothing;

-- name: lockDevices
-- prepared
select 1 as found from devices where business_id = :businessId and id = any(:existingDevices::uuid[]) order by id
  for no key update;

-- name: listDevicesOfCodes
-- prepared
select value, device_id as device from device_identifiers where business_id = :businessId and value = any(:values::text[]);

-- name: listCodesInUse
-- prepared
select i.value, i.device_id as device, exists (
  select 1 from units u where u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
) as is_active
from device_identifiers i where i.business_id = :businessId and i.value = any(:values::text[]);

-- name: readStock
-- prepared
-- not null: id, on_hand, value
select product_id as id, sum(pieces)::bigint as on_hand, sum(value)::bigint as value
from (
  select product_id, 1 as pieces, unit_cost as value from units
  where business_id = :businessId and store_id = :storeId and product_id = any(:ids::uuid[]) and unit_is_live(status)
  union all
  select product_id, on_hand, value from stock_levels
  where business_id = :businessId and store_id = :storeId and product_id = any(:ids::uuid[])
) stock
group by product_id;

-- name: listCrossedReorderPoints
-- prepared
-- not null: id, name, tracking, category_id, category_name, reorder_point, available
-- type tracking: Tracking
select id, name, tracking, category_id, category_name, reorder_point, available
from crossed_reorder_point(:businessId, :storeId, :productIds, :quantities);
