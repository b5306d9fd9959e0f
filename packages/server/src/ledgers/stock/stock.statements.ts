// Generated from stock.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Tracking } from '@tilldesk/domain/products';

export const saveTakenReservations: Statement<
  { now: string; consumed: string; businessId: string },
  object
> = {
  text: `with went as (
  update stock_reservations r set taken = r.taken + x.taken,
    ended_at = case when r.taken + x.taken = r.quantity then $1::timestamptz end,
    ended_as = case when r.taken + x.taken = r.quantity then 'taken' end
  from jsonb_to_recordset($2::jsonb) as x(id uuid, taken int)
  where r.business_id = $3 and r.id = x.id
  returning r.product_id, r.location_id, r.unit_id, x.taken
)
update stock_levels l set reserved = l.reserved - w.pieces
from (select product_id, location_id, sum(taken) as pieces from went where unit_id is null group by 1, 2) w
where l.business_id = $3 and l.product_id = w.product_id and l.location_id = w.location_id`,
  parameters: ['now', 'consumed', 'businessId'],
  columns: [],
  notNull: [],
  prepared: 'stock.saveTakenReservations',
};

export const saveEndedReservations: Statement<
  { now: string; end: string; businessId: string; ids: readonly string[]; userId: string | null; leavingIds: readonly string[] },
  object
> = {
  text: `with ended as (
  update stock_reservations set ended_at = $1, ended_as = $2
  where business_id = $3 and id = any($4::uuid[]) and ended_at is null
  returning id, product_id, location_id, unit_id, quantity - taken as pieces
), freed as (
  update units u set status = 'in_stock', source_kind = 'reservation', source_id = e.id, moved_by = $5,
    move_note = $2, updated_at = $1, version = version + 1
  from ended e
  where u.business_id = $3 and u.id = e.unit_id and u.status = 'reserved' and u.id <> all($6::uuid[])
)
update stock_levels l set reserved = l.reserved - e.pieces
from (select product_id, location_id, sum(pieces) as pieces from ended where unit_id is null group by 1, 2) e
where l.business_id = $3 and l.product_id = e.product_id and l.location_id = e.location_id`,
  parameters: ['now', 'end', 'businessId', 'ids', 'userId', 'leavingIds'],
  columns: [],
  notNull: [],
  prepared: 'stock.saveEndedReservations',
};

export const lockUnitRows: Statement<
  { businessId: string; unitIds: readonly string[] },
  { found: number }
> = {
  text: `select 1 as found from units where business_id = $1 and id = any($2::uuid[]) order by id for no key update`,
  parameters: ['businessId', 'unitIds'],
  columns: ['found'],
  notNull: [],
  prepared: 'stock.lockUnitRows',
};

export const listExpiredReservations: Statement<
  { businessId: string; storeId: string; now: string },
  { productId: string; unitId: string | null }
> = {
  text: `select product_id, unit_id from stock_reservations
where business_id = $1 and store_id = $2 and ended_at is null and ends_at <= $3 limit 500`,
  parameters: ['businessId', 'storeId', 'now'],
  columns: ['productId', 'unitId'],
  notNull: [],
  prepared: 'stock.listExpiredReservations',
};

export const lockUnitsForCost: Statement<
  { businessId: string; storeId: string; unitIds: readonly string[] },
  { id: string; productId: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; unitCost: number }
> = {
  text: `select id, product_id, status, unit_cost from units
where business_id = $1 and store_id = $2 and id = any($3::uuid[]) order by id for no key update`,
  parameters: ['businessId', 'storeId', 'unitIds'],
  columns: ['id', 'productId', 'status', 'unitCost'],
  notNull: [],
  prepared: 'stock.lockUnitsForCost',
};

export const addUnitCost: Statement<
  { now: string; kind: string; remainingShares: string; businessId: string },
  object
> = {
  text: `update units u set unit_cost = unit_cost + x.value, updated_at = $1, version = version + 1,
  landed_cost = landed_cost + case when $2 = 'landedCost' then x.value else 0 end
from jsonb_to_recordset($3::jsonb) as x(id uuid, value bigint)
where u.business_id = $4 and u.id = x.id`,
  parameters: ['now', 'kind', 'remainingShares', 'businessId'],
  columns: [],
  notNull: [],
  prepared: 'stock.addUnitCost',
};

export const saveLevelCosts: Statement<
  { levels: string; businessId: string; locationId: string; storeId: string; kind: string; documentId: string; userId: string; now: string; movements: string },
  object
> = {
  text: `with saved as (
  update stock_levels l set value = x.value
  from jsonb_to_recordset($1::jsonb) as x("productId" uuid, value bigint)
  where l.business_id = $2 and l.location_id = $3 and l.product_id = x."productId"
)
insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
  quantity, value, balance)
select $2, $4, $3, $5, $6, $7, $8, m.id, m."productId", 0, m.value, m.balance
from jsonb_to_recordset($9::jsonb) as m(id uuid, "productId" uuid, value bigint, balance int)`,
  parameters: ['levels', 'businessId', 'locationId', 'storeId', 'kind', 'documentId', 'userId', 'now', 'movements'],
  columns: [],
  notNull: [],
  prepared: 'stock.saveLevelCosts',
};

export const insertCostVariances: Statement<
  { businessId: string; storeId: string; kind: string; id: string; userId: string; now: string; gone: string },
  object
> = {
  text: `insert into cost_variances (business_id, store_id, kind, document_id, user_id, at, id, product_id, unit_id, amount)
select $1, $2, $3, $4, $5, $6, v.* from jsonb_to_recordset($7::jsonb)
  as v(id uuid, "productId" uuid, "unitId" uuid, amount bigint)`,
  parameters: ['businessId', 'storeId', 'kind', 'id', 'userId', 'now', 'gone'],
  columns: [],
  notNull: [],
  prepared: 'stock.insertCostVariances',
};

export const insertMissingLevels: Statement<
  { businessId: string; locationId: string; storeId: string; ids: readonly string[] },
  object
> = {
  text: `insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
select $1, p.id, $2, $3, 0, 0 from unnest($4::uuid[]) as p(id) order by p.id
on conflict do nothing`,
  parameters: ['businessId', 'locationId', 'storeId', 'ids'],
  columns: [],
  notNull: [],
  prepared: 'stock.insertMissingLevels',
};

export const lockLevelRows: Statement<
  { businessId: string; locationId: string; ids: readonly string[] },
  { productId: string; name: string; onHand: number; reserved: number; value: number }
> = {
  text: `select l.product_id, p.name, l.on_hand, l.reserved, l.value
from stock_levels l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = $1 and l.location_id = $2 and l.product_id = any($3::uuid[])
order by l.product_id for update of l`,
  parameters: ['businessId', 'locationId', 'ids'],
  columns: ['productId', 'name', 'onHand', 'reserved', 'value'],
  notNull: [],
  prepared: 'stock.lockLevelRows',
};

export const saveLevels: Statement<
  { levels: string; businessId: string; locationId: string; storeId: string; kind: string; id: string; userId: string; now: string; booked: string },
  object
> = {
  text: `with saved as (
  update stock_levels l set on_hand = x."onHand", value = x.value
  from jsonb_to_recordset($1::jsonb) as x("productId" uuid, "onHand" int, value bigint)
  where l.business_id = $2 and l.location_id = $3 and l.product_id = x."productId"
)
insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, document_line_id,
  product_id, quantity, value, balance)
select $2, $4, $3, $5, $6, $7, $8, m.id, m.line, m."productId", m.quantity, m.value, m.balance
from jsonb_to_recordset($9::jsonb)
  as m(id uuid, line uuid, "productId" uuid, quantity int, value bigint, balance int)`,
  parameters: ['levels', 'businessId', 'locationId', 'storeId', 'kind', 'id', 'userId', 'now', 'booked'],
  columns: [],
  notNull: [],
  prepared: 'stock.saveLevels',
};

export const saveUnitMoves: Statement<
  { to: string; sourceKind: string; sourceId: string; userId: string; note: string | null; invoiceId: string | null; storeId: string; locationId: string; now: string; businessId: string; unitIds: readonly string[] },
  object
> = {
  text: `update units set status = $1, source_kind = $2, source_id = $3, moved_by = $4, move_note = $5,
  invoice_id = $6, store_id = $7,
  location_id = case when store_id = $7 then location_id else $8 end,
  received_at = case when status in ('expected', 'backordered') then $9 else received_at end,
  updated_at = $9, version = version + 1
where business_id = $10 and id = any($11::uuid[])`,
  parameters: ['to', 'sourceKind', 'sourceId', 'userId', 'note', 'invoiceId', 'storeId', 'locationId', 'now', 'businessId', 'unitIds'],
  columns: [],
  notNull: [],
  prepared: 'stock.saveUnitMoves',
};

export const lockDevicesOfUnits: Statement<
  { businessId: string; back: readonly string[] },
  { id: string; unitId: string }
> = {
  text: `select d.id, u.id as unit_id from units u join devices d on d.business_id = u.business_id and d.id = u.device_id
where u.business_id = $1 and u.id = any($2::uuid[]) order by d.id for update of d`,
  parameters: ['businessId', 'back'],
  columns: ['id', 'unitId'],
  notNull: [],
  prepared: 'stock.lockDevicesOfUnits',
};

export const listActiveUnitsOfDevices: Statement<
  { businessId: string; ids: readonly string[] },
  { deviceId: string }
> = {
  text: `select device_id from units
where business_id = $1 and device_id = any($2::uuid[]) and unit_is_active(status)`,
  parameters: ['businessId', 'ids'],
  columns: ['deviceId'],
  notNull: [],
  prepared: 'stock.listActiveUnitsOfDevices',
};

export const insertUnitMovements: Statement<
  { businessId: string; kind: string; documentId: string; userId: string; now: string; units: string },
  object
> = {
  text: `insert into stock_movements (business_id, store_id, location_id, kind, document_id, user_id, at, id, product_id,
  unit_id, quantity, value)
select $1, u.store_id, u.location_id, $2, $3, $4, $5, m.id, m.product, m.unit, m.quantity, m.value
from jsonb_to_recordset($6::jsonb) as m(id uuid, product uuid, unit uuid, quantity int, value bigint)
join units u on u.business_id = $1 and u.id = m.unit`,
  parameters: ['businessId', 'kind', 'documentId', 'userId', 'now', 'units'],
  columns: [],
  notNull: [],
  prepared: 'stock.insertUnitMovements',
};

export const lockUnitsToMove: Statement<
  { businessId: string; storeId: string; isOfAnyStore: boolean; ids: readonly string[] },
  { id: string; code: string; productId: string; from: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; unitCost: number }
> = {
  text: `select id, code, product_id, status as "from", unit_cost from units
where business_id = $1 and (store_id = $2 or $3::boolean) and id = any($4::uuid[])
order by id for no key update`,
  parameters: ['businessId', 'storeId', 'isOfAnyStore', 'ids'],
  columns: ['id', 'code', 'productId', 'from', 'unitCost'],
  notNull: [],
  prepared: 'stock.lockUnitsToMove',
};

export const insertUnitRows: Statement<
  { businessId: string; storeId: string; locationId: string; productId: string; status: string; acquiredVia: string; vendorId: string | null; kind: string; id: string; userId: string; note: string | null; now: string; units: string },
  { id: string }
> = {
  text: `insert into units (business_id, store_id, location_id, product_id, status, acquired_via, vendor_id, source_kind,
  source_id, moved_by, move_note, received_at, created_at, updated_at, id, device_id, code, unit_cost, color, storage,
  condition, grade, battery_health, carrier, lock_status, notes)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
  $12, $12, u.id, u."deviceId", u.code, u."unitCost", u.color,
  u.storage, u.condition, u.grade, u."batteryHealth", u.carrier, coalesce(u."lockStatus", 'unknown'), u.notes
from jsonb_to_recordset($13::jsonb) as u(id uuid, "deviceId" uuid, code text, "unitCost" bigint, color text,
  storage text, condition text, grade text, "batteryHealth" int, carrier text, "lockStatus" text, notes text)
order by u.code
on conflict do nothing returning id`,
  parameters: ['businessId', 'storeId', 'locationId', 'productId', 'status', 'acquiredVia', 'vendorId', 'kind', 'id', 'userId', 'note', 'now', 'units'],
  columns: ['id'],
  notNull: [],
  prepared: 'stock.insertUnitRows',
};

export const insertDevices: Statement<
  { businessId: string; now: string; codes: string },
  object
> = {
  text: `insert into devices (business_id, id, created_at)
select distinct $1::uuid, c.device, $2::timestamptz from jsonb_to_recordset($3::jsonb) as c(device uuid)
on conflict do nothing`,
  parameters: ['businessId', 'now', 'codes'],
  columns: [],
  notNull: [],
  prepared: 'stock.insertDevices',
};

export const insertIdentifiers: Statement<
  { businessId: string; codes: string },
  object
> = {
  text: `insert into device_identifiers (business_id, value, type, device_id)
select $1, c.value, c.type, c.device from jsonb_to_recordset($2::jsonb) as c(value text, type text, device uuid)
order by c.value
on conflict do nothing`,
  parameters: ['businessId', 'codes'],
  columns: [],
  notNull: [],
  prepared: 'stock.insertIdentifiers',
};

export const lockDevices: Statement<
  { businessId: string; existingDevices: readonly string[] },
  { found: number }
> = {
  text: `select 1 as found from devices where business_id = $1 and id = any($2::uuid[]) order by id
  for no key update`,
  parameters: ['businessId', 'existingDevices'],
  columns: ['found'],
  notNull: [],
  prepared: 'stock.lockDevices',
};

export const listDevicesOfCodes: Statement<
  { businessId: string; values: readonly string[] },
  { value: string; device: string }
> = {
  text: `select value, device_id as device from device_identifiers where business_id = $1 and value = any($2::text[])`,
  parameters: ['businessId', 'values'],
  columns: ['value', 'device'],
  notNull: [],
  prepared: 'stock.listDevicesOfCodes',
};

export const listCodesInUse: Statement<
  { businessId: string; values: readonly string[] },
  { value: string; device: string; isActive: boolean }
> = {
  text: `select i.value, i.device_id as device, exists (
  select 1 from units u where u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
) as is_active
from device_identifiers i where i.business_id = $1 and i.value = any($2::text[])`,
  parameters: ['businessId', 'values'],
  columns: ['value', 'device', 'isActive'],
  notNull: [],
  prepared: 'stock.listCodesInUse',
};

export const readStock: Statement<
  { businessId: string; storeId: string; ids: readonly string[] },
  { id: string; onHand: number; value: number }
> = {
  text: `select product_id as id, sum(pieces)::bigint as on_hand, sum(value)::bigint as value
from (
  select product_id, 1 as pieces, unit_cost as value from units
  where business_id = $1 and store_id = $2 and product_id = any($3::uuid[]) and unit_is_live(status)
  union all
  select product_id, on_hand, value from stock_levels
  where business_id = $1 and store_id = $2 and product_id = any($3::uuid[])
) stock
group by product_id`,
  parameters: ['businessId', 'storeId', 'ids'],
  columns: ['id', 'onHand', 'value'],
  notNull: ['id', 'onHand', 'value'],
  prepared: 'stock.readStock',
};

export const listCrossedReorderPoints: Statement<
  { businessId: string; storeId: string; productIds: readonly string[]; quantities: readonly number[] },
  { id: string; name: string; tracking: Tracking; categoryId: string; categoryName: string; reorderPoint: number; available: number }
> = {
  text: `select id, name, tracking, category_id, category_name, reorder_point, available
from crossed_reorder_point($1, $2, $3, $4)`,
  parameters: ['businessId', 'storeId', 'productIds', 'quantities'],
  columns: ['id', 'name', 'tracking', 'categoryId', 'categoryName', 'reorderPoint', 'available'],
  notNull: ['id', 'name', 'tracking', 'categoryId', 'categoryName', 'reorderPoint', 'available'],
  prepared: 'stock.listCrossedReorderPoints',
};
