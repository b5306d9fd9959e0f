import type { Notification, NotificationList } from '@tilldesk/domain/shop';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { openSocket } from '../../socket/socket.ts';
import { earsOn, type Ear } from '../../testing/ears.ts';
import { OPENED, smallShop, type SmallShop } from '../../testing/small-shop.ts';
import { draftOf, houseOn, signIn, tenderOf, type Person } from '../../testing/till.ts';
import { forgetOldNotices } from './notices.store.ts';
import { raise, type Notice } from './notifications.store.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'bell', 5), await smallShop(db, 'numb')];
const { app, changes, time } = await houseOn(db);
const server = openSocket({ db, changes, clock: () => time.now }, app.server);
await app.listen({ host: '127.0.0.1', port: 0 });
const ears = earsOn(app.server);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const stranger = await signIn(app, foreign, 'admin');

afterAll(async () => {
  ears.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

const listOf = async (ear: Ear, payload: object = {}) => {
  const said = await ear.say('get_notifications', payload);
  if (!said.ok) throw new Error(said.problem.code);
  return said.answer as NotificationList;
};
const tell = async (of: SmallShop, notice: Notice, now = time.now.toISOString()) => {
  const { businessId, storeId } = of.scope;
  const told = await inBusiness(db, businessId, (tx) => raise(tx, { businessId, storeId, now }, notice));
  told.forEach(changes.tellPerson);
  return told.map(({ payload }) => payload as Notification);
};
const passwordChanged = (of: SmallShop, who: keyof SmallShop['people'] = 'cashier'): Notice => ({
  kind: 'passwordChanged',
  params: {},
  audience: { users: [of.people[who].id] },
  link: '/profile-settings',
});

test('a notice is told live to whom it is for, and stands first in their list alone', async () => {
  const [own, other, far] = [
    await ears.listener(cashier.token),
    await ears.listener(admin.token),
    await ears.listener(stranger.token),
  ];
  const [told] = await tell(shop, passwordChanged(shop));
  expect(told).toEqual({
    id: told?.id,
    _id: told?.id,
    title: 'Your password was changed',
    type: 'passwordChanged',
    body: 'If this was not you, tell your administrator now.',
    link: '/profile-settings',
    isRead: false,
    createdAt: '2026-03-02T18:00:00.000Z',
    params: {},
    severity: 'normal',
  });
  await expect.poll(() => own.of('new_notification')).toEqual([told]);
  const pagination = { page: 1, limit: 10, total: 1, totalPages: 1, hasNextPage: false };
  expect(await listOf(own)).toEqual({ notifications: [told], pagination, unread: 1 });
  const nothing = { notifications: [], pagination: { ...pagination, total: 0 }, unread: 0 };
  const asked = { showTo: 'user', userId: shop.people.cashier.id, page: 1, limit: 10 };
  expect([await listOf(other, asked), await listOf(far, asked)]).toEqual([nothing, nothing]);
  expect([other.of('new_notification'), far.of('new_notification')]).toEqual([[], []]);
});

test('[S4-11] [S7-06] [S9-08] unread notifications are read singly or all at once, ten on a page', async () => {
  const person = await signIn(app, shop, 'trainee');
  const [here, there] = [await ears.listener(person.token), await ears.listener(person.token)];
  for (let n = 0; n < 13; n += 1) {
    await tell(shop, passwordChanged(shop, 'trainee'), new Date(time.now.getTime() + n).toISOString());
  }
  const first = await listOf(here);
  expect([first.notifications.length, first.pagination, first.unread]).toEqual([
    10,
    { page: 1, limit: 10, total: 13, totalPages: 2, hasNextPage: true },
    13,
  ]);
  const second = await listOf(here, { page: 2 });
  expect([second.notifications.length, second.pagination.hasNextPage]).toEqual([3, false]);

  const one = first.notifications[3]!.id;
  expect(await here.say('mark_notification_read', { notificationId: one })).toEqual({
    ok: true,
    answer: { notificationId: one },
  });
  await expect.poll(() => there.of('notification_marked_read')).toEqual([{ notificationId: one }]);
  const after = await listOf(there);
  expect([after.notifications.filter((n) => n.isRead).map((n) => n.id), after.unread]).toEqual([[one], 12]);

  // Another's id in the payload changes nothing: it is one's own that are read.
  await here.say('mark_all_notifications_read', { userId: shop.people.cashier.id });
  const userId = shop.people.trainee.id;
  await expect.poll(() => there.of('all_notifications_marked_read')).toEqual([{ userId }]);
  expect([(await listOf(here)).unread, (await listOf(await ears.listener(cashier.token))).unread]).toEqual([0, 1]);
});

test('[S7-06] a foreign client hears its answers as events too, by the names of the specification', async () => {
  const ear = await ears.listener(cashier.token);
  ear.socket.emit('authenticate', { userId: 'x', userType: 'user' });
  ear.socket.emit('get_notifications', { showTo: 'user', userId: 'x', page: '1', limit: '10' });
  await expect.poll(() => ear.heard.map(([event]) => event)).toEqual(['authenticated', 'notifications_list']);
});

test('unread news of the same thing is renewed, not doubled; once it was read it is told anew', async () => {
  const person = await signIn(app, foreign, 'cashier');
  const ear = await ears.listener(person.token);
  const low = (onHand: number): Notice => ({
    kind: 'lowStock',
    params: { product: 'Case', onHand, reorderPoint: 5 },
    audience: { users: [foreign.people.cashier.id] },
    link: null,
    groupKey: 'low-stock/case',
  });
  const [first] = await tell(foreign, low(5), '2026-03-02T18:00:00.000Z');
  const [again] = await tell(foreign, low(4), '2026-03-02T18:05:00.000Z');
  expect(again).toEqual({
    ...first,
    body: '4 left. The reorder point is 5.',
    params: { product: 'Case', onHand: 4, reorderPoint: 5 },
    createdAt: '2026-03-02T18:05:00.000Z',
  });
  await ear.say('mark_notification_read', { notificationId: again!.id });
  await tell(foreign, low(3), '2026-03-02T18:10:00.000Z');
  const list = await listOf(ear);
  expect([list.notifications.map((n) => [n.params['onHand'], n.isRead]), list.unread]).toEqual([
    [
      [3, false],
      [4, true],
    ],
    1,
  ]);
});

test('the same news from eight causes at once stands once', async () => {
  const notice: Notice = {
    kind: 'drawerUncounted',
    params: { register: 'Till 1', person: 'Ana' },
    audience: { needs: ['Cash In / Out Report', 'read'] },
    link: null,
    groupKey: 'drawer/1',
  };
  await Promise.all(Array.from({ length: 8 }, () => tell(foreign, notice)));
  const [kept] = await asOwner(db, (tx) =>
    tx.raw(`select count(*)::int as count from notifications where group_key = 'drawer/1'`),
  );
  expect(kept).toEqual({ count: 1 });
});

test('after 90 days it is forgotten, read or not', async () => {
  const ear = await ears.listener((await signIn(app, foreign, 'admin')).token);
  await tell(foreign, passwordChanged(foreign, 'admin'), '2025-12-02T17:59:59.999Z');
  const [kept] = await tell(foreign, passwordChanged(foreign, 'admin'), '2025-12-02T18:00:00.000Z');
  await asOwner(db, (tx) => forgetOldNotices(tx, time.now.toISOString()));
  const ids = (await listOf(ear)).notifications.filter(({ type }) => type === 'passwordChanged').map(({ id }) => id);
  expect(ids).toEqual([kept?.id]);
});

test('another business’s notification answers like one that does not exist', async () => {
  const [own, far] = [await ears.listener(cashier.token), await ears.listener(stranger.token)];
  const [theirs] = await tell(shop, passwordChanged(shop));
  const refusals = [
    await far.say('mark_notification_read', { notificationId: theirs!.id }),
    await far.say('mark_notification_read', { notificationId: newId(OPENED) }),
  ];
  const refused = { ok: false, problem: { code: 'record.notFound', message: 'This record does not exist.' } };
  expect(refusals).toEqual([refused, refused]);
  await far.say('mark_all_notifications_read', { userId: shop.people.cashier.id });
  const { notifications } = await listOf(own);
  expect(notifications.find(({ id }) => id === theirs?.id)).toEqual(theirs);
});

test('somebody of another business, or who left, is not told', async () => {
  await asOwner(db, (tx) => tx.raw('update users set active = false where id = $1', [foreign.people.trainee.id]));
  const users = [foreign.people.trainee.id, shop.people.admin.id];
  const told = await tell(foreign, { kind: 'pinBlocked', params: {}, audience: { users }, link: null });
  expect(told).toEqual([]);
});

const sell = (by: Person, cables: number, units: string[] = [], customerId: string | null = null) => {
  const id = newId(OPENED);
  // 8.25 % tax on each.
  const total = units.length * 86_492 + Math.round(cables * 1_999 * 1.0825);
  const body = {
    draft: { ...draftOf(shop, { cables, units }), customerId },
    tenders: [tenderOf('cash', total + 1_000)],
  };
  return by.ask('POST', `/invoices/${id}/checkout`, body, newId(OPENED));
};
const reorderAt = (product: string, point: number) =>
  asOwner(db, (tx) => tx.raw('update products set reorder_point = $2 where id = $1', [product, point]));

test('the sale that takes a product to its reorder point tells those who read the inventory, once', async () => {
  await reorderAt(shop.cable, 95);
  const [reader, seller] = [await ears.listener(admin.token), await ears.listener(cashier.token)];
  const statuses = [];
  for (const cables of [4, 2, 1]) statuses.push((await sell(cashier, cables)).status);
  expect(statuses).toEqual([200, 200, 200]);
  const list = await listOf(reader);
  expect(list.notifications.map(({ type, title, body }) => ({ type, title, body }))).toEqual([
    { type: 'lowStock', title: 'Low stock: USB-C cable', body: '94 left. The reorder point is 95.' },
  ]);
  expect(list.notifications[0]?.link).toMatch(/^\/manage-inventory\/non-serialized\/All\/[0-9a-f-]{36}$/);
  await expect.poll(() => reader.of('new_notification')).toEqual(list.notifications);
  expect(seller.of('new_notification')).toEqual([]);
});

test('of sales at once that take a product to its point exactly one tells it', async () => {
  await reorderAt(shop.phone, 3);
  const reader = await ears.listener(admin.token);
  const answers = await Promise.all(shop.units.slice(0, 3).map((unit) => sell(cashier, 0, [unit.id])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect
    .poll(() => reader.of('new_notification').map((n) => (n as Notification).params))
    .toEqual([{ product: 'Phone X', onHand: 3, reorderPoint: 3 }]);
});

test('what is kept for somebody is no longer available: it is told when it is reserved, and not again when they fetch it', async () => {
  await reorderAt(shop.cable, 90);
  const reader = await ears.listener(admin.token);
  const id = newId(OPENED);
  const order = { id, productId: shop.cable, quantity: 5, customerId: shop.customer, until: '2026-03-09' };
  expect((await admin.ask('POST', '/inventory/reservations', order, id)).status).toEqual(200);
  const told = { product: 'USB-C cable', onHand: 88, reorderPoint: 90 };
  await expect.poll(() => reader.of('new_notification').map((n) => (n as Notification).params)).toEqual([told]);
  const fetched = await sell(cashier, 5, [], shop.customer);
  expect(fetched.status).toEqual(200);
  await reader.say('authenticate', {});
  expect(reader.of('new_notification')).toHaveLength(1);
});

test('a sale that is refused tells nobody', async () => {
  await reorderAt(shop.cable, 87);
  const reader = await ears.listener(admin.token);
  const refused = await cashier.ask(
    'POST',
    `/invoices/${newId(OPENED)}/checkout`,
    { draft: draftOf(shop, { cables: 5 }), tenders: [] },
    newId(OPENED),
  );
  expect(refused.status).toEqual(400);
  await reader.say('authenticate', {});
  expect(reader.of('new_notification')).toEqual([]);
});

test('the fifth wrong access PIN of a session is told to whose session it is, once', async () => {
  const person = await signIn(app, foreign, 'cashier');
  const ear = await ears.listener(person.token);
  const { email } = foreign.people.cashier;
  const heardAfter = async (tries: number) => {
    for (let n = 0; n < tries; n += 1) await person.ask('POST', '/employees/check', { email, accessPin: '9999' });
    await ear.say('authenticate', {});
    return ear.of('new_notification').map((told) => (told as Notification).type);
  };
  expect(await heardAfter(4)).toEqual([]);
  expect(await heardAfter(1)).toEqual(['pinBlocked']);
  expect(await heardAfter(1)).toEqual(['pinBlocked']);
});
