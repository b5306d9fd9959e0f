import { pathOf } from '@tilldesk/domain/contract';
import { problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { readFile, STAFF_FILE_MAX, type FileType } from '@tilldesk/domain/files';
import type { Tx } from '../../database/transaction.ts';
import type { Actor } from '../../database/scope.ts';
import { isStaff, type ChatUser, type ChatState } from './chats.store.ts';

const MEGABYTE = 1024 * 1024;

/** The file data that is saved with a message. */
export type Attached = { id: string; name: string; size: number; mime: FileType };

/** Returns the URL of a file, as returned by its upload. */
export const addressOf = (id: string): string => `/api${pathOf(readFile.path, { id })}`;

/** Returns the file id in a file URL. Throws file.gone at file if the text is not a file URL of this server. */
export function idInAddress(address: string): string {
  const id = address.slice(address.lastIndexOf('/') + 1);
  if (!UUID.test(id) || address !== addressOf(id)) throw problemAt('file', 'file.gone');
  return id;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns an upload of the sender. Staff who reply may send at most 5 MB (spec §9). Throws file.gone at file, also for uploads of other
 * people, and file.tooLarge at file.
 */
export async function findOwnUpload(
  tx: Tx,
  caller: ChatUser,
  { requester_id: requester }: ChatState,
  id: string,
): Promise<Attached> {
  const [file] = await tx.raw<Attached>(
    'select id, name, size, mime from files where business_id = $1 and id = $2 and user_id = $3',
    [caller.businessId, id, caller.userId],
    'own_upload',
  );
  if (!file) throw problemAt('file', 'file.gone');
  if (requester !== caller.userId && file.size > STAFF_FILE_MAX) {
    throw problemAt('file', 'file.tooLarge', { name: file.name, limit: STAFF_FILE_MAX / MEGABYTE });
  }
  return file;
}

/** Returns whether a file is attached to a message of a chat that the person may read. */
export async function isFileOfReadableChat(tx: Tx, caller: Actor & { userType: string }, id: string): Promise<boolean> {
  if (!can(caller.permissions, 'Contact Support', 'read')) return false;
  const [found] = await tx.raw<{ readable: boolean }>(
    `select coalesce(bool_or(c.requester_id = $3 or ($4 and (c.status = 'waiting' or m.user_id is not null))), false)
       as readable
     from chat_messages x
     join chats c on c.business_id = $1 and c.id = x.chat_id
     left join chat_members m on m.business_id = $1 and m.chat_id = c.id and m.user_id = $3
     where x.business_id = $1 and x.file_id = $2`,
    [caller.businessId, id, caller.userId, isStaff(caller)],
    'file_of_chats',
  );
  return found?.readable === true;
}
