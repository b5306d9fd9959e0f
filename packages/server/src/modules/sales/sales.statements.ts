// Generated from sales.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

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
