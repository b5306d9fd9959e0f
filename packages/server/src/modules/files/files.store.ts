import { Problem } from '@tilldesk/domain/problems';
import type { FileType } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import { refuseFileOfChats } from '../chat/chat-files.store.ts';

/** What one person, and one business, may upload in 24 hours. */
const PERSON = { files: 200, bytes: 500 * 1024 * 1024 };
const BUSINESS = { files: 2000, bytes: 5 * 1024 * 1024 * 1024 };

/** A file as it is known: where its bytes lie follows from business and id. */
export type FileRow = { id: string; name: string; mime: FileType; size: number; sha256: string };

/** Where a file's bytes lie. */
export const keyOf = (business: string, id: string): string => `${business}/${id}`;

/**
 * Refuses who has uploaded too much within 24 hours. One after the other within a business, so that many at once are
 * counted too. @throws Problem file.quota
 */
export async function refuseBeyondQuota(tx: Tx, who: Who, now: string): Promise<void> {
  await tx.raw(`select pg_advisory_xact_lock(hashtextextended('files ' || $1, 0))`, [who.businessId], 'files_turn');
  const [used] = await tx.raw<Record<'own_files' | 'own_bytes' | 'all_files' | 'all_bytes', number>>(
    `select count(*) filter (where user_id = $2)::int as own_files,
       coalesce(sum(size) filter (where user_id = $2), 0)::bigint as own_bytes,
       count(*)::int as all_files, coalesce(sum(size), 0)::bigint as all_bytes
     from files where business_id = $1 and created_at > $3::timestamptz - interval '24 hours'`,
    [who.businessId, who.userId, now],
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

/** Notes a file whose bytes lie there already. */
export async function noteFile(tx: Tx, who: Who, now: string, file: FileRow): Promise<void> {
  await tx.raw(
    `insert into files (business_id, id, user_id, store_id, name, mime, size, sha256, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [who.businessId, file.id, who.userId, who.storeId, file.name, file.mime, file.size, file.sha256, now],
    'note_file',
  );
}

/**
 * A file that the person may open: of the business, and where it hangs on messages of chats, their own or in a chat that
 * they may read. @throws Problem record.notFound
 */
export async function fileOf(tx: Tx, who: Who, id: string): Promise<FileRow> {
  const [row] = await tx.raw<FileRow & { is_own: boolean }>(
    'select id, name, mime, size, sha256, user_id = $3 as is_own from files where business_id = $1 and id = $2',
    [who.businessId, id, who.userId],
    'file_of',
  );
  if (!row) throw new Problem('record.notFound');
  const { is_own: isOwn, ...file } = row;
  if (!isOwn) await refuseFileOfChats(tx, who, id);
  return file;
}
