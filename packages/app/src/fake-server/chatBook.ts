import type { Chat, ChatMessage, ChatParty } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import type { ChatRow, MessageDraft } from './ChatRow.ts';
import type { FakeServer } from './FakeServer.ts';

/** Returns a chat id of the fake server. */
export const chatIdOf = (n: number): string => `01936c3a-7c00-7c4a-8000-${String(n).padStart(12, '0')}`;

/** Returns a new chat of a user, without messages. */
export const openedChat = (
  { chatId, topic, requester }: Pick<ChatRow, 'chatId' | 'topic' | 'requester'>,
  at: string,
): ChatRow => ({
  chatId,
  topic,
  requester,
  status: 'waiting',
  staff: null,
  messages: [],
  createdAt: at,
  closedAt: null,
  read: {},
});

/** Returns the signed-in user as a chat party. */
export const oneself = ({ own: { user } }: Pick<FakeServer, 'own'>): ChatParty => ({ id: user.id, name: user.name });

/** Returns the chat with an id. Rejects as the server does when there is none. */
export function rowOf({ chats }: Pick<FakeServer, 'chats'>, chatId: string): ChatRow {
  const row = chats.find((one) => one.chatId === chatId);
  if (row === undefined) throw new Problem('record.notFound');
  return row;
}

/** Adds a message of a party, and marks the chat as read by it. */
export function addMessage(row: ChatRow, by: ChatParty, messageDraft: MessageDraft, at: string): ChatMessage {
  const { content, file = null, attachment = null, clientMessageId = null } = messageDraft;
  const seq = row.messages.length + 1;
  const id = `${row.chatId.slice(0, -8)}${String(seq).padStart(8, '1')}`;
  const message: ChatMessage = {
    id,
    _id: id,
    chatId: row.chatId,
    seq,
    content: content ?? '',
    sender: by.id,
    senderName: by.name,
    file,
    attachment,
    clientMessageId,
    createdAt: at,
  };
  row.messages.push(message);
  row.read[by.id] = seq;
  return message;
}

/** Returns a chat as the signed-in user sees it. */
export function chatSeen(row: ChatRow, fakeServer: Pick<FakeServer, 'own'>): Chat {
  const { id } = oneself(fakeServer);
  const { read, messages, ...chat } = row;
  const isRequester = row.requester.id === id;
  const other = isRequester ? row.staff : row.requester;
  const readSeq = read[id] ?? 0;
  const lastMessage = messages.at(-1) ?? null;
  return {
    ...chat,
    otherParty: other,
    messages: messages.slice(-50),
    lastMessage,
    lastActivity: row.closedAt ?? lastMessage?.createdAt ?? row.createdAt,
    lastSeq: messages.length,
    readSeq,
    otherReadSeq: other === null ? 0 : (read[other.id] ?? 0),
    unread: messages.filter(({ seq, sender }) => seq > readSeq && sender !== id).length,
    context: isRequester ? null : { store: 'Harbour Street', page: '/sale-invoice-management', version: null },
  };
}
