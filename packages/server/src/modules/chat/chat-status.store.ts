import { REOPEN_DAYS, type ChatTopic } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { lockReadableChat, isStaff, lockChat, timeOfActivity, type ChatUser, type ChatState } from './chats.store.ts';

const DAY_MS = 86_400_000;

/** The data of a new chat. */
export type Beginning = { topic: ChatTopic; chatId?: string | undefined; page: string | null; version: string | null };

/** A chat, and whether the request changed it. An unchanged chat is returned but not published. */
export type Moved = { id: string; isNew: boolean };

/**
 * Starts a chat of the person. If the chat already exists, it is returned unchanged. The database allows one open chat for each
 * person, also for parallel requests. Throws chat.alreadyOpen, and record.exists for an id of another person.
 */
export async function startChat(tx: Tx, caller: ChatUser, now: string, begun: Beginning): Promise<Moved> {
  const id = begun.chatId ?? newId(now);
  const [made] = await tx.raw(
    `with made as (
       insert into chats (business_id, id, requester_id, topic, status, store_id, page, version, last_activity, created_at)
       values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8, $8) on conflict do nothing returning id)
     insert into chat_members (business_id, chat_id, user_id, is_requester, joined_at, last_activity)
     select $1, id, $3, true, $8, $8 from made returning chat_id`,
    [caller.businessId, id, caller.userId, begun.topic, caller.storeId, begun.page, begun.version, now],
    'start_chat',
  );
  if (made) return { id, isNew: true };
  const chatState = await lockChat(tx, caller, id);
  if (chatState?.requester_id === caller.userId) return { id, isNew: false };
  throw new Problem(chatState ? 'record.exists' : 'chat.alreadyOpen');
}

/**
 * Makes a waiting chat active with the calling staff member. Of several parallel requests one succeeds. Throws chat.staffOnly,
 * chat.taken with the person's name, chat.closed, record.notFound.
 */
export async function joinChat(tx: Tx, caller: ChatUser, now: string, id: string): Promise<Moved> {
  if (!isStaff(caller)) throw new Problem('chat.staffOnly');
  const chat = await lockChat(tx, caller, id);
  if (!chat) throw new Problem('record.notFound');
  if (chat.requester_id === caller.userId) throw new Problem('chat.staffOnly');
  if (chat.status === 'closed') throw new Problem(chat.is_member ? 'chat.closed' : 'record.notFound');
  if (chat.status === 'active') {
    if (chat.staff_id !== caller.userId) throw chatTakenProblem(chat);
    return { id, isNew: false };
  }
  const at = timeOfActivity(chat, now);
  await tx.raw(
    `with joined as (
       insert into chat_members (business_id, chat_id, user_id, is_requester, joined_at, last_activity)
       values ($1, $2, $3, false, $4, $4) on conflict (business_id, chat_id, user_id) do nothing)
     update chats set status = 'active', staff_id = $3 where business_id = $1 and id = $2`,
    [caller.businessId, id, caller.userId, at],
    'join_chat',
  );
  await noteActivity(tx, caller, id, at);
  return { id, isNew: true };
}

/**
 * Closes an active chat, or withdraws a waiting chat, which only its requester can do. Throws record.notFound, chat.notActive,
 * and chat.taken if another staff member has joined.
 */
export async function closeChat(tx: Tx, caller: ChatUser, now: string, id: string): Promise<void> {
  const chat = await lockReadableChat(tx, caller, id);
  const isWithdrawn = chat.status === 'waiting' && chat.requester_id === caller.userId;
  if (chat.status !== 'active' && !isWithdrawn) throw new Problem('chat.notActive');
  if (!isPart(chat, caller)) throw chatTakenProblem(chat);
  const at = timeOfActivity(chat, now);
  await tx.raw(
    `update chats set status = 'closed', closed_at = $3, closed_by = $4 where business_id = $1 and id = $2`,
    [caller.businessId, id, at, caller.userId],
    'close_chat',
  );
  await noteActivity(tx, caller, id, at);
}

/**
 * Returns a closed chat to waiting, for any staff member to join. Allowed for its requester and for the last staff member. Throws
 * record.notFound, chat.notClosed, chat.notJoined, chat.reopenLate, chat.alreadyOpen.
 */
export async function reopenChat(tx: Tx, caller: ChatUser, now: string, id: string): Promise<Moved> {
  const chat = await lockReadableChat(tx, caller, id);
  if (chat.closed_at === null) throw new Problem('chat.notClosed');
  if (!isPart(chat, caller)) throw new Problem('chat.notJoined');
  if (Date.parse(now) - Date.parse(chat.closed_at) > REOPEN_DAYS * DAY_MS) throw new Problem('chat.reopenLate');
  const at = timeOfActivity(chat, now);
  await tx
    .raw(
      `update chats set status = 'waiting', staff_id = null, closed_at = null, closed_by = null
       where business_id = $1 and id = $2`,
      [caller.businessId, id],
      'reopen_chat',
    )
    .catch(asAlreadyOpen);
  await noteActivity(tx, caller, id, at);
  return { id, isNew: true };
}

/** Returns whether a person takes part in a chat: its requester, or its current or last staff member. */
export const isPart = (chat: ChatState, caller: ChatUser): boolean =>
  chat.requester_id === caller.userId || (isStaff(caller) && chat.staff_id === caller.userId);

/** Returns the error that names the staff member of a chat. */
export const chatTakenProblem = ({ staff_name: person }: ChatState): Problem =>
  new Problem('chat.taken', { person: person ?? '' });

async function noteActivity(tx: Tx, { businessId }: ChatUser, id: string, at: string): Promise<void> {
  await tx.raw(
    `with moved as (update chats set last_activity = $3 where business_id = $1 and id = $2)
     update chat_members set last_activity = $3 where business_id = $1 and chat_id = $2`,
    [businessId, id, at],
    'note_chat_activity',
  );
}

/**
 * Maps the violation of the unique index (one open chat for each person) to chat.alreadyOpen, for instance when an old chat is
 * reopened.
 */
function asAlreadyOpen(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === '23505') throw new Problem('chat.alreadyOpen');
  throw error;
}
