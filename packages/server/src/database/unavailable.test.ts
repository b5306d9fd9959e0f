import { isDeepStrictEqual } from 'node:util';
import { inject, describe, expect, onTestFinished, test, vi } from 'vitest';
import { served } from '../modules.ts';
import { PASSWORD, smallShop } from '../testing/small-shop.ts';
import { servicesOn, signIn } from '../testing/till.ts';
import { openPool } from './pool.ts';
import { testDatabase } from './testing/test-database.ts';
import { openTestProxy } from './testing/proxy.ts';
import { outsideBusiness } from './transaction.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'away');
const database = await outsideBusiness(db, (tx) => tx.raw<{ name: string }>('select current_database() as name'));

/** Services whose database is behind a proxy that can be cut. */
async function servicesBehindProxy() {
  const proxy = await openTestProxy(inject('testCluster'), database[0]!.name);
  const pool = openPool(proxy.address, 4);
  const { app } = await servicesOn({ kind: 'postgres', pool });
  const admin = await signIn(app, shop, 'admin');
  onTestFinished(async () => {
    await app.close();
    await proxy.close();
    await pool.end();
  });
  return { proxy, app, pool, admin };
}

const fetchResult = async (app: Awaited<ReturnType<typeof servicesBehindProxy>>['app'], token: string, url: string) => {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return [answer.statusCode, answer.headers['retry-after'], answer.json<{ code?: string }>().code];
};
const away = [503, '5', 'server.databaseAway'];

describe('calls end with 503 and Retry-After', () => {
  test('when the host falls silent, those in work as well as those that come then, and go on when it is back', async () => {
    const { proxy, app, admin } = await servicesBehindProxy();
    // Fake timers: the test does not wait ten seconds, and no call may take more than a minute.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    proxy.mute();
    const calls = Array.from({ length: 18 }, () => fetchResult(app, admin.token, '/api/invoices'));
    let isOver = false;
    const all = Promise.all(calls).finally(() => (isOver = true));
    let minutes = 0;
    while (!isOver && minutes < 60) {
      await vi.advanceTimersByTimeAsync(1_000);
      await new Promise((resolve) => setImmediate(resolve));
      minutes += 1 / 60;
    }
    expect(await all).toEqual(calls.map(() => away));
    vi.useRealTimers();
    proxy.mend();
    expect(await fetchResult(app, admin.token, '/api/invoices')).toEqual([200, undefined, undefined]);
  });

  test('when the connections are cut and none can be made', async () => {
    const { proxy, app, admin } = await servicesBehindProxy();
    proxy.cut();
    expect(await fetchResult(app, admin.token, '/api/invoices')).toEqual(away);
    expect(await fetchResult(app, admin.token, '/api/health')).toEqual(away);
    proxy.mend();
    expect(await fetchResult(app, admin.token, '/api/health')).toEqual([200, undefined, undefined]);
  });

  test('whatever is asked: every call of a person who is signed in, reading or writing, and each step of a sign-in', async () => {
    const { proxy, app, admin } = await servicesBehindProxy();
    proxy.cut();
    const others = new Map<string, unknown>();
    const request = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
      const url = `/api${path.replace(/:\w+/g, '018f3f6e-0000-7000-8000-000000000001')}`;
      const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'one' };
      const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      const response = [answer.statusCode, answer.headers['retry-after'], answer.json<{ code?: string }>().code];
      if (!isDeepStrictEqual(response, away)) others.set(`${method} ${path}`, response);
    };
    for (const { kind, endpoint } of served) {
      if (kind !== 'open') await request(endpoint.method, endpoint.path, endpoint.method === 'GET' ? undefined : {});
    }
    const account = { store: shop.code, email: shop.people.admin.email };
    const challenge = 'A'.repeat(43);
    await request('POST', '/auth/login', { ...account, password: PASSWORD, platform: 'tilldesk' });
    await request('POST', '/auth/verifyTwoFactor', { email: account.email, code: '123456', challenge });
    await request('POST', '/auth/resend-code', { challenge });
    await request('POST', '/auth/forgot-password', account);
    expect([...others]).toEqual([]);
    proxy.mend();
  });

  test('when the server ends the connection in the middle of a transaction', async () => {
    const { pool } = await servicesBehindProxy();
    const work = outsideBusiness({ kind: 'postgres', pool }, async (tx) => {
      const [row] = await tx.raw<{ pid: number }>('select pg_backend_pid() as pid');
      await outsideBusiness(db, (other) => other.raw('select 1'));
      const ender = await db.pool.connect();
      await ender.query(`set role none; select pg_terminate_backend(${row!.pid})`);
      ender.release(true);
      return tx.raw('select 1');
    });
    await expect(work).rejects.toThrow('The database does not answer.');
    // The pool contains no dead connection.
    expect(await outsideBusiness({ kind: 'postgres', pool }, (tx) => tx.raw('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  test('when every connection is taken for too long', async () => {
    const { app, pool, admin } = await servicesBehindProxy();
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const call = fetchResult(app, admin.token, '/api/invoices');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await call).toEqual(away);
    clients.forEach((client) => client.release());
  });
});

test('a statement that is wrong is still a failure of ours', async () => {
  await expect(outsideBusiness(db, (tx) => tx.raw('select nothing'))).rejects.toThrow(
    'column "nothing" does not exist',
  );
});
