-- import type { Product, Tracking } from '@tilldesk/domain/products'
-- import type { ReceiptEntry } from '@tilldesk/domain/purchases'

-- name: findEntry
select 1 as found from receipt_entries where business_id = :businessId and receipt_id = :receiptId and id = :id and quantity > 0;

-- name: findEntryOfIdentifiers
select 1 as found from receipt_entries
where business_id = :businessId and receipt_id = :receiptId and quantity > 0 and identifiers && :identifiers::text[] limit 1;

-- name: readCostOfExtra
select coalesce(
(select round(l.net::numeric / l.quantity)::bigint from purchase_lines l
 where l.business_id = :businessId and l.purchase_id = :purchaseId and l.product_id = :productId order by l.position limit 1),
(select v.last_cost from vendor_products v
 where v.business_id = :businessId and v.vendor_id = :vendorId and v.product_id = :productId), 0) as cost;

-- name: deleteEntriesOfLine
delete from receipt_entries where business_id = :businessId and receipt_id = :receiptId and line_id = :lineId;

-- name: listMissingUnits
-- prepared
-- not null: identifiers
select u.id as unit_id, x.line_id, u.product_id, u.code,
  (select array_agg(i.value order by i.type, i.value) from device_identifiers i
   where i.business_id = u.business_id and i.device_id = u.device_id) as identifiers
from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status = 'expected'
where x.business_id = :businessId and x.purchase_id = :purchaseId and x.unit_id not in (
  select e.unit_id from receipt_entries e
  where e.business_id = :businessId and e.receipt_id = :id and e.unit_id is not null and e.quantity > 0)
order by x.position, u.code;

-- name: saveCostsOfEntries
update receipt_entries e set cost = x.cost, unit_id = coalesce(x.unit, e.unit_id)
from jsonb_to_recordset(:costed::jsonb) as x(id uuid, cost bigint, unit uuid)
where e.business_id = :businessId and e.receipt_id = :receiptId and e.id = x.id;

-- name: savePostedReceipt
update receipts set status = 'posted', number = :number, pieces = :pieces, value = :value, posted_by = :userId, posted_at = :now
where business_id = :businessId and id = :receiptId;

-- name: readPurchaseOfReceipt
select purchase_id from receipts where business_id = :businessId and store_id = :storeId and id = :receiptId;

-- name: listPostableEntries
-- prepared
-- not null: product_id
-- type condition: Product['condition']
select id, line_id, product_id, quantity, identifiers, unit_id, arrival, color,
  storage, condition, unit_cost
from receipt_entries where business_id = :businessId and receipt_id = :receiptId and quantity > 0 order by seq;

-- name: insertExtraLines
with line as (
  insert into purchase_lines (business_id, purchase_id, id, position, product_id, description, vendor_sku, quantity,
    is_extra, unit_cost, tax_rate, gross, discount_total, net, tax, total)
  select :businessId, :id, x.id, :lineCount::int + x.place, p.id, p.name, v.vendor_sku, x.quantity, true, x."unitCost", 0,
    x.quantity * x."unitCost", 0, x.quantity * x."unitCost", 0, x.quantity * x."unitCost"
  from jsonb_to_recordset(:lines::jsonb) as x(id uuid, "productId" uuid, "unitCost" bigint, quantity int,
    place int)
  join products p on p.business_id = :businessId and p.id = x."productId"
  left join vendor_products v on v.business_id = :businessId and v.vendor_id = :vendorId and v.product_id = p.id
)
update receipt_entries e set line_id = x.id
from jsonb_to_recordset(:lines::jsonb) as x(id uuid, entries uuid[])
where e.business_id = :businessId and e.receipt_id = :receiptId and e.id = any(x.entries);

-- name: saveCostsOfExpected
-- prepared
update units u set unit_cost = x.cost, vendor_id = :vendorId
from (select h.id, x.cost from jsonb_to_recordset(:expected::jsonb) as x("unitId" uuid, cost bigint)
  join (select id from units where business_id = :businessId and id = any(:unitIds::uuid[]) order by id for no key update) h
    on h.id = x."unitId") x
where u.business_id = :businessId and u.id = x.id and u.status = 'expected';

-- name: addReceived
-- not null: open
update purchase_lines l set received = l.received + x.quantity
from jsonb_to_recordset(:pieces::jsonb) as x(id uuid, quantity int)
where l.business_id = :businessId and l.id = x.id
returning l.id, l.vendor_sku, l.quantity - l.received - l.cancelled as open;

-- name: lockReceiptRow
-- prepared
select r.id, r.purchase_id, r.status, r.number, p.vendor_id
from receipts r join purchases p on p.business_id = r.business_id and p.id = r.purchase_id
where r.business_id = :businessId and r.store_id = :storeId and r.id = :id for update of r;

-- name: listCountedLines
-- prepared
-- not null: quantity, counted, manifest_units, missing
-- type tracking: Tracking
select l.id, l.product_id, l.description, p.sku, l.vendor_sku, p.tracking, l.quantity,
  l.received, l.cancelled, l.is_extra, coalesce(e.pieces, 0)::int as counted,
  coalesce(m.manifest_units, 0)::int as manifest_units, (coalesce(m.expected, 0) - coalesce(e.units, 0))::int as missing
from purchase_lines l
join products p on p.business_id = l.business_id and p.id = l.product_id
left join (
  select e.line_id, sum(e.quantity) as pieces, count(e.unit_id) filter (where e.quantity > 0 and r.status = 'draft') as units
  from receipt_entries e join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
  where e.business_id = :businessId and e.receipt_id = :id group by e.line_id) e on e.line_id = l.id
left join (
  select x.line_id, count(*) as manifest_units, count(*) filter (where u.status = 'expected') as expected
  from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status <> 'void'
  where x.business_id = :businessId and x.purchase_id = :purchaseId group by x.line_id) m on m.line_id = l.id
where l.business_id = :businessId and l.purchase_id = :purchaseId order by l.position, l.id;

-- name: insertEntries
-- prepared
insert into receipt_entries (business_id, receipt_id, user_id, at, id, line_id, product_id, result, quantity, code,
  identifiers, unit_id, arrival, color, storage, condition, unit_cost, scanned_at)
select :businessId, :receiptId, :userId, :now, x.id, x."lineId", x."productId", x.result, x.quantity, x.code, x.identifiers,
  x."unitId",
  x.arrival, x.color, x.storage, x.condition, x."unitCost", x."scannedAt"
from jsonb_to_recordset(:entries::jsonb) as x(id uuid, "lineId" uuid, "productId" uuid, result text,
  quantity int, code text, identifiers text[], "unitId" uuid, arrival text, color text, storage text, condition text,
  "unitCost" bigint, "scannedAt" timestamptz, place int)
order by x.place
on conflict (business_id, receipt_id, id) do nothing;

-- name: listActiveUnitsOfCodes
-- prepared
select i.value, u.id as unit_id, u.status, x.purchase_id, x.line_id
from device_identifiers i
join units u on u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
left join purchase_units x on x.business_id = i.business_id and x.unit_id = u.id
where i.business_id = :businessId and i.value = any(:codes::text[]);

-- name: readReceiptHead
-- A posted receipt can be reversed while its units are in the status in which they were received, enough pieces are in stock,
-- none of it is billed, and no landed cost is allocated to it. reverseReceipt checks the same again under locks.
-- prepared
-- not null: id, vendor_name, started_by, is_reversible
select r.id, r.number, r.status, r.value, r.purchase_id, o.number as purchase, v.name as vendor_name,
  r.delivery_note, r.started_at, r.posted_at, r.reversed_at,
  r.reason, s.name as started_by, p.name as posted_by,
  r.status = 'posted'
    and not exists (select 1 from landed_shares x where x.business_id = r.business_id and x.receipt_id = r.id
      group by x.line_id, x.unit_id having sum(x.amount) <> 0)
    and not exists (select 1 from receipt_entries e join units u on u.business_id = e.business_id and u.id = e.unit_id
      where e.business_id = r.business_id and e.receipt_id = r.id and e.quantity > 0
        and (u.status not in ('in_stock', 'pending_inspection') or u.store_id <> r.store_id))
    and not exists (select 1 from billed_receipt_entries b where b.business_id = r.business_id and b.receipt_id = r.id)
    and not exists (
      select 1 from (select product_id, sum(quantity) as pieces from receipt_entries
        where business_id = r.business_id and receipt_id = r.id
          and unit_id is null group by product_id having sum(quantity) > 0) e
      join purchases q on q.business_id = r.business_id and q.id = r.purchase_id
      left join stock_levels l on l.business_id = r.business_id and l.location_id = q.location_id
        and l.product_id = e.product_id
      where coalesce(l.on_hand - l.reserved, 0) < e.pieces) as is_reversible
from receipts r
join purchases o on o.business_id = r.business_id and o.id = r.purchase_id
join vendors v on v.business_id = o.business_id and v.id = o.vendor_id
join users s on s.business_id = r.business_id and s.id = r.started_by
left join users p on p.business_id = r.business_id and p.id = r.posted_by
where r.business_id = :businessId and r.store_id = :storeId and r.id = :id;

-- name: listWholeEntries
-- prepared
-- not null: id, by
-- type result: ReceiptEntry['result']
select e.id, e.result, e.line_id, e.product_id, p.name as product_name, e.quantity, e.code,
  e.identifiers, e.arrival, e.at, u.name as by
from receipt_entries e
join users u on u.business_id = e.business_id and u.id = e.user_id
left join products p on p.business_id = e.business_id and p.id = e.product_id
where e.business_id = :businessId and e.receipt_id = :id order by e.seq desc limit 5000;

-- name: listBarcodesOfProducts
-- prepared
-- not null: barcodes
select product_id, array_agg(barcode order by barcode) as barcodes from product_barcodes
where business_id = :businessId and product_id = any(:productIds::uuid[]) group by product_id;

-- name: listProductNames
-- prepared
select id, name from products where business_id = :businessId and id = any(:productIds::uuid[]);

-- name: listRecordedScans
-- prepared
-- type result: ReceiptEntry['result']
select id, result, line_id, product_id, code, identifiers, unit_id, quantity
from receipt_entries
where business_id = :businessId and receipt_id = :id and (id = any(:clientScanIds::uuid[])
  or (quantity > 0 and identifiers && :values::text[]));

-- name: listScannedUnits
-- prepared
-- not null: unit_id
select unit_id from receipt_entries
where business_id = :businessId and receipt_id = :id and quantity > 0 and unit_id = any(:unitIds::uuid[]);

-- name: findProductsByCodes
-- prepared
-- not null: code, product_id
select x.code, t.target_id as product_id, 1 as place from unnest(:texts::text[], :terms::text[]) x (code, term)
join search_terms t on t.business_id = :businessId and t.kind = 'product' and t.term = x.term
union all
select barcode, product_id, 2 from product_barcodes where business_id = :businessId and barcode = any(:texts::text[])
union all
select sku, id, 3 from products where business_id = :businessId and sku = any(:texts::text[]) and archived_at is null
order by place, product_id;

-- name: findOpenReceipt
select id from receipts where business_id = :businessId and purchase_id = :purchaseId and (status = 'draft' or id = :id)
order by status = 'draft' desc limit 1;

-- name: insertReceipt
insert into receipts (business_id, id, store_id, purchase_id, delivery_note, started_by, started_at)
values (:businessId, :id, :storeId, :purchaseId, :deliveryNote?, :userId, :now) on conflict (business_id, id) do nothing
  returning 1 as found;

-- name: deleteEntries
delete from receipt_entries where business_id = :businessId and receipt_id = :receiptId and id = any(:ids::uuid[]);

-- name: saveDiscardedReceipt
update receipts set status = 'discarded' where business_id = :businessId and id = :receiptId;

-- name: reduceReceived
update purchase_lines l set received = l.received - x.quantity,
  cancelled = l.cancelled + case when l.is_extra then x.quantity else 0 end
from jsonb_to_recordset(:pieces::jsonb) as x(id uuid, quantity int) where l.business_id = :businessId and l.id = x.id;

-- name: saveReceiptReversal
update receipts set status = 'reversed', reversed_by = :userId, reversed_at = :now, reason = :reason
where business_id = :businessId and id = :receiptId;

-- name: findLandedShare
select 1 as found from landed_shares s where s.business_id = :businessId and s.receipt_id = :receiptId
group by s.line_id, s.unit_id having sum(s.amount) <> 0 limit 1;

-- name: findBilledEntry
-- prepared
select 1 as found from billed_receipt_entries where business_id = :businessId and receipt_id = :receiptId limit 1;

-- name: lockUnitsOfReceipt
select 1 as found from units where business_id = :businessId and id in (
select unit_id from receipt_entries where business_id = :businessId and receipt_id = :receiptId and quantity > 0) order by id
  for no key update;

-- name: listEntriesToReverse
-- not null: line_id, product_id, cost
select e.line_id, e.product_id, p.name as product, e.unit_id, u.status,
  u.store_id, e.quantity, e.cost
from receipt_entries e
join products p on p.business_id = e.business_id and p.id = e.product_id
left join units u on u.business_id = e.business_id and u.id = e.unit_id
where e.business_id = :businessId and e.receipt_id = :receiptId and e.quantity > 0 order by e.seq;
