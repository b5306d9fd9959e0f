import { chatEvents, type ChatMessage } from '@tilldesk/domain/chat';
import { paginate } from '@tilldesk/domain/contract';
import { notificationEvents, type Notification } from '@tilldesk/domain/notifications';
import { on, type FakeEvent } from './fakeEvent.ts';
import type { FakeServer } from './FakeServer.ts';

const recipientOf = (_: unknown, { own: { user } }: FakeServer) => ({ userId: user.id });

/** Returns the only page of a list of notifications. */
const onlyPage = (notifications: readonly Notification[]) => ({
  notifications: [...notifications],
  pagination: paginate(1, 10, notifications.length),
  unread: notifications.filter(({ isRead }) => !isRead).length,
});

/** Responses to the events that pages send, from the notifications and chats of the story; nothing is stored. */
export const socketEvents: readonly FakeEvent[] = [
  on(notificationEvents.authenticate, recipientOf),
  on(notificationEvents.joinRoom, recipientOf),
  on(notificationEvents.joinUser, recipientOf),
  on(notificationEvents.list, (_, { notifications }) => onlyPage(notifications)),
  on(notificationEvents.markRead, ({ notificationId }) => ({ notificationId }), true),
  on(notificationEvents.markAllRead, recipientOf, true),
  on(chatEvents.list, (_, { chats }) => ({ chats: chats.map((chat) => ({ ...chat, messages: [] })) })),
  on(chatEvents.history, ({ chatId }, { chats }) => ({
    chatId,
    messages: chats.find((chat) => chat.chatId === chatId)?.messages ?? [],
    hasMore: false,
  })),
  on(chatEvents.read, ({ chatId, seq }, { own: { user } }) => ({ chatId, seq, userId: user.id }), true),
  on(
    chatEvents.send,
    ({ chatId, content, clientMessageId }, { own: { user }, now }) => ({
      message: {
        id: SENT,
        _id: SENT,
        chatId,
        seq: 1,
        content: content ?? '',
        sender: user.id,
        senderName: user.name,
        file: null,
        attachment: null,
        clientMessageId: clientMessageId ?? null,
        createdAt: now,
      } satisfies ChatMessage,
    }),
    true,
  ),
  on(
    chatEvents.close,
    ({ chatId }, { own: { user } }) => ({ chatId, closedBy: { id: user.id, name: user.name } }),
    true,
  ),
];

const SENT = '01936c3a-7c00-7c4b-8000-000000000001';
