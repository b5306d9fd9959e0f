import { chatUserType, type ChatStatus } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';

/** A person who uses chats, identified by the token. A signed-in `Holder` fits. */
export type ChatUser = { businessId: string; storeId: string; userId: string; name: string; userType: string };

/** The state of a chat that its rules check. */
export type ChatState = {
  id: string;
  status: ChatStatus;
  requester_id: string;
  staff_id: string | null;
  staff_name: string | null;
  last_seq: number;
  last_activity: string;
  closed_at: string | null;
  /** Whether the caller is or was a member. */
  is_member: boolean;
};

export const isStaff = ({ userType }: Pick<ChatUser, 'userType'>): boolean => chatUserType(userType) === 'staff';

/** Locks a chat. Returns undefined if the business has no chat with this id. Does not check access. */
export async function lockChat(tx: Tx, caller: ChatUser, id: string): Promise<ChatState | undefined> {
  const [chat] = await tx.raw<ChatState>(
    chatStatusSql('for update'),
    [caller.businessId, id, caller.userId],
    'lock_chat',
  );
  return chat;
}

/** Locks a chat that the person may read. Throws record.notFound, also for a chat that the person may not read. */
export async function lockReadableChat(tx: Tx, caller: ChatUser, id: string): Promise<ChatState> {
  return assertReadable(await lockChat(tx, caller, id), caller);
}

/** Returns a chat that the person may read. Throws record.notFound, also for a chat that the person may not read. */
export async function getReadableChat(tx: Tx, caller: ChatUser, id: string): Promise<ChatState> {
  const [chat] = await tx.raw<ChatState>(chatStatusSql(''), [caller.businessId, id, caller.userId], 'see_chat');
  return assertReadable(chat, caller);
}

/** A chat is readable for its requester and for staff who have joined it; while it waits, for all staff. */
function assertReadable(chat: ChatState | undefined, caller: ChatUser): ChatState {
  if (chat?.requester_id === caller.userId) return chat;
  if (chat && isStaff(caller) && (chat.status === 'waiting' || chat.staff_id === caller.userId || chat.is_member))
    return chat;
  throw new Problem('record.notFound');
}

/**
 * Returns `now`, but never earlier than the last activity, so that messages stay in the order of time if a clock was set back.
 */
export const timeOfActivity = ({ last_activity: last }: ChatState, now: string): string => (now > last ? now : last);

// The lock is in a subquery, so that joined data is read for the row version that the lock returns.
const chatStatusSql = (lock: 'for update' | '') => `
select c.id, c.status, c.requester_id, c.staff_id, s.name as staff_name, c.last_seq, c.last_activity, c.closed_at,
  m.user_id is not null as is_member
from (select * from chats where business_id = $1 and id = $2 ${lock}) c
left join users s on s.business_id = $1 and s.id = c.staff_id
left join chat_members m on m.business_id = $1 and m.chat_id = c.id and m.user_id = $3`;
