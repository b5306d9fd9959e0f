import type { Chat, ChatMessage } from '../chat/chat.entity.ts';
import type { Written } from '../chat/outbox.rules.ts';

/** Returns a readable test id: `idOf('a', 7)`. */
export const idOf = (kind: string, number: number): string =>
  `${kind.repeat(8)}-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const chatId = idOf('c', 1);
/** Ana is the requester; Dana and Rosa are staff. */
export const ana = { id: idOf('a', 1), name: 'Ana Ruiz' };
export const dana = { id: idOf('d', 1), name: 'Dana Cole' };
export const rosa = { id: idOf('d', 2), name: 'Rosa Vega' };

/** The message with this number; by default from Ana. */
export function messageOf(seq: number, details: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: idOf('e', seq),
    _id: idOf('e', seq),
    chatId,
    seq,
    content: `message ${seq}`,
    sender: ana.id,
    senderName: ana.name,
    file: null,
    attachment: null,
    clientMessageId: idOf('b', seq),
    createdAt: '2026-11-22T09:00:00.000Z',
    ...details,
  };
}

/** Messages numbered from one number to another. */
export const messagesOf = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => messageOf(from + at));

/** Ana's chat from her view; by default nobody joined and there are no messages. */
export function chatOf(details: Partial<Chat> = {}): Chat {
  return {
    chatId,
    topic: 'repair',
    status: 'waiting',
    requester: ana,
    staff: null,
    otherParty: null,
    messages: [],
    lastMessage: null,
    lastActivity: '2026-11-22T09:00:00.000Z',
    createdAt: '2026-11-22T09:00:00.000Z',
    closedAt: null,
    lastSeq: 0,
    readSeq: 0,
    otherReadSeq: 0,
    unread: 0,
    context: null,
    ...details,
  };
}

/** Ana's chat, joined by Dana. */
export const activeChat = (details: Partial<Chat> = {}): Chat =>
  chatOf({ status: 'active', staff: dana, otherParty: dana, ...details });

/** An error with a code, as a rejection. */
export const rejection = (code: string): Error => Object.assign(new Error(`no: ${code}`), { code, params: {} });

/** The written text with this number. */
export const writtenOf = (number: number): Written => ({
  clientMessageId: idOf('b', number),
  content: `words ${number}`,
  file: null,
  attachment: null,
  at: '2026-11-22T09:00:00.000Z',
});
