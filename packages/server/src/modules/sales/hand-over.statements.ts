// Generated from hand-over.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

/** Only in stores in which the other person works: elsewhere a draft with them could not be saved. */
export const lockDraftsOfPerson: Statement<
  { to: string; businessId: string; from: string },
  { id: string }
> = {
  text: `select i.id from invoices i join users u on u.business_id = i.business_id and u.id = $1
where i.business_id = $2 and i.status in ('draft', 'quote')
  and (i.salesperson_id = $3 or exists (
    select 1 from invoice_lines l where l.business_id = i.business_id and l.invoice_id = i.id and l.salesperson_id = $3))
  and (u.user_type = 'admin' or exists (
    select 1 from user_stores s where s.business_id = i.business_id and s.user_id = u.id and s.store_id = i.store_id))
order by i.id for update of i`,
  parameters: ['to', 'businessId', 'from'],
  columns: ['id'],
  notNull: [],
  prepared: undefined,
};

export const handOverDrafts: Statement<
  { from: string; to: string; now: string; businessId: string; ids: readonly string[] },
  object
> = {
  text: `update invoices set salesperson_id = case salesperson_id when $1 then $2 else salesperson_id end, updated_at = $3,
  version = version + 1
where business_id = $4 and id = any($5::uuid[])`,
  parameters: ['from', 'to', 'now', 'businessId', 'ids'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

/** A line names its salesperson only if it differs from the invoice's. */
export const handOverDraftLines: Statement<
  { to: string; businessId: string; ids: readonly string[]; from: string },
  object
> = {
  text: `update invoice_lines l set salesperson_id = nullif($1::uuid, i.salesperson_id) from invoices i
where l.business_id = $2 and l.invoice_id = any($3::uuid[]) and l.salesperson_id = $4
  and i.business_id = l.business_id and i.id = l.invoice_id`,
  parameters: ['to', 'businessId', 'ids', 'from'],
  columns: [],
  notNull: [],
  prepared: undefined,
};
