import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { openSocket } from '../../server.ts';
import { PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'ends');
const { app, services } = await servicesOn(db);
const server = openSocket(services, app.server, app.log);
await app.listen({ host: '127.0.0.1', port: 0 });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.close();
  server.disconnectSockets(true);
  server.engine.close();
  await app.close();
});

/** A socket that connects with a token, and the reason for its closing. */
async function listener(token: string): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = io(url, { transports: ['websocket'], auth: { token }, reconnection: false });
  sockets.push(socket);
  const closed = new Promise<string>((resolve) => void socket.once('disconnect', (reason) => resolve(reason)));
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  return { socket, closed };
}

test('the sockets of a sign-in close when it ends: by sign-out, from the list, or by a new password (ASVS 7.4.1)', async () => {
  const here = await signIn(app, shop, 'admin');
  const socketClient = await listener(here.token);
  const ends = [
    async (token: string) =>
      (await app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    async () => (await here.request('DELETE', '/profile/sign-ins')).status,
    async () =>
      (
        await here.request('POST', '/profile/password', {
          currentPassword: PASSWORD,
          newPassword: 'a quite different sentence',
        })
      ).status,
  ];
  for (const end of ends) {
    const otherSession = await signIn(app, shop, 'admin');
    const other = await listener(otherSession.token);
    expect(await end(otherSession.token)).toEqual(200);
    expect(await other.closed).toEqual('io server disconnect');
  }
  expect(socketClient.socket.connected).toEqual(true);
});
