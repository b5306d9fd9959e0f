import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'door');
const { app, time } = await servicesOn(db);
afterAll(() => app.close());

const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
const attempt = (email: string, password: string, store = shop.code) =>
  call(app, 'POST', '/auth/login', { body: { store, email, password, platform: 'tilldesk' } });
const codeOf = (body: unknown) => Object(body)['code'] as unknown;

test('[S7-01] a sign-in answers the shape of the contract, with nothing left out', async () => {
  const response = await attempt(shop.people.cashier.email.toUpperCase(), PASSWORD, 'DOOR');
  const body = Object(response.body) as Record<string, unknown>;
  expect([response.status, Object.keys(body).toSorted()]).toEqual([
    200,
    ['accessToken', 'challenge', 'email', 'method', 'permissions', 'screenTimeout', 'twoFactor', 'user', 'userId'],
  ]);
  const user = Object(body['user']) as Record<string, unknown>;
  expect([body['twoFactor'], body['screenTimeout'], user['id'] === user['_id'], user['accessPin']]).toEqual([
    false,
    30,
    true,
    true,
  ]);
  expect(response.text).not.toContain('argon2');
});

test('a wrong store, email and password get one and the same answer', async () => {
  const answers = [
    await attempt(shop.people.cashier.email, 'wrong-password'),
    await attempt('nobody@door.test', PASSWORD),
    await attempt(shop.people.cashier.email, PASSWORD, 'elsewhere'),
  ];
  expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toEqual(1);
  expect([answers[0]?.status, codeOf(answers[0]?.body)]).toEqual([400, 'signin.wrong']);
});

test('after ten failures of an account at an address each further one makes it wait longer there, 15 minutes at most', async () => {
  const email = shop.people.trainee.email;
  const waits: unknown[] = [];
  for (let i = 0; i < 10; i++) expect((await attempt(email, 'wrong')).status).toEqual(400);
  for (let i = 0; i < 12; i++) {
    const limited = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' },
    });
    const seconds = Number(limited.headers['retry-after']);
    waits.push([limited.statusCode, limited.json<{ code: string }>().code, seconds]);
    time.now = new Date(time.now.getTime() + seconds * 1000);
    expect((await attempt(email, 'wrong')).status).toEqual(400);
  }
  const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
  expect(waits.slice(0, 10)).toEqual(doubling.map((seconds) => [429, 'signin.tooMany', seconds]));
  expect(waits.slice(10).every((wait) => Number(Object(wait)[2]) <= 900)).toEqual(true);
  minutes(15);
  expect((await attempt(email, PASSWORD)).status).toEqual(200);
  minutes(61);
});

test('wrong passwords that are sent at the same moment are counted like others', async () => {
  const guesses = Array.from({ length: 50 }, (_, n) => attempt('nobody-else@door.test', `guess ${n}`));
  const codes = (await Promise.all(guesses)).map(({ body }) => codeOf(body));
  const count = (expectedCode: string) => codes.filter((code) => code === expectedCode).length;
  expect([count('signin.wrong'), count('signin.tooMany')]).toEqual([10, 40]);
  minutes(61);
});

test('a token ends 5 minutes after the screen timeout without a call, and 12 hours after the sign-in at the latest', async () => {
  const idle = await signIn(app, shop, 'admin');
  minutes(34);
  expect((await idle.request('GET', '/session')).status).toEqual(200);
  minutes(36);
  expect((await idle.request('GET', '/session')).status).toEqual(401);

  const busy = await signIn(app, shop, 'admin');
  for (let i = 0; i < 23; i++) {
    minutes(30);
    expect((await busy.request('GET', '/session')).status).toEqual(200);
  }
  minutes(30);
  expect((await busy.request('GET', '/session')).status).toEqual(401);
});
