import type { Chat, ChatMessage, ChatParty } from '@tilldesk/domain/chat';
import { Problem } from '@tilldesk/domain/problems';
import type { ChatRow, MessageDraft } from './ChatRow.ts';
import type { FakeServer } from './FakeServer.ts';

/** An id of the chat's book. */
export const chatIdOf = (n: number): string => `01936c3a-7c00-7c4a-8000-${String(n).padStart(12, '0')}`;

/** A new chat of somebody, in which nothing was said yet. */
export const openedChat = (
  { chatId, topic, asker }: Pick<ChatRow, 'chatId' | 'topic' | 'asker'>,
  at: string,
): ChatRow => ({
  chatId,
  topic,
  asker,
  status: 'waiting',
  staff: null,
  messages: [],
  createdAt: at,
  closedAt: null,
  read: {},
});

/** The person who is signed in, as a party of chats. */
export const oneself = ({ own: { user } }: Pick<FakeServer, 'own'>): ChatParty => ({ id: user.id, name: user.name });

/** The chat with an id. Refuses as the server does where there is none. */
export function rowOf({ chats }: Pick<FakeServer, 'chats'>, chatId: string): ChatRow {
  const row = chats.find((one) => one.chatId === chatId);
  if (row === undefined) throw new Problem('record.notFound');
  return row;
}

/** Writes down what a party says, and that they have read so far. */
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

/** A chat as the person who is signed in sees it. */
export function chatSeen(row: ChatRow, fakeServer: Pick<FakeServer, 'own'>): Chat {
  const { id } = oneself(fakeServer);
  const { read, messages, ...chat } = row;
  const isAsker = row.asker.id === id;
  const other = isAsker ? row.staff : row.asker;
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
    context: isAsker ? null : { store: 'Harbour Street', page: '/sale-invoice-management', version: null },
  };
}
