// Generated from receivables.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const readBuyer: Statement<
  { businessId: string; storeId: string; id: string },
  { customerId: string | null }
> = {
  text: `select customer_id from invoices where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['customerId'],
  notNull: [],
  prepared: 'receivables.readBuyer',
};

export const lockInvoiceRow: Statement<
  { businessId: string; storeId: string; id: string },
  { id: string; status: 'draft' | 'quote' | 'open' | 'paid' | 'voided' | 'discarded'; number: number | null; total: number; paid: number; refunded: number; customerId: string | null; businessDay: string | null; postedAt: string | null; version: number }
> = {
  text: `select id, status, number, total, paid, refunded, customer_id,
  business_day, posted_at, version
from invoices where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['id', 'status', 'number', 'total', 'paid', 'refunded', 'customerId', 'businessDay', 'postedAt', 'version'],
  notNull: [],
  prepared: 'receivables.lockInvoiceRow',
};

export const lockUnpostedRow: Statement<
  { businessId: string; storeId: string; id: string },
  { status: 'draft' | 'quote' | 'open' | 'paid' | 'voided' | 'discarded'; version: number; number: number | null; pieces: number; total: number; customerId: string | null; quotedUntil: string | null }
> = {
  text: `select status, version, number, pieces, total, customer_id, quoted_until from invoices
where business_id = $1 and store_id = $2 and id = $3 for update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['status', 'version', 'number', 'pieces', 'total', 'customerId', 'quotedUntil'],
  notNull: [],
  prepared: 'receivables.lockUnpostedRow',
};

export const listActivePayments: Statement<
  { businessId: string; invoiceId: string },
  { id: string; kind: 'cash' | 'card' | 'check' | 'storeCredit' | 'other' | 'tradeIn' | 'deposit' | 'exchange' | 'refund'; amount: number; tendered: number; change: number; reference: string | null; reverses: string | null; at: string; wasInDrawer: boolean; isReversed: boolean }
> = {
  text: `select p.id, p.kind, p.amount, p.tendered, p.change, p.reference, p.reverses, p.at, m.id is not null as was_in_drawer,
  exists (select 1 from payments r where r.business_id = p.business_id and r.reverses = p.id) as is_reversed
from payments p left join cash_movements m on m.business_id = p.business_id and m.id = p.id
where p.business_id = $1 and p.invoice_id = $2 order by p.seq`,
  parameters: ['businessId', 'invoiceId'],
  columns: ['id', 'kind', 'amount', 'tendered', 'change', 'reference', 'reverses', 'at', 'wasInDrawer', 'isReversed'],
  notNull: ['id', 'wasInDrawer', 'isReversed'],
  prepared: 'receivables.listActivePayments',
};

export const insertMoney: Statement<
  { businessId: string; storeId: string; invoiceId: string; userId: string; now: string; rows: string },
  object
> = {
  text: `with taken as (
  insert into payments (business_id, store_id, invoice_id, user_id, at, id, kind, amount, tendered, change, reference, reverses)
  select $1, $2, $3, $4, $5, x.* from jsonb_to_recordset($6::jsonb)
    as x(id uuid, kind text, amount bigint, tendered bigint, change bigint, reference text, reverses uuid)
)
insert into cash_movements (business_id, session_id, kind, source_id, user_id, at, id, amount)
select $1, x.drawer, 'sale', $3, $4, $5, x.id, x.amount
from jsonb_to_recordset($6::jsonb) as x(id uuid, amount bigint, drawer uuid)
where x.amount <> 0 and x.drawer is not null`,
  parameters: ['businessId', 'storeId', 'invoiceId', 'userId', 'now', 'rows'],
  columns: [],
  notNull: [],
  prepared: 'receivables.insertMoney',
};
