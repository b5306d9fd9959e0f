import { pathOf } from '@tilldesk/domain/contract';
import { problemAt } from '@tilldesk/domain/problems';
import { can } from '@tilldesk/domain/rights';
import { readFile, STAFF_FILE_MAX, type FileType } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { isStaff, type Speaker, type ChatState } from './chats.store.ts';

const MEGABYTE = 1024 * 1024;

/** What a message keeps of its file. */
export type Attached = { id: string; name: string; size: number; mime: FileType };

/** The address of a file, as its upload answered it. */
export const addressOf = (id: string): string => `/api${pathOf(readFile.path, { id })}`;

/** The id in a file's address. @throws Problem file.gone at file, for what is no address of ours */
export function idInAddress(address: string): string {
  const id = address.slice(address.lastIndexOf('/') + 1);
  if (!UUID.test(id) || address !== addressOf(id)) throw problemAt('file', 'file.gone');
  return id;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * An upload of the sender's own. Who answers as staff sends at most 5 MB (spec §9).
 * @throws Problem file.gone at file, also for what others uploaded; file.tooLarge at file
 */
export async function findOwnUpload(
  tx: Tx,
  caller: Speaker,
  { asker_id: requester }: ChatState,
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

/** Whether a file is attached to a message of a chat that the person may read. */
export async function isFileOfReadableChat(tx: Tx, caller: Caller, id: string): Promise<boolean> {
  if (!can(caller.permissions, 'Contact Support', 'read')) return false;
  const [found] = await tx.raw<{ readable: boolean }>(
    `select coalesce(bool_or(c.asker_id = $3 or ($4 and (c.status = 'waiting' or m.user_id is not null))), false)
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
