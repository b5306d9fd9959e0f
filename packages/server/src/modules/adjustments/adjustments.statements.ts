// Generated from adjustments.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { AdjustmentReason } from '@tilldesk/domain/adjustments';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';

export const readProductsToAdjust: Statement<
  { storeId: string; locationId: string; businessId: string; productIds: readonly string[] },
  { id: string; name: string; tracking: Tracking; onHand: number; lastCost: number | null }
> = {
  text: `select p.id, p.name, p.tracking, coalesce(l.on_hand, 0) as on_hand,
  (select round(m.value::numeric / m.quantity)::bigint from stock_movements m
   where m.business_id = p.business_id and m.product_id = p.id and m.store_id = $1 and m.quantity <> 0
   order by m.seq desc limit 1) as last_cost
from products p
left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = $2
where p.business_id = $3 and p.id = any($4::uuid[])`,
  parameters: ['storeId', 'locationId', 'businessId', 'productIds'],
  columns: ['id', 'name', 'tracking', 'onHand', 'lastCost'],
  notNull: [],
  prepared: 'adjustments.readProductsToAdjust',
};

export const listAdjustmentLines: Statement<
  { viewCost: boolean; businessId: string; id: string },
  { id: string; productId: string; productName: string; sku: string; unitId: string | null; unitCode: string | null; quantity: number; value: number | null; fromStatus: UnitStatus | null; toStatus: UnitStatus | null; price: number | null }
> = {
  text: `select l.id, l.product_id, p.name as product_name, p.sku, l.unit_id,
  l.unit_code, l.quantity, case when $1 then l.value end as value, l.from_status,
  l.to_status, l.price
from stock_adjustment_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = $2 and l.adjustment_id = $3 order by l.position`,
  parameters: ['viewCost', 'businessId', 'id'],
  columns: ['id', 'productId', 'productName', 'sku', 'unitId', 'unitCode', 'quantity', 'value', 'fromStatus', 'toStatus', 'price'],
  notNull: [],
  prepared: undefined,
};

export const readStoreOfAdjustment: Statement<
  { businessId: string; id: string },
  { storeId: string }
> = {
  text: `select store_id from stock_adjustments where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['storeId'],
  notNull: [],
  prepared: undefined,
};

export const insertAdjustment: Statement<
  { businessId: string; id: string; storeId: string; locationId: string; number: number; reason: string; note: string | null; customerId: string | null; approvalId: string | null; pieces: number; value: number; reversesId: string | null; userId: string; now: string; booked: string },
  object
> = {
  text: `with head as (
  insert into stock_adjustments (business_id, id, store_id, location_id, number, reason, note, customer_id, approval_id,
    pieces, value, reverses_id, user_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
    $11, $12, $13, $14)
)
insert into stock_adjustment_lines (business_id, adjustment_id, position, id, product_id, unit_id, unit_code, quantity,
  value, from_status, to_status, price)
select $1, $2, x.position, x.id, x."productId", x."unitId", x."unitCode", x.quantity, x.value, x."from", x."to", x.price
from jsonb_to_recordset($15::jsonb) as x(position int, id uuid, "productId" uuid, "unitId" uuid, "unitCode" text,
  quantity int, value bigint, "from" text, "to" text, price bigint)`,
  parameters: ['businessId', 'id', 'storeId', 'locationId', 'number', 'reason', 'note', 'customerId', 'approvalId', 'pieces', 'value', 'reversesId', 'userId', 'now', 'booked'],
  columns: [],
  notNull: [],
  prepared: 'adjustments.insertAdjustment',
};

export const readOriginal: Statement<
  { businessId: string; storeId: string; id: string },
  { reason: AdjustmentReason; reversesId: string | null; reversedBy: string | null; reversedByNumber: number | null }
> = {
  text: `select a.reason, a.reverses_id, r.id as reversed_by, r.number as reversed_by_number
from stock_adjustments a
left join stock_adjustments r on r.business_id = a.business_id and r.reverses_id = a.id
where a.business_id = $1 and a.store_id = $2 and a.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['reason', 'reversesId', 'reversedBy', 'reversedByNumber'],
  notNull: [],
  prepared: undefined,
};

export const listLinesToReverse: Statement<
  { businessId: string; id: string },
  { position: number; newId: string; productId: string; product: string; unitId: string | null; unitCode: string | null; quantity: number; value: number; from: UnitStatus | null; to: UnitStatus | null; price: number | null }
> = {
  text: `select l.position, gen_random_uuid() as new_id, l.product_id, p.name as product, l.unit_id,
  l.unit_code, l.quantity, l.value, l.from_status as "from", l.to_status as "to", l.price
from stock_adjustment_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = $1 and l.adjustment_id = $2 order by l.position`,
  parameters: ['businessId', 'id'],
  columns: ['position', 'newId', 'productId', 'product', 'unitId', 'unitCode', 'quantity', 'value', 'from', 'to', 'price'],
  notNull: ['newId'],
  prepared: undefined,
};

export const listUnitsToAdjust: Statement<
  { businessId: string; storeId: string; unitIds: readonly string[] },
  { id: string; productId: string; code: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void' }
> = {
  text: `select id, product_id, code, status from units
where business_id = $1 and store_id = $2 and id = any($3::uuid[])`,
  parameters: ['businessId', 'storeId', 'unitIds'],
  columns: ['id', 'productId', 'code', 'status'],
  notNull: [],
  prepared: 'adjustments.listUnitsToAdjust',
};

export const lockUnitsToPut: Statement<
  { businessId: string; storeId: string; unitIds: readonly string[] },
  { id: string; code: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; sourceId: string | null; lives: boolean | null }
> = {
  text: `select u.id, u.code, u.status, u.source_id, exists (
  select 1 from units o where o.business_id = u.business_id and o.device_id = u.device_id and o.id <> u.id
    and unit_is_active(o.status)) as lives
from units u
where u.business_id = $1 and u.store_id = $2 and u.id = any($3::uuid[]) order by u.id
  for no key update of u`,
  parameters: ['businessId', 'storeId', 'unitIds'],
  columns: ['id', 'code', 'status', 'sourceId', 'lives'],
  notNull: [],
  prepared: 'adjustments.lockUnitsToPut',
};
