import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { asOwner } from '../database/transaction.ts';
import { closed, socketClientsOn, next, type SocketClient } from '../testing/socket-listeners.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { draftOf, servicesOn, signIn } from '../testing/till.ts';
import { openSocket } from '../server.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'live'), await smallShop(db, 'deaf')];
const { app, changes, time } = await servicesOn(db);
const server = openSocket({ db, changes, clock: () => time.now }, app.server);
await app.listen({ host: '127.0.0.1', port: 0 });
const socketClients = socketClientsOn(app.server);
const [cashier, trainee, otherBusinessAdmin] = [
  await signIn(app, shop, 'cashier'),
  await signIn(app, shop, 'trainee'),
  await signIn(app, foreign, 'admin'),
];

afterAll(async () => {
  socketClients.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

const changesReceivedBy = (socketClient: SocketClient) => () => socketClient.of('changed');

test('a change is told to those of the store who may read the module, and to nobody else', async () => {
  const listening = {
    cashier: await socketClients.listener(cashier.token),
    trainee: await socketClients.listener(trainee.token),
    otherBusinessAdmin: await socketClients.listener(otherBusinessAdmin.token),
  };
  const id = newId(OPENED);
  await cashier.request('POST', '/invoices', { id, ...draftOf(shop, { cables: 1 }) });
  // One more event that everyone may receive, each in their own shop: once it is received, all earlier events are.
  changes.publish(shop.scope, 'dashboard', shop.phone);
  changes.publish(foreign.scope, 'dashboard', foreign.phone);
  const own = { resource: 'dashboard', id: shop.phone };
  await expect.poll(changesReceivedBy(listening.cashier)).toEqual([{ resource: 'invoices', id }, own]);
  await expect.poll(changesReceivedBy(listening.trainee)).toEqual([own]);
  await expect
    .poll(changesReceivedBy(listening.otherBusinessAdmin))
    .toEqual([{ resource: 'dashboard', id: foreign.phone }]);
});

test('a socket without a good token, or from a page elsewhere, is not let in', async () => {
  for (const token of [undefined, 'x', 'A'.repeat(43)]) {
    const error = await next<Error>(socketClients.connect(token), 'connect_error');
    expect(error.message).toEqual('session.expired');
  }
  const rejected = await next<Error>(
    socketClients.connect(cashier.token, { origin: 'https://evil.test' }),
    'connect_error',
  );
  expect(rejected.message).toEqual('websocket error');
});

test('what is told to a person reaches all their sockets, and nobody else', async () => {
  const [till, office] = [await socketClients.listener(cashier.token), await socketClients.listener(cashier.token)];
  const others = [await socketClients.listener(trainee.token), await socketClients.listener(otherBusinessAdmin.token)];
  const { businessId } = shop;
  changes.publishEvent({ businessId, userId: shop.people.cashier.id, event: 'hello', payload: 1 });
  changes.publish(shop.scope, 'dashboard', shop.phone);
  changes.publish(foreign.scope, 'dashboard', foreign.phone);
  await expect.poll(() => [till.of('hello'), office.of('hello')]).toEqual([[1], [1]]);
  await expect
    .poll(() => others.map((socketClient) => socketClient.received.map(([event]) => event)))
    .toEqual([['changed'], ['changed']]);
});

test('a right that is taken away closes its room at once, and one that is given opens it', async () => {
  const person = await signIn(app, shop, 'trainee');
  const socketClient = await socketClients.listener(person.token);
  const received = changesReceivedBy(socketClient);
  const become = (rights: Parameters<typeof someRights>[0]) =>
    asOwner(db, (tx) =>
      tx.raw(
        `update roles r set permissions = $2::jsonb from users u
         where u.id = $1 and r.business_id = u.business_id and r.id = u.role_id`,
        [shop.people.trainee.id, JSON.stringify(someRights(rights))],
      ),
    );
  /** Expects only this event after changes of both modules, once the rights are updated. */
  const receivesOnly = async (expectedEvent: object) => {
    const notifyBoth = () => {
      changes.publish(shop.scope, 'dashboard', shop.phone);
      changes.publish(shop.scope, 'customers', shop.customer);
    };
    await expect.poll(() => (notifyBoth(), received().at(-1))).toEqual(expectedEvent);
    // The answer arrives after all events that were sent before it.
    await socketClient.say('authenticate', {});
    socketClient.received.length = 0;
    notifyBoth();
    await socketClient.say('authenticate', {});
    expect(received()).toEqual([expectedEvent]);
  };

  await become({ Customer: 'r' });
  changes.publish(shop.scope, 'roles', shop.phone);
  await receivesOnly({ resource: 'customers', id: shop.customer });

  await become({ Dashboard: 'r' });
  changes.publish(shop.scope, 'employees', shop.phone);
  await receivesOnly({ resource: 'dashboard', id: shop.phone });
});

test('a person who may no longer work here is cut off at once', async () => {
  const person = await signIn(app, foreign, 'cashier');
  const [socketClient, colleague] = [
    await socketClients.listener(person.token),
    await socketClients.listener(otherBusinessAdmin.token),
  ];
  await asOwner(db, (tx) => tx.raw('update users set active = false where id = $1', [foreign.people.cashier.id]));
  changes.publish(foreign.scope, 'employees', foreign.people.cashier.id);
  await closed(socketClient);
  expect(colleague.socket.connected).toEqual(true);
});

test('when a sign-in ends its sockets are closed, and those of the person’s other sign-ins stay', async () => {
  const [here, otherSession] = [await signIn(app, shop, 'cashier'), await signIn(app, shop, 'cashier')];
  const [socketClient, other] = [
    await socketClients.listener(here.token),
    await socketClients.listener(otherSession.token),
  ];
  const [ended] = await asOwner(db, (tx) =>
    tx.raw<{ id: string }>(
      `update tokens set revoked_at = $1 where hash = encode(sha256($2::bytea), 'hex') returning id`,
      [time.now.toISOString(), here.token],
    ),
  );
  const { businessId } = shop;
  const payload = { tokenId: ended?.id };
  changes.publishEvent({ businessId, userId: shop.people.cashier.id, event: 'session.ended', payload });
  await closed(socketClient);
  expect([other.socket.connected, other.received]).toEqual([true, []]);
  const back = await next<Error>(socketClients.connect(here.token), 'connect_error');
  expect(back.message).toEqual('session.expired');
});

test('a change of a role tells the people who hold it to request their session, and nobody else', async () => {
  const admin = await signIn(app, shop, 'admin');
  const [concerned, colleague] = [
    await socketClients.listener(cashier.token),
    await socketClients.listener(trainee.token),
  ];
  const [role] = await asOwner(db, (tx) =>
    tx.raw<{ role_id: string }>('select role_id from users where id = $1', [shop.people.cashier.id]),
  );
  const own = () => concerned.of('changed').filter((event) => Object(event)['resource'] === 'session');
  const saved = await admin.request('PATCH', `/role-permissions/${role?.role_id}`, {
    version: 1,
    permissions: someRights({ Customer: 'r' }),
  });
  expect(saved.status).toEqual(200);
  await expect.poll(own).toEqual([{ resource: 'session', id: shop.people.cashier.id }]);

  const moved = await admin.request('PATCH', `/employees/${shop.people.cashier.id}`, { name: 'Casey' });
  expect(moved.status).toEqual(200);
  await expect.poll(() => own().length).toEqual(2);
  await colleague.say('authenticate', {});
  expect(colleague.of('changed').filter((event) => Object(event)['resource'] === 'session')).toEqual([]);
});
