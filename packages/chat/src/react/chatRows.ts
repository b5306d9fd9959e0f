import type { Chat } from '@tilldesk/domain/chat';
import type { ChatSummary } from '@tilldesk/ui/chat';
import type { Say } from '../texts/say.ts';

/** A row of the asker's list: whoever answers, or the support as long as nobody does. */
export const askerRow =
  (say: Say) =>
  (chat: Chat): ChatSummary => ({
    ...rowOf(chat, say),
    name: chat.staff?.name ?? say('chat.list.waitingName'),
    statusText: say(`chat.status.${chat.status}`),
  });

/** A row of the staff's list: whoever asks. */
export const staffRow =
  (say: Say, pending: readonly string[]) =>
  (chat: Chat): ChatSummary => ({
    ...rowOf(chat, say),
    name: chat.asker.name,
    statusText: pending.includes(chat.chatId) ? say('chat.status.asked') : say(`chat.status.${chat.status}`),
  });

/** Those who wait to be called first, the longest waiting at the top; the others as they stand. */
export function pendingFirst(chats: readonly Chat[], pending: readonly string[]): Chat[] {
  const calling = pending.flatMap((id) => chats.find(({ chatId }) => chatId === id) ?? []);
  return [...calling, ...chats.filter((chat) => !calling.includes(chat))];
}

function rowOf(chat: Chat, say: Say): Omit<ChatSummary, 'name' | 'statusText'> {
  const { chatId, topic, status, lastActivity, lastMessage, unread } = chat;
  return {
    id: chatId,
    topic: say(`chat.topic.${topic}.label`),
    preview: preview(lastMessage, say),
    at: lastActivity,
    unread,
    status,
  };
}

function preview(message: Chat['lastMessage'], say: Say): string {
  if (message === null) return say('chat.list.nothing');
  if (message.content !== '') return message.content;
  return say('chat.list.attachment', { name: message.attachment?.name ?? '' });
}
