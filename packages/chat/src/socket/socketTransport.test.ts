import { chatDetails, chatEvents, chatJoined, newChatAvailable } from '@tilldesk/domain/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChatRejection, type ChatEvent } from '../client/ChatTransport.ts';
import { requestNames, socketListeners } from './events.ts';
import { socketTransport } from './socketTransport.ts';
import { FakeSocket } from './testing/fakeSocket.ts';

const sockets: FakeSocket[] = [];
vi.mock('socket.io-client', () => ({
  io: (origin: string, options: Record<string, unknown>) => {
    const socket = new FakeSocket(origin, options);
    sockets.push(socket);
    return socket;
  },
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sockets.length = 0;
});

/** A transport, its socket, and the events that a subscriber received. */
function subscribedTransport(token: Parameters<typeof socketTransport>[0]['token'] = 'the-token') {
  const transport = socketTransport({ url: 'https://shop.test', token, userId: 'u-1' });
  const [socket] = sockets;
  if (!socket) throw new Error('no socket was made');
  const received: (string | ChatEvent)[] = [];
  const leave = transport.subscribe({
    onOpen: () => received.push('opened'),
    onClose: () => received.push('closed'),
    onEvent: (onEvent) => received.push(onEvent),
  });
  return { transport, socket, received, leave };
}

/** The data that the library would send for authentication. */
const proof = (socket: FakeSocket) =>
  new Promise((resolve) => (socket.opened.options['auth'] as (proveBy: (payload: unknown) => void) => void)(resolve));

test('[S9-15] the line is a websocket alone, comes back after 1 to 5 s and waits 20 s', () => {
  const { origin, options } = subscribedTransport().socket.opened;
  expect([origin, { ...options, auth: null }]).toEqual([
    'https://shop.test',
    {
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      auth: null,
      reconnectionDelay: 3_000,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 2 / 3,
      timeout: 20_000,
    },
  ]);
});

test('the handshake carries the token, asked anew at each connection', async () => {
  let count = 0;
  const { socket } = subscribedTransport(() => `token-${(count += 1)}`);
  expect([await proof(socket), await proof(socket)]).toEqual([{ token: 'token-1' }, { token: 'token-2' }]);
  expect(await proof(followedBy('one').socket)).toEqual({ token: 'one' });
  expect(await proof(followedBy(() => Promise.reject(new Error('away'))).socket)).toEqual({});
});

const followedBy = (token: Parameters<typeof subscribedTransport>[0]) => {
  sockets.length = 0;
  return subscribedTransport(token);
};

test('[S7-10] every connection begins with the introductions of the spec', () => {
  const { socket } = subscribedTransport();
  socket.accept();
  expect(socket.said).toEqual([
    ['authenticate', { userId: 'u-1', userType: 'user' }],
    ['join_room', { showTo: 'user', userId: 'u-1' }],
    ['join_user', { user: { _id: 'u-1' } }],
  ]);
});

test('[S7-10] what is asked and heard bears the names of the contract', () => {
  expect(requestNames).toEqual(Object.fromEntries(Object.entries(chatEvents).map(([key, { name }]) => [key, name])));
  expect(Object.keys(socketListeners(() => {})).toSorted()).toEqual(
    [
      chatDetails.name,
      chatEvents.send.answer.name,
      chatEvents.close.answer.name,
      chatEvents.read.answer.name,
      newChatAvailable.name,
      chatJoined.name,
    ].toSorted(),
  );
});

test('[S7-10] each order says its event with the payload of the spec and answers what was acknowledged', async () => {
  const { transport, socket } = subscribedTransport();
  socket.accept();
  const message = { chatId: 'c', clientMessageId: 'm', content: 'Hello', file: null };
  socket.answer = (event) => ({ ok: true, answer: { event, chats: ['a chat'], message: 'a message' } });
  const answers = [
    await transport.list(),
    await transport.start({ chatId: 'c', topic: 'repair' }),
    await transport.send(message),
    await transport.close('c'),
    await transport.reopen('c'),
    await transport.join('c'),
    await transport.history({ chatId: 'c', after: 7 }),
    await transport.markRead('c', 9),
  ];
  const fullPayload = (event: string) => ({ event, chats: ['a chat'], message: 'a message' });
  expect(answers).toEqual([
    ['a chat'],
    fullPayload('start_chat'),
    'a message',
    undefined,
    fullPayload('reopen_chat'),
    fullPayload('join_chat'),
    fullPayload('get_chat_history'),
    undefined,
  ]);
  expect(socket.asked).toEqual([
    ['get_all_user_chats', { userId: 'u-1' }],
    ['start_chat', { userId: 'u-1', chatId: 'c', topic: 'repair' }],
    ['send_message', { senderId: 'u-1', ...message }],
    ['close_chat', { chatId: 'c', userId: 'u-1' }],
    ['reopen_chat', { chatId: 'c', userId: 'u-1' }],
    ['join_chat', { chatId: 'c' }],
    ['get_chat_history', { chatId: 'c', after: 7 }],
    ['read_chat', { chatId: 'c', seq: 9 }],
  ]);
});

test('a refusal keeps its code, sentence and numbers; a closed line is none', async () => {
  const { transport, socket } = subscribedTransport();
  const closed = await transport.list().catch((error: unknown) => error);
  expect([closed, closed instanceof ChatRejection]).toEqual([new Error('The line is closed.'), false]);
  socket.accept();
  socket.answer = () => ({
    ok: false,
    problem: { code: 'chat.alreadyOpen', message: 'One at a time.', params: { n: 1 } },
  });
  const rejected = await transport.start({ chatId: 'c', topic: 'other' }).catch((error: unknown) => error);
  expect(rejected).toEqual(new ChatRejection('chat.alreadyOpen', 'One at a time.', { n: 1 }));
});

test('[S4-26] a follower hears how the line stands, its news, its gaps, and nothing after leaving', () => {
  const { transport, socket, received, leave } = subscribedTransport();
  const late: string[] = [];
  socket.accept();
  const leaveToo = transport.subscribe({
    onOpen: () => late.push('opened'),
    onClose: () => late.push('closed'),
    onEvent: () => {},
  });
  socket.tell('chat_read', { chatId: 'c', userId: 'u-2', seq: 3 });
  socket.tell('notifications_list', {});
  socket.drop('transport close');
  leave();
  socket.accept();
  expect(received).toEqual(['closed', 'opened', { type: 'read', chatId: 'c', userId: 'u-2', seq: 3 }, 'closed']);
  expect(late).toEqual(['opened', 'closed', 'opened']);
  leaveToo();
  expect([socket.tries, socket.active]).toEqual([1, false]);
});

test('a line that broke is the library’s to open again; one that the server closed is tried at once, then after 1 to 5 s', () => {
  const { socket } = subscribedTransport();
  socket.accept();
  vi.advanceTimersByTime(60_000);
  socket.drop('transport close');
  vi.advanceTimersByTime(60_000);
  expect(socket.tries).toEqual(1);
  socket.accept();
  vi.advanceTimersByTime(10_000);
  socket.drop('io server disconnect');
  vi.advanceTimersByTime(0);
  expect(socket.tries).toEqual(2);
  // The server closes it repeatedly: a server that accepts no connections must not be overloaded.
  for (const [tries, soonest, latest] of [
    [3, 2_000, 10_000],
    [4, 4_000, 20_000],
  ] as const) {
    socket.accept();
    socket.drop('io server disconnect');
    vi.advanceTimersByTime(soonest - 1);
    expect(socket.tries).toEqual(tries - 1);
    vi.advanceTimersByTime(latest - soonest + 2);
    expect(socket.tries).toEqual(tries);
  }
});

test('a token that is rejected is tried ever more rarely, 100 s apart at most, and not after leaving', () => {
  const { socket, leave } = subscribedTransport();
  const spent: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const before = socket.tries;
    socket.refuse();
    const begun = Date.now();
    while (socket.tries === before) vi.advanceTimersToNextTimer();
    spent.push(Date.now() - begun);
  }
  const middle = (n: number) => Math.min(60_000, 3_000 * 2 ** n);
  expect(spent.filter((ms, n) => ms < middle(n) / 3 - 1 || ms > (middle(n) * 5) / 3 + 1)).toEqual([]);
  socket.refuse();
  leave();
  vi.advanceTimersByTime(600_000);
  expect(socket.tries).toEqual(13);
});

test('[S4-26] a line whose pings stop is closed two seconds after the last, and dropped four later', () => {
  const { socket, received } = subscribedTransport();
  socket.accept();
  const introductions = socket.said.length;
  for (let n = 0; n < 3; n += 1) {
    vi.advanceTimersByTime(1_000);
    socket.heartbeat();
  }
  vi.advanceTimersByTime(2_000);
  expect(received).toEqual(['closed', 'opened', 'closed']);
  socket.heartbeat();
  expect(received).toEqual(['closed', 'opened', 'closed', 'opened']);
  // No event was missed on the same connection, so there is no new introduction.
  expect(socket.said.length).toEqual(introductions);
  vi.advanceTimersByTime(6_000);
  expect([received.length, socket.active]).toEqual([5, true]);
});

test('a line is tried at once when the network is back, and not when it stands', () => {
  const online: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => name === 'online' && online.push(listener));
  const { socket, received } = subscribedTransport();
  socket.accept();
  online.forEach((callback) => callback());
  expect([socket.tries, received]).toEqual([1, ['closed', 'opened']]);
  socket.drop('transport close');
  online.forEach((callback) => callback());
  socket.accept();
  expect([socket.tries, received]).toEqual([2, ['closed', 'opened', 'closed', 'opened']]);
  vi.unstubAllGlobals();
});
