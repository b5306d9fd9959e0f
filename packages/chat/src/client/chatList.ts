import { isParticipant, withStaff, withUpdate, type Chat, type ChatMessage } from '@tilldesk/domain/chat';
import type { ChatEvent } from './ChatTransport.ts';

/** Applies an event to a list of chats, as seen by `me`. Returns the same list when nothing changes. Latest activity first. */
export function withEvent(chats: readonly Chat[], event: ChatEvent, userId: string): readonly Chat[] {
  switch (event.type) {
    case 'message':
      return updateChat(chats, event.message.chatId, (chat) => withMessage(chat, event.message, userId));
    case 'details':
    case 'available':
      return withChat(chats, event.chat);
    case 'closed':
      return withClosed(chats, event.chatId, userId);
    case 'read':
      return updateChat(chats, event.chatId, (chat) => withRead(chat, event.userId === userId, event.seq));
    case 'joined':
      return withJoined(chats, event.chatId, event.staff, userId);
  }
}

/** Inserts or replaces a chat with the version just received. */
export function withChat(chats: readonly Chat[], received: Chat): readonly Chat[] {
  const current = chats.find(({ chatId }) => chatId === received.chatId);
  const chat = { ...(current ? withUpdate(current, received) : received), messages: [] };
  return sortChats([...chats.filter((one) => one !== current), chat]);
}

/** Whether the number of a message shows that earlier messages are missing in the list. */
export const hasGap = (chats: readonly Chat[], { chatId, seq }: ChatMessage): boolean => {
  const chat = chats.find((one) => one.chatId === chatId);
  return !chat || seq > chat.lastSeq + 1;
};

/** Whether the person read further, but not to the end: the list cannot tell who sent the messages after that point. */
export const isUnreadUnknown = (chats: readonly Chat[], event: ChatEvent, userId: string): boolean => {
  if (event.type !== 'read' || event.userId !== userId) return false;
  const chat = chats.find((one) => one.chatId === event.chatId);
  return chat !== undefined && chat.unread > 0 && event.seq > chat.readSeq && event.seq < chat.lastSeq;
};

export const totalUnread = (chats: readonly Chat[]): number => chats.reduce((sum, { unread }) => sum + unread, 0);

function withMessage(chat: Chat, message: ChatMessage, userId: string): Chat {
  const { seq, sender, createdAt } = message;
  if (seq <= chat.lastSeq) return chat;
  const isOwn = sender === userId;
  return {
    ...chat,
    lastMessage: message,
    lastActivity: createdAt,
    lastSeq: seq,
    unread: isOwn ? chat.unread : chat.unread + 1,
    // A sender who had read everything before their own message has read that message too.
    readSeq: isOwn && chat.readSeq === seq - 1 ? seq : chat.readSeq,
  };
}

function withRead(chat: Chat, isOwn: boolean, seq: number): Chat {
  if (!isOwn) return seq > chat.otherReadSeq ? { ...chat, otherReadSeq: seq } : chat;
  if (seq <= chat.readSeq) return chat;
  // The senders of the later messages are unknown here. `leavesCount` reports that the server's list is needed.
  return { ...chat, readSeq: seq, unread: Math.min(chat.unread, Math.max(0, chat.lastSeq - seq)) };
}

/** Removes a chat that was cancelled before this person took part in it. */
function withClosed(chats: readonly Chat[], chatId: string, userId: string): readonly Chat[] {
  const chat = chats.find((one) => one.chatId === chatId);
  return chat && chat.status === 'waiting' && !isParticipant(chat, userId)
    ? chats.filter((one) => one !== chat)
    : updateChat(chats, chatId, closeChat);
}

const closeChat = (chat: Chat): Chat =>
  chat.status === 'closed' ? chat : { ...chat, status: 'closed', closedAt: chat.closedAt ?? chat.lastActivity };

/** Removes a chat that a colleague joined, unless this person takes part in it. */
function withJoined(chats: readonly Chat[], chatId: string, staff: { id: string; name: string }, userId: string) {
  const chat = chats.find((one) => one.chatId === chatId);
  if (!chat) return chats;
  return staff.id === userId || isParticipant(chat, userId)
    ? updateChat(chats, chatId, (one) => withStaff(one, staff, userId))
    : chats.filter((one) => one !== chat);
}

function updateChat(chats: readonly Chat[], chatId: string, change: (chat: Chat) => Chat): readonly Chat[] {
  const current = chats.find((one) => one.chatId === chatId);
  const next = current && change(current);
  return next && next !== current ? sortChats(chats.map((one) => (one === current ? next : one))) : chats;
}

/** Sorts by latest activity, newest first. */
const sortChats = (chats: readonly Chat[]): readonly Chat[] =>
  chats.toSorted((one, other) =>
    one.lastActivity < other.lastActivity ? 1 : one.lastActivity > other.lastActivity ? -1 : 0,
  );
