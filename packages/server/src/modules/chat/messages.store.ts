import { DUPLICATE_MS, type ChatMessage } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { idInAddress, findOwnUpload } from './chat-files.store.ts';
import { lockReadableChat, timeOfActivity, type ChatUser, type ChatState } from './chats.store.ts';
import { messageColumns, messageOf, messageTables, type MessageRow } from './message-rows.store.ts';
import { isPart, chatTakenProblem } from './chat-status.store.ts';

/** A message to send. */
export type MessageDraft = {
  chatId: string;
  content: string | null;
  /** The URL of an upload of the sender. Null or empty means no file. */
  file: string | null;
  clientMessageId?: string | null | undefined;
};

/**
 * Saves a message under the next number of its chat. A message that is already saved (same `clientMessageId`, or without one the
 * same text and file within 5 seconds, spec §5) is returned unchanged, whatever the status of the chat. Throws chat.empty,
 * record.notFound, chat.closed, chat.notJoined, chat.taken; file.gone and file.tooLarge at file.
 */
export async function sendMessage(
  tx: Tx,
  caller: ChatUser,
  now: string,
  messageDraft: MessageDraft,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const content = messageDraft.content ?? '';
  const fileId = messageDraft.file ? idInAddress(messageDraft.file) : null;
  if (content === '' && fileId === null) throw new Problem('chat.empty');
  const chat = await lockReadableChat(tx, caller, messageDraft.chatId);
  const at = timeOfActivity(chat, now);
  const clientMessageId = messageDraft.clientMessageId ?? null;
  const first =
    clientMessageId === null
      ? await findDuplicate(tx, caller, chat.id, at, content, fileId)
      : await sameMessage(tx, caller, chat.id, clientMessageId);
  if (first) return { message: messageOf(first), isNew: false };
  assertMayWrite(chat, caller);
  const file = fileId === null ? null : await findOwnUpload(tx, caller, chat, fileId);
  const row: MessageRow = {
    id: newId(at),
    chat_id: chat.id,
    seq: chat.last_seq + 1,
    sender_id: caller.userId,
    sender_name: caller.name,
    content,
    file_id: fileId,
    file_name: file?.name ?? null,
    file_size: file?.size ?? null,
    file_type: file?.mime ?? null,
    client_message_id: clientMessageId,
    created_at: at,
  };
  const { sender_name: _, ...columns } = row;
  await tx.raw(saveMessage, [caller.businessId, ...Object.values(columns)], 'save_message');
  return { message: messageOf(row), isNew: true };
}

/** The requester and the current staff member may write until the chat is closed. */
function assertMayWrite(chat: ChatState, caller: ChatUser): void {
  if (chat.status === 'closed') throw new Problem('chat.closed');
  if (isPart(chat, caller)) return;
  throw chat.status === 'active' ? chatTakenProblem(chat) : new Problem('chat.notJoined');
}

async function sameMessage(tx: Tx, caller: ChatUser, chatId: string, clientMessageId: string) {
  const [row] = await tx.raw<MessageRow>(
    `select ${messageColumns} from ${messageTables}
     where x.business_id = $1 and x.chat_id = $2 and x.sender_id = $3 and x.client_message_id = $4`,
    [caller.businessId, chatId, caller.userId, clientMessageId],
    'same_message',
  );
  return row;
}

/** Reads backward from the newest message and stops at the first one that is older than 5 seconds. */
async function findDuplicate(
  tx: Tx,
  caller: ChatUser,
  chatId: string,
  at: string,
  content: string,
  fileId: string | null,
) {
  const since = new Date(Date.parse(at) - DUPLICATE_MS).toISOString();
  const [row] = await tx.raw<MessageRow>(
    `select ${messageColumns} from ${messageTables}
     where x.business_id = $1 and x.chat_id = $2 and x.sender_id = $3 and x.content = $4
       and x.file_id is not distinct from $5 and x.seq > (select coalesce(max(o.seq), 0) from (
         select y.seq from chat_messages y where y.business_id = $1 and y.chat_id = $2 and y.created_at <= $6
         order by y.seq desc limit 1) o)
     order by x.seq limit 1`,
    [caller.businessId, chatId, caller.userId, content, fileId, since],
    'same_words',
  );
  return row;
}

// A sender who has read all earlier messages has also read their own.
const saveMessage = `
with saved as (
  insert into chat_messages (business_id, id, chat_id, seq, sender_id, content, file_id, file_name, file_size, file_type,
    client_message_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
), moved as (
  update chats set last_seq = $4, last_activity = $12 where business_id = $1 and id = $3
)
update chat_members set last_activity = $12,
  read_seq = case when user_id = $5 and read_seq = $4 - 1 then $4 else read_seq end
where business_id = $1 and chat_id = $3`;
