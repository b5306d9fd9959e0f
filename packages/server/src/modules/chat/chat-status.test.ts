import type { Notification } from '@tilldesk/domain/notifications';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { codeOf, chatTestServer, type Chatter } from '../../testing/support-chats.ts';
import { openStore } from '../../modules/manage-stores/open-store.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'desk'), await smallShop(db, 'else')];
const chatServer = await chatTestServer(db);
afterAll(chatServer.close);
const [sam, kim] = [
  await chatServer.addPerson(shop, 'sam', 'manager'),
  await chatServer.addPerson(shop, 'kim', 'admin'),
];
const otherBusinessAdmin = await chatServer.addPerson(foreign, 'eve', 'admin');

let requesterCount = 0;
/** A new requester, so that each test has a person without an open chat. */
const newRequester = () => chatServer.addPerson(shop, `requester${(requesterCount += 1)}`, 'employee');
const party = ({ id, name }: Chatter) => ({ id, name });
const countOf = async (table: string, condition: string, values: unknown[]) => {
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ count: number }>(`select count(*)::int as count from ${table} where ${condition}`, values),
  );
  return row?.count;
};

test('of eight staff who join at once one gets the chat, the others hear who, and all staff are told', async () => {
  const requester = await newRequester();
  const manyUsers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => chatServer.addPerson(shop, `staff${n}`, 'manager')),
  );
  const { chatId } = await requester.start();
  const responses = await Promise.all(manyUsers.map((one) => one.say('join_chat', { chatId })));
  const winner = manyUsers[responses.findIndex(({ ok }) => ok)]!;
  const others = responses.filter(({ ok }) => !ok);
  const takenProblem = { code: 'chat.taken', message: `${winner.name} has joined this chat already.` };
  expect(others).toEqual(
    Array.from({ length: 7 }, () => ({ ok: false, problem: { ...takenProblem, params: { person: winner.name } } })),
  );
  for (const one of [...manyUsers, sam]) {
    await expect.poll(() => one.of('chat_joined')).toEqual([{ chatId, staff: party(winner) }]);
  }
  expect(requester.of('chat_joined')).toEqual([]);
  expect(otherBusinessAdmin.received).toEqual([]);
  // A repeated request after a lost response changes nothing.
  expect((await winner.join(chatId)).staff).toEqual(party(winner));
  expect(await countOf('chat_members', 'chat_id = $1', [chatId])).toEqual(2);
});

test('staff of another store hear of a chat, see where it was asked, and of two stores at once one joins', async () => {
  const at = {
    code: 'desk-2',
    name: 'Shop two',
    currency: 'USD',
    timeZone: 'UTC',
    screenTimeout: 30,
    defaultTaxRate: '0',
  };
  const place = await inBusiness(db, shop.businessId, (tx) => openStore(tx, shop.businessId, OPENED, at));
  const second = { ...shop, code: at.code, scope: { ...shop.scope, ...place } };
  const [requester, near, far] = [
    await newRequester(),
    await chatServer.addPerson(shop, 'near', 'manager'),
    await chatServer.addPerson(second, 'far', 'manager'),
  ];
  const { chatId } = await requester.start();
  const context = { store: 'Shop desk', page: null, version: null };
  for (const one of [near, far]) {
    await expect.poll(() => one.of('new_chat_available').map((chat) => Object(chat).context)).toEqual([context]);
  }
  const responses = await Promise.all([near, far].map((one) => one.say('join_chat', { chatId })));
  expect(responses.map(codeOf).toSorted()).toEqual(['chat.taken', 'taken']);
});

test('[S5-28] of eight starts at once by one person one is a chat; the others say that there is one', async () => {
  const requester = await newRequester();
  const tabs = await Promise.all(Array.from({ length: 8 }, () => chatServer.again(requester)));
  const responses = await Promise.all(tabs.map((tab) => tab.say('start_chat', { topic: 'other' })));
  const rejected = responses.filter(({ ok }) => !ok);
  const message = 'You already have an active chat. Please close it before starting a new one.';
  expect(rejected).toEqual(
    Array.from({ length: 7 }, () => ({ ok: false, problem: { code: 'chat.alreadyOpen', message } })),
  );
  expect(await countOf('chats', 'requester_id = $1', [requester.id])).toEqual(1);
});

test('a start that is said eight times by one id is one chat, told once', async () => {
  const [requester, chatId] = [await newRequester(), newId(OPENED)];
  const tabs = await Promise.all(Array.from({ length: 8 }, () => chatServer.again(requester)));
  const chats = await Promise.all(tabs.map((tab) => tab.start(chatId)));
  expect(new Set(chats.map((chat) => JSON.stringify(chat))).size).toEqual(1);
  // The response arrives after all events that were sent before it.
  await kim.say('authenticate', {});
  expect(kim.of('new_chat_available').filter((chat) => Object(chat)['chatId'] === chatId)).toEqual([chatOfStaff()]);

  function chatOfStaff() {
    const context = { store: 'Shop desk', page: null, version: null };
    return { ...chats[0], otherParty: party(requester), context };
  }
});

test('an id that is somebody else’s is rejected as taken, and in another business it is nobody’s', async () => {
  const [requester, other] = [await newRequester(), await newRequester()];
  const { chatId } = await requester.start();
  expect(codeOf(await other.say('start_chat', { topic: 'other', chatId }))).toEqual('record.exists');
  expect((await otherBusinessAdmin.start(chatId)).requester).toEqual(party(otherBusinessAdmin));
  expect((await requester.list()).map((chat) => chat.requester)).toEqual([party(requester)]);
});

test('staff are told of a chat that waits by a notice too, once while they have not read it', async () => {
  const requester = await newRequester();
  const noticesOf = (one: Chatter) => () =>
    one
      .of('new_notification')
      .filter((notification) => (notification as Notification).params['person'] === requester.name);
  const { chatId } = await requester.start();
  await sam.join(chatId);
  await requester.say('close_chat', { chatId });
  await requester.say('reopen_chat', { chatId });
  await expect.poll(() => noticesOf(kim)().length).toEqual(2);
  const [first, again] = noticesOf(kim)() as [Notification, Notification];
  expect(first).toEqual({
    id: first.id,
    _id: first.id,
    title: `${requester.name} asks for support`,
    type: 'chatWaiting',
    body: 'Technical Support. Nobody has joined the chat yet.',
    link: null,
    isRead: false,
    createdAt: '2026-03-02T18:00:00.000Z',
    params: { person: requester.name, topic: 'technical' },
    severity: 'normal',
  });
  expect(again).toEqual(first);
  expect([noticesOf(requester)(), noticesOf(otherBusinessAdmin)()]).toEqual([[], []]);
});

test('[S6-10] employees ask and do not join; staff who ask do not join their own', async () => {
  const [requester, other] = [await newRequester(), await newRequester()];
  const own = await chatServer.addPerson(shop, 'lee', 'manager');
  const { chatId } = await requester.start();
  const { chatId: ownChat } = await own.start();
  const rejections = [
    await other.say('join_chat', { chatId }),
    await requester.say('join_chat', { chatId }),
    await other.say('join_chat', { chatId: newId(OPENED) }),
    await own.say('join_chat', { chatId: ownChat }),
  ];
  expect(rejections.map(codeOf)).toEqual(rejections.map(() => 'chat.staffOnly'));
  expect(own.of('new_chat_available').map((chat) => Object(chat)['chatId'])).toEqual([chatId]);
  expect((await sam.join(ownChat)).requester).toEqual(party(own));
});

test('a waiting chat is withdrawn by its requester alone; it leaves the lists of all staff, and another may be begun', async () => {
  const requester = await newRequester();
  const { chatId } = await requester.start();
  expect(codeOf(await sam.say('close_chat', { chatId }))).toEqual('chat.notActive');
  expect(codeOf(await requester.say('close_chat', { chatId }))).toEqual('taken');
  const notification = (one: Chatter) =>
    one.of('chat_closed').filter((responses) => Object(responses)['chatId'] === chatId);
  const closed = [{ chatId, closedBy: party(requester) }];
  await expect.poll(() => [notification(sam), notification(kim)]).toEqual([closed, closed]);
  expect((await sam.list()).filter((chat) => chat.chatId === chatId)).toEqual([]);
  expect(codeOf(await sam.say('join_chat', { chatId }))).toEqual('record.notFound');
  expect((await requester.start()).status).toEqual('waiting');
});

test('[S4-21] only an active chat is closed, by its requester or who answers it', async () => {
  const requester = await newRequester();
  const { chatId } = await requester.start();
  const close = async (one: Chatter) => codeOf(await one.say('close_chat', { chatId }));
  expect(await close(sam)).toEqual('chat.notActive');
  await sam.join(chatId);
  expect([await close(kim), await close(sam)]).toEqual(['record.notFound', 'taken']);
  const closed = { chatId, closedBy: party(sam) };
  const closings = (one: Chatter) =>
    one.of('chat_closed').filter((responses) => Object(responses)['chatId'] === chatId);
  await expect.poll(() => [closings(requester), closings(sam)]).toEqual([[closed], [closed]]);
  expect([await close(requester), await close(sam), closings(kim)]).toEqual(['chat.notActive', 'chat.notActive', []]);
});

test('[S4-23] a reopened chat waits again for whoever joins, and those who were in it go on hearing of it', async () => {
  const requester = await newRequester();
  const { chatId } = await requester.start();
  await sam.join(chatId);
  await sam.send(chatId, 'Anything else?');
  expect(codeOf(await requester.say('reopen_chat', { chatId }))).toEqual('chat.notClosed');
  await requester.say('close_chat', { chatId });
  const responses = await sam.say('reopen_chat', { chatId, userId: requester.id });
  const reopened = { status: 'waiting', staff: null, closedAt: null, lastSeq: 1 };
  const partOf = (chat: unknown) => {
    const { status, staff, closedAt, lastSeq } = Object(chat);
    return { status, staff, closedAt, lastSeq };
  };
  expect(partOf(Object(responses)['answer'])).toEqual(reopened);
  await expect.poll(() => partOf(requester.of('chat_details').at(-1))).toEqual(reopened);
  for (const one of [sam, kim]) {
    await expect.poll(() => partOf(one.of('new_chat_available').at(-1))).toEqual(reopened);
  }
  expect(requester.of('new_chat_available')).toEqual([]);

  // Kim has joined now. Sam may read the messages but not write any.
  await kim.join(chatId);
  const message = await requester.send(chatId, 'One more thing');
  await expect.poll(() => [sam, kim].map((one) => one.of('new_message').at(-1))).toEqual([{ message }, { message }]);
  const rejections = [
    await sam.say('send_message', { chatId, content: 'hello' }),
    await sam.say('close_chat', { chatId }),
    await sam.say('join_chat', { chatId }),
  ];
  expect(rejections.map(codeOf)).toEqual(['chat.taken', 'chat.taken', 'chat.taken']);
  await kim.say('close_chat', { chatId });
  expect([
    codeOf(await sam.say('reopen_chat', { chatId })),
    codeOf(await sam.say('join_chat', { chatId })),
    codeOf(await kim.say('reopen_chat', { chatId })),
  ]).toEqual(['chat.notJoined', 'chat.closed', 'taken']);
});

test('a chat is reopened within 7 days, and not beside another one that is open', async () => {
  const requester = await newRequester();
  const { chatId: first } = await requester.start();
  await sam.join(first);
  await requester.say('close_chat', { chatId: first });
  const { chatId: second } = await requester.start();
  expect(codeOf(await requester.say('reopen_chat', { chatId: first }))).toEqual('chat.alreadyOpen');
  await sam.join(second);
  await requester.say('close_chat', { chatId: second });

  const closedAt = chatServer.time.now.getTime();
  const after = (ms: number) => (chatServer.time.now = new Date(closedAt + ms));
  const week = 7 * 24 * 3_600_000;
  after(week + 1);
  // Tokens last hours: a person who returns after a week signs in again.
  const back = await chatServer.arrive(shop, { id: requester.id, email: `${requester.name}@desk.test` });
  expect(codeOf(await back.say('reopen_chat', { chatId: first }))).toEqual('chat.reopenLate');
  after(week);
  const responses = await Promise.all([
    back.say('reopen_chat', { chatId: first }),
    (await chatServer.again(back)).say('reopen_chat', { chatId: second }),
  ]);
  expect(responses.map(codeOf).toSorted()).toEqual(['chat.alreadyOpen', 'taken']);
  after(0);
});
