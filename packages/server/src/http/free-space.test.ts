import { expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { outsideBusiness } from '../database/transaction.ts';
import { FREE_SPACE_MIN } from '../storage/free-space.ts';
import { served } from '../modules.ts';
import { smallShop } from '../testing/small-shop.ts';
import { call, draftOf, servicesOn, signIn, tenderOf } from '../testing/till.ts';
import { serveOpen } from './serve.ts';
import { health } from '@tilldesk/domain/contract';

const db = await testDatabase();
const shop = await smallShop(db, 'room');
const disk = { free: FREE_SPACE_MIN };
const { app } = await servicesOn(db, undefined, { freeSpace: () => Promise.resolve(disk.free) });
const admin = await signIn(app, shop, 'admin');
const noFreeSpace = {
  code: 'server.noRoom',
  message: 'The server is running out of disk space, so nothing can be saved. Please tell your administrator.',
};
const sell = (key: string) =>
  admin.request(
    'POST',
    `/invoices/${key}/checkout`,
    { draft: draftOf(shop, { cables: 1 }), tenders: [tenderOf('cash', 2_164)] },
    key,
  );

/** Signing out comes last: afterwards the token is not valid. */
const writing = served
  .filter(({ kind, endpoint }) => kind !== 'open' && endpoint.method !== 'GET')
  .toSorted((a, b) => Number(a.endpoint.path === '/auth/logout') - Number(b.endpoint.path === '/auth/logout'));
const path = (text: string) => text.replace(/:\w+/g, '018f3f6e-0000-7000-8000-000000000001');

test('E-11: below 256 MB every call that writes answers 507 with a sentence, whatever it is asked', async () => {
  disk.free = FREE_SPACE_MIN - 1;
  const answers = new Map<string, number>();
  for (const { endpoint } of writing) {
    const method = endpoint.method as 'POST' | 'PATCH' | 'DELETE';
    const { status } = await call(app, method, path(endpoint.path), { body: {}, key: 'one', token: admin.token });
    if (status !== 507) answers.set(`${method} ${endpoint.path}`, status);
  }
  // A person can still enter a PIN, switch stores and sign out; sign-in is tested below.
  expect([...answers.keys()].toSorted()).toEqual([
    'POST /auth/logout',
    'POST /employees/check',
    'POST /session/switch',
  ]);
});

test('E-11: reads and sign-in go on without room, a sale is rejected and goes through when there is room again', async () => {
  disk.free = FREE_SPACE_MIN - 1;
  Object.assign(admin, await signIn(app, shop, 'admin'));
  expect((await sell('018f3f6e-0000-7000-8000-0000000000a1')).body).toEqual(noFreeSpace);
  const reads = ['/invoices', '/customers', '/products', '/health'].map((at) => admin.request('GET', at));
  expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  disk.free = FREE_SPACE_MIN;
  expect((await sell('018f3f6e-0000-7000-8000-0000000000a1')).status).toEqual(200);
});

test.each([
  [
    'the database’s own',
    () => outsideBusiness(db, (tx) => tx.raw(`do $$ begin raise exception using errcode = '53100'; end $$`)),
  ],
  ['this machine’s', () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' }))],
  [
    'a quota',
    () => Promise.reject(new Error('upload', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) })),
  ],
])('a disk that is full in the middle of a call answers 507 as well: %s', async (_, work) => {
  const failing = serveOpen(health, async () => {
    await work();
    return { status: 'ok' as const, version: '', database: db.kind };
  });
  const at = served.findIndex(({ endpoint }) => endpoint === health);
  const [own] = served.splice(at, 1, failing);
  const { app: other } = await servicesOn(db).finally(() => served.splice(at, 1, own!));
  expect([(await call(other, 'GET', '/health')).status, (await call(other, 'GET', '/health')).body]).toEqual([
    507,
    noFreeSpace,
  ]);
  await other.close();
});
