import { chatDetails, chatJoined, newChatAvailable, type Chat } from '@tilldesk/domain/chat';
import type { Event } from '@tilldesk/domain/contract';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/transaction.ts';
import type { OutgoingEvent, UserEvent } from '../../realtime/changes.ts';
import { notify } from '../notifications/notifications.store.ts';
import { viewsOf } from './chat-views.store.ts';
import type { ChatUser } from './chats.store.ts';
import { stretchOf } from './history.store.ts';

/** A recipient of chat events: a person by id, or null for all staff without a part in the chat. */
type Subscriber = { readerId: string | null; to: { userId: string } | { staffBut: string[] } };

/** Returns the same event for all subscribers of a chat except the caller, who receives the response. */
export async function eventsForOthers<P extends z.ZodMiniType>(
  tx: Tx,
  caller: ChatUser,
  chatId: string,
  event: Event<string, P>,
  payload: z.output<P>,
): Promise<OutgoingEvent[]> {
  const subscribers = await subscribersOf(tx, caller, chatId);
  return subscribers.map(({ to }) => ({ ...to, businessId: caller.businessId, event: event.name, payload }));
}

/**
 * Returns a chat after a change of its status: the caller's view, and an event for each other subscriber with that subscriber's
 * view. For a waiting chat, all staff receive an event and a notice. For a joined chat, all staff receive an event.
 */
export async function statusEvents(
  tx: Tx,
  caller: ChatUser,
  now: string,
  chatId: string,
): Promise<{ own: Chat; events: OutgoingEvent[] }> {
  const { businessId } = caller;
  const subscribers = await subscribersOf(tx, caller, chatId);
  const [own, ...seen] = await detailsFor(tx, businessId, chatId, [
    caller.userId,
    ...subscribers.map((one) => one.readerId),
  ]);
  const copies = subscribers.flatMap(({ to, readerId }, i) => {
    const chat = seen[i];
    return chat ? [{ to, readerId, chat }] : [];
  });
  const events = copies.map(({ to, chat }): OutgoingEvent => ({
    ...to,
    businessId,
    event: chatDetails.name,
    payload: chat,
  }));
  if (own.status === 'waiting') {
    const self = { to: { userId: caller.userId }, readerId: caller.userId, chat: own };
    const staff = [self, ...copies].filter(({ readerId }) => readerId !== own.requester.id);
    events.push(...staff.map(({ to, chat }) => ({ ...to, businessId, event: newChatAvailable.name, payload: chat })));
    events.push(...(await notifyStaffOfWaiting(tx, caller, now, own)));
  }
  if (own.status === 'active') {
    events.push({ businessId, staffBut: [], event: chatJoined.name, payload: { chatId, staff: own.staff } });
  }
  return { own, events };
}

/** Returns a chat with its newest messages, as the person sees it. */
export async function detailsOf(tx: Tx, { businessId, userId }: ChatUser, chatId: string): Promise<Chat> {
  const [own] = await detailsFor(tx, businessId, chatId, [userId]);
  return own;
}

/** Returns a chat with its newest messages as each reader sees it, in the order of the readers. */
async function detailsFor(
  tx: Tx,
  businessId: string,
  chatId: string,
  readers: readonly [string, ...(string | null)[]],
): Promise<[Chat, ...Chat[]]> {
  const views = await viewsOf(
    tx,
    businessId,
    readers.map((readerId) => ({ chatId, readerId })),
  );
  const { messages } = await stretchOf(tx, businessId, chatId, {});
  const [first, ...rest] = views.map((view) => ({ ...view, messages }));
  if (!first) throw new Error(`The chat ${chatId} is nowhere.`);
  return [first, ...rest];
}

/**
 * Returns the recipients of a chat's events except the caller, by the rights and user types at this moment: the members (staff
 * members only while they are staff), and all staff as long as no staff member has joined, so that a withdrawn chat also
 * disappears from their lists.
 */
async function subscribersOf(tx: Tx, { businessId, userId }: ChatUser, chatId: string): Promise<Subscriber[]> {
  const [chat] = await tx.raw<{ is_unanswered: boolean; others: string[] }>(
    `select c.staff_id is null as is_unanswered, array(
       select m.user_id::text from chat_members m
       join users u on u.business_id = $1 and u.id = m.user_id and u.active
       join roles r on r.business_id = $1 and r.id = u.role_id
       where m.business_id = $1 and m.chat_id = c.id and m.user_id <> $3
         and (m.is_requester or u.user_type <> 'employee') and ${hasChatRightSql} order by m.user_id) as others
     from chats c where c.business_id = $1 and c.id = $2`,
    [businessId, chatId, userId],
    'chat_hearers',
  );
  const { is_unanswered: isUnanswered, others } = chat ?? { is_unanswered: false, others: [] };
  return [
    ...others.map((id) => ({ readerId: id, to: { userId: id } })),
    ...(isUnanswered ? [{ readerId: null, to: { staffBut: [userId, ...others] } }] : []),
  ];
}

/** Saves a notice of the waiting chat for the staff. A repeated request renews a notice that is still unread. */
async function notifyStaffOfWaiting(tx: Tx, caller: ChatUser, now: string, chat: Chat): Promise<UserEvent[]> {
  const rows = await tx.raw<{ id: string }>(
    `select u.id from users u join roles r on r.business_id = $1 and r.id = u.role_id
     where u.business_id = $1 and u.active and u.user_type <> 'employee' and u.id <> all($2::uuid[]) and ${hasChatRightSql}`,
    [caller.businessId, [chat.requester.id, caller.userId]],
    'chat_staff',
  );
  return notify(
    tx,
    { businessId: caller.businessId, storeId: caller.storeId, now, actorId: caller.userId },
    {
      kind: 'chatWaiting',
      params: { person: chat.requester.name, topic: chat.topic },
      audience: { users: rows.map(({ id }) => id) },
      link: null,
      groupKey: `chat/${chat.chatId}`,
    },
  );
}

/** SQL condition: the role `r` has the right to chats. Same rule as `can` of the domain package. */
const hasChatRightSql = `exists (select from jsonb_array_elements(r.permissions) p
  where lower(p->>'module') = 'contact support' and (p->>'read')::boolean)`;
