import { HISTORY_PAGE, type ChatMessage } from '@tilldesk/domain/chat';
import type { Tx } from '../../database/transaction.ts';
import { getReadableChat, type ChatUser } from './chats.store.ts';
import { messageColumns, messageOf, messageTables, type MessageRow } from './message-rows.store.ts';

/** A range of messages: after a number, before a number, between two numbers, or the newest. */
export type Stretch = { after?: number | undefined; before?: number | undefined };

/** Messages, oldest first, and whether the range has more. */
export type History = { messages: ChatMessage[]; hasMore: boolean };

/** Returns messages of a chat that the person may read, at most 50. Throws record.notFound. */
export async function readHistory(tx: Tx, caller: ChatUser, chatId: string, stretch: Stretch): Promise<History> {
  await getReadableChat(tx, caller, chatId);
  return stretchOf(tx, caller.businessId, chatId, stretch);
}

/** Reads forward from `after`; otherwise backward from `before` or from the newest message. */
export async function stretchOf(
  tx: Tx,
  businessId: string,
  chatId: string,
  { after, before }: Stretch,
): Promise<History> {
  const isForward = after !== undefined;
  const rows = await tx.raw<MessageRow>(
    `select ${messageColumns} from ${messageTables}
     where x.business_id = $1 and x.chat_id = $2 and x.seq > $3 and x.seq < $4
     order by x.seq ${isForward ? 'asc' : 'desc'} limit $5`,
    [businessId, chatId, after ?? 0, before ?? SEQ_END, HISTORY_PAGE + 1],
    isForward ? 'messages_after' : 'messages_before',
  );
  const messages = rows.slice(0, HISTORY_PAGE).map(messageOf);
  return { messages: isForward ? messages : messages.toReversed(), hasMore: rows.length > HISTORY_PAGE };
}

/** Greater than any message number. */
const SEQ_END = 2_147_483_647;

/** The number of the last read message, and whether it changed. */
export type ReadUpTo = { seq: number; isNew: boolean };

/**
 * Marks messages as read up to a number, at most the newest. The number never decreases. For staff who view a waiting chat
 * without being members nothing is saved, and the result is 0. Throws record.notFound.
 */
export async function readUpTo(tx: Tx, caller: ChatUser, chatId: string, seq: number): Promise<ReadUpTo> {
  await getReadableChat(tx, caller, chatId);
  const own = [caller.businessId, chatId, caller.userId];
  const [updated] = await tx.raw<{ seq: number }>(
    `update chat_members m set read_seq = least($4, c.last_seq) from chats c
     where m.business_id = $1 and m.chat_id = $2 and m.user_id = $3
       and c.business_id = $1 and c.id = $2 and m.read_seq < least($4, c.last_seq) returning m.read_seq as seq`,
    [...own, seq],
    'read_up_to',
  );
  if (updated) return { seq: updated.seq, isNew: true };
  const [current] = await tx.raw<{ seq: number }>(
    'select read_seq as seq from chat_members where business_id = $1 and chat_id = $2 and user_id = $3',
    own,
    'read_seq',
  );
  return { seq: current?.seq ?? 0, isNew: false };
}
