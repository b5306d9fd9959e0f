// Generated from sales.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';
import type { UnitStatus } from '@tilldesk/domain/inventory';
import type { Tracking } from '@tilldesk/domain/products';
import type { Sellable } from '@tilldesk/domain/sales';

export const insertSalespersonCorrection: Statement<
  { businessId: string; correctionId: string; storeId: string; id: string; lineId: string | null; before: string; salespersonId: string; reason: string; userId: string; now: string },
  object
> = {
  text: `with corrected as (
  insert into salesperson_corrections (business_id, id, store_id, invoice_id, line_id, from_id, to_id, reason, user_id, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
)
update invoices set updated_at = $10, version = version + 1 where business_id = $1 and id = $4`,
  parameters: ['businessId', 'correctionId', 'storeId', 'id', 'lineId', 'before', 'salespersonId', 'reason', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: 'sales.insertSalespersonCorrection',
};

export const saveCorrectedInvoice: Statement<
  { now: string; businessId: string; invoiceId: string },
  object
> = {
  text: `update invoices set updated_at = $1, version = version + 1 where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'invoiceId'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const findInvoice: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from invoices where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const readInvoiceTotal: Statement<
  { businessId: string; id: string },
  { total: number }
> = {
  text: `select total from invoices where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['total'],
  notNull: [],
  prepared: undefined,
};

export const listInstalments: Statement<
  { businessId: string; id: string },
  { dueDate: string; amount: number }
> = {
  text: `select due_date, amount from invoice_instalments where business_id = $1 and invoice_id = $2
order by position`,
  parameters: ['businessId', 'id'],
  columns: ['dueDate', 'amount'],
  notNull: [],
  prepared: 'sales.listInstalments',
};

export const removeInstalments: Statement<
  { businessId: string; id: string },
  object
> = {
  text: `delete from invoice_instalments where business_id = $1 and invoice_id = $2`,
  parameters: ['businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const insertInstalments: Statement<
  { businessId: string; id: string; parts: string; dueDate: string; now: string },
  object
> = {
  text: `with agreed as (
  insert into invoice_instalments (business_id, invoice_id, position, due_date, amount, leaves)
  select $1, $2, x.* from jsonb_to_recordset($3::jsonb)
    as x(position int, "dueDate" date, amount bigint, leaves bigint)
)
update invoices set due_date = $4, updated_at = $5, version = version + 1 where business_id = $1 and id = $2`,
  parameters: ['businessId', 'id', 'parts', 'dueDate', 'now'],
  columns: [],
  notNull: [],
  prepared: 'sales.insertInstalments',
};

export const findInvoiceOfStore: Statement<
  { businessId: string; storeId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from invoices where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const findExchangeOfSale: Statement<
  { businessId: string; id: string },
  { number: number }
> = {
  text: `select number from refunds where business_id = $1 and sale_id = $2 and status = 'posted'`,
  parameters: ['businessId', 'id'],
  columns: ['number'],
  notNull: [],
  prepared: 'sales.findExchangeOfSale',
};

export const saveVoidedInvoice: Statement<
  { now: string; businessId: string; id: string },
  object
> = {
  text: `update invoices set status = 'voided', paid = 0, updated_at = $1, version = version + 1
where business_id = $2 and id = $3`,
  parameters: ['now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'sales.saveVoidedInvoice',
};

export const findRefundOfInvoice: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from refunds where business_id = $1 and invoice_id = $2 and status = 'posted' limit 1`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: 'sales.findRefundOfInvoice',
};

export const lockUnitsOfInvoice: Statement<
  { id: string; businessId: string },
  { id: string; code: string; status: 'expected' | 'backordered' | 'in_transit' | 'at_vendor' | 'in_stock' | 'reserved' | 'pending_inspection' | 'pending_refurb' | 'in_repair' | 'pending_restock' | 'demo' | 'loaner' | 'pending_rma' | 'sold' | 'returned_to_vendor' | 'exchanged_by_vendor' | 'scrapped' | 'lost' | 'stolen' | 'parts_only' | 'void'; isOurs: boolean }
> = {
  text: `select u.id, u.code, u.status, u.status = 'sold' and u.invoice_id is not distinct from $1 as is_ours from units u
where u.business_id = $2 and u.id in (
  select l.unit_id from invoice_lines l where l.business_id = $2 and l.invoice_id = $1)
order by u.id for no key update`,
  parameters: ['id', 'businessId'],
  columns: ['id', 'code', 'status', 'isOurs'],
  notNull: [],
  prepared: 'sales.lockUnitsOfInvoice',
};

export const listPiecesOfInvoice: Statement<
  { businessId: string; id: string },
  { productId: string; quantity: number; value: number; lineId: string }
> = {
  text: `select product_id, -quantity as quantity, -value as value, document_line_id as line_id
from stock_movements where business_id = $1 and document_id = $2 and kind = 'sale' and unit_id is null order by seq`,
  parameters: ['businessId', 'id'],
  columns: ['productId', 'quantity', 'value', 'lineId'],
  notNull: ['quantity', 'value', 'lineId'],
  prepared: 'sales.listPiecesOfInvoice',
};

export const findTillUnit: Statement<
  { businessId: string; code: string; storeId: string },
  { unitId: string; productId: string; storeId: string; name: string; sku: string; code: string; looks: string | null; tracking: Tracking; price: number; minPrice: number | null; unitPrice: number | null; categoryId: string; parentId: string | null; taxRate: string; status: UnitStatus }
> = {
  text: `select unit_id, product_id, store_id, name, sku, code, looks, tracking, price, min_price, unit_price, category_id, parent_id,
  tax_rate, status
from till_units where business_id = $1 and code = $2
order by (status in ('in_stock', 'reserved') and store_id = $3) desc, updated_at desc limit 1`,
  parameters: ['businessId', 'code', 'storeId'],
  columns: ['unitId', 'productId', 'storeId', 'name', 'sku', 'code', 'looks', 'tracking', 'price', 'minPrice', 'unitPrice', 'categoryId', 'parentId', 'taxRate', 'status'],
  notNull: ['unitId', 'productId', 'storeId', 'name', 'sku', 'code', 'tracking', 'price', 'categoryId', 'taxRate', 'status'],
  prepared: 'sales.findTillUnit',
};

export const listTillUnits: Statement<
  { businessId: string; storeId: string; productId: string | null; ids: readonly string[] | null; ending: string | null; limit: number },
  { unitId: string; productId: string; name: string; sku: string; code: string; looks: string | null; tracking: Tracking; price: number; minPrice: number | null; unitPrice: number | null; categoryId: string; parentId: string | null; taxRate: string; grade: string | null; batteryHealth: number | null; receivedAt: string }
> = {
  text: `select u.unit_id, u.product_id, u.name, u.sku, u.code, u.looks, u.tracking, u.price, u.min_price, u.unit_price, u.category_id,
  u.parent_id, u.tax_rate, u.grade, u.battery_health, u.received_at
from till_units u
where u.business_id = $1 and u.store_id = $2 and u.status = 'in_stock'
  and ($3::uuid is null or u.product_id = $3) and ($4::uuid[] is null or u.unit_id = any($4))
  and ($5::text is null or right(u.code, length($5)) = $5 or exists (select 1 from device_identifiers i
    where i.business_id = $1 and i.device_id = u.device_id and right(i.value, length($5)) = $5))
order by u.received_at, u.unit_id limit $6`,
  parameters: ['businessId', 'storeId', 'productId', 'ids', 'ending', 'limit'],
  columns: ['unitId', 'productId', 'name', 'sku', 'code', 'looks', 'tracking', 'price', 'minPrice', 'unitPrice', 'categoryId', 'parentId', 'taxRate', 'grade', 'batteryHealth', 'receivedAt'],
  notNull: ['unitId', 'productId', 'name', 'sku', 'code', 'tracking', 'price', 'categoryId', 'taxRate', 'receivedAt'],
  prepared: 'sales.listTillUnits',
};

/** Products by a code, their SKU before a barcode, or by ids. The stock of the other stores comes highest first; each store is looked up by its own index access, so that the cost depends on the number of stores only. */
export const listTillProducts: Statement<
  { businessId: string; storeId: string; seesStock: boolean; code: string | null; ids: readonly string[] | null; locationId: string },
  { productId: string; name: string; sku: string; tracking: Tracking; price: number; minPrice: number | null; categoryId: string; parentId: string | null; taxRate: string; isBundle: boolean; onHand: number; elsewhere: Sellable['elsewhere'] | null }
> = {
  text: `select p.id as product_id, p.name, p.sku, p.tracking, p.price, p.min_price, p.category_id, k.parent_id,
  p.tax_rate::text as tax_rate, b.product_id is not null as is_bundle,
  case when p.tracking = 'serialized' then (select count(*)::int from units u where u.business_id = $1
      and u.store_id = $2 and u.product_id = p.id and u.status = 'in_stock')
    else coalesce(b.makes, l.on_hand - l.reserved, 0) end as on_hand,
  case when $3::boolean and p.tracking <> 'none' then (
    select jsonb_agg(jsonb_build_object('storeName', x.name, 'onHand', x.on_hand) order by x.on_hand desc, x.name)
    from (
      select s.name, case when p.tracking = 'serialized' then (select count(*)::int from units u
          where u.business_id = s.business_id and u.store_id = s.id and u.product_id = p.id and u.status = 'in_stock')
        else coalesce((select sum(h.on_hand - h.reserved)::int from stock_levels h
          where h.business_id = s.business_id and h.product_id = p.id and h.store_id = s.id), 0) end as on_hand
      from stores s where s.business_id = $1 and s.id <> $2
    ) x) end as elsewhere
from (
  select id, 1::bigint from products where business_id = $1 and sku = $4
  union all select product_id, 2 from product_barcodes where business_id = $1 and barcode = $4
  union all select id, place from unnest($5::uuid[]) with ordinality as given(id, place)
) f(id, place)
join products p on p.business_id = $1 and p.id = f.id
join categories k on k.business_id = p.business_id and k.id = p.category_id
left join stock_levels l on l.business_id = p.business_id and l.product_id = p.id and l.location_id = $6
left join lateral (
  select c.product_id, min(coalesce(h.on_hand - h.reserved, 0) / c.quantity) as makes from product_components c
  left join stock_levels h on h.business_id = c.business_id and h.product_id = c.component_id and h.location_id = $6
  where c.business_id = p.business_id and c.product_id = p.id group by c.product_id
) b on true
where p.active and p.archived_at is null
order by f.place, p.name, p.id`,
  parameters: ['businessId', 'storeId', 'seesStock', 'code', 'ids', 'locationId'],
  columns: ['productId', 'name', 'sku', 'tracking', 'price', 'minPrice', 'categoryId', 'parentId', 'taxRate', 'isBundle', 'onHand', 'elsewhere'],
  notNull: ['taxRate', 'isBundle', 'onHand'],
  prepared: 'sales.listTillProducts',
};

export const findSeller: Statement<
  { businessId: string; storeId: string; invoiceId: string },
  { id: string; name: string }
> = {
  text: `select u.id, u.name from sale_sellers s join users u on u.business_id = s.business_id and u.id = s.user_id
where s.business_id = $1 and s.store_id = $2 and s.invoice_id = $3`,
  parameters: ['businessId', 'storeId', 'invoiceId'],
  columns: ['id', 'name'],
  notNull: [],
  prepared: undefined,
};

export const saveSeller: Statement<
  { businessId: string; storeId: string; invoiceId: string; sellerId: string; userId: string; now: string },
  object
> = {
  text: `insert into sale_sellers (business_id, store_id, invoice_id, user_id, confirmed_by, at)
values ($1, $2, $3, $4, $5, $6)
on conflict (business_id, store_id, invoice_id)
do update set user_id = excluded.user_id, confirmed_by = excluded.confirmed_by, at = excluded.at`,
  parameters: ['businessId', 'storeId', 'invoiceId', 'sellerId', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
