import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { closed, socketClientsOn } from '../testing/socket-listeners.ts';
import { smallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn } from '../testing/till.ts';
import { openSocket } from '../server.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'said');
const { app, changes, time } = await servicesOn(db);
const failures: unknown[] = [];
const log = { error: ({ err }: { err: unknown }) => void failures.push(err) };
const server = openSocket({ db, changes, clock: () => time.now }, app.server, log);
await app.listen({ host: '127.0.0.1', port: 0 });
const socketClients = socketClientsOn(app.server);
const cashier = await signIn(app, shop, 'cashier');
const userId = shop.people.cashier.id;

afterAll(async () => {
  socketClients.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

const lastSeen = async (token: string) => {
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ at: string }>(`select last_seen_at as at from tokens where hash = encode(sha256($1::bytea), 'hex')`, [
      token,
    ]),
  );
  return row?.at;
};

test('what a client says of who it is changes nothing: the token has said it', async () => {
  const socketClient = await socketClients.listener(cashier.token);
  const other = shop.people.admin.id;
  const answers = [
    await socketClient.say('authenticate', { userId: other, userType: 'staff' }),
    await socketClient.say('join_room', { showTo: 'user', userId: other }),
    await socketClient.say('join_user', { user: { _id: other } }),
    await socketClient.say('join_user', { _id: other }),
    await socketClient.say('join_user', other),
  ];
  expect(answers).toEqual(answers.map(() => ({ ok: true, answer: { userId } })));
  changes.publishEvent({ businessId: shop.businessId, userId: other, event: 'new_notification', payload: 'secret' });
  changes.publishEvent({ businessId: shop.businessId, userId, event: 'new_notification', payload: 'own' });
  await expect.poll(() => socketClient.of('new_notification')).toEqual(['own']);
});

test('a malformed event is rejected with what is wrong, and one that nobody knows is heard by nobody', async () => {
  const socketClient = await socketClients.listener(cashier.token);
  const rejected = await Promise.all(
    [undefined, null, 7, 'x', [], { notificationId: 'x' }, { notificationId: { $gt: '' } }].map((payload) =>
      socketClient.say('mark_notification_read', payload),
    ),
  );
  expect(rejected.map((response) => (response.ok ? 'taken' : response.problem.code))).toEqual(
    rejected.map(() => 'request.invalid'),
  );
  expect(socketClient.of('notifications_failed')[0]).toEqual({
    event: 'mark_notification_read',
    code: 'request.invalid',
    message: 'Some fields are not right. Please check them.',
  });
  socketClient.socket.emit('no_such_event', { a: 1 });
  socketClient.socket.emit('__proto__', {});
  socketClient.socket.emit('get_notifications', { page: -1 }, 'not a function');
  expect(await socketClient.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('what is wrong in an event is no failure of the house: nothing of it is written down as one', () => {
  expect(failures).toEqual([]);
});

test('an event of 500 KB closes its own connection, and nobody else’s', async () => {
  const [flooding, quiet] = [await socketClients.listener(cashier.token), await socketClients.listener(cashier.token)];
  flooding.socket.emit('join_user', 'x'.repeat(500_000));
  await closed(flooding);
  expect(await quiet.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('a connection that floods is rejected, then closed; others are answered meanwhile', async () => {
  const [flood, quiet] = [await socketClients.listener(cashier.token), await socketClients.listener(cashier.token)];
  const answers: Promise<unknown>[] = [];
  for (let n = 0; n < 140; n += 1) answers.push(flood.say('authenticate', {}));
  const response = await Promise.all(answers);
  const rejections = response.filter((one) => Object(Object(one)['problem'])['code'] === 'request.tooMany');
  expect([response.length, rejections.length, flood.socket.connected]).toEqual([140, 100, true]);
  flood.socket.emit('authenticate', {});
  await closed(flood);
  expect(await quiet.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('a connection that waits a second may speak again', async () => {
  const socketClient = await socketClients.listener(cashier.token);
  for (let n = 0; n < 40; n += 1) socketClient.socket.emit('no_such_event');
  const rejected = await socketClient.say('authenticate', {});
  expect(rejected).toEqual({
    ok: false,
    problem: { code: 'request.tooMany', message: 'Too many requests. Please wait a moment.' },
  });
  time.now = new Date(time.now.getTime() + 1_000);
  expect(await socketClient.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('an open socket alone does not keep a session alive; what the person does there does', async () => {
  const person = await signIn(app, shop, 'trainee');
  const signedIn = time.now.getTime();
  const after = (minutes: number) => (time.now = new Date(signedIn + minutes * 60_000));
  const socketClient = await socketClients.listener(person.token);
  const begun = await lastSeen(person.token);

  after(20);
  await socketClients.listener(person.token);
  await socketClient.say('get_notifications', {});
  changes.publish(shop.scope, 'roles', shop.phone);
  expect(await lastSeen(person.token)).toEqual(begun);

  await socketClient.say('mark_all_notifications_read', {});
  expect(await lastSeen(person.token)).toEqual(time.now.toISOString());

  // The store's 30 minutes and 5 more, after the person's last action.
  after(20 + 34);
  expect((await socketClient.say('get_notifications', {})).ok).toEqual(true);
  after(20 + 35);
  expect(await socketClient.say('get_notifications', {})).toEqual({
    ok: false,
    problem: { code: 'session.expired', message: 'Session expired. Please log in again.' },
  });
  await closed(socketClient);
});
