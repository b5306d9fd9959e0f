import type { Chat, ChatMessage } from '@tilldesk/domain/chat';
import { expect, test } from 'vitest';
import { hasGap, totalUnread, withChat, withEvent } from './chatList.ts';
import type { ChatEvent } from './ChatTransport.ts';

const [ana, dana, rosa] = ['ana', 'dana', 'rosa'].map((id) => ({ id, name: id })) as [Party, Party, Party];
type Party = { id: string; name: string };

const chatOf = (chatId: string, details: Partial<Chat> = {}): Chat => ({
  chatId,
  topic: 'other',
  status: 'active',
  requester: ana,
  staff: dana,
  otherParty: dana,
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
});

const messageOf = (chatId: string, seq: number, sender: Party): ChatMessage => ({
  id: `${chatId} ${seq}`,
  _id: `${chatId} ${seq}`,
  chatId,
  seq,
  content: `message ${seq}`,
  sender: sender.id,
  senderName: sender.name,
  file: null,
  attachment: null,
  clientMessageId: null,
  createdAt: `2026-11-22T10:00:${String(seq).padStart(2, '0')}.000Z`,
});

const messageEvent = (chatId: string, seq: number, sender: Party): ChatEvent => ({
  type: 'message',
  message: messageOf(chatId, seq, sender),
});

test('a message puts its chat first and counts as unread, unless it is their own', () => {
  const chats = [chatOf('one'), chatOf('other', { lastSeq: 1, unread: 1 })];
  const updated = withEvent(chats, messageEvent('other', 2, dana), 'ana');
  const message = messageOf('other', 2, dana);
  const second = { lastMessage: message, lastActivity: message.createdAt, lastSeq: 2, unread: 2 };
  expect(updated).toEqual([chatOf('other', second), chatOf('one')]);
  expect(totalUnread(updated)).toEqual(2);
  const own = messageOf('one', 1, ana);
  expect(withEvent([chatOf('one')], messageEvent('one', 1, ana), 'ana')).toEqual([
    chatOf('one', { lastMessage: own, lastActivity: own.createdAt, lastSeq: 1, readSeq: 1 }),
  ]);
  expect(withEvent([chatOf('one', { lastSeq: 1, unread: 1 })], messageEvent('one', 2, ana), 'ana')[0]?.readSeq).toEqual(
    0,
  );
});

test('news that comes twice, or is of no chat of the list, changes nothing', () => {
  const events: ChatEvent[] = [
    messageEvent('one', 1, dana),
    { type: 'read', chatId: 'one', userId: 'ana', seq: 1 },
    { type: 'read', chatId: 'one', userId: 'dana', seq: 1 },
    { type: 'closed', chatId: 'one', closedBy: dana },
  ];
  for (const one of events) {
    const once = withEvent([chatOf('one', { lastSeq: 0 })], one, 'ana');
    expect(withEvent(once, one, 'ana')).toBe(once);
    const strange = [chatOf('another')];
    expect(withEvent(strange, one, 'ana')).toBe(strange);
  }
});

test('what was read is no longer unread, in whatever order it is said', () => {
  const chats = [chatOf('one', { lastSeq: 5, unread: 4 })];
  const unread = (...seqs: number[]) =>
    seqs.reduce<readonly Chat[]>(
      (current, seq) => withEvent(current, { type: 'read', chatId: 'one', userId: 'ana', seq }, 'ana'),
      chats,
    )[0]?.unread;
  expect([unread(3), unread(5), unread(5, 3), unread(9)]).toEqual([2, 0, 0, 0]);
});

test('a chat that somebody else took leaves the list of whoever has no part in it', () => {
  const waiting = chatOf('one', { status: 'waiting', staff: null, otherParty: ana });
  const joinedEvent: ChatEvent = { type: 'joined', chatId: 'one', staff: dana };
  expect(withEvent([waiting], joinedEvent, 'rosa')).toEqual([]);
  expect(withEvent([waiting], joinedEvent, 'dana')).toEqual([chatOf('one', { otherParty: ana })]);
  expect(withEvent([{ ...waiting, staff: rosa }], joinedEvent, 'rosa')).toEqual([chatOf('one', { otherParty: ana })]);
});

test('a chat that was withdrawn leaves the list of staff who had no part in it, and is closed for its requester', () => {
  const waiting = chatOf('one', { status: 'waiting', staff: null, otherParty: null });
  const withdrawn: ChatEvent = { type: 'closed', chatId: 'one', closedBy: ana };
  expect(withEvent([waiting], withdrawn, 'rosa')).toEqual([]);
  expect(withEvent([waiting], withdrawn, 'ana').map(({ status }) => status)).toEqual(['closed']);
});

test('a chat that is told takes its place, without its messages', () => {
  const chats = [chatOf('one'), chatOf('other')];
  const details = chatOf('other', {
    topic: 'sales',
    messages: [messageOf('other', 1, dana)],
    lastActivity: '2026-11-22T11:00:00.000Z',
  });
  expect(withChat(chats, details)).toEqual([{ ...details, messages: [] }, chatOf('one')]);
  expect(withEvent([], { type: 'available', chat: details }, 'ana')).toEqual([{ ...details, messages: [] }]);
});

test('a message after one that nobody heard of, or of a chat that nobody knows, leaves a gap', () => {
  const chats = [chatOf('one', { lastSeq: 4 })];
  expect([4, 5, 6].map((seq) => hasGap(chats, messageOf('one', seq, dana)))).toEqual([false, false, true]);
  expect(hasGap(chats, messageOf('another', 1, dana))).toEqual(true);
});
