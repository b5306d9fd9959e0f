import { readSettings } from '../../../settings.ts';
import { buildApp } from '../../../server.ts';
import { newBrowser } from '../../../testing/two-factor.ts';
import { PASSWORD, smallShop } from '../../../testing/small-shop.ts';
import { servicesOn } from '../../../testing/till.ts';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const db = await testDatabase();
const shop = await smallShop(db, 'guess');
const { app, services, time } = await servicesOn(db);
const proxied = await buildApp(services, { trustedProxies: ['10.0.0.1'] });
afterAll(async () => {
  await app.close();
  await proxied.close();
});
const wait = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
beforeEach(() => {
  wait(2 * 3600);
  compared = 0;
});

const { admin, cashier, trainee } = shop.people;
/** Wrong passwords that were compared with the right one. */
let compared = 0;
type From = { from?: string; browser?: string; forwarded?: string; on?: typeof app };
async function signIn(email: string, typed: string, { from = '192.0.2.7', browser, forwarded, on = app }: From = {}) {
  const answer = await on.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    payload: { store: shop.code, email, password: typed, platform: 'tilldesk', ...(browser ? { browser } : {}) },
  });
  // The limits reject an attempt before the password is compared.
  if (answer.statusCode === 400) compared += 1;
  return { status: answer.statusCode, text: answer.body };
}

describe('[S2] passwords are guessed', () => {
  test('300 times from an address where the account has signed in before: ten are compared, and the right one is rejected with the rest', async () => {
    await signIn(admin.email, PASSWORD);
    for (let n = 0; n < 300; n++) await signIn(admin.email, n === 280 ? PASSWORD : `guess ${n}`);
    expect(compared).toEqual(10);
  });

  test('for an hour from there, as fast as it is allowed: fewer than thirty are compared, and the next hour has no more', async () => {
    await signIn(admin.email, PASSWORD);
    const perHour: number[] = [];
    for (let hour = 0; hour < 2; hour++) {
      compared = 0;
      for (let second = 0; second < 3600; second += 30) {
        await signIn(admin.email, 'a guess');
        wait(30);
      }
      perHour.push(compared);
    }
    expect(perHour.every((count) => count < 30)).toEqual(true);
  });

  test('meanwhile the person signs in at the browser that they use, at the same address', async () => {
    const browser = newBrowser();
    await signIn(cashier.email, PASSWORD, { browser });
    for (let n = 0; n < 40; n++) await signIn(cashier.email, `guess ${n}`);
    expect((await signIn(cashier.email, PASSWORD)).status).toEqual(429);
    expect((await signIn(cashier.email, PASSWORD, { browser })).status).toEqual(200);
  });

  test('from a hundred addresses, a hundred times in an hour; where the person signs in, they still do', async () => {
    await signIn(trainee.email, PASSWORD, { from: '198.51.100.9' });
    for (let n = 0; n < 150; n++) await signIn(trainee.email, `guess ${n}`, { from: `203.0.113.${n % 100}` });
    expect(compared).toEqual(100);
    expect((await signIn(trainee.email, PASSWORD, { from: '198.51.100.9' })).status).toEqual(200);
  });

  test('behind a key that was made up: it is no browser of the person', async () => {
    for (let n = 0; n < 40; n++) await signIn(admin.email, `guess ${n}`, { browser: newBrowser() });
    expect(compared).toEqual(10);
  });

  test('of an account that exists and of one that does not: every refusal is the same', async () => {
    await signIn(admin.email, PASSWORD);
    const browser = newBrowser();
    const answers = async (email: string) => {
      const responses: string[] = [];
      for (let n = 0; n < 25; n++) {
        const { status, text } = await signIn(email, `guess ${n}`, { browser });
        responses.push(`${status} ${text}`);
      }
      return responses;
    };
    const known = await answers(admin.email);
    expect(await answers('nobody@guess.test')).toEqual(known);
    expect(known.at(-1)).toContain('429');
  });
});

describe('[S2] the address of a caller', () => {
  const guesses = async (from: (n: number) => From) => {
    const responses: number[] = [];
    for (let n = 0; n < 14; n++) responses.push((await signIn(cashier.email, 'a guess', from(n))).status);
    return responses.filter((status) => status === 429).length;
  };

  test('is what a trusted proxy says', async () => {
    expect(await guesses((n) => ({ on: proxied, from: '10.0.0.1', forwarded: `203.0.113.${n}` }))).toEqual(0);
  });

  test('is not what anybody else says, nor what stands before the last address that the proxy saw', async () => {
    expect(await guesses((n) => ({ from: '10.0.0.1', forwarded: `203.0.113.${n}` }))).toEqual(4);
    wait(7200);
    expect(await guesses((n) => ({ on: proxied, from: '192.0.2.80', forwarded: `203.0.113.${n}` }))).toEqual(4);
    wait(7200);
    const forged = (n: number) => ({ on: proxied, from: '10.0.0.1', forwarded: `203.0.113.${n}, 192.0.2.81` });
    expect(await guesses(forged)).toEqual(4);
  });

  test('the setting takes addresses, networks and their names, and nothing that is none', () => {
    const read = (TILLDESK_TRUSTED_PROXIES: string) => readSettings({ TILLDESK_TRUSTED_PROXIES }).trustedProxies;
    expect([read(''), read(' 127.0.0.1, ::1,10.0.0.0/8 ,loopback')]).toEqual([
      [],
      ['127.0.0.1', '::1', '10.0.0.0/8', 'loopback'],
    ]);
    for (const invalidValue of ['true', '*', '1', 'proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1/8/8']) {
      expect(() => read(invalidValue)).toThrow('TILLDESK_TRUSTED_PROXIES must be');
    }
  });
});

test('[S2] an address that asks for fifty links does not keep the owner from one', async () => {
  const forgot = async (email: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/auth/forgot-password',
        remoteAddress: '192.0.2.7',
        payload: { store: shop.code, email },
      })
    ).statusCode;
  for (let n = 0; n < 60; n++) await forgot(`nobody${n}@guess.test`);
  expect(await forgot(admin.email)).toEqual(200);
  for (let n = 0; n < 5; n++) await forgot(cashier.email);
  expect(await forgot(cashier.email)).toEqual(429);
});
