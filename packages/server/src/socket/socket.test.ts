import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { draftOf, houseOn, signIn } from '../testing/till.ts';
import { openSocket } from './socket.ts';

const db = await testDatabase();
const [shop, foreign] = [await smallShop(db, 'live'), await smallShop(db, 'deaf')];
const { app, changes, time } = await houseOn(db);
const server = openSocket({ db, changes, clock: () => time.now }, app.server);
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const [cashier, trainee, stranger] = [
  await signIn(app, shop, 'cashier'),
  await signIn(app, shop, 'trainee'),
  await signIn(app, foreign, 'admin'),
];

const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

function connect(token: string | undefined, headers: Record<string, string> = {}): Socket {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false, extraHeaders: headers });
  sockets.push(socket);
  return socket;
}

/** The next time a socket says something, and what. */
const next = <T>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => void socket.once(event, (said: T) => resolve(said)));

/** A connected listener and everything that it has heard. */
async function listener(token: string): Promise<{ heard: unknown[]; socket: Socket }> {
  const socket = connect(token);
  const heard: unknown[] = [];
  socket.on('changed', (news: unknown) => heard.push(news));
  await next(socket, 'connect');
  return { heard, socket };
}

test('a change is told to those of the store who may read the module, and to nobody else', async () => {
  const ears = {
    cashier: await listener(cashier.token),
    trainee: await listener(trainee.token),
    stranger: await listener(stranger.token),
  };
  const id = newId(OPENED);
  await cashier.ask('POST', '/invoices', { id, ...draftOf(shop, { cables: 1 }) });
  // One more thing that everybody may hear, each in their own shop: when it has come, all before it has.
  changes.tell(shop.scope, 'dashboard', shop.phone);
  changes.tell(foreign.scope, 'dashboard', foreign.phone);
  const own = { resource: 'dashboard', id: shop.phone };
  await expect.poll(() => ears.cashier.heard).toEqual([{ resource: 'invoices', id }, own]);
  await expect.poll(() => ears.trainee.heard).toEqual([own]);
  await expect.poll(() => ears.stranger.heard).toEqual([{ resource: 'dashboard', id: foreign.phone }]);
});

test('a socket without a good token, or from a page elsewhere, is not let in', async () => {
  for (const token of [undefined, 'x', 'A'.repeat(43)]) {
    const error = await next<Error>(connect(token), 'connect_error');
    expect(error.message).toEqual('session.expired');
  }
  const refused = await next<Error>(connect(cashier.token, { origin: 'https://evil.test' }), 'connect_error');
  expect(refused.message).toEqual('websocket error');
});
