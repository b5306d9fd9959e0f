import { problemStatus, type Problem } from '@tilldesk/domain/problems';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { served } from '../modules.ts';
import { smallShop } from '../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../testing/till.ts';
import { createCallerLimit, isHeavy } from './heavy.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'ours');
const { app } = await servicesOn(db);
afterAll(() => app.close());

const tooMany = 'request.tooMany';
const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

describe('a limit for each caller', () => {
  test('works on so many at a time, lets so many wait in order, and refuses the rest of that caller alone', async () => {
    const { run, callers } = createCallerLimit(2, 3);
    const ends: (() => void)[] = [];
    const work = () => run('Ana', () => new Promise<void>((end) => void ends.push(end)));
    const slots = times(5, work);
    expect(await work().catch((problem: Problem) => [problem.code, problemStatus(problem)])).toEqual([tooMany, 429]);
    expect(ends.length).toEqual(2);
    expect(await run('Ben', async () => 'at once')).toEqual('at once');
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(slots);
    expect(callers()).toEqual(0);
  });

  test('goes on after work that failed', async () => {
    const { run, callers } = createCallerLimit(1, 0);
    const fails = () => run('Ana', () => Promise.reject(new Error('broken')));
    await expect(fails()).rejects.toThrow('broken');
    await expect(fails()).rejects.toThrow('broken');
    expect(callers()).toEqual(0);
  });
});

test('every list and every search of the contract is heavy, and so are the reports that the contract marks', () => {
  const heavy = served.filter(({ endpoint }) => isHeavy(endpoint)).map(({ endpoint }) => endpoint.path);
  expect(heavy).toEqual(
    expect.arrayContaining([
      '/invoices',
      '/customers',
      '/serial-list',
      '/inventory/valuation',
      '/commissions/bases',
      '/vendors/:id/statement',
      '/receipts/open',
    ]),
  );
  expect(heavy).not.toContain('/till/find');
});

/** Callers with many heavy calls, each of a different kind. */
const floods: [string, (token: string) => Promise<{ status: number }>][] = [
  ['searches by a long text', (token) => call(app, 'GET', `/customers?search=${'ana%20'.repeat(16)}`, { token })],
  ['exports page by page', (token) => call(app, 'GET', '/invoices?limit=500&sort=-createdAt', { token })],
  ['values the stock', (token) => call(app, 'GET', '/inventory/valuation?at=2026-03-01', { token })],
];

describe('of one person who asks too much', () => {
  test.each(floods)('and %s, what is too much is rejected with a time to wait; nobody else is', async (_, request) => {
    const [one, same, other] = [
      await signIn(app, shop, 'admin'),
      await signIn(app, shop, 'admin'),
      await signIn(app, shop, 'cashier'),
    ];
    const flood = times(150, () => [request(one.token), request(same.token)]).flat();
    const till = await Promise.all(times(10, () => other.request('GET', '/customers?limit=10')));
    const answers = await Promise.all(flood);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(till.map(({ status }) => status)).toEqual(times(10, () => 200));
  });

  test('a refusal says when to come again', async () => {
    const { token } = await signIn(app, shop, 'admin');
    const responses = times(300, () =>
      app.inject({ method: 'GET', url: '/api/invoices?limit=500', headers: { authorization: `Bearer ${token}` } }),
    );
    const rejected = (await Promise.all(responses)).find(({ statusCode }) => statusCode === 429);
    expect([rejected?.headers['retry-after'], rejected?.json<{ code: string }>().code]).toEqual(['2', tooMany]);
  });
});

test('who opens links to receipts without end, from one address, waits; who is signed in does not', async () => {
  const cashier = await signIn(app, shop, 'cashier');
  const open = () => call(app, 'POST', '/receipts/open', { body: { token: 'A'.repeat(43) } });
  const flood = times(300, open);
  expect((await cashier.request('GET', '/customers?limit=10')).status).toEqual(200);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect([statuses.has(429), statuses.has(200), statuses.has(500)]).toEqual([true, false, false]);
});
