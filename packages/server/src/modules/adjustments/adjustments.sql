-- import type { AdjustmentReason } from '@tilldesk/domain/adjustments'
-- import type { UnitStatus } from '@tilldesk/domain/inventory'
-- import type { Tracking } from '@tilldesk/domain/products'

-- name: readProductsToAdjust
-- prepared
-- type tracking: Tracking
select p.id, p.name, p.tracking, coalesce(l.on_hand, 0) as on_hand,
  (select round(m.value::numeric / m.quantity)::bigint from stock_movements m
   where m.business_id = p.business_id and m.product_id = p.id and m.store_id = :storeId and m.quantity <> 0
   order by m.seq desc limit 1) as last_cost
from products p
left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = :locationId
where p.business_id = :businessId and p.id = any(:productIds::uuid[]);

-- name: listAdjustmentLines
-- type from_status: UnitStatus
-- type to_status: UnitStatus
select l.id, l.product_id, p.name as product_name, p.sku, l.unit_id,
  l.unit_code, l.quantity, case when :viewCost then l.value end as value, l.from_status,
  l.to_status, l.price
from stock_adjustment_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = :businessId and l.adjustment_id = :id order by l.position;

-- name: readStoreOfAdjustment
select store_id from stock_adjustments where business_id = :businessId and id = :id;

-- name: insertAdjustment
-- prepared
with head as (
  insert into stock_adjustments (business_id, id, store_id, location_id, number, reason, note, customer_id, approval_id,
    pieces, value, reverses_id, user_id, at)
  values (:businessId, :id, :storeId, :locationId, :number, :reason, :note?, :customerId?, :approvalId?, :pieces,
    :value, :reversesId?, :userId, :now)
)
insert into stock_adjustment_lines (business_id, adjustment_id, position, id, product_id, unit_id, unit_code, quantity,
  value, from_status, to_status, price)
select :businessId, :id, x.position, x.id, x."productId", x."unitId", x."unitCode", x.quantity, x.value, x."from", x."to", x.price
from jsonb_to_recordset(:booked::jsonb) as x(position int, id uuid, "productId" uuid, "unitId" uuid, "unitCode" text,
  quantity int, value bigint, "from" text, "to" text, price bigint);

-- name: readOriginal
-- type reason: AdjustmentReason
select a.reason, a.reverses_id, r.id as reversed_by, r.number as reversed_by_number
from stock_adjustments a
left join stock_adjustments r on r.business_id = a.business_id and r.reverses_id = a.id
where a.business_id = :businessId and a.store_id = :storeId and a.id = :id;

-- name: listLinesToReverse
-- not null: new_id
-- type from: UnitStatus
-- type to: UnitStatus
select l.position, gen_random_uuid() as new_id, l.product_id, p.name as product, l.unit_id,
  l.unit_code, l.quantity, l.value, l.from_status as "from", l.to_status as "to", l.price
from stock_adjustment_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = :businessId and l.adjustment_id = :id order by l.position;

-- name: listUnitsToAdjust
-- prepared
select id, product_id, code, status from units
where business_id = :businessId and store_id = :storeId and id = any(:unitIds::uuid[]);

-- name: lockUnitsToPut
-- prepared
select u.id, u.code, u.status, u.source_id, exists (
  select 1 from units o where o.business_id = u.business_id and o.device_id = u.device_id and o.id <> u.id
    and unit_is_active(o.status)) as lives
from units u
where u.business_id = :businessId and u.store_id = :storeId and u.id = any(:unitIds::uuid[]) order by u.id
  for no key update of u;
