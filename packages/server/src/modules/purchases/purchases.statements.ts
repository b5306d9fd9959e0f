// Generated from purchases.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { Tracking } from '@tilldesk/domain/products';

export const findPostedReceipt: Statement<
  { businessId: string; storeId: string; receiptId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from receipts where business_id = $1 and store_id = $2 and id = $3
  and purchase_id = $4 and status <> 'draft'`,
  parameters: ['businessId', 'storeId', 'receiptId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const insertPurchase: Statement<
  { businessId: string; id: string; storeId: string; locationId: string; vendorId: string; userId: string; orderDay: string; currency: string; now: string },
  { found: number }
> = {
  text: `insert into purchases (business_id, id, store_id, location_id, vendor_id, buyer_id, order_day, currency, charge_list,
  line_count, ordered, gross, discount_total, net, tax, charges, total, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, '[]', 0, 0, 0, 0, 0, 0, 0, 0, $9,
  $9)
on conflict do nothing returning 1 as found`,
  parameters: ['businessId', 'id', 'storeId', 'locationId', 'vendorId', 'userId', 'orderDay', 'currency', 'now'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findExpectedLine: Statement<
  { businessId: string; id: string; removedIds: readonly string[] },
  { lineId: string }
> = {
  text: `select line_id from purchase_units where business_id = $1 and purchase_id = $2 and line_id = any($3::uuid[])
  limit 1`,
  parameters: ['businessId', 'id', 'removedIds'],
  columns: ['lineId'],
  notNull: [],
  prepared: undefined,
};

export const lockProductsToOrder: Statement<
  { businessId: string; productIds: readonly string[] },
  { id: string; name: string; tracking: Tracking; isArchived: boolean }
> = {
  text: `select id, name, tracking, archived_at is not null as is_archived from products
where business_id = $1 and id = any($2::uuid[]) order by id for key share`,
  parameters: ['businessId', 'productIds'],
  columns: ['id', 'name', 'tracking', 'isArchived'],
  notNull: ['isArchived'],
  prepared: 'purchases.lockProductsToOrder',
};

export const savePurchaseContent: Statement<
  { vendorId: string; vendorRef: string | null; orderDay: string; expectedDay: string | null; termsDays: number | null; notes: string | null; discount: string | null; chargeList: string; charges: number; businessId: string; id: string },
  object
> = {
  text: `update purchases set vendor_id = $1, vendor_ref = $2, order_day = $3, expected_day = $4,
  terms_days = $5, notes = $6,
  discount = $7, charge_list = $8, charges = $9
where business_id = $10 and id = $11`,
  parameters: ['vendorId', 'vendorRef', 'orderDay', 'expectedDay', 'termsDays', 'notes', 'discount', 'chargeList', 'charges', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const deleteOtherLines: Statement<
  { lines: string; businessId: string; id: string },
  { found: number }
> = {
  text: `with given as (select x.id from jsonb_to_recordset($1::jsonb) as x(id uuid)),
gone as (
  delete from purchase_lines l where l.business_id = $2 and l.purchase_id = $3 and l.id not in (select id from given)
)
select 1 as found from purchase_lines l join given using (id) where l.business_id = $2 and l.purchase_id <> $3`,
  parameters: ['lines', 'businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const savePurchaseLines: Statement<
  { businessId: string; id: string; lines: string; vendorId: string },
  object
> = {
  text: `insert into purchase_lines (business_id, purchase_id, id, position, product_id, description, vendor_sku, quantity,
  unit_cost, discount, tax_rate, gross, discount_total, net, tax, total)
select $1, $2, x.id, x.position, x."productId", x.description, coalesce(x."vendorSku", v.vendor_sku), x.quantity,
  x."unitCost", nullif(x.discount, 'null'::jsonb), x."taxRate", x.gross, x."discountTotal", x.net, x.tax, x.total
from jsonb_to_recordset($3::jsonb) as x(id uuid, position int, "productId" uuid, description text, "vendorSku" text,
  quantity int, "unitCost" bigint, discount jsonb, "taxRate" numeric, gross bigint, "discountTotal" bigint, net bigint,
  tax bigint, total bigint)
left join vendor_products v on v.business_id = $1 and v.vendor_id = $4 and v.product_id = x."productId"
on conflict (business_id, id) do update set position = excluded.position, product_id = excluded.product_id,
  description = excluded.description, vendor_sku = excluded.vendor_sku, quantity = excluded.quantity,
  unit_cost = excluded.unit_cost, discount = excluded.discount, tax_rate = excluded.tax_rate, gross = excluded.gross,
  discount_total = excluded.discount_total, net = excluded.net, tax = excluded.tax, total = excluded.total`,
  parameters: ['businessId', 'id', 'lines', 'vendorId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const readPurchaseToClone: Statement<
  { businessId: string; storeId: string; from: string },
  { vendorId: string; termsDays: number | null; notes: string | null; discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; } | null; charges: { id: string; label: string; amount: number; }[] }
> = {
  text: `select vendor_id, terms_days, notes, discount, charge_list as charges from purchases
where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'from'],
  columns: ['vendorId', 'termsDays', 'notes', 'discount', 'charges'],
  notNull: [],
  prepared: undefined,
};

export const listLinesToClone: Statement<
  { businessId: string; from: string },
  { productId: string; vendorSku: string | null; quantity: number; unitCost: number; discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; } | null; taxRate: string }
> = {
  text: `select product_id, vendor_sku, quantity, unit_cost, discount,
  trim_scale(tax_rate)::text as tax_rate
from purchase_lines where business_id = $1 and purchase_id = $2 and not is_extra order by position`,
  parameters: ['businessId', 'from'],
  columns: ['productId', 'vendorSku', 'quantity', 'unitCost', 'discount', 'taxRate'],
  notNull: ['taxRate'],
  prepared: undefined,
};

export const lockPurchaseRow: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; number: number | null; vendorId: string; state: 'draft' | 'ordered' | 'closed' | 'cancelled'; version: number; expectedDay: string | null; termsDays: number | null; billed: number; paid: number }
> = {
  text: `select id, number, vendor_id, state, version, expected_day, terms_days,
  billed, paid
from purchases where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'number', 'vendorId', 'state', 'version', 'expectedDay', 'termsDays', 'billed', 'paid'],
  notNull: [],
  prepared: 'purchases.lockPurchaseRow',
};

export const listLockedLines: Statement<
  { businessId: string; purchaseId: string },
  { id: string; position: number; productId: string; description: string; tracking: Tracking; vendorSku: string | null; quantity: number; received: number; cancelled: number; billed: number; isExtra: boolean; unitCost: number; taxRate: string; net: number }
> = {
  text: `select l.id, l.position, l.product_id, l.description, p.tracking, l.vendor_sku,
  l.quantity, l.received, l.cancelled, l.billed, l.is_extra, l.unit_cost,
  l.tax_rate::text as tax_rate, l.net
from purchase_lines l join products p on p.business_id = l.business_id and p.id = l.product_id
where l.business_id = $1 and l.purchase_id = $2 order by l.position, l.id`,
  parameters: ['businessId', 'purchaseId'],
  columns: ['id', 'position', 'productId', 'description', 'tracking', 'vendorSku', 'quantity', 'received', 'cancelled', 'billed', 'isExtra', 'unitCost', 'taxRate', 'net'],
  notNull: ['taxRate'],
  prepared: 'purchases.listLockedLines',
};

export const sumBillsOfPurchase: Statement<
  { businessId: string; id: string },
  { state: 'draft' | 'ordered' | 'closed' | 'cancelled'; expectedDay: string | null; billed: number; paid: number }
> = {
  text: `select p.state, p.expected_day, coalesce(sum(b.total), 0)::bigint as billed,
  coalesce(sum(b.paid), 0)::bigint as paid
from purchases p
left join bills b on b.business_id = p.business_id and b.purchase_id = p.id and b.reversed_at is null
where p.business_id = $1 and p.id = $2 group by p.business_id, p.id`,
  parameters: ['businessId', 'id'],
  columns: ['state', 'expectedDay', 'billed', 'paid'],
  notNull: [],
  prepared: 'purchases.sumBillsOfPurchase',
};

export const savePurchaseStatus: Statement<
  { status: string; payment: string; ordered: number; received: number; open: number; billed: number; paid: number; now: string; businessId: string; id: string },
  object
> = {
  text: `update purchases p set status = $1, payment = $2, ordered = $3, received = $4, open = $5,
  billed = $6, paid = $7,
  line_count = l.lines, gross = l.gross, discount_total = l.discount, net = l.net, tax = l.tax,
  total = l.net + l.tax + p.charges, updated_at = $8, version = version + 1
from (select count(*) as lines, coalesce(sum(gross), 0) as gross, coalesce(sum(discount_total), 0) as discount,
    coalesce(sum(net), 0) as net, coalesce(sum(tax), 0) as tax
  from purchase_lines where business_id = $9 and purchase_id = $10) l
where p.business_id = $9 and p.id = $10`,
  parameters: ['status', 'payment', 'ordered', 'received', 'open', 'billed', 'paid', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'purchases.savePurchaseStatus',
};

export const listHoldersOfCodes: Statement<
  { businessId: string; codes: readonly string[]; purchaseId: string },
  { value: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; number: number | null }
> = {
  text: `select i.value, u.status, p.number
from device_identifiers i
join units u on u.business_id = i.business_id and u.device_id = i.device_id and unit_is_active(u.status)
left join purchase_units x on x.business_id = u.business_id and x.unit_id = u.id
left join purchases p on p.business_id = x.business_id and p.id = x.purchase_id
where i.business_id = $1 and i.value = any($2::text[])
  and not (u.status = 'expected' and x.purchase_id is not distinct from $3)`,
  parameters: ['businessId', 'codes', 'purchaseId'],
  columns: ['value', 'status', 'number'],
  notNull: [],
  prepared: 'purchases.listHoldersOfCodes',
};

export const findPurchaseOfStore: Statement<
  { businessId: string; storeId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from purchases where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const deleteExpectedUnits: Statement<
  { businessId: string; removedIds: readonly string[] },
  object
> = {
  text: `delete from purchase_units where business_id = $1 and unit_id = any($2::uuid[])`,
  parameters: ['businessId', 'removedIds'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listExpectedUnits: Statement<
  { businessId: string; id: string },
  { unitId: string; lineId: string; values: string[]; isHere: boolean }
> = {
  text: `select x.unit_id, x.line_id,
  (select array_agg(i.value) from device_identifiers i
   where i.business_id = u.business_id and i.device_id = u.device_id) as values,
  u.status <> 'expected' or exists (
    select 1 from receipt_entries e join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
    where e.business_id = x.business_id and e.unit_id = x.unit_id and e.quantity > 0 and r.status = 'draft') as is_here
from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id
where x.business_id = $1 and x.purchase_id = $2 and u.status <> 'void' order by u.id for no key update of u`,
  parameters: ['businessId', 'id'],
  columns: ['unitId', 'lineId', 'values', 'isHere'],
  notNull: ['values', 'isHere'],
  prepared: 'purchases.listExpectedUnits',
};

export const insertExpectedUnits: Statement<
  { businessId: string; id: string; createdUnits: string },
  object
> = {
  text: `insert into purchase_units (business_id, purchase_id, unit_id, line_id, position)
select $1, $2, x.unit, x.line, x.position from jsonb_to_recordset($3::jsonb) as x(unit uuid, line uuid,
  position int)`,
  parameters: ['businessId', 'id', 'createdUnits'],
  columns: [],
  notNull: [],
  prepared: 'purchases.insertExpectedUnits',
};

export const listManifestUnits: Statement<
  { businessId: string; id: string },
  { unitId: string; lineId: string; productName: string; code: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; color: string | null; storage: string | null; identifiers: { type: string; value: string }[] }
> = {
  text: `select u.id as unit_id, x.line_id, p.name as product_name, u.code, u.status, u.color, u.storage,
  (select json_agg(json_build_object('type', i.type, 'value', i.value) order by i.type, i.value)
   from device_identifiers i where i.business_id = u.business_id and i.device_id = u.device_id) as identifiers
from purchase_units x
join units u on u.business_id = x.business_id and u.id = x.unit_id
join products p on p.business_id = u.business_id and p.id = u.product_id
where x.business_id = $1 and x.purchase_id = $2 and u.status <> 'void' order by x.position, u.code`,
  parameters: ['businessId', 'id'],
  columns: ['unitId', 'lineId', 'productName', 'code', 'status', 'color', 'storage', 'identifiers'],
  notNull: ['identifiers'],
  prepared: 'purchases.listManifestUnits',
};

export const saveOrdered: Statement<
  { number: number; now: string; userId: string; businessId: string; id: string },
  object
> = {
  text: `update purchases set state = 'ordered', number = $1, ordered_at = $2, buyer_id = $3 where business_id = $4
  and id = $5`,
  parameters: ['number', 'now', 'userId', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const saveLastOrder: Statement<
  { now: string; businessId: string; vendorId: string },
  object
> = {
  text: `update vendors set last_order_at = greatest(last_order_at, $1) where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'vendorId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const cancelOpenQuantities: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update purchase_lines set cancelled = quantity - received where business_id = $1 and purchase_id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findDraftReceipt: Statement<
  { businessId: string; id: string },
  { id: string; isEmpty: boolean }
> = {
  text: `select r.id, not exists (select 1 from receipt_entries e
  where e.business_id = r.business_id and e.receipt_id = r.id and e.quantity <> 0) as is_empty
from (select * from receipts where business_id = $1 and purchase_id = $2 and status = 'draft' for update) r`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'isEmpty'],
  notNull: ['isEmpty'],
  prepared: undefined,
};

export const saveDiscarded: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `update receipts set status = 'discarded' where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listExpectedUnitIds: Statement<
  { businessId: string; id: string; lineIds: readonly string[] | null },
  { id: string }
> = {
  text: `select u.id from purchase_units x join units u on u.business_id = x.business_id and u.id = x.unit_id
where x.business_id = $1 and x.purchase_id = $2 and u.status = 'expected'
  and ($3::uuid[] is null or x.line_id = any($3::uuid[]))
order by u.id`,
  parameters: ['businessId', 'id', 'lineIds'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const savePurchaseState: Statement<
  { state: string; now: string; reason: string; businessId: string; id: string },
  object
> = {
  text: `update purchases set state = $1, closed_at = $2, closed_reason = $3 where business_id = $4 and id = $5`,
  parameters: ['state', 'now', 'reason', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const listPurchasesOfUnits: Statement<
  { businessId: string; meant: readonly string[] },
  { id: string }
> = {
  text: `select purchase_id as id from purchase_units where business_id = $1 and unit_id = any($2::uuid[])
union
select r.purchase_id from receipt_entries e
join receipts r on r.business_id = e.business_id and r.id = e.receipt_id
where e.business_id = $1 and e.unit_id = any($2::uuid[])`,
  parameters: ['businessId', 'meant'],
  columns: ['id'],
  notNull: ['id'],
  prepared: 'purchases.listPurchasesOfUnits',
};

export const readPurchaseNames: Statement<
  { businessId: string; id: string },
  { id: string; name: string; contactName: string | null; phone: string | null; email: string | null; accountNo: string | null; language: string | null; address: string; buyer: string; locationName: string }
> = {
  text: `select v.id, v.name, v.contact_name, v.phone, v.email, v.account_no,
  v.preferred_language as language,
  concat_ws(', ', v.street, v.city, concat_ws(' ', v.state, v.postal_code), v.country) as address,
  u.name as buyer, l.name as location_name
from purchases p
join vendors v on v.business_id = p.business_id and v.id = p.vendor_id
join users u on u.business_id = p.business_id and u.id = p.buyer_id
join locations l on l.business_id = p.business_id and l.id = p.location_id
where p.business_id = $1 and p.id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'name', 'contactName', 'phone', 'email', 'accountNo', 'language', 'address', 'buyer', 'locationName'],
  notNull: ['address'],
  prepared: 'purchases.readPurchaseNames',
};

export const listWholeLines: Statement<
  { businessId: string; id: string },
  { id: string; productId: string; description: string; sku: string; tracking: 'quantity' | 'serialized' | 'none'; vendorSku: string | null; quantity: number; received: number; cancelled: number; billed: number; isExtra: boolean; unitCost: number; discount: { kind: 'amount'; amount: number; } | { kind: 'share'; rate: string; } | null; taxRate: string; gross: number; discountTotal: number; net: number; tax: number; total: number; barcode: string | null; expectedUnits: number; arrivedUnits: number }
> = {
  text: `select l.id, l.product_id, l.description, p.sku, p.tracking, l.vendor_sku, l.quantity,
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
  where x.business_id = $1 and x.purchase_id = $2 group by x.line_id) m on m.line_id = l.id
where l.business_id = $1 and l.purchase_id = $2 order by l.position, l.id`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'productId', 'description', 'sku', 'tracking', 'vendorSku', 'quantity', 'received', 'cancelled', 'billed', 'isExtra', 'unitCost', 'discount', 'taxRate', 'gross', 'discountTotal', 'net', 'tax', 'total', 'barcode', 'expectedUnits', 'arrivedUnits'],
  notNull: ['taxRate', 'expectedUnits', 'arrivedUnits'],
  prepared: 'purchases.listWholeLines',
};

export const listReceiptsOfPurchase: Statement<
  { businessId: string; id: string },
  { id: string; number: number | null; status: 'draft' | 'posted' | 'reversed' | 'discarded'; value: number; startedAt: string; postedAt: string | null; reversedAt: string | null; reason: string | null; startedBy: string; postedBy: string | null; pieces: number }
> = {
  text: `select r.id, r.number, r.status, r.value, r.started_at, r.posted_at,
  r.reversed_at, r.reason, s.name as started_by, u.name as posted_by,
  case r.status when 'draft' then coalesce((select sum(e.quantity) from receipt_entries e
    where e.business_id = r.business_id and e.receipt_id = r.id), 0)::int else r.pieces end as pieces
from receipts r
join users s on s.business_id = r.business_id and s.id = r.started_by
left join users u on u.business_id = r.business_id and u.id = r.posted_by
where r.business_id = $1 and r.purchase_id = $2 and r.status <> 'discarded' order by r.started_at desc, r.id desc`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'number', 'status', 'value', 'startedAt', 'postedAt', 'reversedAt', 'reason', 'startedBy', 'postedBy', 'pieces'],
  notNull: ['id', 'startedBy', 'pieces'],
  prepared: 'purchases.listReceiptsOfPurchase',
};

export const listPurchaseHistory: Statement<
  { businessId: string; id: string },
  { at: string; by: string; action: string }
> = {
  text: `select a.at, u.name as by, a.action from audit_log a
join users u on u.business_id = a.business_id and u.id = a.user_id
where a.business_id = $1 and a.entity_id = $2 order by a.at desc, a.id desc limit 200`,
  parameters: ['businessId', 'id'],
  columns: ['at', 'by', 'action'],
  notNull: [],
  prepared: 'purchases.listPurchaseHistory',
};

export const saveSent: Statement<
  { now: string; to: string; businessId: string; id: string },
  object
> = {
  text: `update purchases set sent_at = $1, sent_to = $2 where business_id = $3 and id = $4`,
  parameters: ['now', 'to', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const suggestProducts: Statement<
  { businessId: string; storeId: string; vendorId: string | null },
  { productId: string; name: string; sku: string; reorderPoint: number; reorderTo: number | null; available: number; incoming: number; vendorId: string | null; vendorName: string | null; vendorSku: string | null; leadDays: number | null; lastCost: number | null }
> = {
  text: `select p.id as product_id, p.name, p.sku, p.reorder_point, p.reorder_to,
  coalesce(s.available, 0)::int as available, coalesce(i.incoming, 0)::int as incoming, w.vendor_id,
  w.name as vendor_name, w.vendor_sku, w.lead_days, w.last_cost
from products p
left join (
  select product_id, sum(pieces) as available from (
    select product_id, count(*) as pieces from units
    where business_id = $1 and store_id = $2 and status = 'in_stock' group by product_id
    union all
    select product_id, on_hand - reserved from stock_levels where business_id = $1 and store_id = $2) stock
  group by product_id) s on s.product_id = p.id
left join (
  select l.product_id, sum(l.quantity - l.received - l.cancelled) as incoming
  from purchases o join purchase_lines l on l.business_id = o.business_id and l.purchase_id = o.id
  where o.business_id = $1 and o.store_id = $2 and o.status in ('ordered', 'partiallyReceived')
  group by l.product_id) i on i.product_id = p.id
left join lateral (
  select x.vendor_id, v.name, x.vendor_sku, coalesce(x.lead_days, v.lead_days) as lead_days, x.last_cost
  from vendor_products x
  join vendors v on v.business_id = x.business_id and v.id = x.vendor_id and v.archived_at is null and v.active
  where x.business_id = p.business_id and x.product_id = p.id and ($3::uuid is null or x.vendor_id = $3)
  order by x.last_at desc nulls last limit 1) w on true
where p.business_id = $1 and p.archived_at is null and p.active and p.tracking <> 'none' and p.reorder_point is not null
  and coalesce(s.available, 0) <= p.reorder_point and ($3::uuid is null or w.vendor_id is not null)
order by p.name, p.id limit 500`,
  parameters: ['businessId', 'storeId', 'vendorId'],
  columns: ['productId', 'name', 'sku', 'reorderPoint', 'reorderTo', 'available', 'incoming', 'vendorId', 'vendorName', 'vendorSku', 'leadDays', 'lastCost'],
  notNull: ['name', 'reorderPoint', 'available', 'incoming'],
  prepared: 'purchases.suggestProducts',
};
