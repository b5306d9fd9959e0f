import type { Chat } from '@tilldesk/domain/chat';
import type { ChatSummary } from '@tilldesk/ui/chat';
import type { Translate } from '../texts/translate.ts';

/** Builds a row of the requester's list: the staff member's name, or "Support" until one has joined. */
export const requesterRow =
  (t: Translate) =>
  (chat: Chat): ChatSummary => ({
    ...rowOf(chat, t),
    name: chat.staff?.name ?? t('chat.list.waitingName'),
    statusText: t(`chat.status.${chat.status}`),
  });

/** Builds a row of the staff's list, with the requester's name. */
export const staffRow =
  (t: Translate, pending: readonly string[]) =>
  (chat: Chat): ChatSummary => ({
    ...rowOf(chat, t),
    name: chat.requester.name,
    statusText: pending.includes(chat.chatId) ? t('chat.status.requested') : t(`chat.status.${chat.status}`),
  });

/** Sorts the waiting chats first, longest waiting at the top. The order of the others stays. */
export function pendingFirst(chats: readonly Chat[], pending: readonly string[]): Chat[] {
  const calling = pending.flatMap((id) => chats.find(({ chatId }) => chatId === id) ?? []);
  return [...calling, ...chats.filter((chat) => !calling.includes(chat))];
}

function rowOf(chat: Chat, t: Translate): Omit<ChatSummary, 'name' | 'statusText'> {
  const { chatId, topic, status, lastActivity, lastMessage, unread } = chat;
  return {
    id: chatId,
    topic: t(`chat.topic.${topic}.label`),
    preview: preview(lastMessage, t),
    at: lastActivity,
    unread,
    status,
  };
}

function preview(message: Chat['lastMessage'], t: Translate): string {
  if (message === null) return t('chat.list.nothing');
  if (message.content !== '') return message.content;
  return t('chat.list.attachment', { name: message.attachment?.name ?? '' });
}
