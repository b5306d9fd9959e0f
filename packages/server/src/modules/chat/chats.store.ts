import { chatUserType, type ChatStatus } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';

/** Who speaks of chats: by their token, nothing else. A signed-in `Holder` is one. */
export type Speaker = { businessId: string; storeId: string; userId: string; name: string; userType: string };

/** A chat in its standing, as its rules look at it. */
export type ChatState = {
  id: string;
  status: ChatStatus;
  asker_id: string;
  staff_id: string | null;
  staff_name: string | null;
  last_seq: number;
  last_activity: string;
  closed_at: string | null;
  /** Whether whoever asked is in it, or was. */
  is_member: boolean;
};

export const isStaff = ({ userType }: Pick<Speaker, 'userType'>): boolean => chatUserType(userType) === 'staff';

/** Locks a chat, whoever asks, or answers undefined where the business has no such chat. */
export async function lockChat(tx: Tx, caller: Speaker, id: string): Promise<ChatState | undefined> {
  const [chat] = await tx.raw<ChatState>(
    chatStatusSql('for update'),
    [caller.businessId, id, caller.userId],
    'lock_chat',
  );
  return chat;
}

/** Locks a chat that the person may read. @throws Problem record.notFound, for all others as for one that is not there */
export async function lockReadableChat(tx: Tx, caller: Speaker, id: string): Promise<ChatState> {
  return readable(await lockChat(tx, caller, id), caller);
}

/** A chat that the person may read. @throws Problem record.notFound, for all others as for one that is not there */
export async function seeChat(tx: Tx, caller: Speaker, id: string): Promise<ChatState> {
  const [chat] = await tx.raw<ChatState>(chatStatusSql(''), [caller.businessId, id, caller.userId], 'see_chat');
  return readable(chat, caller);
}

/** Its asker reads a chat, and staff who joined it once; while it waits, all staff. */
function readable(chat: ChatState | undefined, caller: Speaker): ChatState {
  if (chat?.asker_id === caller.userId) return chat;
  if (chat && isStaff(caller) && (chat.status === 'waiting' || chat.staff_id === caller.userId || chat.is_member))
    return chat;
  throw new Problem('record.notFound');
}

/** What happens in a chat never lies before what happened last, whatever clocks say: messages stand in the order of time. */
export const momentIn = ({ last_activity: last }: ChatState, now: string): string => (now > last ? now : last);

// The lock stands inside, so that everything beside the chat is read for the row as it is once the lock is had.
const chatStatusSql = (lock: 'for update' | '') => `
select c.id, c.status, c.asker_id, c.staff_id, s.name as staff_name, c.last_seq, c.last_activity, c.closed_at,
  m.user_id is not null as is_member
from (select * from chats where business_id = $1 and id = $2 ${lock}) c
left join users s on s.business_id = $1 and s.id = c.staff_id
left join chat_members m on m.business_id = $1 and m.chat_id = c.id and m.user_id = $3`;
