import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../../database/transaction.ts';
import { codeStep, enrol, mailedCode, newBrowser, passwordStep, summaryOf } from '../../../testing/two-factor.ts';
import { PASSWORD, smallShop } from '../../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../../testing/till.ts';
import { invite } from './links.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'keys');
const services = await servicesOn(db);
const { app, time, emails, changes } = services;
afterAll(() => app.close());

const NEW = 'a quite different sentence';
const { cashier, trainee, admin } = shop.people;
const linkOver = [400, 'password.link'];
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};
beforeEach(async () => {
  await services.services.backgroundQueue.settled();
  minutes(120);
  // Resets everybody to the password of the tests.
  await asOwner(db, (tx) =>
    tx.raw(`update users u set password_hash = o.password_hash from users o where o.email = $1 and u.email <> $1`, [
      'keeper@keys.test',
    ]),
  );
});

await asOwner(db, (tx) =>
  tx.raw(
    `insert into users (business_id, id, email, name, username, user_type, role_id, password_hash, created_at, updated_at)
     select business_id, gen_random_uuid(), 'keeper@keys.test', 'Keeper', 'keeper', 'employee', role_id, password_hash,
       created_at, updated_at from users where email = $1`,
    [admin.email],
  ),
);

const forgot = (email: string, from = '127.0.0.1', store = shop.code) =>
  app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { store, email }, remoteAddress: from });
const reset = async (body: object) => summaryOf(await call(app, 'POST', '/auth/reset-password', { body }));

/** Requests a link and reads it from the mail. */
async function linkFor(email: string): Promise<{ id: string; token: string }> {
  await forgot(email);
  await services.services.backgroundQueue.settled();
  return linkIn(emails.at(-1));
}

function linkIn(email: (typeof emails)[number] | null | undefined): { id: string; token: string } {
  const path = email && 'path' in email.message ? email.message.path : '';
  const [, id = '', token = ''] = /^\/reset-password\?id=([\w-]+)#([\w-]{43})$/.exec(path) ?? [];
  return { id, token };
}

/** A sign-in that should not require a code. */
const signInWith = async (email: string, password: string) =>
  (await call(app, 'POST', '/auth/login', { body: { store: shop.code, email, password, platform: 'tilldesk' } }))
    .status;

describe('a forgotten password', () => {
  test('is replaced by the mailed link, once, and every sign-in of the person ends (ASVS 7.4.3)', async () => {
    const before = await signIn(app, shop, 'cashier');
    const ended: unknown[] = [];
    changes.listenForPeople(({ userId, event }) => void ended.push([userId, event]));
    const link = await linkFor(cashier.email);
    expect(emails.at(-1)).toEqual({
      to: cashier.email,
      name: 'cashier',
      language: null,
      message: { kind: 'newPassword', path: `/reset-password?id=${cashier.id}#${link.token}`, store: 'Shop keys' },
    });
    expect(await reset({ ...link, newPassword: NEW })).toEqual([200, undefined]);
    expect(await reset({ ...link, newPassword: `${NEW} again` })).toEqual(linkOver);
    expect((await before.request('GET', '/session')).status).toEqual(401);
    expect(ended).toContainEqual([cashier.id, 'session.ended']);
    expect([await signInWith(cashier.email, PASSWORD), await signInWith(cashier.email, NEW)]).toEqual([400, 200]);
    expect(emails.at(-1)?.message).toEqual({ kind: 'passwordChanged' });
  });

  test('its link is good for an hour', async () => {
    const late = await linkFor(cashier.email);
    minutes(60);
    expect(await reset({ ...late, newPassword: NEW })).toEqual(linkOver);
    const inTime = await linkFor(cashier.email);
    minutes(59);
    expect(await reset({ ...inTime, newPassword: NEW })).toEqual([200, undefined]);
  });

  test('its link is the person’s own, and a new password ends every other link', async () => {
    const [first, second] = [await linkFor(cashier.email), await linkFor(cashier.email)];
    expect(await reset({ id: trainee.id, token: first.token, newPassword: NEW })).toEqual(linkOver);
    expect(await reset({ id: cashier.id, token: newBrowser(), newPassword: NEW })).toEqual(linkOver);
    expect(await reset({ ...second, newPassword: NEW })).toEqual([200, undefined]);
    expect(await reset({ ...first, newPassword: NEW })).toEqual(linkOver);
  });

  test('of eight who use the link at once one wins', async () => {
    const link = await linkFor(cashier.email);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, i) => reset({ ...link, newPassword: `${NEW} number ${i}` })),
    );
    expect(responses.filter(([status]) => status === 200).length).toEqual(1);
  });

  test('a password that is rejected leaves the link good', async () => {
    const link = await linkFor(cashier.email);
    expect(await reset({ ...link, newPassword: 'elevenchars' })).toEqual([400, 'request.invalid']);
    expect(await reset({ ...link, newPassword: 'qwerty123456' })).toEqual([400, 'password.common']);
    expect(await reset({ ...link, newPassword: 'Cashier@keys.test' })).toEqual([400, 'password.common']);
    expect(await reset({ ...link, newPassword: ` ${'ñ'.repeat(2)}${' '.repeat(996)}x` })).toEqual([200, undefined]);
    // No part of it was trimmed or cut (ASVS 6.2.8).
    expect(await signInWith(cashier.email, `${'ñ'.repeat(2)}${' '.repeat(996)}x`)).toEqual(400);
    expect(await signInWith(cashier.email, ` ${'ñ'.repeat(2)}${' '.repeat(996)}y`)).toEqual(400);
    expect(await signInWith(cashier.email, ` ${'ñ'.repeat(2)}${' '.repeat(996)}x`)).toEqual(200);
  });

  test('a new password does not bypass the second step, and ends what waited for a code (ASVS 6.4.3)', async () => {
    await enrol(services, await signIn(app, shop, 'admin'), 'mail');
    const { challenge } = await passwordStep(services, shop, 'admin');
    const code = mailedCode(emails);
    const link = await linkFor(admin.email);
    const responses = await call(app, 'POST', '/auth/reset-password', { body: { ...link, newPassword: NEW } });
    expect([responses.status, responses.body]).toEqual([200, { success: true }]);
    expect(summaryOf(await codeStep(services, { email: admin.email, code, challenge }))).toEqual([
      400,
      'signin.codeOver',
    ]);
    const body = { store: shop.code, email: admin.email, password: NEW, platform: 'tilldesk' };
    const loginResponse = await call(app, 'POST', '/auth/login', { body });
    expect([
      loginResponse.status,
      Object(loginResponse.body)['twoFactor'],
      Object(loginResponse.body)['accessToken'],
    ]).toEqual([200, true, null]);
  });

  test('links asked for too often must wait, known account or not', async () => {
    for (const email of [cashier.email, 'nobody@keys.test']) {
      const codes = [];
      for (let i = 0; i < 6; i++) codes.push((await forgot(email, '10.2.0.1')).statusCode);
      expect([email, codes]).toEqual([email, [200, 200, 200, 200, 200, 429]]);
    }
    await services.services.backgroundQueue.settled();
    minutes(61);
    expect((await forgot(cashier.email, '10.2.0.1')).statusCode).toEqual(200);
  });

  test('from ever new addresses an account gets ten links an hour, and its own address gets its own still', async () => {
    await signIn(app, shop, 'trainee');
    const before = emails.length;
    for (let i = 0; i < 20; i++) await forgot(trainee.email, `10.3.0.${i}`);
    expect((await forgot(trainee.email)).statusCode).toEqual(200);
    await services.services.backgroundQueue.settled();
    expect([emails.length - before, services.failures]).toEqual([11, []]);
  });

  test('the change is in the books, without the password', async () => {
    await reset({ ...(await linkFor(cashier.email)), newPassword: NEW });
    minutes(1);
    await reset({ ...(await linkFor(cashier.email)), newPassword: `${NEW} again` });
    const rows = await asOwner(db, (tx) =>
      tx.raw(`select user_id, after from audit_log where action = 'user.passwordReset' and at = $1`, [
        time.now.toISOString(),
      ]),
    );
    expect(rows).toEqual([{ user_id: cashier.id, after: { signInsEnded: 0 } }]);
  });
});

test('an invitation is a link for three days (ASVS 6.4.1)', async () => {
  const loginResponse = () =>
    inBusiness(db, shop.businessId, (tx) =>
      invite(tx, { businessId: shop.businessId, userId: trainee.id }, shop.scope.storeId, time.now.toISOString()),
    );
  const email = await loginResponse();
  const link = linkIn(email);
  const { to, message } = email ?? {};
  expect([to, message]).toEqual([
    trainee.email,
    {
      kind: 'invitation',
      path: `/reset-password?id=${trainee.id}#${link.token}`,
      store: 'Shop keys',
      storeCode: 'keys',
    },
  ]);
  minutes(72 * 60 - 1);
  expect(await reset({ ...link, newPassword: NEW })).toEqual([200, undefined]);
  const late = linkIn(await loginResponse());
  minutes(72 * 60);
  expect(await reset({ ...late, newPassword: NEW })).toEqual(linkOver);
});

describe('a mailed link that is opened', () => {
  const readLink = async (body: object) => {
    const { status, body: answer } = await call(app, 'POST', '/auth/reset-link', { body });
    return status === 200 ? answer : [status, Object(answer)['code']];
  };
  const noPin = (email: string) =>
    asOwner(db, (tx) => tx.raw('update users set pin_hash = null where email = $1', [email]));

  test('says before anything is typed whether it still works', async () => {
    const link = await linkFor(cashier.email);
    expect(await readLink(link)).toEqual({ invited: false, choosesPin: false, emailChange: null });
    expect(await reset({ ...link, newPassword: NEW })).toEqual([200, undefined]);
    expect(await readLink(link)).toEqual(linkOver);
    const late = await linkFor(cashier.email);
    minutes(61);
    expect(await readLink(late)).toEqual(linkOver);
    expect(await readLink({ ...late, token: 'x'.repeat(43) })).toEqual(linkOver);
    expect(await readLink({ ...late, id: trainee.id })).toEqual(linkOver);
  });

  test('of an invitation sets the access PIN along with the password, and the person clocks in', async () => {
    await noPin(trainee.email);
    const at = { businessId: shop.businessId, userId: trainee.id };
    const email = await inBusiness(db, shop.businessId, (tx) =>
      invite(tx, at, shop.scope.storeId, time.now.toISOString()),
    );
    const link = linkIn(email);
    expect(await readLink(link)).toEqual({ invited: true, choosesPin: true, emailChange: null });
    expect(await reset({ ...link, newPassword: NEW, accessPin: '1234' })).toEqual([400, 'pin.simple']);
    expect(await reset({ ...link, newPassword: NEW, accessPin: '8351' })).toEqual([200, undefined]);
    const { body } = await call(app, 'POST', '/auth/login', {
      body: { store: shop.code, email: trainee.email, password: NEW, platform: 'tilldesk' },
    });
    const token = String(Object(body)['accessToken']);
    const clockIn = await call(app, 'POST', '/clock/in', {
      token,
      body: { email: trainee.email, pin: '8351', clockInCash: 100 },
    });
    expect(clockIn.status).toEqual(200);
  });

  test('changes no PIN that is there: who reads the mail does not learn it', async () => {
    const link = await linkFor(cashier.email);
    expect(await reset({ ...link, newPassword: NEW, accessPin: '8351' })).toEqual([409, 'employee.ownPin']);
  });
});
