import { expect, test } from 'vitest';
import { createFakeChatServer, type FakeLine } from '../testing/fakeSupport.ts';
import { createChatClient } from './createChatClient.ts';
import { ana, dana, openOffice, rosa, settled } from './testing/fakeOffice.ts';

const form = { topic: 'repair', name: ana.name, email: ana.email, intro: 'A phone.' } as const;

test('[S4-26] the line is on its way, open or lost; after two seconds without it, it is called lost', async () => {
  const { seat, clock } = openOffice();
  const { client, line } = seat(ana);
  expect(client.getSnapshot().connection).toEqual('connecting');
  await settled();
  expect(client.getSnapshot().connection).toEqual('connected');
  line.disconnect();
  expect(client.getSnapshot().connection).toEqual('disconnected');
  line.reconnect();
  expect(client.getSnapshot().connection).toEqual('connected');

  const silent = { ...line, subscribe: () => () => undefined };
  const waiting = seat(ana, { line: silent });
  clock.increment(1_999);
  expect(waiting.client.getSnapshot().connection).toEqual('connecting');
  clock.increment(1);
  expect(waiting.client.getSnapshot().connection).toEqual('disconnected');
});

test('nothing happens before the start nor after the stop, and it may be started again', async () => {
  const client = createChatClient({ transport: createFakeChatServer().lineOf(ana, false), me: ana, isStaff: false });
  client.beginNewChat();
  const stoppedState = client.getSnapshot();
  expect([stoppedState.connection, stoppedState.newChat.step]).toEqual(['connecting', 'off']);
  const stop = client.start();
  await settled();
  client.beginNewChat();
  expect(client.getSnapshot().newChat.step).toEqual('choosing');
  stop();
  expect(client.getSnapshot()).toEqual(stoppedState);
  client.start();
  await settled();
  expect([client.getSnapshot().connection, client.getSnapshot().newChat.step]).toEqual(['connected', 'off']);
});

test('the same state is the same object, and whoever follows is told of another one alone', async () => {
  const { seat } = openOffice();
  const { client } = seat(ana);
  await settled();
  let times = 0;
  const unsubscribe = client.subscribe(() => (times += 1));
  const before = client.getSnapshot();
  client.leaveChat();
  client.openChat('nobody knows it');
  client.leaveNewChat();
  expect([client.getSnapshot() === before, times]).toEqual([true, 0]);
  client.beginNewChat();
  expect(times).toEqual(1);
  unsubscribe();
  client.leaveNewChat();
  expect(times).toEqual(1);
});

test('[S4-24] [S9-22] a chat is asked for once connected, and its first message goes by itself after 1000 ms', async () => {
  const { seat, clock } = openOffice();
  const { client, line, said: messages } = seat(ana);
  const staff = seat(dana);
  await settled();
  line.disconnect();
  client.beginNewChat();
  client.submitTopic(form);
  await settled();
  expect([client.getSnapshot().newChat.step, staff.chats()]).toEqual(['connecting', []]);
  line.reconnect();
  await settled();
  expect([client.getSnapshot().newChat.step, messages(), staff.chats()]).toEqual(['started', [], [['waiting', 0, '']]]);
  clock.increment(999);
  await settled();
  expect(messages()).toEqual([]);
  clock.increment(1);
  await settled();
  expect([client.getSnapshot().newChat.step, messages()]).toEqual(['off', ['Ana Ruiz: A phone.']]);
});

test('[S4-25] a new chat that is left is forgotten, and what it would have said is never said', async () => {
  const { seat, clock, chatServer } = openOffice();
  const { client } = seat(ana);
  await settled();
  client.beginNewChat();
  client.submitTopic(form);
  await settled();
  client.leaveNewChat();
  clock.increment(10_000);
  await settled();
  expect([client.getSnapshot().newChat, chatServer.storedMessages()]).toEqual([
    { step: 'off', details: null, problem: null },
    [],
  ]);
});

test('a first message goes also when the person has gone back to the list', async () => {
  const { seat, clock, chatServer } = openOffice();
  const { client } = seat(ana);
  await settled();
  client.beginNewChat();
  client.submitTopic(form);
  await settled();
  client.leaveChat();
  clock.increment(1_000);
  await settled();
  expect([client.getSnapshot().open, chatServer.storedMessages().map(({ content }) => content)]).toEqual([
    null,
    ['A phone.'],
  ]);
});

test('[S5-28] with an open chat no other is begun, and it is said why', async () => {
  const { requester } = await openOffice().withActiveChat();
  requester.client.beginNewChat();
  expect([
    requester.client.getSnapshot().newChat.step,
    requester.client.getSnapshot().hasOpenChat,
    requester.takeEvents(),
  ]).toEqual([
    'off',
    true,
    [
      {
        type: 'rejected',
        order: 'start',
        code: 'chat.alreadyOpen',
        message: 'You already have an active chat. Please close it before starting a new one.',
        params: {},
      },
    ],
  ]);
});

test('[S5-26] without a chat nothing is written', async () => {
  const { seat, chatServer } = openOffice();
  const { say: sendMessage } = seat(ana);
  await settled();
  sendMessage('Hello?');
  await settled();
  expect(chatServer.storedMessages()).toEqual([]);
});

test('both sides see the same words in the same order', async () => {
  const { requester, staff } = await openOffice().withActiveChat();
  requester.say('It fell.');
  staff.say('Into water?');
  requester.say('No.');
  await settled();
  const chatTexts = ['Ana Ruiz: A phone.', 'Ana Ruiz: It fell.', 'Dana Cole: Into water?', 'Ana Ruiz: No.'];
  expect(requester.said()?.toSorted()).toEqual(chatTexts.toSorted());
  expect(staff.said()).toEqual(requester.said());
  expect([requester.waits(), staff.waits()]).toEqual([[], []]);
});

test('[S4-20] a chat that the other side closes is marked closed, and is no longer looked at', async () => {
  const { requester, staff } = await openOffice().withActiveChat();
  const chatId = requester.client.getSnapshot().open?.chatId ?? '';
  staff.client.close();
  await settled();
  expect([requester.client.getSnapshot().open, requester.chats(), requester.takeEvents()]).toEqual([
    null,
    [['closed', 0, 'A phone.']],
    [{ type: 'closed', chatId, own: false }],
  ]);
  requester.first();
  requester.say('Wait!');
  await settled();
  expect([requester.client.getSnapshot().open?.status, requester.waits()]).toEqual(['closed', []]);
});

test('[S4-20] the end of a chat that was just begun ends the mode in which it was begun', async () => {
  const { seat, clock, chatServer } = openOffice();
  const [requester, staff] = [seat(ana), seat(dana)];
  await settled();
  requester.client.beginNewChat();
  requester.client.submitTopic(form);
  await settled();
  staff.first();
  staff.client.join();
  await settled();
  staff.client.close();
  await settled();
  clock.increment(5_000);
  await settled();
  expect([
    requester.client.getSnapshot().newChat.step,
    requester.client.getSnapshot().open,
    chatServer.storedMessages(),
  ]).toEqual(['off', null, []]);
});

test('[S4-21] [S4-23] who closes a chat is back at the list, and the requester lets it wait again', async () => {
  const { requester, staff } = await openOffice().withActiveChat();
  requester.client.close();
  await settled();
  const chatId = requester.client.getSnapshot().chats[0]?.chatId ?? '';
  expect([requester.client.getSnapshot().open, requester.chats(), requester.takeEvents()]).toEqual([
    null,
    [['closed', 0, 'A phone.']],
    [{ type: 'closed', chatId, own: true }],
  ]);
  expect(staff.takeEvents()).toEqual([{ type: 'closed', chatId, own: false }]);
  requester.first();
  await settled();
  requester.client.reopen();
  await settled();
  expect([requester.client.getSnapshot().open?.status, requester.chats(), requester.takeEvents()]).toEqual([
    'waiting',
    [['waiting', 0, 'A phone.']],
    [{ type: 'reopened', chatId }],
  ]);
});

test('a chat is closed once, though the answer comes before the news of it', async () => {
  const { chatServer, withActiveChat } = openOffice();
  const line = chatServer.lineOf(ana, false);
  const late: (() => void)[] = [];
  let isLate = false;
  const subscribe: FakeLine['subscribe'] = (handlers) =>
    line.subscribe({
      ...handlers,
      onEvent: (onEvent) => (isLate ? late.push(() => handlers.onEvent(onEvent)) : handlers.onEvent(onEvent)),
    });
  const { requester } = await withActiveChat({ line: { ...line, subscribe } });
  const chatId = requester.client.getSnapshot().open?.chatId ?? '';
  isLate = true;
  requester.client.close();
  await settled();
  expect(requester.takeEvents()).toEqual([{ type: 'closed', chatId, own: true }]);
  late.forEach((callback) => callback());
  expect([requester.takeEvents(), requester.chats()]).toEqual([[], [['closed', 0, 'A phone.']]]);
});

test('[S4-27] [S9-23] the staff is called for five minutes, or until somebody reads, joins or closes the chat', async () => {
  const { seat, clock } = openOffice();
  const [requester, staff, reader] = [seat(ana), seat(dana), seat(rosa)];
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.increment(1_000);
      await settled();
    }
  };
  await settled();
  requester.client.beginNewChat();
  requester.client.submitTopic(form);
  await settled();
  const chatId = requester.client.getSnapshot().chats[0]?.chatId ?? '';
  const pending = () => [requester, staff, reader].map(({ client }) => client.getSnapshot().pending);
  expect([pending(), staff.takeEvents().map(({ type }) => type)]).toEqual([[[], [chatId], [chatId]], ['available']]);
  reader.first();
  await settled();
  expect(pending()).toEqual([[], [chatId], []]);
  await pass(299);
  expect(pending()).toEqual([[], [chatId], []]);
  await pass(1);
  expect(pending()).toEqual([[], [], []]);
});

test('staff of two stores joining at once: one gets it, the other sees who', async () => {
  const { seat } = openOffice();
  const [requester, one, other] = [seat(ana), seat(dana), seat(rosa)];
  await settled();
  requester.client.beginNewChat();
  requester.client.submitTopic(form);
  await settled();
  one.first();
  other.first();
  await settled();
  other.takeEvents();
  one.client.join();
  other.client.join();
  await settled();
  const chatId = one.client.getSnapshot().open?.chatId ?? '';
  expect([one.client.getSnapshot().open?.canWrite, other.client.getSnapshot().open?.canWrite]).toEqual([true, false]);
  expect([other.chats(), other.client.getSnapshot().open?.staff?.name]).toEqual([[], 'Dana Cole']);
  expect(other.takeEvents()).toEqual([
    { type: 'taken', chatId, by: dana },
    {
      type: 'rejected',
      order: 'join',
      code: 'chat.taken',
      message: 'Dana Cole has joined this chat already.',
      params: { person: 'Dana Cole' },
    },
  ]);
});
