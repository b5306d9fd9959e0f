import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import {
  codeStep,
  enrol,
  mailedCode,
  newBrowser,
  passwordStep,
  personWith,
  wrongCode,
} from '../../testing/two-factor.ts';
import { smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

// E-17 for the codes of the second step: an attacker knows the password and tries codes, from one address and from many.
const db = await testDatabase();
const shop = await smallShop(db, 'siege');
const services = await servicesOn(db);
const { app, time, emails } = services;
afterAll(() => app.close());
beforeEach(() => {
  time.now = new Date(time.now.getTime() + 120 * 60_000);
});

const { email } = shop.people.admin;
const browser = newBrowser();
const owner = await signIn(app, shop, 'admin');
await enrol(services, owner, 'mail');
// The owner's own browser, at an address of its own, is known from here on.
const first = await passwordStep(services, shop, 'admin', { from: '10.9.9.9', browser });
await codeStep(services, { email, code: mailedCode(emails), challenge: first['challenge'] }, '10.9.9.9');

/** Tries wrong codes for a new sign-in, until the attacker has to wait or start again; returns how many were compared. */
async function attack(from: string, named: boolean): Promise<{ checkedCount: number; codes: unknown[] }> {
  const waiting = await passwordStep(services, shop, 'admin', { from });
  if (waiting['status'] !== 200) return { checkedCount: 0, codes: [waiting['code']] };
  const code = wrongCode(mailedCode(emails));
  const codes: unknown[] = [];
  for (let i = 0; i < 8; i++) {
    const response = await codeStep(
      services,
      { email, code, ...(named ? { challenge: waiting['challenge'] } : {}) },
      from,
    );
    codes.push(Object(response.body)['code']);
  }
  return { checkedCount: codes.filter((responseCode) => responseCode === 'signin.codeWrong').length, codes };
}

/** The owner signs in with a right code: returns the token, or null. */
async function ownerSignsIn(from: string, key?: string): Promise<unknown> {
  const loginResponse = await passwordStep(services, shop, 'admin', { from, ...(key ? { browser: key } : {}) });
  const right = { email, code: mailedCode(emails), challenge: loginResponse['challenge'] };
  return Object((await codeStep(services, right, from)).body)['accessToken'] ?? null;
}
const sessionStatus = async (token: unknown) => (await personWith(services, token).request('GET', '/session')).status;

test('[E-17] one address tries five codes a sign-in, and twenty in a quarter of an hour', async () => {
  const checkedCount: number[] = [];
  for (let i = 0; i < 8; i++) checkedCount.push((await attack('10.6.0.1', true)).checkedCount);
  expect(Math.max(...checkedCount)).toBeLessThanOrEqual(5);
  expect(checkedCount.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(20);
  expect((await attack('10.6.0.1', true)).codes.at(-1)).toEqual('signin.tooMany');
});

test('[E-17] a hundred addresses try fifty codes an hour between them, and the owner is shut out of nothing', async () => {
  const session = await ownerSignsIn('10.9.9.9', browser);
  let checkedCount = 0;
  for (let i = 0; i < 100; i++) checkedCount += (await attack(`10.7.${i}.1`, i % 2 === 0)).checkedCount;
  expect(checkedCount).toBeGreaterThan(0);
  expect(checkedCount).toBeLessThanOrEqual(50);
  expect(await sessionStatus(session)).toEqual(200);
  expect(await sessionStatus(await ownerSignsIn('10.9.9.9', browser))).toEqual(200);
  expect(await sessionStatus(await ownerSignsIn('10.9.9.9'))).toEqual(200);
});

test('[E-17] at the owner’s own address the owner’s own browser is not shut out, whatever others there try', async () => {
  const session = await ownerSignsIn('10.9.9.9', browser);
  for (let i = 0; i < 12; i++) await attack('10.9.9.9', i % 2 === 0);
  expect((await attack('10.9.9.9', false)).codes.at(-1)).toEqual('signin.tooMany');
  expect(await sessionStatus(session)).toEqual(200);
  expect(await sessionStatus(await ownerSignsIn('10.9.9.9', browser))).toEqual(200);
});

test('[E-17] codes that are sent at the same moment are counted like others', async () => {
  const waiting = await passwordStep(services, shop, 'admin', { from: '10.8.0.1' });
  const code = wrongCode(mailedCode(emails));
  const response = await Promise.all(
    Array.from({ length: 60 }, () => codeStep(services, { email, code, challenge: waiting['challenge'] }, '10.8.0.1')),
  );
  const responseCode = response.map(({ body }) => Object(body)['code'] as unknown);
  const count = (expectedCode: string) => responseCode.filter((other) => other === expectedCode).length;
  expect([count('signin.codeWrong'), count('signin.codeOver'), count('signin.tooMany')]).toEqual([4, 16, 40]);
});
