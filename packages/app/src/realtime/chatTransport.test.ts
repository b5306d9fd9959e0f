import { ChatRejection } from '@tilldesk/chat';
import { expect, test, vi } from 'vitest';
import { announceJoined } from './chatJoined.ts';
import { chatTransport } from './chatTransport.ts';
import { outside, type ConnectionHandlers } from '../api/environment.ts';
import { session } from '../session/session.ts';
import { openSocket } from './socket.ts';

vi.mock('../session/inactivity.ts', () => ({ noteTouch: vi.fn<() => void>() }));

const ID = '01936c3a-7c00-7c4a-8000-000000000001';
const ANA = { id: '01936c3a-7c00-7052-8000-000000000001', name: 'Ana Lopez' };
const MAYA = { id: '01936c3a-7c00-7052-8000-0000000000a1', name: 'Maya Chen' };
const AT = '2026-03-14T16:40:00.000Z';
const chat = {
  chatId: ID,
  topic: 'billing',
  status: 'waiting',
  requester: ANA,
  staff: null,
  otherParty: null,
  messages: [],
  lastMessage: null,
  lastActivity: AT,
  createdAt: AT,
  closedAt: null,
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: 0,
  unread: 0,
  context: null,
};
const message = {
  id: ID,
  _id: ID,
  chatId: ID,
  seq: 1,
  content: 'Hello',
  sender: ANA.id,
  senderName: ANA.name,
  file: null,
  attachment: null,
  clientMessageId: ID,
  createdAt: AT,
};

/** The app's socket with the test at its other end: the sent events, and the acknowledgement of each. */
async function lineOf(acknowledge: (event: string) => unknown) {
  vi.stubGlobal('location', { pathname: '/sale-invoice-management' });
  vi.spyOn(session, 'current').mockReturnValue({ token: 't', user: ANA } as ReturnType<typeof session.current>);
  const emitted: unknown[] = [];
  const line: { handlers?: ConnectionHandlers; isOpen: boolean } = { isOpen: true };
  Object.assign(outside, {
    line: () =>
      Promise.resolve((_: string, handlers: ConnectionHandlers) => {
        line.handlers = handlers;
        return {
          close: () => {},
          reopen: () => {},
          request: (event: string, payload: unknown) => {
            if (!line.isOpen) return null;
            if (!/^(authenticate|join_(room|user))$/.test(event)) emitted.push([event, payload]);
            return Promise.resolve(acknowledge(event));
          },
        };
      }),
  });
  openSocket('t', () => {});
  await vi.waitFor(() => expect(line.handlers === undefined).toEqual(false), { timeout: 30_000 });
  return { said: emitted, line, handlers: line.handlers! };
}

/** A window, since Node has none. */
const page = new EventTarget();
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
  vi.stubGlobal(name, page[name].bind(page));
}

const ok = (answer: unknown) => ({ ok: true, answer });
const outcome = (request: Promise<unknown>) =>
  request.then(
    (answer) => answer,
    (error: unknown) =>
      error instanceof ChatRejection ? ['rejected', error.code, error.message, error.params] : ['line', String(error)],
  );

test('what the chat asks goes out as the events of the spec, with who asks and from which page [S7-10]', async () => {
  const answers: Record<string, unknown> = {
    get_all_user_chats: { chats: [chat] },
    start_chat: chat,
    send_message: { message },
    close_chat: { chatId: ID, closedBy: ANA },
    reopen_chat: chat,
    join_chat: chat,
    get_chat_history: { chatId: ID, messages: [message], hasMore: false },
    read_chat: { chatId: ID, userId: ANA.id, seq: 1 },
  };
  const { said: emitted } = await lineOf((event) => ok(answers[event]));
  const sent = { chatId: ID, clientMessageId: ID, content: 'Hello', file: null };
  expect([
    await chatTransport.list(),
    await chatTransport.start({ chatId: ID, topic: 'billing' }),
    await chatTransport.send(sent),
    await chatTransport.close(ID),
    await chatTransport.reopen(ID),
    await chatTransport.join(ID),
    await chatTransport.history({ chatId: ID, after: 3 }),
    await chatTransport.markRead(ID, 1),
  ]).toEqual([[chat], chat, message, undefined, chat, chat, answers['get_chat_history'], undefined]);
  expect(emitted).toEqual([
    ['get_all_user_chats', { userId: ANA.id }],
    ['start_chat', { chatId: ID, topic: 'billing', userId: ANA.id, page: '/sale-invoice-management' }],
    ['send_message', { ...sent, senderId: ANA.id }],
    ['close_chat', { chatId: ID, userId: ANA.id }],
    ['reopen_chat', { chatId: ID, userId: ANA.id }],
    ['join_chat', { chatId: ID }],
    ['get_chat_history', { chatId: ID, after: 3 }],
    ['read_chat', { chatId: ID, seq: 1 }],
  ]);
});

test('what the line tells is heard, and that a chat was joined in this window [S7-10] [S4-27]', async () => {
  const { handlers } = await lineOf(() => undefined);
  const received: unknown[] = [];
  const stop = chatTransport.subscribe({
    onOpen: () => received.push('opened'),
    onClose: () => received.push('closed'),
    onEvent: (onEvent) => received.push(onEvent),
  });
  handlers.opened();
  handlers.onEvent('new_message', { message });
  handlers.onEvent('new_message', { message: 'not of the contract' });
  handlers.onEvent('chat_details', chat);
  handlers.onEvent('chat_closed', { chatId: ID, closedBy: MAYA });
  handlers.onEvent('chat_read', { chatId: ID, userId: MAYA.id, seq: 1 });
  handlers.onEvent('new_chat_available', chat);
  handlers.onEvent('chat_joined', { chatId: ID, staff: MAYA });
  announceJoined(ID);
  dispatchEvent(new CustomEvent('chat-joined', { detail: null }));
  handlers.rejected('websocket error', false);
  handlers.closed();
  stop();
  handlers.opened();
  handlers.onEvent('chat_details', chat);
  announceJoined(ID);
  expect(received).toEqual([
    'closed',
    'opened',
    { type: 'message', message },
    { type: 'details', chat },
    { type: 'closed', chatId: ID, closedBy: MAYA },
    { type: 'read', chatId: ID, userId: MAYA.id, seq: 1 },
    { type: 'available', chat },
    { type: 'joined', chatId: ID, staff: MAYA },
    { type: 'joined', chatId: ID, staff: ANA },
    'closed',
  ]);
});

test('a refusal keeps its code; a line that is down and a session that is over refuse nothing that was written', async () => {
  const rejection = (code: string, text: string, params = {}) => ({
    ok: false,
    problem: { code, message: text, params },
  });
  const rejections: Record<string, unknown> = {
    join_chat: rejection('chat.taken', 'Maya Chen has joined this chat already.', { person: MAYA.name }),
    send_message: rejection('session.expired', 'Session expired. Please log in again.'),
  };
  const { line } = await lineOf((event) => rejections[event]);
  const sent = { chatId: ID, clientMessageId: ID, content: 'Hello', file: null };
  const [taken, over] = [await outcome(chatTransport.join(ID)), await outcome(chatTransport.send(sent))];
  line.isOpen = false;
  expect([taken, over, await outcome(chatTransport.send(sent))]).toEqual([
    ['rejected', 'chat.taken', 'Maya Chen has joined this chat already.', { person: 'Maya Chen' }],
    ['line', 'Error: Session expired. Please log in again.'],
    ['line', 'Error: Socket is not connected'],
  ]);
});

test('the token is shown to the own files alone', async () => {
  const request: unknown[] = [];
  Object.assign(outside, {
    fetch: (address: string) => {
      request.push(address);
      return Promise.resolve(new Response('bytes'));
    },
  });
  const own = await chatTransport.download?.(`/api/files/${ID}`);
  expect([
    await own?.text(),
    await outcome(chatTransport.download!('https://elsewhere.example/api/files/1')),
    request,
  ]).toEqual(['bytes', ['rejected', 'file.gone', 'This file is no longer there.', {}], [`/api/files/${ID}`]]);
});
