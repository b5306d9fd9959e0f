import { Problem } from '@tilldesk/domain/problems';
import { can, type ModuleName } from '@tilldesk/domain/rights';
import type { FileType } from '@tilldesk/domain/files';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isFileOfReadableChat } from '../chat/chat-files.store.ts';

/** Upload limits in 24 hours, for each person and each business. */
const PERSON = { files: 200, bytes: 500 * 1024 * 1024 };
const BUSINESS = { files: 2000, bytes: 5 * 1024 * 1024 * 1024 };

/** The data of a file. The storage key of its bytes is derived from business and id. */
export type FileRow = { id: string; name: string; mime: FileType; size: number; sha256: string };

/** Returns the storage key of a file. */
export const keyOf = (business: string, id: string): string => `${business}/${id}`;

/**
 * Throws file.quota if the person or the business has uploaded too much within 24 hours. A lock for each business serializes the
 * checks, so that parallel uploads are counted too.
 */
export async function assertWithinQuota(tx: Tx, caller: Actor, now: string): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('files ' || $1, 0))`, [caller.businessId], 'files_turn');
  const [used] = await tx.raw<Record<'own_files' | 'own_bytes' | 'all_files' | 'all_bytes', number>>(
    `select count(*) filter (where user_id = $2)::int as own_files,
       coalesce(sum(size) filter (where user_id = $2), 0)::bigint as own_bytes,
       count(*)::int as all_files, coalesce(sum(size), 0)::bigint as all_bytes
     from files where business_id = $1 and created_at > $3::timestamptz - interval '24 hours'`,
    [caller.businessId, caller.userId, now],
    'files_used',
  );
  const { own_files, own_bytes, all_files, all_bytes } = used!;
  const isOver =
    own_files >= PERSON.files ||
    own_bytes >= PERSON.bytes ||
    all_files >= BUSINESS.files ||
    all_bytes >= BUSINESS.bytes;
  if (isOver) throw new Problem('file.quota');
}

/** Inserts the row of a file whose bytes are already stored. */
export async function noteFile(tx: Tx, caller: Actor, now: string, file: FileRow): Promise<void> {
  await tx.raw(
    `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [caller.businessId, file.id, caller.userId, caller.storeId, file.name, file.mime, file.size, file.sha256, now],
    'note_file',
  );
}

/**
 * Returns a file that the person may open: their own upload, or a file that is attached to a record that they may read. A file
 * without an attachment can only be opened by its uploader. Throws record.notFound.
 */
export async function fileOf(tx: Tx, caller: Actor & { userType: string }, id: string): Promise<FileRow> {
  const row = await tx.one<FileRow & { is_own: boolean }>(
    'select id, name, mime, size, sha256, user_id = $3 as is_own from files where business_id = $1 and id = $2',
    [caller.businessId, id, caller.userId],
    'file_of',
  );
  const { is_own: isOwn, ...file } = row;
  const mayOpen = isOwn || (await isReadableAttachment(tx, caller, id)) || (await isFileOfReadableChat(tx, caller, id));
  if (!mayOpen) throw new Problem('record.notFound');
  return file;
}

/** A record that a file is attached to: the module whose read right it requires (null: none), and whether it shows costs. */
type Attached = { module: ModuleName | null; showsCost: boolean };

/**
 * Returns whether a file is attached to a record that the person may read: an order or an expense of their store, a vendor, a customer, a
 * product.
 */
async function isReadableAttachment(tx: Tx, caller: Actor, id: string): Promise<boolean> {
  const records = await tx.raw<Attached>(
    `select 'Purchase' as module, true as "showsCost" from attachments p
       join purchases o on o.business_id = $1 and o.id = p.record_id and o.store_id = $3
       where p.business_id = $1 and p.file_id = $2 and p.kind = 'purchase'
     union select 'Vendor', true from attachments where business_id = $1 and file_id = $2 and kind = 'vendor'
     union select 'Expense', false from attachments p
       join expenses e on e.business_id = $1 and e.id = p.record_id and e.store_id = $3
       where p.business_id = $1 and p.file_id = $2 and p.kind = 'expense'
     union select 'Customer', false from customers where business_id = $1 and tax_exempt_file_id = $2
     union select null, false from product_images where business_id = $1 and file_id = $2`,
    [caller.businessId, id, caller.storeId],
    'file_attached',
  );
  return records.some(
    ({ module, showsCost }) =>
      (module === null || can(caller.permissions, module, 'read')) && (!showsCost || caller.limits.viewCost),
  );
}
