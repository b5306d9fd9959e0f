// Generated from commissions.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const insertBaseEntries: Statement<
  { businessId: string; storeId: string; kind: string; documentId: string; invoiceId: string; now: string; businessDay: string; entries: string },
  object
> = {
  text: `insert into base_entries (business_id, store_id, kind, document_id, invoice_id, at, business_day, id, line_id, user_id,
  pieces, net, tax, cost, margin)
select $1, $2, $3, $4, $5, $6, $7, x.* from jsonb_to_recordset($8::jsonb)
  as x(id uuid, "lineId" uuid, "userId" uuid, pieces int, net bigint, tax bigint, cost bigint, margin bigint)`,
  parameters: ['businessId', 'storeId', 'kind', 'documentId', 'invoiceId', 'now', 'businessDay', 'entries'],
  columns: [],
  notNull: [],
  prepared: 'commissions.insertBaseEntries',
};
