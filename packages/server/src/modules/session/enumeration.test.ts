import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { enrol, mailedCode, newBrowser, passwordStep, wrongCode } from '../../testing/two-factor.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import * as password from './password/password.ts';

// E-18: a response does not reveal whether an account exists. Asserted here: the same status, text, and number of slow
// comparisons (one) in both cases; the time is measured by `pnpm bench signins`.
vi.mock('./password/password.ts', { spy: true });

const db = await testDatabase();
const shop = await smallShop(db, 'quiet');
const services = await servicesOn(db);
const { app, emails } = services;
afterAll(() => app.close());
afterEach(() => vi.clearAllMocks());

const known = shop.people.admin.email;
const unknown = 'nobody@quiet.test';
await enrol(services, await signIn(app, shop, 'admin'), 'mail');

/** Returns the response, and the number of slow hashes it took; each request has an address of its own. */
async function sendRequest(url: string, payload: object) {
  vi.clearAllMocks();
  const remoteAddress = `10.${randomBytes(3).join('.')}`;
  const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });
  const hashes = [password.secretMatches, password.hashAs, password.hashSecret].flatMap((f) => vi.mocked(f).mock.calls);
  const headers = Object.keys(answer.headers).toSorted().join();
  return { status: answer.statusCode, text: answer.body, headers, hashes: hashes.length };
}

const everywhere = { store: shop.code, platform: 'tilldesk' };
const code = '000000';

test.each([
  ['sign-in', '/auth/login', (email: string) => ({ ...everywhere, email, password: 'not the password' }), 400, 1],
  ['a forgotten password', '/auth/forgot-password', (email: string) => ({ store: shop.code, email }), 200, 0],
  ['the second step', '/auth/verifyTwoFactor', (email: string) => ({ email, code }), 400, 1],
  [
    'the second step with a challenge',
    '/auth/verifyTwoFactor',
    (email: string) => ({ email, code, challenge: newBrowser() }),
    400,
    1,
  ],
])('[E-18] %s answers the same to a known and to an unknown account', async (_what, url, body, status, hashes) => {
  for (let i = 0; i < 3; i++) {
    const [one, other] = [await sendRequest(url, body(known)), await sendRequest(url, body(unknown))];
    expect(one).toEqual(other);
    expect([one.status, one.hashes]).toEqual([status, hashes]);
  }
  await services.services.backgroundQueue.settled();
});

test('[E-18] an unknown store is like an unknown person', async () => {
  const body = { platform: 'tilldesk', email: known, password: 'not the password' };
  const [one, other] = [
    await sendRequest('/auth/login', { ...body, store: shop.code }),
    await sendRequest('/auth/login', { ...body, store: 'no-such-store' }),
  ];
  expect(one).toEqual(other);
});

test('[E-18] a wrong code makes one slow comparison, whether a sign-in waits or not, by mail or by a recovery code', async () => {
  await passwordStep(services, shop, 'admin', { from: '10.250.0.1' });
  const typed = [wrongCode(mailedCode(emails)), 'aaaaa-aaaaa', 'no code at all'];
  for (const invalidValue of typed) {
    const responses = [];
    for (const email of [known, unknown]) {
      vi.clearAllMocks();
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/verifyTwoFactor',
        payload: { email, code: invalidValue },
        remoteAddress: '10.250.0.1',
      });
      const hashes = [password.secretMatches, password.hashAs].flatMap((f) => vi.mocked(f).mock.calls).length;
      responses.push([answer.statusCode, answer.body, hashes]);
    }
    expect(responses[0]).toEqual(responses[1]);
    expect(responses[0]?.[2]).toEqual(1);
  }
});

test('[E-18] the answer to a forgotten password has gone before the account is looked for', async () => {
  const before = emails.length;
  await sendRequest('/auth/forgot-password', { store: shop.code, email: known });
  expect(emails.length).toEqual(before);
  await services.services.backgroundQueue.settled();
  expect([emails.at(-1)?.to, emails.at(-1)?.message.kind]).toEqual([known, 'newPassword']);
  await sendRequest('/auth/forgot-password', { store: shop.code, email: unknown });
  await services.services.backgroundQueue.settled();
  expect([emails.length, services.failures]).toEqual([before + 1, []]);
});
