// Generated from attachments.sql by `pnpm sql`; do not edit.
import type { Statement } from '../../database/statement.ts';

export const listAttachedFiles: Statement<
  { businessId: string; kind: string; id: string },
  { id: string; name: string; mime: string; size: number; at: string; by: string }
> = {
  text: `select p.file_id as id, p.name, f.mime, f.size, p.at, u.name as by
from attachments p
join files f on f.business_id = p.business_id and f.id = p.file_id
join users u on u.business_id = p.business_id and u.id = p.user_id
where p.business_id = $1 and p.kind = $2 and p.record_id = $3 order by p.at desc, p.file_id desc`,
  parameters: ['businessId', 'kind', 'id'],
  columns: ['id', 'name', 'mime', 'size', 'at', 'by'],
  notNull: [],
  prepared: 'attachments.listAttachedFiles',
};

export const findOwnFile: Statement<
  { businessId: string; fileId: string; userId: string },
  { found: number }
> = {
  text: `select 1 as found from files where business_id = $1 and id = $2 and user_id = $3`,
  parameters: ['businessId', 'fileId', 'userId'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const insertAttachment: Statement<
  { businessId: string; kind: string; id: string; fileId: string; name: string; userId: string; now: string },
  object
> = {
  text: `insert into attachments (business_id, kind, record_id, file_id, name, user_id, at) values ($1, $2, $3, $4,
  $5, $6, $7)`,
  parameters: ['businessId', 'kind', 'id', 'fileId', 'name', 'userId', 'now'],
  columns: [],
  notNull: [],
  prepared: undefined,
};

export const deleteAttachment: Statement<
  { businessId: string; kind: string; id: string; fileId: string },
  { name: string }
> = {
  text: `delete from attachments where business_id = $1 and kind = $2 and record_id = $3 and file_id = $4 returning name`,
  parameters: ['businessId', 'kind', 'id', 'fileId'],
  columns: ['name'],
  notNull: [],
  prepared: undefined,
};

export const lockPurchaseForAttachment: Statement<
  { businessId: string; storeId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from purchases where business_id = $1 and store_id = $2 and id = $3 for no key update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockVendorForAttachment: Statement<
  { businessId: string; id: string },
  { found: number }
> = {
  text: `select 1 as found from vendors where business_id = $1 and id = $2 for no key update`,
  parameters: ['businessId', 'id'],
  columns: ['found'],
  notNull: [],
  prepared: undefined,
};

export const lockExpenseForAttachment: Statement<
  { businessId: string; storeId: string; id: string },
  { status: 'draft' | 'submitted' | 'approved' | 'paid' | 'rejected' | 'voided' }
> = {
  text: `select status from expenses where business_id = $1 and store_id = $2 and id = $3 for no key update`,
  parameters: ['businessId', 'storeId', 'id'],
  columns: ['status'],
  notNull: [],
  prepared: undefined,
};
