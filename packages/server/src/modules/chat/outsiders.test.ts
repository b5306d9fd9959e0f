import { someRights } from '@tilldesk/domain/rights';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner } from '../../database/transaction.ts';
import { closed } from '../../testing/socket-listeners.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { codeOf, chatTestServer, type Chatter } from '../../testing/support-chats.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'close'), await smallShop(db, 'far')];
const chatServer = await chatTestServer(db);
afterAll(chatServer.close);
const [requester, other] = [
  await chatServer.addPerson(shop, 'ana', 'employee'),
  await chatServer.addPerson(shop, 'ben', 'employee'),
];
const [sam, kim] = [
  await chatServer.addPerson(shop, 'sam', 'manager'),
  await chatServer.addPerson(shop, 'kim', 'manager'),
];
const [eve, mal] = [
  await chatServer.addPerson(foreign, 'eve', 'admin'),
  await chatServer.addPerson(foreign, 'mal', 'employee'),
];
const { chatId } = await requester.start();
await sam.join(chatId);
await requester.send(chatId, 'The safe is 12-34-56.');

const everyEvent = (id: string): [string, object][] => [
  ['get_chat_history', { chatId: id }],
  ['get_chat_history', { chatId: id, after: 1 }],
  ['send_message', { chatId: id, content: 'hello', senderId: requester.id }],
  ['close_chat', { chatId: id, userId: requester.id }],
  ['reopen_chat', { chatId: id, userId: requester.id }],
  ['read_chat', { chatId: id, seq: 1 }],
];
const answersTo = async (one: Chatter, id: string) => {
  const answers = [];
  for (const [event, payload] of everyEvent(id)) answers.push(await one.say(event, payload));
  return answers;
};
const become = (one: Chatter, userType: string, rights: Parameters<typeof someRights>[0]) =>
  asOwner(db, async (tx) => {
    await tx.raw('update users set user_type = $2 where id = $1', [one.id, userType]);
    await tx.raw(
      `update roles r set permissions = $2::jsonb from users u
       where u.id = $1 and r.business_id = u.business_id and r.id = u.role_id`,
      [one.id, JSON.stringify(someRights(rights))],
    );
  });

describe('somebody who has no part in a chat', () => {
  test.each<[string, Chatter]>([
    ['another employee', other],
    ['staff who have not joined', kim],
    ['an admin of another business', eve],
    ['an employee of another business', mal],
  ])('%s hears of it what is heard of a chat that does not exist', async (_, otherBusinessAdmin) => {
    otherBusinessAdmin.received.length = 0;
    const notFoundReply = { ok: false, problem: { code: 'record.notFound', message: 'This record does not exist.' } };
    const existingChatReply = await answersTo(otherBusinessAdmin, chatId);
    chatServer.time.now = new Date(chatServer.time.now.getTime() + 2_000);
    const nowhere = await answersTo(otherBusinessAdmin, newId(OPENED));
    expect([existingChatReply, nowhere]).toEqual([
      existingChatReply.map(() => notFoundReply),
      nowhere.map(() => notFoundReply),
    ]);
    expect((await otherBusinessAdmin.list()).map((chat) => chat.chatId)).toEqual([]);
    await requester.send(chatId, 'Still here?');
    await otherBusinessAdmin.say('authenticate', {});
    const events = otherBusinessAdmin.received.map(([event]) => event);
    expect(
      events.filter((event) => !['notifications_failed', 'all_user_chats', 'authenticated'].includes(event)),
    ).toEqual([]);
  });

  test('does not join it: staff hear who did, others that it is not theirs to join or not there', async () => {
    const responses = await Promise.all([other, kim, eve, mal].map((one) => one.say('join_chat', { chatId })));
    expect(responses.map(codeOf)).toEqual(['chat.staffOnly', 'chat.taken', 'record.notFound', 'chat.staffOnly']);
    await requester.say('close_chat', { chatId });
    expect(codeOf(await kim.say('join_chat', { chatId }))).toEqual('record.notFound');
    await requester.say('reopen_chat', { chatId });
    await sam.join(chatId);
  });
});

test('what a client says of who it is, or what the chat is about, changes nothing', async () => {
  const clientMessageId = newId(OPENED);
  const forged = { senderId: sam.id, userId: sam.id, userType: 'staff', topic: 'repair', clientMessageId };
  const responses = await requester.send(chatId, 'It was me', forged);
  expect([responses.sender, responses.senderName]).toEqual([requester.id, 'ana']);
  expect((await requester.list())[0]?.topic).toEqual('technical');
  const begun = await other.say('start_chat', { userId: requester.id, topic: 'sales' });
  expect(Object(Object(begun)['answer']).requester).toEqual({ id: other.id, name: 'ben' });
  const lists = await Promise.all([requester.say('get_all_user_chats', { userId: other.id }), requester.list()]);
  expect(lists[0]).toEqual({ ok: true, answer: { chats: lists[1] } });
});

describe('a malformed event', () => {
  const validMessage = { chatId, content: 'x' };
  test.each<[string, unknown]>([
    ['send_message', undefined],
    ['send_message', null],
    ['send_message', []],
    ['send_message', 'hello'],
    ['send_message', { content: 'x' }],
    ['send_message', { ...validMessage, chatId: 'x' }],
    ['send_message', { ...validMessage, chatId: { $ne: null } }],
    ['send_message', { ...validMessage, content: 7 }],
    ['send_message', { ...validMessage, content: { toString: 'x' } }],
    ['send_message', { ...validMessage, file: ['x'] }],
    ['send_message', { ...validMessage, clientMessageId: 'not an id' }],
    ['start_chat', {}],
    ['start_chat', { topic: 'weather' }],
    ['start_chat', { topic: 'other', chatId: 'x' }],
    ['start_chat', { topic: 'other', page: 'x'.repeat(201) }],
    ['get_chat_history', { chatId, after: -1 }],
    ['get_chat_history', { chatId, before: -1 }],
    ['get_chat_history', { chatId, after: 1.5 }],
    ['get_chat_history', { chatId, after: 1e12 }],
    ['read_chat', { chatId }],
    ['read_chat', { chatId, seq: 'many' }],
    ['close_chat', { userId: requester.id }],
    ['join_chat', 7],
    ['reopen_chat', {}],
    ['get_all_user_chats', { userId: 7 }],
  ])('%s %j is rejected as such', async (event, payload) => {
    const one = await chatServer.again(requester);
    expect(codeOf(await one.say(event, payload))).toEqual('request.invalid');
    expect(one.of('notifications_failed')).toEqual([
      { event, code: 'request.invalid', message: 'Some fields are not right. Please check them.' },
    ]);
  });
});

test('an event of 100 KB and more closes its own connection; nothing of it is kept, and others talk on', async () => {
  const [flooding, calm] = [await chatServer.again(requester), await chatServer.again(requester)];
  const { lastSeq } = (await requester.list())[0]!;
  flooding.socket.emit('send_message', { chatId, content: 'x'.repeat(100_001) });
  await closed(flooding);
  expect((await calm.send(chatId, 'calm')).seq).toEqual(lastSeq + 1);
});

test('who floods a chat is rejected and then cut off; what was taken stands without a gap, and others talk on', async () => {
  const [flood, calm] = [await chatServer.again(requester), await chatServer.again(sam)];
  const { lastSeq } = (await requester.list())[0]!;
  const responses = await Promise.all(
    Array.from({ length: 140 }, (_, n) => flood.say('send_message', { chatId, content: `flood ${n}` })),
  );
  const acceptedCount = responses.filter(({ ok }) => ok).length;
  expect([acceptedCount, codeOf(responses.at(-1)!)]).toEqual([40, 'request.tooMany']);
  flood.socket.emit('send_message', { chatId, content: 'one more' });
  await closed(flood);
  expect((await calm.send(chatId, 'calm')).seq).toEqual(lastSeq + 41);
});

describe('a right or a role that is taken away', () => {
  test('[S2-22] without Contact Support read every event of chats is rejected, and nothing of them is heard', async () => {
    const person = await chatServer.addPerson(shop, 'out', 'employee', '');
    const denied = [
      ['get_all_user_chats', {}],
      ['start_chat', { topic: 'other' }],
      ['join_chat', { chatId }],
      ...everyEvent(chatId),
    ] as [string, object][];
    const responses = await Promise.all(denied.map(([event, payload]) => person.say(event, payload)));
    const message = "You don't have permission to access this page. Please contact your administrator for access.";
    expect(responses).toEqual(denied.map(() => ({ ok: false, problem: { code: 'access.denied', message } })));
  });

  test('ends both sides of a conversation that is under way', async () => {
    const [ann, lou] = [
      await chatServer.addPerson(shop, 'ann', 'employee'),
      await chatServer.addPerson(shop, 'lou', 'manager'),
    ];
    const { chatId: otherChatId } = await ann.start();
    await lou.join(otherChatId);
    await become(ann, 'employee', { Dashboard: 'r' });
    await lou.send(otherChatId, 'Are you there?');
    expect(codeOf(await ann.say('send_message', { chatId: otherChatId, content: 'no' }))).toEqual('access.denied');
    expect(ann.of('new_message')).toEqual([]);

    await become(ann, 'employee', { 'Contact Support': 'r' });
    await become(lou, 'employee', { 'Contact Support': 'r' });
    await ann.send(otherChatId, 'Back again');
    expect((await answersTo(lou, otherChatId)).map(codeOf)).toEqual(
      everyEvent(otherChatId).map(() => 'record.notFound'),
    );
    expect([await lou.list(), lou.of('new_message').length]).toEqual([[], 1]);
  });

  test('closes the room of the staff, and opens it again', async () => {
    const watcher = await chatServer.addPerson(shop, 'watch', 'manager');
    /** Returns whether the watcher receives staff events, after their new role has taken effect. */
    const receives = async (expectsEvent: boolean) => {
      chatServer.changes.publish(shop.scope, 'employees', watcher.id);
      const events = async () => {
        watcher.received.length = 0;
        chatServer.changes.publishEvent({ businessId: shop.businessId, staffBut: [], event: 'probe', payload: 1 });
        chatServer.time.now = new Date(chatServer.time.now.getTime() + 100);
        // The response arrives after all events that were sent before it.
        await watcher.say('authenticate', {});
        return watcher.of('probe').length === 1;
      };
      await expect.poll(events).toEqual(expectsEvent);
    };
    await receives(true);
    await become(watcher, 'manager', { Dashboard: 'r' });
    await receives(false);
    await become(watcher, 'employee', { 'Contact Support': 'r' });
    await receives(false);
    await become(watcher, 'manager', { 'Contact Support': 'r' });
    await receives(true);
  });
});
