// Generated from hand-over.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const handOverDrafts: Statement<
  { to: string; now: string; businessId: string; from: string },
  { id: string }
> = {
  text: `update invoices set salesperson_id = $1, updated_at = $2, version = version + 1
where business_id = $3 and salesperson_id = $4 and status in ('draft', 'quote') returning id`,
  parameters: ['to', 'now', 'businessId', 'from'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const handOverDraftLines: Statement<
  { to: string; businessId: string; from: string },
  { id: string }
> = {
  text: `update invoice_lines l set salesperson_id = nullif($1::uuid, i.salesperson_id) from invoices i
where l.business_id = $2 and l.salesperson_id = $3 and i.business_id = l.business_id and i.id = l.invoice_id
  and i.status in ('draft', 'quote')
returning i.id`,
  parameters: ['to', 'businessId', 'from'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};
