// Generated from checkout.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../../database/statement.ts';

export const addPaid: Statement<
  { amount: number; now: string; businessId: string; id: string },
  object
> = {
  text: `update invoices set paid = paid + $1, status = case when paid + $1 = total then 'paid' else 'open' end,
  updated_at = $2, version = version + 1
where business_id = $3 and id = $4`,
  parameters: ['amount', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'checkout.addPaid',
};

export const listKnownPayments: Statement<
  { id: string; tenders: string; businessId: string },
  { isSame: boolean }
> = {
  text: `select p.invoice_id = $1 and p.kind = x.kind and p.tendered = x.amount
  and coalesce(p.reference, '') = coalesce(x.reference, '') as is_same
from payments p join jsonb_to_recordset($2::jsonb) as x(id uuid, kind text, amount bigint, reference text) on x.id = p.id
where p.business_id = $3`,
  parameters: ['id', 'tenders', 'businessId'],
  columns: ['isSame'],
  notNull: ['isSame'],
  prepared: 'checkout.listKnownPayments',
};

export const listPostedLines: Statement<
  { businessId: string; id: string },
  { id: string; productId: string | null; unitId: string | null; quantity: number; unitPrice: number; listPrice: number | null }
> = {
  text: `select id, product_id, unit_id, quantity, unit_price, list_price
from invoice_lines where business_id = $1 and invoice_id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['id', 'productId', 'unitId', 'quantity', 'unitPrice', 'listPrice'],
  notNull: [],
  prepared: 'checkout.listPostedLines',
};
