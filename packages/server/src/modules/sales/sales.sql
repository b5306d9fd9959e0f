-- import type { UnitStatus } from '@tilldesk/domain/inventory'
-- import type { Tracking } from '@tilldesk/domain/products'
-- import type { Sellable } from '@tilldesk/domain/sales'

-- name: insertSalespersonCorrection
-- prepared
with corrected as (
  insert into salesperson_corrections (business_id, id, store_id, invoice_id, line_id, from_id, to_id, reason, user_id, at)
  values (:businessId, :correctionId, :storeId, :id, :lineId?, :before, :salespersonId, :reason, :userId, :now)
)
update invoices set updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: saveCorrectedInvoice
update invoices set updated_at = :now, version = version + 1 where business_id = :businessId and id = :invoiceId;

-- name: findInvoice
select 1 as found from invoices where business_id = :businessId and id = :id;

-- name: readInvoiceTotal
select total from invoices where business_id = :businessId and id = :id;

-- name: listInstalments
-- prepared
select due_date, amount from invoice_instalments where business_id = :businessId and invoice_id = :id
order by position;

-- name: removeInstalments
delete from invoice_instalments where business_id = :businessId and invoice_id = :id;

-- name: insertInstalments
-- prepared
with agreed as (
  insert into invoice_instalments (business_id, invoice_id, position, due_date, amount, leaves)
  select :businessId, :id, x.* from jsonb_to_recordset(:parts::jsonb)
    as x(position int, "dueDate" date, amount bigint, leaves bigint)
)
update invoices set due_date = :dueDate, updated_at = :now, version = version + 1 where business_id = :businessId and id = :id;

-- name: findInvoiceOfStore
select 1 as found from invoices where business_id = :businessId and store_id = :storeId and id = :id;

-- name: findExchangeOfSale
-- prepared
select number from refunds where business_id = :businessId and sale_id = :id and status = 'posted';

-- name: saveVoidedInvoice
-- prepared
update invoices set status = 'voided', paid = 0, updated_at = :now, version = version + 1
where business_id = :businessId and id = :id;

-- name: findRefundOfInvoice
-- prepared
select 1 as found from refunds where business_id = :businessId and invoice_id = :id and status = 'posted' limit 1;

-- name: lockUnitsOfInvoice
-- prepared
select u.id, u.code, u.status, u.status = 'sold' and u.invoice_id is not distinct from :id as is_ours from units u
where u.business_id = :businessId and u.id in (
  select l.unit_id from invoice_lines l where l.business_id = :businessId and l.invoice_id = :id)
order by u.id for no key update;

-- name: listPiecesOfInvoice
-- prepared
-- not null: quantity, value, line_id
select product_id, -quantity as quantity, -value as value, document_line_id as line_id
from stock_movements where business_id = :businessId and document_id = :id and kind = 'sale' and unit_id is null order by seq;

-- name: findTillUnit
-- prepared
-- not null: unit_id, product_id, store_id, name, sku, code, tracking, price, category_id, tax_rate, status
-- type tracking: Tracking
-- type status: UnitStatus
select unit_id, product_id, store_id, name, sku, code, looks, tracking, price, min_price, unit_price, category_id, parent_id,
  tax_rate, status
from till_units where business_id = :businessId and code = :code
order by (status in ('in_stock', 'reserved') and store_id = :storeId) desc, updated_at desc limit 1;

-- name: listTillUnits
-- prepared
-- not null: unit_id, product_id, name, sku, code, tracking, price, category_id, tax_rate, received_at
-- type tracking: Tracking
select u.unit_id, u.product_id, u.name, u.sku, u.code, u.looks, u.tracking, u.price, u.min_price, u.unit_price, u.category_id,
  u.parent_id, u.tax_rate, u.grade, u.battery_health, u.received_at
from till_units u
where u.business_id = :businessId and u.store_id = :storeId and u.status = 'in_stock'
  and (:productId?::uuid is null or u.product_id = :productId?) and (:ids?::uuid[] is null or u.unit_id = any(:ids?))
  and (:ending?::text is null or right(u.code, length(:ending?)) = :ending? or exists (select 1 from device_identifiers i
    where i.business_id = :businessId and i.device_id = u.device_id and right(i.value, length(:ending?)) = :ending?))
order by u.received_at, u.unit_id limit :limit;

-- name: listTillProducts
-- prepared
-- Products by a code, their SKU before a barcode, or by ids. The stock of the other stores comes highest first; each store is
-- looked up by its own index access, so that the cost depends on the number of stores only.
-- not null: tax_rate, is_bundle, on_hand
-- type tracking: Tracking
-- type elsewhere: Sellable['elsewhere']
select p.id as product_id, p.name, p.sku, p.tracking, p.price, p.min_price, p.category_id, k.parent_id,
  p.tax_rate::text as tax_rate, b.product_id is not null as is_bundle,
  case when p.tracking = 'serialized' then (select count(*)::int from units u where u.business_id = :businessId
      and u.store_id = :storeId and u.product_id = p.id and u.status = 'in_stock')
    else coalesce(b.makes, l.on_hand - l.reserved, 0) end as on_hand,
  case when :seesStock::boolean and p.tracking <> 'none' then (
    select jsonb_agg(jsonb_build_object('storeName', x.name, 'onHand', x.on_hand) order by x.on_hand desc, x.name)
    from (
      select s.name, case when p.tracking = 'serialized' then (select count(*)::int from units u
          where u.business_id = s.business_id and u.store_id = s.id and u.product_id = p.id and u.status = 'in_stock')
        else coalesce((select sum(h.on_hand - h.reserved)::int from stock_levels h
          where h.business_id = s.business_id and h.product_id = p.id and h.store_id = s.id), 0) end as on_hand
      from stores s where s.business_id = :businessId and s.id <> :storeId
    ) x) end as elsewhere
from (
  select id, 1::bigint from products where business_id = :businessId and sku = :code?
  union all select product_id, 2 from product_barcodes where business_id = :businessId and barcode = :code?
  union all select id, place from unnest(:ids?::uuid[]) with ordinality as given(id, place)
) f(id, place)
join products p on p.business_id = :businessId and p.id = f.id
join categories k on k.business_id = p.business_id and k.id = p.category_id
left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = :locationId
left join lateral (
  select c.product_id, min(coalesce(h.on_hand - h.reserved, 0) / c.quantity) as makes from product_components c
  left join stock_levels h on h.business_id = c.business_id and h.product_id = c.component_id and h.location_id = :locationId
  where c.business_id = p.business_id and c.product_id = p.id group by c.product_id
) b on true
where p.active and p.archived_at is null
order by f.place, p.name, p.id;

-- name: findSeller
select u.id, u.name from sale_sellers s join users u on u.business_id = s.business_id and u.id = s.user_id
where s.business_id = :businessId and s.store_id = :storeId and s.invoice_id = :invoiceId;

-- name: saveSeller
insert into sale_sellers (business_id, store_id, invoice_id, user_id, confirmed_by, at)
values (:businessId, :storeId, :invoiceId, :sellerId, :userId, :now)
on conflict (business_id, store_id, invoice_id)
do update set user_id = excluded.user_id, confirmed_by = excluded.confirmed_by, at = excluded.at;
