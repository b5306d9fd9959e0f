import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { closed, earsOn } from '../testing/ears.ts';
import { smallShop } from '../testing/small-shop.ts';
import { houseOn, signIn } from '../testing/till.ts';
import { openSocket } from './socket.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'said');
const { app, changes, time } = await houseOn(db);
const failures: unknown[] = [];
const log = { error: ({ err }: { err: unknown }) => void failures.push(err) };
const server = openSocket({ db, changes, clock: () => time.now }, app.server, log);
await app.listen({ host: '127.0.0.1', port: 0 });
const ears = earsOn(app.server);
const cashier = await signIn(app, shop, 'cashier');
const userId = shop.people.cashier.id;

afterAll(async () => {
  ears.close();
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
  const ear = await ears.listener(cashier.token);
  const other = shop.people.admin.id;
  const answers = [
    await ear.say('authenticate', { userId: other, userType: 'staff' }),
    await ear.say('join_room', { showTo: 'user', userId: other }),
    await ear.say('join_user', { user: { _id: other } }),
    await ear.say('join_user', { _id: other }),
    await ear.say('join_user', other),
  ];
  expect(answers).toEqual(answers.map(() => ({ ok: true, answer: { userId } })));
  changes.tellPerson({ businessId: shop.businessId, userId: other, event: 'new_notification', payload: 'secret' });
  changes.tellPerson({ businessId: shop.businessId, userId, event: 'new_notification', payload: 'own' });
  await expect.poll(() => ear.of('new_notification')).toEqual(['own']);
});

test('a malformed event is refused with what is wrong, and one that nobody knows is heard by nobody', async () => {
  const ear = await ears.listener(cashier.token);
  const refused = await Promise.all(
    [undefined, null, 7, 'x', [], { notificationId: 'x' }, { notificationId: { $gt: '' } }].map((payload) =>
      ear.say('mark_notification_read', payload),
    ),
  );
  expect(refused.map((said) => (said.ok ? 'taken' : said.problem.code))).toEqual(refused.map(() => 'request.invalid'));
  expect(ear.of('notifications_failed')[0]).toEqual({
    event: 'mark_notification_read',
    code: 'request.invalid',
    message: 'Some fields are not right. Please check them.',
  });
  ear.socket.emit('no_such_event', { a: 1 });
  ear.socket.emit('__proto__', {});
  ear.socket.emit('get_notifications', { page: -1 }, 'not a function');
  expect(await ear.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('what is wrong in an event is no failure of the house: nothing of it is written down as one', () => {
  expect(failures).toEqual([]);
});

test('an event of 500 KB closes its own connection, and nobody else’s', async () => {
  const [loud, quiet] = [await ears.listener(cashier.token), await ears.listener(cashier.token)];
  loud.socket.emit('join_user', 'x'.repeat(500_000));
  await closed(loud);
  expect(await quiet.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('a connection that floods is refused, then closed; others are answered meanwhile', async () => {
  const [flood, quiet] = [await ears.listener(cashier.token), await ears.listener(cashier.token)];
  const answers: Promise<unknown>[] = [];
  for (let n = 0; n < 140; n += 1) answers.push(flood.say('authenticate', {}));
  const said = await Promise.all(answers);
  const refusals = said.filter((one) => Object(Object(one)['problem'])['code'] === 'request.tooMany');
  expect([said.length, refusals.length, flood.socket.connected]).toEqual([140, 100, true]);
  flood.socket.emit('authenticate', {});
  await closed(flood);
  expect(await quiet.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('a connection that waits a second may speak again', async () => {
  const ear = await ears.listener(cashier.token);
  for (let n = 0; n < 40; n += 1) ear.socket.emit('no_such_event');
  const refused = await ear.say('authenticate', {});
  expect(refused).toEqual({
    ok: false,
    problem: { code: 'request.tooMany', message: 'Too many requests. Please wait a moment.' },
  });
  time.now = new Date(time.now.getTime() + 1_000);
  expect(await ear.say('authenticate', {})).toEqual({ ok: true, answer: { userId } });
});

test('an open socket alone does not keep a session alive; what the person does there does', async () => {
  const person = await signIn(app, shop, 'trainee');
  const signedIn = time.now.getTime();
  const after = (minutes: number) => (time.now = new Date(signedIn + minutes * 60_000));
  const ear = await ears.listener(person.token);
  const begun = await lastSeen(person.token);

  after(20);
  await ears.listener(person.token);
  await ear.say('get_notifications', {});
  changes.tell(shop.scope, 'roles', shop.phone);
  expect(await lastSeen(person.token)).toEqual(begun);

  await ear.say('mark_all_notifications_read', {});
  expect(await lastSeen(person.token)).toEqual(time.now.toISOString());

  // The store's 30 minutes and 5 more, after the last thing the person did.
  after(20 + 34);
  expect((await ear.say('get_notifications', {})).ok).toEqual(true);
  after(20 + 35);
  expect(await ear.say('get_notifications', {})).toEqual({
    ok: false,
    problem: { code: 'session.expired', message: 'Session expired. Please log in again.' },
  });
  await closed(ear);
});
