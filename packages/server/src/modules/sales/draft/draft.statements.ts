// Generated from draft.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../../database/statement.ts';

export const saveDiscardedDraft: Statement<
  { now: string; businessId: string; storeId: string; id: string },
  { id: string }
> = {
  text: `update invoices set status = 'discarded', updated_at = $1, version = version + 1
where business_id = $2 and store_id = $3 and id = $4 and status in ('draft', 'quote') returning id`,
  parameters: ['now', 'businessId', 'storeId', 'id'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const readInvoiceNumber: Statement<
  { businessId: string; storeId: string; id: string },
  { number: number | null }
> = {
  text: `select number from invoices where business_id = $1 and store_id = $2 and id = $3`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['number'],
  notNull: [],
  prepared: undefined,
};

export const findInvoiceOfUnit: Statement<
  { businessId: string; id: string },
  { number: number }
> = {
  text: `select i.number from units u join invoices i on i.business_id = u.business_id and i.id = u.invoice_id
where u.business_id = $1 and u.id = $2`,
  parameters: ['businessId', 'id'],
  columns: ['number'],
  notNull: ['number'],
  prepared: undefined,
};

export const readCustomerGroup: Statement<
  { businessId: string; customerId: string },
  { group: string | null }
> = {
  text: `select customer_group as "group" from customers where business_id = $1 and id = $2 and archived_at is null`,
  parameters: ['businessId', 'customerId'],
  columns: ['group'],
  notNull: [],
  prepared: undefined,
};

export const listPriceFacts: Statement<
  { lines: string; businessId: string },
  { line: string; id: string; price: number; minPrice: number | null; unitPrice: number | null; categoryIds: readonly (string | null)[] }
> = {
  text: `select x.id as line, p.id, p.price, p.min_price, u.price as unit_price,
  array[p.category_id, c.parent_id] as category_ids
from jsonb_to_recordset($1::jsonb) as x(id uuid, "productId" uuid, "unitId" uuid)
join products p on p.business_id = $2 and p.id = x."productId" and p.active and p.archived_at is null
join categories c on c.business_id = $2 and c.id = p.category_id
left join units u on u.business_id = $2 and u.id = x."unitId" and u.product_id = p.id`,
  parameters: ['lines', 'businessId'],
  columns: ['line', 'id', 'price', 'minPrice', 'unitPrice', 'categoryIds'],
  notNull: ['line', 'id', 'price', 'categoryIds'],
  prepared: 'draft.listPriceFacts',
};

export const saveQuoteState: Statement<
  { status: string; until: string | null; now: string; businessId: string; id: string },
  object
> = {
  text: `update invoices set status = $1, quoted_until = $2, updated_at = $3, version = version + 1
where business_id = $4 and id = $5`,
  parameters: ['status', 'until', 'now', 'businessId', 'id'],
  columns: [],
  notNull: [],
  prepared: 'draft.saveQuoteState',
};
