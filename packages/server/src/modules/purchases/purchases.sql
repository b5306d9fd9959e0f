-- import type { Tracking } from '@tilldesk/domain/products'

-- name: findPostedReceipt
select 1 as found from receipts where business_id = :businessId and store_id = :storeId and id = :receiptId
  and purchase_id = :id and status <> 'draft';

-- name: insertPurchase
insert into purchases (business_id, id, store_id, location_id, vendor_id, buyer_id, order_day, currency, charge_list,
  line_count, ordered, gross, discount_total, net, tax, charges, total, created_at, updated_at)
values (:businessId, :id, :storeId, :locationId, :vendorId, :userId, :orderDay, :currency, '[]', 0, 0, 0, 0, 0, 0, 0, 0, :now,
  :now)
on conflict do nothing returning 1 as found;

-- name: findExpectedLine
select line_id from purchase_units where business_id = :businessId and purchase_id = :id and line_id = any(:removedIds::uuid[])
  limit 1;

-- name: lockProductsToOrder
-- prepared
-- not null: is_archived
-- type tracking: Tracking
select id, name, tracking, archived_at is not null as is_archived from products
where business_id = :businessId and id = any(:productIds::uuid[]) order by id for key share;

-- name: savePurchaseContent
update purchases set vendor_id = :vendorId, vendor_ref = :vendorRef?, order_day = :orderDay, expected_day = :expectedDay?,
  terms_days = :termsDays?, notes = :notes?,
  discount = :discount?, charge_list = :chargeList, charges = :charges
where business_id = :businessId and id = :id;

-- name: deleteOtherLines
with given as (select x.id from jsonb_to_recordset(:lines::jsonb) as x(id uuid)),
gone as (
  delete from purchase_lines l where l.business_id = :businessId and l.purchase_id = :id and l.id not in (select id from given)
)
select 1 as found from purchase_lines l join given using (id) where l.business_id = :businessId and l.purchase_id <> :id;

-- name: savePurchaseLines
insert into purchase_lines (business_id, purchase_id, id, position, product_id, description, vendor_sku, quantity,
  unit_cost, discount, tax_rate, gross, discount_total, net, tax, total)
select :businessId, :id, x.id, x.position, x."productId", x.description, coalesce(x."vendorSku", v.vendor_sku), x.quantity,
  x."unitCost", nullif(x.discount, 'null'::jsonb), x."taxRate", x.gross, x."discountTotal", x.net, x.tax, x.total
from jsonb_to_recordset(:lines::jsonb) as x(id uuid, position int, "productId" uuid, description text, "vendorSku" text,
  quantity int, "unitCost" bigint, discount jsonb, "taxRate" numeric, gross bigint, "discountTotal" bigint, net bigint,
  tax bigint, total bigint)
left join vendor_products v on v.business_id = :businessId and v.vendor_id = :vendorId and v.product_id = x."productId"
on conflict (business_id, id) do update set position = excluded.position, product_id = excluded.product_id,
  description = excluded.description, vendor_sku = excluded.vendor_sku, quantity = excluded.quantity,
  unit_cost = excluded.unit_cost, discount = excluded.discount, tax_rate = excluded.tax_rate, gross = excluded.gross,
  discount_total = excluded.discount_total, net = excluded.net, tax = excluded.tax, total = excluded.total;

-- name: readPurchaseToClone
-- type discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; }
-- type charges: { id: string; label: string; amount: number; }[]
select vendor_id, terms_days, notes, discount, charge_list as charges from purchases
where business_id = :businessId and store_id = :storeId and id = :from;

-- name: listLinesToClone
-- not null: tax_rate
-- type discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; }
select product_id, vendor_sku, quantity, unit_cost, discount,
  trim_scale(tax_rate)::text as tax_rate
from purchase_lines where business_id = :businessId and purchase_id = :from and not is_extra order by position;

-- name: lockPurchaseRow
-- prepared
select id, number, vendor_id, state, version, expected_day, terms_days,
  billed, paid
from purchases where business_id = :businessId and store_id = :storeId and id = :id for update;

-- name: listLockedLines
-- prepared
-- not null: tax_rate
-- type tracking: Tracking
select l.id, l.position, l.product_id, l.description, p.tracking, l.vendor_sku,
  l.quantity, l.received, l.cancelled, l.billed, l.is_extra, l.unit_cost,
  l.tax_rate::text as tax_rate, l.net
from purchase_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = :businessId and l.purchase_id = :purchaseId order by l.position, l.id;

-- name: sumBillsOfPurchase
-- prepared
select p.state, p.expected_day, coalesce(sum(b.total), 0)::bigint as billed,
  coalesce(sum(b.paid), 0)::bigint as paid
from purchases p
left join bills b on b.business_id = p.business_id and b.purchase_id = p.id and b.reversed_at is null
where p.business_id = :businessId and p.id = :id group by p.business_id, p.id;

-- name: savePurchaseStatus
-- prepared
update purchases p set status = :status, payment = :payment, ordered = :ordered, received = :received, open = :open,
  billed = :billed, paid = :paid,
  line_count = l.lines, gross = l.gross, discount_total = l.discount, net = l.net, tax = l.tax,
  total = l.net + l.tax + p.charges, updated_at = :now, version = version + 1
from (select count(*) as lines, coalesce(sum(gross), 0) as gross, coalesce(sum(discount_total), 0) as discount,
    coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax
  from purchase_lines where business_id = :businessId and purchase_id = :id) l
where p.business_id = :businessId and p.id = :id;

-- name: listHoldersOfCodes
-- prepared
select i.value, u.status, p.number
from device_identifiers i
join units u on u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
left join purchase_units x on x.business_id = u.business_id and x.unit_id = u.id
left join purchases p on p.business_id = x.business_id and p.id = x.purchase_id
where i.business_id = :businessId and i.value = any(:codes::text[])
  and not (u.status = 'expected' and x.purchase_id is not distinct from :purchaseId);

-- name: findPurchaseOfStore
select 1 as found from purchases where business_id = :businessId and store_id = :storeId and id = :id;

-- name: deleteExpectedUnits
delete from purchase_units where business_id = :businessId and unit_id = any(:removedIds::uuid[]);

-- name: listExpectedUnits
-- prepared
-- not null: values, is_here
select x.unit_id, x.line_id,
  (select array_agg(i.value) from device_identifiers i
   where i.business_id = u.business_id and i.device_id = u.device_id) as values,
  u.status <> 'expected' or exists (
    select 1 from receipt_entries e join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
    where e.business_id = x.business_id and e.unit_id = x.unit_id and e.quantity > 0 and r.status = 'draft') as is_here
from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id
where x.business_id = :businessId and x.purchase_id = :id and u.status <> 'void' order by u.id for no key update of u;

-- name: insertExpectedUnits
-- prepared
insert into purchase_units (business_id, purchase_id, unit_id, line_id, position)
select :businessId, :id, x.unit, x.line, x.position from jsonb_to_recordset(:createdUnits::jsonb) as x(unit uuid, line uuid,
  position int);

-- name: listManifestUnits
-- prepared
-- not null: identifiers
-- type identifiers: { type: string; value: string }[]
select u.id as unit_id, x.line_id, p.name as product_name, u.code, u.status, u.color, u.storage,
  (select json_agg(json_build_object('type', i.type, 'value', i.value) order by i.type, i.value)
   from device_identifiers i where i.business_id = u.business_id and i.device_id = u.device_id) as identifiers
from purchase_units x
join units u on u.business_id = x.business_id and u.id = x.unit_id
join products p on p.business_id = u.business_id and p.id = u.product_id
where x.business_id = :businessId and x.purchase_id = :id and u.status <> 'void' order by x.position, u.code;

-- name: saveOrdered
update purchases set state = 'ordered', number = :number, ordered_at = :now, buyer_id = :userId where business_id = :businessId
  and id = :id;

-- name: saveLastOrder
update vendors set last_order_at = greatest(last_order_at, :now) where business_id = :businessId and id = :vendorId;

-- name: cancelOpenQuantities
update purchase_lines set cancelled = quantity - received where business_id = :businessId and purchase_id = :id;

-- name: findDraftReceipt
-- not null: is_empty
select r.id, not exists (select 1 from receipt_entries e
  where e.business_id = r.business_id and e.receipt_id = r.id and e.quantity <> 0) as is_empty
from (select * from receipts where business_id = :businessId and purchase_id = :id and status = 'draft' for update) r;

-- name: saveDiscarded
update receipts set status = 'discarded' where business_id = :businessId and id = :id;

-- name: listExpectedUnitIds
select u.id from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id
where x.business_id = :businessId and x.purchase_id = :id and u.status = 'expected'
  and (:lineIds?::uuid[] is null or x.line_id = any(:lineIds?::uuid[]))
order by u.id;

-- name: savePurchaseState
update purchases set state = :state, closed_at = :now, closed_reason = :reason where business_id = :businessId and id = :id;

-- name: listPurchasesOfUnits
-- prepared
-- not null: id
select purchase_id as id from purchase_units where business_id = :businessId and unit_id = any(:meant::uuid[])
union
select r.purchase_id from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
where e.business_id = :businessId and e.unit_id = any(:meant::uuid[]);

-- name: readPurchaseNames
-- prepared
-- not null: address
select v.id, v.name, v.contact_name, v.phone, v.email, v.account_no,
  v.preferred_language as language,
  concat_ws(', ', v.street, v.city, concat_ws(' ', v.state, v.postal_code), v.country) as address,
  u.name as buyer, l.name as location_name
from purchases p
join vendors v on v.business_id = p.business_id and v.id = p.vendor_id
join users u on u.business_id = p.business_id and u.id = p.buyer_id
join locations l on l.business_id = p.business_id and l.id = p.location_id
where p.business_id = :businessId and p.id = :id;

-- name: listWholeLines
-- prepared
-- not null: tax_rate, expected_units, arrived_units
-- type tracking: 'quantity' | 'serialized' | 'none'
-- type discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; }
select l.id, l.product_id, l.description, p.sku, p.tracking, l.vendor_sku, l.quantity,
  l.received, l.cancelled, l.billed, l.is_extra, l.unit_cost, l.discount,
  l.tax_rate::text as tax_rate, l.gross, l.discount_total, l.net, l.tax, l.total,
  (select min(b.barcode) from product_barcodes b
   where b.business_id = l.business_id and b.product_id = l.product_id) as barcode,
  coalesce(m.named, 0)::int as expected_units, coalesce(m.arrived, 0)::int as arrived_units
from purchase_lines l
join products p on p.business_id = l.business_id and p.id = l.product_id
left join (
  select x.line_id, count(*) as named, count(*) filter (where u.status <> 'expected') as arrived
  from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status <> 'void'
  where x.business_id = :businessId and x.purchase_id = :id group by x.line_id) m on m.line_id = l.id
where l.business_id = :businessId and l.purchase_id = :id order by l.position, l.id;

-- name: listReceiptsOfPurchase
-- prepared
-- not null: id, started_by, pieces
select r.id, r.number, r.status, r.value, r.started_at, r.posted_at,
  r.reversed_at, r.reason, s.name as started_by, u.name as posted_by,
  case r.status when 'draft' then coalesce((select sum(e.quantity) from receipt_entries e
    where e.business_id = r.business_id and e.receipt_id = r.id), 0)::int else r.pieces end as pieces
from receipts r
join users s on s.business_id = r.business_id and s.id = r.started_by
left join users u on u.business_id = r.business_id and u.id = r.posted_by
where r.business_id = :businessId and r.purchase_id = :id and r.status <> 'discarded' order by r.started_at desc, r.id desc;

-- name: listPurchaseHistory
-- prepared
select a.at, u.name as by, a.action from audit_log a
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = :businessId and a.entity_id = :id order by a.at desc, a.id desc limit 200;

-- name: saveSent
update purchases set sent_at = :now, sent_to = :to where business_id = :businessId and id = :id;

-- name: suggestProducts
-- prepared
-- not null: name, reorder_point, available, incoming
select p.id as product_id, p.name, p.sku, p.reorder_point, p.reorder_to,
  coalesce(s.available, 0)::int as available, coalesce(i.incoming, 0)::int as incoming, w.vendor_id,
  w.name as vendor_name, w.vendor_sku, w.lead_days, w.last_cost
from products p
left join (
  select product_id, sum(pieces) as available from (
    select product_id, count(*) as pieces from units
    where business_id = :businessId and store_id = :storeId and status = 'in_stock' group by product_id
    union all
    select product_id, on_hand - reserved from stock_levels where business_id = :businessId and store_id = :storeId) stock
  group by product_id) s on s.product_id = p.id
left join (
  select l.product_id, sum(l.quantity - l.received - l.cancelled) as incoming
  from purchases o join purchase_lines l on l.business_id = o.business_id and l.purchase_id = o.id
  where o.business_id = :businessId and o.store_id = :storeId and o.status in ('ordered', 'partiallyReceived')
  group by l.product_id) i on i.product_id = p.id
left join lateral (
  select x.vendor_id, v.name, x.vendor_sku, coalesce(x.lead_days, v.lead_days) as lead_days, x.last_cost
  from vendor_products x
  join vendors v on v.business_id = x.business_id and v.id = x.vendor_id and v.archived_at is null and v.active
  where x.business_id = p.business_id and x.product_id = p.id and (:vendorId?::uuid is null or x.vendor_id = :vendorId?)
  order by x.last_at desc nulls last limit 1) w on true
where p.business_id = :businessId and p.archived_at is null and p.active and p.tracking <> 'none' and p.reorder_point is not null
  and coalesce(s.available, 0) <= p.reorder_point and (:vendorId?::uuid is null or w.vendor_id is not null)
order by p.name, p.id limit 500;
