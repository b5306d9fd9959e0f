// Generated from receipts.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Product, Tracking } from '@tilldesk/domain/products';
import type { ReceiptEntry } from '@tilldesk/domain/purchases';

export const findEntry: Statement<
  { businessId: string; receiptId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from receipt_entries where business_id = $1 and receipt_id = $2 and id = $3 and quantity > 0`,
  parameters: ['businessId', 'receiptId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findEntryOfIdentifiers: Statement<
  { businessId: string; receiptId: string; identifiers: readonly string[] },
  { found: number }
> = {
  text: `select 1 as found from receipt_entries
where business_id = $1 and receipt_id = $2 and quantity > 0 and identifiers && $3::text[] limit 1`,
  parameters: ['businessId', 'receiptId', 'identifiers'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readCostOfExtra: Statement<
  { businessId: string; purchaseId: string; productId: string; vendorId: string },
  { cost: number }
> = {
  text: `select coalesce(
(select round(l.net::numeric / l.quantity)::bigint from purchase_lines l
 where l.business_id = $1 and l.purchase_id = $2 and l.product_id = $3 order by l.position limit 1),
(select v.last_cost from vendor_products v
 where v.business_id = $1 and v.vendor_id = $4 and v.product_id = $3), 0) as cost`,
  parameters: ['businessId', 'purchaseId', 'productId', 'vendorId'],
  columns: ['cost'],
  notNull: [],
  prepared: undefined,
};

export const deleteEntriesOfLine: Statement<
  { businessId: string; receiptId: string; lineId: string },
  object
> = {
  text: `delete from receipt_entries where business_id = $1 and receipt_id = $2 and line_id = $3`,
  parameters: ['businessId', 'receiptId', 'lineId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listMissingUnits: Statement<
  { businessId: string; purchaseId: string; id: string },
  { unitId: string; lineId: string; productId: string; code: string; identifiers: string[] }
> = {
  text: `select u.id as unit_id, x.line_id, u.product_id, u.code,
  (select array_agg(i.value order by i.type, i.value) from device_identifiers i
   where i.business_id = u.business_id and i.device_id = u.device_id) as identifiers
from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status = 'expected'
where x.business_id = $1 and x.purchase_id = $2 and x.unit_id not in (
  select e.unit_id from receipt_entries e
  where e.business_id = $1 and e.receipt_id = $3 and e.unit_id is not null and e.quantity > 0)
order by x.position, u.code`,
  parameters: ['businessId', 'purchaseId', 'id'],
  columns: ['unitId', 'lineId', 'productId', 'code', 'identifiers'],
  notNull: ['identifiers'],
  prepared: 'receipts.listMissingUnits',
};

export const saveCostsOfEntries: Statement<
  { costed: string; businessId: string; receiptId: string },
  object
> = {
  text: `update receipt_entries e set cost = x.cost, unit_id = coalesce(x.unit, e.unit_id)
from jsonb_to_recordset($1::jsonb) as x(id uuid, cost bigint, unit uuid)
where e.business_id = $2 and e.receipt_id = $3 and e.id = x.id`,
  parameters: ['costed', 'businessId', 'receiptId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const savePostedReceipt: Statement<
  { number: number; pieces: number; value: number; userId: string; now: string; businessId: string; receiptId: string },
  object
> = {
  text: `update receipts set status = 'posted', number = $1, pieces = $2, value = $3, posted_by = $4, posted_at = $5
where business_id = $6 and id = $7`,
  parameters: ['number', 'pieces', 'value', 'userId', 'now', 'businessId', 'receiptId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readPurchaseOfReceipt: Statement<
  { businessId: string; storeId: string; receiptId: string },
  { purchaseId: string }
> = {
  text: `select purchase_id from receipts where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'receiptId'],
  columns: ['purchaseId'],
  notNull: [],
  prepared: undefined,
};

export const listPostableEntries: Statement<
  { businessId: string; receiptId: string },
  { id: string; lineId: string | null; productId: string; quantity: number; identifiers: string[]; unitId: string | null; arrival: 'ok' | 'damaged'; color: string | null; storage: string | null; condition: Product['condition'] | null; unitCost: number | null }
> = {
  text: `select id, line_id, product_id, quantity, identifiers, unit_id, arrival, color,
  storage, condition, unit_cost
from receipt_entries where business_id = $1 and receipt_id = $2 and quantity > 0 order by seq`,
  parameters: ['businessId', 'receiptId'],
  columns: ['id', 'lineId', 'productId', 'quantity', 'identifiers', 'unitId', 'arrival', 'color', 'storage', 'condition', 'unitCost'],
  notNull: ['productId'],
  prepared: 'receipts.listPostableEntries',
};

export const insertExtraLines: Statement<
  { businessId: string; id: string; lineCount: number; lines: string; vendorId: string; receiptId: string },
  object
> = {
  text: `with line as (
  insert into purchase_lines (business_id, purchase_id, id, position, product_id, description, vendor_sku, quantity,
    is_extra, unit_cost, tax_rate, gross, discount_total, net, tax, total)
  select $1, $2, x.id, $3::int + x.place, p.id, p.name, v.vendor_sku, x.quantity, true, x."unitCost", 0,
    x.quantity * x."unitCost", 0, x.quantity * x."unitCost", 0, x.quantity * x."unitCost"
  from jsonb_to_recordset($4::jsonb) as x(id uuid, "productId" uuid, "unitCost" bigint, quantity int,
    place int)
  join products p on p.business_id = $1 and p.id = x."productId"
  left join vendor_products v on v.business_id = $1 and v.vendor_id = $5 and v.product_id = p.id
)
update receipt_entries e set line_id = x.id
from jsonb_to_recordset($4::jsonb) as x(id uuid, entries uuid[])
where e.business_id = $1 and e.receipt_id = $6 and e.id = any(x.entries)`,
  parameters: ['businessId', 'id', 'lineCount', 'lines', 'vendorId', 'receiptId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveCostsOfExpected: Statement<
  { vendorId: string; expected: string; businessId: string; unitIds: readonly string[] },
  object
> = {
  text: `update units u set unit_cost = x.cost, vendor_id = $1
from (select h.id, x.cost from jsonb_to_recordset($2::jsonb) as x("unitId" uuid, cost bigint)
  join (select id from units where business_id = $3 and id = any($4::uuid[]) order by id for no key update) h
    on h.id = x."unitId") x
where u.business_id = $3 and u.id = x.id and u.status = 'expected'`,
  parameters: ['vendorId', 'expected', 'businessId', 'unitIds'],
  columns: [],
  notNull: [],
  prepared: 'receipts.saveCostsOfExpected',
};

export const addReceived: Statement<
  { pieces: string; businessId: string },
  { id: string; vendorSku: string | null; open: number }
> = {
  text: `update purchase_lines l set received = l.received + x.quantity
from jsonb_to_recordset($1::jsonb) as x(id uuid, quantity int)
where l.business_id = $2 and l.id = x.id
returning l.id, l.vendor_sku, l.quantity - l.received - l.cancelled as open`,
  parameters: ['pieces', 'businessId'],
  columns: ['id', 'vendorSku', 'open'],
  notNull: ['open'],
  prepared: undefined,
};

export const lockReceiptRow: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; purchaseId: string; status: 'draft' | 'posted' | 'reversed' | 'discarded'; number: number | null; vendorId: string }
> = {
  text: `select r.id, r.purchase_id, r.status, r.number, p.vendor_id
from receipts r join purchases p on p.business_id = r.business_id and p.id = r.purchase_id
where r.business_id = $1 and r.store_id = $2 and r.id = $3 for update of r`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'purchaseId', 'status', 'number', 'vendorId'],
  notNull: [],
  prepared: 'receipts.lockReceiptRow',
};

export const listCountedLines: Statement<
  { businessId: string; id: string; purchaseId: string },
  { id: string; productId: string; description: string; sku: string; vendorSku: string | null; tracking: Tracking; quantity: number; received: number; cancelled: number; isExtra: boolean; counted: number; manifestUnits: number; missing: number }
> = {
  text: `select l.id, l.product_id, l.description, p.sku, l.vendor_sku, p.tracking, l.quantity,
  l.received, l.cancelled, l.is_extra, coalesce(e.pieces, 0)::int as counted,
  coalesce(m.manifest_units, 0)::int as manifest_units, (coalesce(m.expected, 0) - coalesce(e.units, 0))::int as missing
from purchase_lines l
join products p on p.business_id = l.business_id and p.id = l.product_id
left join (
  select e.line_id, sum(e.quantity) as pieces, count(e.unit_id) filter (where e.quantity > 0 and r.status = 'draft') as units
  from receipt_entries e join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
  where e.business_id = $1 and e.receipt_id = $2 group by e.line_id) e on e.line_id = l.id
left join (
  select x.line_id, count(*) as manifest_units, count(*) filter (where u.status = 'expected') as expected
  from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id and u.status <> 'void'
  where x.business_id = $1 and x.purchase_id = $3 group by x.line_id) m on m.line_id = l.id
where l.business_id = $1 and l.purchase_id = $3 order by l.position, l.id`,
  parameters: ['businessId', 'id', 'purchaseId'],
  columns: ['id', 'productId', 'description', 'sku', 'vendorSku', 'tracking', 'quantity', 'received', 'cancelled', 'isExtra', 'counted', 'manifestUnits', 'missing'],
  notNull: ['quantity', 'counted', 'manifestUnits', 'missing'],
  prepared: 'receipts.listCountedLines',
};

export const insertEntries: Statement<
  { businessId: string; receiptId: string; userId: string; now: string; entries: string },
  object
> = {
  text: `insert into receipt_entries (business_id, receipt_id, user_id, at, id, line_id, product_id, result, quantity, code,
  identifiers, unit_id, arrival, color, storage, condition, unit_cost, scanned_at)
select $1, $2, $3, $4, x.id, x."lineId", x."productId", x.result, x.quantity, x.code, x.identifiers,
  x."unitId",
  x.arrival, x.color, x.storage, x.condition, x."unitCost", x."scannedAt"
from jsonb_to_recordset($5::jsonb) as x(id uuid, "lineId" uuid, "productId" uuid, result text,
  quantity int, code text, identifiers text[], "unitId" uuid, arrival text, color text, storage text, condition text,
  "unitCost" bigint, "scannedAt" timestamptz, place int)
order by x.place
on conflict (business_id, receipt_id, id) do nothing`,
  parameters: ['businessId', 'receiptId', 'userId', 'now', 'entries'],
  columns: [],
  notNull: [],
  prepared: 'receipts.insertEntries',
};

export const listActiveUnitsOfCodes: Statement<
  { businessId: string; codes: readonly string[] },
  { value: string; unitId: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; purchaseId: string | null; lineId: string | null }
> = {
  text: `select i.value, u.id as unit_id, u.status, x.purchase_id, x.line_id
from device_identifiers i
join units u on u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
left join purchase_units x on x.business_id = i.business_id and x.unit_id = u.id
where i.business_id = $1 and i.value = any($2::text[])`,
  parameters: ['businessId', 'codes'],
  columns: ['value', 'unitId', 'status', 'purchaseId', 'lineId'],
  notNull: [],
  prepared: 'receipts.listActiveUnitsOfCodes',
};

/** A posted receipt can be reversed while its units are in the status in which they were received, enough pieces are in stock, none of it is billed, and no landed cost is allocated to it. reverseReceipt checks the same again under locks. */
export const readReceiptHead: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number | null; status: 'draft' | 'posted' | 'reversed' | 'discarded'; value: number; purchaseId: string; purchase: number | null; vendorName: string; deliveryNote: string | null; startedAt: string; postedAt: string | null; reversedAt: string | null; reason: string | null; startedBy: string; postedBy: string | null; isReversible: boolean }
> = {
  text: `select r.id, r.number, r.status, r.value, r.purchase_id, o.number as purchase, v.name as vendor_name,
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
where r.business_id = $1 and r.store_id = $2 and r.id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'status', 'value', 'purchaseId', 'purchase', 'vendorName', 'deliveryNote', 'startedAt', 'postedAt', 'reversedAt', 'reason', 'startedBy', 'postedBy', 'isReversible'],
  notNull: ['id', 'vendorName', 'startedBy', 'isReversible'],
  prepared: 'receipts.readReceiptHead',
};

export const listWholeEntries: Statement<
  { businessId: string; id: string },
  { id: string; result: ReceiptEntry['result']; lineId: string | null; productId: string | null; productName: string | null; quantity: number; code: string | null; identifiers: string[]; arrival: 'ok' | 'damaged'; at: string; by: string }
> = {
  text: `select e.id, e.result, e.line_id, e.product_id, p.name as product_name, e.quantity, e.code,
  e.identifiers, e.arrival, e.at, u.name as by
from receipt_entries e
join users u on u.business_id = e.business_id and u.id = e.user_id
left join products p on p.business_id = e.business_id and p.id = e.product_id
where e.business_id = $1 and e.receipt_id = $2 order by e.seq desc limit 5000`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'result', 'lineId', 'productId', 'productName', 'quantity', 'code', 'identifiers', 'arrival', 'at', 'by'],
  notNull: ['id', 'by'],
  prepared: 'receipts.listWholeEntries',
};

export const listBarcodesOfProducts: Statement<
  { businessId: string; productIds: readonly string[] },
  { productId: string; barcodes: string[] }
> = {
  text: `select product_id, array_agg(barcode order by barcode) as barcodes from product_barcodes
where business_id = $1 and product_id = any($2::uuid[]) group by product_id`,
  parameters: ['businessId', 'productIds'],
  columns: ['productId', 'barcodes'],
  notNull: ['barcodes'],
  prepared: 'receipts.listBarcodesOfProducts',
};

export const listProductNames: Statement<
  { businessId: string; productIds: readonly string[] },
  { id: string; name: string }
> = {
  text: `select id, name from products where business_id = $1 and id = any($2::uuid[])`,
  parameters: ['businessId', 'productIds'],
  columns: ['id', 'name'],
  notNull: [],
  prepared: 'receipts.listProductNames',
};

export const listRecordedScans: Statement<
  { businessId: string; id: string; clientScanIds: readonly string[]; values: readonly string[] },
  { id: string; result: ReceiptEntry['result']; lineId: string | null; productId: string | null; code: string | null; identifiers: string[]; unitId: string | null; quantity: number }
> = {
  text: `select id, result, line_id, product_id, code, identifiers, unit_id, quantity
from receipt_entries
where business_id = $1 and receipt_id = $2 and (id = any($3::uuid[])
  or (quantity > 0 and identifiers && $4::text[]))`,
  parameters: ['businessId', 'id', 'clientScanIds', 'values'],
  columns: ['id', 'result', 'lineId', 'productId', 'code', 'identifiers', 'unitId', 'quantity'],
  notNull: [],
  prepared: 'receipts.listRecordedScans',
};

export const listScannedUnits: Statement<
  { businessId: string; id: string; unitIds: readonly string[] },
  { unitId: string }
> = {
  text: `select unit_id from receipt_entries
where business_id = $1 and receipt_id = $2 and quantity > 0 and unit_id = any($3::uuid[])`,
  parameters: ['businessId', 'id', 'unitIds'],
  columns: ['unitId'],
  notNull: ['unitId'],
  prepared: 'receipts.listScannedUnits',
};

export const findProductsByCodes: Statement<
  { texts: readonly string[]; terms: readonly string[]; businessId: string },
  { code: string; productId: string; place: number | null }
> = {
  text: `select x.code, t.target_id as product_id, 1 as place from unnest($1::text[], $2::text[]) x (code, term)
join search_terms t on t.business_id = $3 and t.kind = 'product' and t.term = x.term
union all
select barcode, product_id, 2 from product_barcodes where business_id = $3 and barcode = any($1::text[])
union all
select sku, id, 3 from products where business_id = $3 and sku = any($1::text[]) and archived_at is null
order by place, product_id`,
  parameters: ['texts', 'terms', 'businessId'],
  columns: ['code', 'productId', 'place'],
  notNull: ['code', 'productId'],
  prepared: 'receipts.findProductsByCodes',
};

export const findOpenReceipt: Statement<
  { businessId: string; purchaseId: string; id: string },
  { id: string }
> = {
  text: `select id from receipts where business_id = $1 and purchase_id = $2 and (status = 'draft' or id = $3)
order by status = 'draft' desc limit 1`,
  parameters: ['businessId', 'purchaseId', 'id'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const insertReceipt: Statement<
  { businessId: string; id: string; storeId: string; purchaseId: string; deliveryNote: string | null; userId: string; now: string },
  { found: number }
> = {
  text: `insert into receipts (business_id, id, store_id, purchase_id, delivery_note, started_by, started_at)
values ($1, $2, $3, $4, $5, $6, $7) on conflict (business_id, id) do nothing
  returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'purchaseId', 'deliveryNote', 'userId', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const deleteEntries: Statement<
  { businessId: string; receiptId: string; ids: readonly string[] },
  object
> = {
  text: `delete from receipt_entries where business_id = $1 and receipt_id = $2 and id = any($3::uuid[])`,
  parameters: ['businessId', 'receiptId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveDiscardedReceipt: Statement<
  { businessId: string; receiptId: string },
  object
> = {
  text: `update receipts set status = 'discarded' where business_id = $1 and id = $2`,
  parameters: ['businessId', 'receiptId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const reduceReceived: Statement<
  { pieces: string; businessId: string },
  object
> = {
  text: `update purchase_lines l set received = l.received - x.quantity,
  cancelled = l.cancelled + case when l.is_extra then x.quantity else 0 end
from jsonb_to_recordset($1::jsonb) as x(id uuid, quantity int) where l.business_id = $2 and l.id = x.id`,
  parameters: ['pieces', 'businessId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveReceiptReversal: Statement<
  { userId: string; now: string; reason: string; businessId: string; receiptId: string },
  object
> = {
  text: `update receipts set status = 'reversed', reversed_by = $1, reversed_at = $2, reason = $3
where business_id = $4 and id = $5`,
  parameters: ['userId', 'now', 'reason', 'businessId', 'receiptId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findLandedShare: Statement<
  { businessId: string; receiptId: string },
  { found: number }
> = {
  text: `select 1 as found from landed_shares s where s.business_id = $1 and s.receipt_id = $2
group by s.line_id, s.unit_id having sum(s.amount) <> 0 limit 1`,
  parameters: ['businessId', 'receiptId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findBilledEntry: Statement<
  { businessId: string; receiptId: string },
  { found: number }
> = {
  text: `select 1 as found from billed_receipt_entries where business_id = $1 and receipt_id = $2 limit 1`,
  parameters: ['businessId', 'receiptId'],
  columns: ['found'],
  notNull: [],
  prepared: 'receipts.findBilledEntry',
};

export const lockUnitsOfReceipt: Statement<
  { businessId: string; receiptId: string },
  { found: number }
> = {
  text: `select 1 as found from units where business_id = $1 and id in (
select unit_id from receipt_entries where business_id = $1 and receipt_id = $2 and quantity > 0) order by id
  for no key update`,
  parameters: ['businessId', 'receiptId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const listEntriesToReverse: Statement<
  { businessId: string; receiptId: string },
  { lineId: string; productId: string; product: string; unitId: string | null; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void' | null; storeId: string | null; quantity: number; cost: number }
> = {
  text: `select e.line_id, e.product_id, p.name as product, e.unit_id, u.status,
  u.store_id, e.quantity, e.cost
from receipt_entries e
join products p on p.business_id = e.business_id and p.id = e.product_id
left join units u on u.business_id = e.business_id and u.id = e.unit_id
where e.business_id = $1 and e.receipt_id = $2 and e.quantity > 0 order by e.seq`,
  parameters: ['businessId', 'receiptId'],
  columns: ['lineId', 'productId', 'product', 'unitId', 'status', 'storeId', 'quantity', 'cost'],
  notNull: ['lineId', 'productId', 'cost'],
  prepared: undefined,
};
