import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { chatTestServer } from '../../testing/support-chats.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'chat');
const chatServer = await chatTestServer(db);
afterAll(chatServer.close);
const requester = await chatServer.addPerson(shop, 'ana', 'employee');
const staff = await chatServer.addPerson(shop, 'sam', 'manager');

const at = '2026-03-02T18:00:00.000Z';

test('[S3-01] [S3-02] [S7-10] a chat from its start over both sides to its end, by the events of the specification', async () => {
  const begun = await requester.say('start_chat', {
    userId: staff.id,
    topic: 'billing',
    page: '/sales',
    version: '1.2.3',
  });
  const chat = {
    chatId: Object(Object(begun)['answer'])['chatId'],
    topic: 'billing',
    status: 'waiting',
    requester: { id: requester.id, name: 'ana' },
    staff: null,
    otherParty: null,
    messages: [],
    lastMessage: null,
    lastActivity: at,
    createdAt: at,
    closedAt: null,
    lastSeq: 0,
    readSeq: 0,
    otherReadSeq: 0,
    unread: 0,
    context: null,
  };
  const ofStaff = {
    ...chat,
    otherParty: { id: requester.id, name: 'ana' },
    context: { store: 'Shop chat', page: '/sales', version: '1.2.3' },
  };
  expect(begun).toEqual({ ok: true, answer: chat });
  await expect.poll(() => staff.of('new_chat_available')).toEqual([ofStaff]);
  expect(requester.of('chat_details')).toEqual([chat]);

  const first = await requester.send(chat.chatId, 'The drawer will not close.');
  expect(first).toEqual({
    id: first.id,
    _id: first.id,
    chatId: chat.chatId,
    seq: 1,
    content: 'The drawer will not close.',
    sender: requester.id,
    senderName: 'ana',
    file: null,
    attachment: null,
    clientMessageId: first.clientMessageId,
    createdAt: at,
  });
  await expect.poll(() => staff.of('new_message')).toEqual([{ message: first }]);
  expect(requester.of('new_message')).toEqual([{ message: first }]);
  expect(await staff.list()).toEqual([{ ...ofStaff, lastMessage: first, lastSeq: 1, otherReadSeq: 1, unread: 1 }]);

  const party = { id: staff.id, name: 'sam' };
  const joined = { ...ofStaff, status: 'active', staff: party, messages: [first], lastMessage: first, lastSeq: 1 };
  expect(await staff.join(chat.chatId)).toEqual({ ...joined, otherReadSeq: 1, unread: 1 });
  const seen = { ...chat, ...joined, otherParty: party, context: null, readSeq: 1 };
  await expect.poll(() => requester.of('chat_details')).toEqual([chat, seen]);
  expect(await staff.say('read_chat', { chatId: chat.chatId, seq: 1 })).toEqual({
    ok: true,
    answer: { chatId: chat.chatId, userId: staff.id, seq: 1 },
  });

  const second = await staff.send(chat.chatId, 'Which store?');
  expect(await requester.read(chat.chatId)).toEqual({ chatId: chat.chatId, messages: [first, second], hasMore: false });
  await expect.poll(() => requester.of('new_message')).toEqual([{ message: first }, { message: second }]);

  const closedBy = { id: requester.id, name: 'ana' };
  expect(await requester.say('close_chat', { chatId: chat.chatId, userId: staff.id })).toEqual({
    ok: true,
    answer: { chatId: chat.chatId, closedBy },
  });
  await expect.poll(() => staff.of('chat_closed')).toEqual([{ chatId: chat.chatId, closedBy }]);
  expect(await requester.list()).toEqual([
    {
      ...seen,
      status: 'closed',
      messages: [],
      lastMessage: second,
      lastSeq: 2,
      closedAt: at,
      otherReadSeq: 2,
      unread: 1,
    },
  ]);
  expect(chatServer.failures).toEqual([]);
});

test('when the server starts anew everything is there, and goes on where it stood', async () => {
  const [before, after] = [await chatTestServer(db), await chatTestServer(db)];
  afterAll(after.close);
  const [ben, lou] = [await before.addPerson(shop, 'ben', 'employee'), await before.addPerson(shop, 'lou', 'manager')];
  const { chatId } = await ben.start();
  await lou.join(chatId);
  await ben.send(chatId, 'Before');
  await lou.say('read_chat', { chatId, seq: 1 });
  const stateBefore = { ofBen: await ben.list(), ofLou: await lou.list(), said: await ben.read(chatId) };
  await before.close();

  const [here, louAgain] = [await after.again(ben), await after.again(lou)];
  expect({ ofBen: await here.list(), ofLou: await louAgain.list(), said: await here.read(chatId) }).toEqual(
    stateBefore,
  );
  const next = await louAgain.send(chatId, 'After');
  expect(next.seq).toEqual(2);
  await expect.poll(() => here.of('new_message')).toEqual([{ message: next }]);
});
