import type { Notification, NotificationList } from '@tilldesk/domain/notifications';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { openSocket } from '../../server.ts';
import { socketClientsOn, type SocketClient } from '../../testing/socket-listeners.ts';
import { OPENED, smallShop, type SmallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type Person } from '../../testing/till.ts';
import { deleteOldNotices } from './notices.store.ts';
import { notify, type Notice } from './notifications.store.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'bell', 5), await smallShop(db, 'numb')];
const { app, changes, time } = await servicesOn(db);
const server = openSocket({ db, changes, clock: () => time.now }, app.server);
await app.listen({ host: '127.0.0.1', port: 0 });
const socketClients = socketClientsOn(app.server);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, foreign, 'admin');

afterAll(async () => {
  socketClients.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

const listOf = async (socketClient: SocketClient, payload: object = {}) => {
  const response = await socketClient.say('get_notifications', payload);
  if (!response.ok) throw new Error(response.problem.code);
  return response.answer as NotificationList;
};
const notifyIn = async (of: SmallShop, notice: Notice, now = time.now.toISOString()) => {
  const { businessId, storeId } = of.scope;
  const published = await inBusiness(db, businessId, (tx) => notify(tx, { businessId, storeId, now }, notice));
  published.forEach(changes.publishEvent);
  return published.map(({ payload }) => payload as Notification);
};
const passwordChanged = (of: SmallShop, personName: keyof SmallShop['people'] = 'cashier'): Notice => ({
  kind: 'passwordChanged',
  params: {},
  audience: { users: [of.people[personName].id] },
  link: '/profile-settings',
});

test('a notice is told live to whom it is for, and stands first in their list alone', async () => {
  const [own, other, far] = [
    await socketClients.listener(cashier.token),
    await socketClients.listener(admin.token),
    await socketClients.listener(otherBusinessAdmin.token),
  ];
  const [published] = await notifyIn(shop, passwordChanged(shop));
  expect(published).toEqual({
    id: published?.id,
    _id: published?.id,
    title: 'Your password was changed',
    type: 'passwordChanged',
    body: 'If this was not you, tell your administrator now.',
    link: '/profile-settings',
    isRead: false,
    createdAt: '2026-03-02T18:00:00.000Z',
    params: {},
    severity: 'normal',
  });
  await expect.poll(() => own.of('new_notification')).toEqual([published]);
  const pagination = { page: 1, limit: 10, total: 1, totalPages: 1, hasNextPage: false };
  expect(await listOf(own)).toEqual({ notifications: [published], pagination, unread: 1 });
  const nothing = { notifications: [], pagination: { ...pagination, total: 0 }, unread: 0 };
  const query = { showTo: 'user', userId: shop.people.cashier.id, page: 1, limit: 10 };
  expect([await listOf(other, query), await listOf(far, query)]).toEqual([nothing, nothing]);
  expect([other.of('new_notification'), far.of('new_notification')]).toEqual([[], []]);
});

test('[S4-11] [S7-06] [S9-08] unread notifications are read singly or all at once, ten on a page', async () => {
  const person = await signIn(app, shop, 'trainee');
  const [here, otherListener] = [
    await socketClients.listener(person.token),
    await socketClients.listener(person.token),
  ];
  for (let n = 0; n < 13; n += 1) {
    await notifyIn(shop, passwordChanged(shop, 'trainee'), new Date(time.now.getTime() + n).toISOString());
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
  await expect.poll(() => otherListener.of('notification_marked_read')).toEqual([{ notificationId: one }]);
  const after = await listOf(otherListener);
  expect([after.notifications.filter((n) => n.isRead).map((n) => n.id), after.unread]).toEqual([[one], 12]);

  // Another person's id in the payload has no effect: the caller's own notices are marked.
  await here.say('mark_all_notifications_read', { userId: shop.people.cashier.id });
  const userId = shop.people.trainee.id;
  await expect.poll(() => otherListener.of('all_notifications_marked_read')).toEqual([{ userId }]);
  expect([(await listOf(here)).unread, (await listOf(await socketClients.listener(cashier.token))).unread]).toEqual([
    0, 1,
  ]);
});

test('[S7-06] a foreign client hears its answers as events too, by the names of the specification', async () => {
  const socketClient = await socketClients.listener(cashier.token);
  socketClient.socket.emit('authenticate', { userId: 'x', userType: 'user' });
  socketClient.socket.emit('get_notifications', { showTo: 'user', userId: 'x', page: '1', limit: '10' });
  await expect
    .poll(() => socketClient.received.map(([event]) => event))
    .toEqual(['authenticated', 'notifications_list']);
});

test('unread news of the same thing is renewed, not doubled; once it was read it is told anew', async () => {
  const person = await signIn(app, foreign, 'cashier');
  const socketClient = await socketClients.listener(person.token);
  const low = (onHand: number): Notice => ({
    kind: 'lowStock',
    params: { product: 'Case', onHand, reorderPoint: 5 },
    audience: { users: [foreign.people.cashier.id] },
    link: null,
    groupKey: 'low-stock/case',
  });
  const [first] = await notifyIn(foreign, low(5), '2026-03-02T18:00:00.000Z');
  const [again] = await notifyIn(foreign, low(4), '2026-03-02T18:05:00.000Z');
  expect(again).toEqual({
    ...first,
    body: '4 left. The reorder point is 5.',
    params: { product: 'Case', onHand: 4, reorderPoint: 5 },
    createdAt: '2026-03-02T18:05:00.000Z',
  });
  await socketClient.say('mark_notification_read', { notificationId: again!.id });
  await notifyIn(foreign, low(3), '2026-03-02T18:10:00.000Z');
  const list = await listOf(socketClient);
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
  await Promise.all(Array.from({ length: 8 }, () => notifyIn(foreign, notice)));
  const [saved] = await asOwner(db, (tx) =>
    tx.raw(`select count(*)::int as count from notifications where group_key = 'drawer/1'`),
  );
  expect(saved).toEqual({ count: 1 });
});

test('after 90 days it is forgotten, read or not', async () => {
  const socketClient = await socketClients.listener((await signIn(app, foreign, 'admin')).token);
  await notifyIn(foreign, passwordChanged(foreign, 'admin'), '2025-12-02T17:59:59.999Z');
  const [saved] = await notifyIn(foreign, passwordChanged(foreign, 'admin'), '2025-12-02T18:00:00.000Z');
  await asOwner(db, (tx) => deleteOldNotices(tx, time.now.toISOString()));
  const ids = (await listOf(socketClient)).notifications
    .filter(({ type }) => type === 'passwordChanged')
    .map(({ id }) => id);
  expect(ids).toEqual([saved?.id]);
});

test('another business’s notification answers like one that does not exist', async () => {
  const [own, far] = [
    await socketClients.listener(cashier.token),
    await socketClients.listener(otherBusinessAdmin.token),
  ];
  const [otherNotice] = await notifyIn(shop, passwordChanged(shop));
  const rejections = [
    await far.say('mark_notification_read', { notificationId: otherNotice!.id }),
    await far.say('mark_notification_read', { notificationId: newId(OPENED) }),
  ];
  const rejected = { ok: false, problem: { code: 'record.notFound', message: 'This record does not exist.' } };
  expect(rejections).toEqual([rejected, rejected]);
  await far.say('mark_all_notifications_read', { userId: shop.people.cashier.id });
  const { notifications } = await listOf(own);
  expect(notifications.find(({ id }) => id === otherNotice?.id)).toEqual(otherNotice);
});

test('somebody of another business, or who left, is not told', async () => {
  await asOwner(db, (tx) => tx.raw('update users set active = false where id = $1', [foreign.people.trainee.id]));
  const users = [foreign.people.trainee.id, shop.people.admin.id];
  const published = await notifyIn(foreign, { kind: 'pinBlocked', params: {}, audience: { users }, link: null });
  expect(published).toEqual([]);
});

const sell = (by: Person, cables: number, units: string[] = [], customerId: string | null = null) => {
  const id = newId(OPENED);
  // 8.25 % tax on each.
  const total = units.length * 86_492 + Math.round(cables * 1_999 * 1.0825);
  const body = {
    draft: { ...draftOf(shop, { cables, units }), customerId },
    tenders: [tenderOf('cash', total + 1_000)],
  };
  return by.request('POST', `/invoices/${id}/checkout`, body, newId(OPENED));
};
const reorderAt = (product: string, point: number) =>
  asOwner(db, (tx) => tx.raw('update products set reorder_point = $2 where id = $1', [product, point]));

test('the sale that takes a product to its reorder point tells those who read the inventory, once', async () => {
  await reorderAt(shop.cable, 95);
  const [reader, salesperson] = [
    await socketClients.listener(admin.token),
    await socketClients.listener(cashier.token),
  ];
  const statuses = [];
  for (const cables of [4, 2, 1]) statuses.push((await sell(cashier, cables)).status);
  expect(statuses).toEqual([200, 200, 200]);
  const list = await listOf(reader);
  expect(list.notifications.map(({ type, title, body }) => ({ type, title, body }))).toEqual([
    { type: 'lowStock', title: 'Low stock: USB-C cable', body: '94 left. The reorder point is 95.' },
  ]);
  expect(list.notifications[0]?.link).toMatch(/^\/manage-inventory\/non-serialized\/All\/[0-9a-f-]{36}$/);
  await expect.poll(() => reader.of('new_notification')).toEqual(list.notifications);
  expect(salesperson.of('new_notification')).toEqual([]);
});

test('of sales at once that take a product to its point exactly one tells it', async () => {
  await reorderAt(shop.phone, 3);
  const reader = await socketClients.listener(admin.token);
  const answers = await Promise.all(shop.units.slice(0, 3).map((unit) => sell(cashier, 0, [unit.id])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect
    .poll(() => reader.of('new_notification').map((n) => (n as Notification).params))
    .toEqual([{ product: 'Phone X', onHand: 3, reorderPoint: 3 }]);
});

test('what is kept for somebody is no longer available: it is told when it is reserved, and not again when they fetch it', async () => {
  await reorderAt(shop.cable, 90);
  const reader = await socketClients.listener(admin.token);
  const id = newId(OPENED);
  const order = { id, productId: shop.cable, quantity: 5, customerId: shop.customer, until: '2026-03-09' };
  expect((await admin.request('POST', '/inventory/reservations', order, id)).status).toEqual(200);
  const published = { product: 'USB-C cable', onHand: 88, reorderPoint: 90 };
  await expect.poll(() => reader.of('new_notification').map((n) => (n as Notification).params)).toEqual([published]);
  const fetched = await sell(cashier, 5, [], shop.customer);
  expect(fetched.status).toEqual(200);
  await reader.say('authenticate', {});
  expect(reader.of('new_notification')).toHaveLength(1);
});

test('a sale that is rejected tells nobody', async () => {
  await reorderAt(shop.cable, 87);
  const reader = await socketClients.listener(admin.token);
  const rejected = await cashier.request(
    'POST',
    `/invoices/${newId(OPENED)}/checkout`,
    { draft: draftOf(shop, { cables: 5 }), tenders: [] },
    newId(OPENED),
  );
  expect(rejected.status).toEqual(400);
  await reader.say('authenticate', {});
  expect(reader.of('new_notification')).toEqual([]);
});

test('the fifth wrong access PIN of a session is told to whose session it is, once', async () => {
  const person = await signIn(app, foreign, 'cashier');
  const socketClient = await socketClients.listener(person.token);
  const { email } = foreign.people.cashier;
  const eventsAfter = async (tries: number) => {
    for (let n = 0; n < tries; n += 1) await person.request('POST', '/employees/check', { email, accessPin: '9999' });
    await socketClient.say('authenticate', {});
    return socketClient.of('new_notification').map((published) => (published as Notification).type);
  };
  expect(await eventsAfter(4)).toEqual([]);
  expect(await eventsAfter(1)).toEqual(['pinBlocked']);
  expect(await eventsAfter(1)).toEqual(['pinBlocked']);
});
