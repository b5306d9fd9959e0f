import type { Chat, ChatStatus, ChatTopic } from '@tilldesk/domain/chat';
import type { Tx } from '../../database/transaction.ts';
import { isStaff, type ChatUser } from './chats.store.ts';
import { messageColumns, messageOf, type MessageRow } from './message-rows.store.ts';

/** A chat and its viewer. Null is a staff member who is not a member of the chat. */
export type ChatViewer = { chatId: string; readerId: string | null };

type ChatRow = {
  chat: string;
  topic: ChatTopic;
  status: ChatStatus;
  requester_id: string;
  requester_name: string;
  staff_id: string | null;
  staff_name: string | null;
  store_name: string;
  page: string | null;
  version: string | null;
  last_seq: number;
  last_activity: string;
  began_at: string;
  closed_at: string | null;
  read_seq: number;
  other_read_seq: number;
  unread: number;
};

/** A chat with its last message, if it has one. */
type ViewRow = ChatRow & (MessageRow | { [K in keyof MessageRow]: null });

/** Returns chats as each viewer sees them, in the order of `viewers`, without messages except the last one. */
export async function viewsOf(tx: Tx, businessId: string, viewers: readonly ChatViewer[]): Promise<Chat[]> {
  const chatIds = viewers.map(({ chatId }) => chatId);
  const readerIds = viewers.map(({ readerId }) => readerId);
  const rows = await tx.raw<ViewRow>(viewsSql, [businessId, chatIds, readerIds], 'chat_views');
  return rows.map((row, i) => viewOf(row, viewers[i]?.readerId ?? null));
}

function viewOf(row: ViewRow, readerId: string | null): Chat {
  const requester = { id: row.requester_id, name: row.requester_name };
  const staff = row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' };
  const isRequester = readerId === row.requester_id;
  return {
    chatId: row.chat,
    topic: row.topic,
    status: row.status,
    requester,
    staff,
    otherParty: isRequester ? staff : requester,
    messages: [],
    lastMessage: row.id === null ? null : messageOf(row),
    lastActivity: row.last_activity,
    createdAt: row.began_at,
    closedAt: row.closed_at,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    otherReadSeq: row.other_read_seq,
    unread: row.unread,
    context: isRequester ? null : { store: row.store_name, page: row.page, version: row.version },
  };
}

/**
 * Returns the 100 most recently active chats that a person may read: chats that the person requested and, for staff, also chats
 * that they are or were in and waiting chats.
 */
export async function listChats(tx: Tx, caller: ChatUser): Promise<Chat[]> {
  const rows = await tx.raw<{ id: string }>(
    listSql,
    [caller.businessId, caller.userId, isStaff(caller), LIST_MAX],
    'list_chats',
  );
  return viewsOf(
    tx,
    caller.businessId,
    rows.map(({ id }) => ({ chatId: id, readerId: caller.userId })),
  );
}

const LIST_MAX = 100;

// Each half reads a range of an index backwards.
const listSql = `
select id from (
  (select m.chat_id as id, m.last_activity from chat_members m
   where m.business_id = $1 and m.user_id = $2 and (m.is_requester or $3)
   order by m.last_activity desc, m.chat_id desc limit $4)
  union
  (select c.id, c.last_activity from chats c
   where c.business_id = $1 and c.status = 'waiting' and $3
   order by c.last_activity desc, c.id desc limit $4)
) x order by last_activity desc, id desc limit $4`;

// Unread messages are those of other people after the last read one; for staff outside the chat, those of its requester.
// `coalesce` is not leakproof, so the row-level security policy could not use the index; `case` is leakproof.
const viewsSql = `
select c.id as chat, c.topic, c.status, c.requester_id, a.name as requester_name, c.staff_id, s.name as staff_name,
  p.name as store_name, c.page, c.version, c.last_seq, c.last_activity, c.created_at as began_at, c.closed_at,
  coalesce(m.read_seq, 0) as read_seq, o.read_seq as other_read_seq, n.unread, ${messageColumns}
from unnest($2::uuid[], $3::uuid[]) with ordinality as w(chat_id, reader_id, turn)
join chats c on c.business_id = $1 and c.id = w.chat_id
join users a on a.business_id = $1 and a.id = c.requester_id
join stores p on p.business_id = $1 and p.id = c.store_id
left join users s on s.business_id = $1 and s.id = c.staff_id
left join chat_members m on m.business_id = $1 and m.chat_id = c.id and m.user_id = w.reader_id
cross join lateral (
  select coalesce(max(y.read_seq), 0) as read_seq from chat_members y
  where y.business_id = $1 and y.chat_id = c.id and y.is_requester = (w.reader_id is distinct from c.requester_id)
) o
cross join lateral (
  select count(*)::int as unread from chat_messages y
  where y.business_id = $1 and y.chat_id = c.id and y.seq > case when m.user_id is null then 0 else m.read_seq end
    and case when m.user_id is null then y.sender_id = c.requester_id else y.sender_id <> w.reader_id end
) n
left join chat_messages x on x.business_id = $1 and x.chat_id = c.id and x.seq = c.last_seq
left join users u on u.business_id = $1 and u.id = x.sender_id
order by w.turn`;
