import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { someRights } from '@tilldesk/domain/rights';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import {
  enrol,
  newBrowser,
  passwordStep,
  personWith,
  summaryOf,
  wrongCode,
  mailedCode,
} from '../../testing/two-factor.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, type Person } from '../../testing/till.ts';
import { createPerson, createRole } from './people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'selves');
const services = await servicesOn(db);
const { app, time, emails, changes } = services;
afterAll(() => app.close());

const NEW = 'a quite different sentence';
const minutes = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 60_000);
};

/** A new person for each test, who may see their profile and has entered the PIN. */
let email = '';
let userId = '';
let count = 0;
beforeEach(async () => {
  minutes(120);
  count += 1;
  email = `person-${count}@selves.test`;
  userId = await inBusiness(db, shop.businessId, async (tx) => {
    const permissions = someRights({ 'Profile Settings': 'r' });
    const roleId = await createRole(tx, shop.businessId, OPENED, {
      name: `Clerk ${count}`,
      permissions,
      limits: { viewCost: false },
    });
    const person = { email, name: 'Ana Ruiz', username: 'ana', userType: 'employee', roleId, password: PASSWORD };
    return createPerson(tx, shop.businessId, OPENED, { ...person, pin: '2580', storeIds: [shop.scope.storeId] });
  });
});

async function signIn(given: { agent?: string; from?: string; password?: string } = {}): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { store: shop.code, email, password: given.password ?? PASSWORD, platform: 'tilldesk' },
    headers: given.agent === undefined ? {} : { 'user-agent': given.agent },
    remoteAddress: given.from ?? '127.0.0.1',
  });
  await asOwner(db, (tx) => tx.raw('update tokens set pin_granted_at = created_at where user_id = $1', [userId]));
  return personWith(services, answer.json<Record<string, unknown>>()['accessToken']);
}

const lastMail = () => [emails.at(-1)?.to, emails.at(-1)?.message.kind];

const audit = () =>
  asOwner(db, (tx) =>
    tx.raw(
      `select action, before, after from audit_log where user_id = $1 and action <> 'session.begun' order by at, id`,
      [userId],
    ),
  );

describe('my account', () => {
  test('shows who I am, my role, and how my door is kept', async () => {
    const person = await signIn();
    const response = await person.request('GET', '/profile');
    const { user, ...rest } = Object(response.body) as Record<string, unknown>;
    expect([rest, Object(user)['email'], Object(user)['accessPin']]).toEqual([
      {
        phone: null,
        version: 1,
        roleName: `Clerk ${count}`,
        twoFactor: null,
        recoveryCodesLeft: 0,
        passwordChangedAt: null,
      },
      email,
      true,
    ]);
  });

  test('is changed at its version; an old one hears what stands there now', async () => {
    const person = await signIn();
    const body = { version: 1, name: 'Ana María Ruiz', language: 'es', phone: '(512) 555-0100' };
    const changed = await person.request('PATCH', '/profile', body);
    const { user, ...rest } = Object(changed.body) as Record<string, unknown>;
    expect([Object(user)['name'], Object(user)['language'], rest['phone'], rest['version']]).toEqual([
      'Ana María Ruiz',
      'es',
      '(512) 555-0100',
      2,
    ]);
    const late = await person.request('PATCH', '/profile', { version: 1, name: 'Anna' });
    expect([summaryOf(late), Object(Object(Object(late.body)['fields'])['name'])['params']]).toEqual([
      [409, 'record.changed'],
      { now: 'Ana María Ruiz' },
    ]);
    expect(await audit()).toEqual([
      {
        action: 'user.changed',
        before: { name: 'Ana Ruiz', phone: null, language: null },
        after: { name: 'Ana María Ruiz', phone: '(512) 555-0100', language: 'es' },
      },
    ]);
  });
});

describe('my password', () => {
  const change = (person: Person, currentPassword: string, newPassword: string) =>
    person.request('POST', '/profile/password', { currentPassword, newPassword }).then(summaryOf);

  test('is changed with the one of now, and every other sign-in ends (ASVS 6.2.3, 7.4.3)', async () => {
    const [here, otherSession] = [await signIn(), await signIn()];
    const ended: unknown[] = [];
    changes.listenForPeople(({ event, userId: of }) => void (of === userId && ended.push(event)));
    expect(await change(here, 'not the password', NEW)).toEqual([400, 'password.current']);
    expect(await change(here, PASSWORD, NEW)).toEqual([200, undefined]);
    expect([
      (await here.request('GET', '/session')).status,
      (await otherSession.request('GET', '/session')).status,
    ]).toEqual([200, 401]);
    expect(ended).toEqual(['session.ended', 'new_notification']);
    expect(lastMail()).toEqual([email, 'passwordChanged']);
    expect((await signIn({ password: PASSWORD })).token).toEqual('undefined');
    expect((await (await signIn({ password: NEW })).request('GET', '/profile')).status).toEqual(200);
    expect(await audit()).toEqual([{ action: 'user.passwordChanged', before: null, after: { signInsEnded: 1 } }]);
  });

  test('five wrong ones close this to the sign-in that typed them, also at once, and to no other', async () => {
    const [stolen, own] = [await signIn(), await signIn()];
    const response = await Promise.all(Array.from({ length: 12 }, () => change(stolen, 'guess', NEW)));
    expect(response.filter(([, code]) => code === 'password.current').length).toEqual(5);
    expect(await change(stolen, PASSWORD, NEW)).toEqual([429, 'signin.tooMany']);
    expect(await change(own, PASSWORD, NEW)).toEqual([200, undefined]);
  });

  test('a common one, a short one, and one made of my own words are rejected (ASVS 6.2.1, 6.2.4)', async () => {
    const person = await signIn();
    expect(await change(person, PASSWORD, 'elevenchars')).toEqual([400, 'request.invalid']);
    expect(await change(person, PASSWORD, '1qaz2wsx3edc')).toEqual([400, 'password.common']);
    expect(await change(person, PASSWORD, 'selves-12345678')).toEqual([400, 'password.common']);
    expect(await change(person, PASSWORD, 'x'.repeat(1001))).toEqual([400, 'request.invalid']);
  });
});

test('my PIN is changed with my password, is not an easy one, and other sessions ask for it anew', async () => {
  const [here, otherSession] = [await signIn(), await signIn()];
  const change = (accessPin: string, currentPassword = PASSWORD) =>
    here.request('POST', '/profile/pin', { currentPassword, accessPin }).then(summaryOf);
  for (const easy of ['0000', '7777', '9999', '1234']) expect(await change(easy)).toEqual([400, 'pin.simple']);
  expect(await change('12345')).toEqual([400, 'request.invalid']);
  expect(await change('8052', 'not the password')).toEqual([400, 'password.current']);
  expect(await change('8052')).toEqual([200, undefined]);
  expect([
    (await here.request('GET', '/profile')).status,
    summaryOf(await otherSession.request('GET', '/profile')),
  ]).toEqual([200, [403, 'pin.required']]);
  expect(await audit()).toEqual([{ action: 'user.pinChanged', before: null, after: null }]);
});

describe('my second step', () => {
  test('is set up with my password and a right code, by app or by mail; nothing changes before', async () => {
    const person = await signIn();
    const twoFactor = async () => Object((await person.request('GET', '/profile')).body)['twoFactor'] as unknown;
    const begin = (method: string, currentPassword = PASSWORD) =>
      person.request('POST', '/profile/two-factor', { method, currentPassword });
    expect(summaryOf(await begin('app', 'not the password'))).toEqual([400, 'password.current']);

    const app2 = Object((await begin('app')).body) as Record<string, string>;
    expect(app2['uri']).toEqual(
      `otpauth://totp/Tilldesk:${encodeURIComponent(email)}?issuer=Tilldesk&secret=${app2['secret']}&algorithm=SHA1&digits=6&period=30`,
    );
    const byMail = Object((await begin('mail')).body) as Record<string, unknown>;
    const code = mailedCode(emails);
    expect([byMail['secret'], byMail['uri'], await twoFactor()]).toEqual([null, null, null]);

    const confirm = (sent: string) =>
      person.request('POST', '/profile/two-factor/confirm', { challenge: byMail['challenge'], code: sent });
    expect(summaryOf(await confirm(wrongCode(code)))).toEqual([400, 'signin.codeWrong']);
    expect([(await confirm(code)).status, await twoFactor()]).toEqual([200, 'mail']);
    expect(lastMail()).toEqual([email, 'twoFactorOn']);
    await enrol(services, person, 'app');
    expect(await twoFactor()).toEqual('app');
  });

  test('a code to set it up has five tries and five minutes, is mine alone, and signs nobody in', async () => {
    const person = await signIn();
    const otherBrowser = await signIn();
    const begin = async () =>
      Object(
        (await person.request('POST', '/profile/two-factor', { currentPassword: PASSWORD, method: 'mail' })).body,
      ) as {
        challenge: string;
      };
    const confirm = (by: Person, challenge: string, code: string) =>
      by.request('POST', '/profile/two-factor/confirm', { challenge, code }).then(summaryOf);

    const { challenge } = await begin();
    const code = mailedCode(emails);
    const asSignIn = await call(app, 'POST', '/auth/verifyTwoFactor', { body: { email, code, challenge } });
    expect(summaryOf(asSignIn)).toEqual([400, 'signin.codeOver']);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push((await confirm(otherBrowser, challenge, wrongCode(code)))[1]);
    expect([answers.at(-1), await confirm(person, challenge, code)]).toEqual([
      'signin.codeOver',
      [400, 'signin.codeOver'],
    ]);

    const late = await begin();
    minutes(5);
    expect(await confirm(person, late.challenge, mailedCode(emails))).toEqual([400, 'signin.codeOver']);
  });

  test('is turned off with my password; then the password alone signs in, and the codes are gone', async () => {
    const person = await signIn();
    await enrol(services, person, 'app');
    minutes(1);
    const off = (currentPassword: string) =>
      person.request('POST', '/profile/two-factor/off', { currentPassword }).then(summaryOf);
    expect(await off('not the password')).toEqual([400, 'password.current']);
    expect(await off(PASSWORD)).toEqual([200, undefined]);
    expect(lastMail()).toEqual([email, 'twoFactorOff']);
    const profile = Object((await (await signIn()).request('GET', '/profile')).body) as Record<string, unknown>;
    expect([profile['twoFactor'], profile['recoveryCodesLeft']]).toEqual([null, 0]);
    expect((await audit()).map((row) => Object(row)['action'] as unknown)).toEqual([
      'user.twoFactorOn',
      'user.twoFactorOff',
    ]);
  });

  test('new recovery codes kill the old ones, and without a second step there are none', async () => {
    const person = await signIn();
    const renew = () => person.request('POST', '/profile/recovery-codes', { currentPassword: PASSWORD });
    expect(summaryOf(await renew())).toEqual([409, 'twoFactor.off']);
    const { recoveryCodes: old } = await enrol(services, person, 'mail');
    const fresh = Object((await renew()).body)['recoveryCodes'] as string[];
    const use = async (code: string) => {
      const body = { store: shop.code, email, password: PASSWORD, platform: 'tilldesk' };
      const { challenge } = Object((await call(app, 'POST', '/auth/login', { body })).body) as { challenge: string };
      return summaryOf(await call(app, 'POST', '/auth/verifyTwoFactor', { body: { email, code, challenge } }));
    };
    expect([fresh.length, await use(old[0]!), await use(fresh[9]!)]).toEqual([
      10,
      [400, 'signin.codeWrong'],
      [200, undefined],
    ]);
  });
});

describe('where I am signed in', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

  test('each sign-in with its browser, address and store, mine first; ended ones are not there', async () => {
    const here = await signIn({ agent: CHROME });
    minutes(1);
    const otherSession = await signIn({ from: '10.0.0.7' });
    const endedSession = await signIn();
    await endedSession.request('POST', '/auth/logout');
    const items = Object((await here.request('GET', '/profile/sign-ins')).body)['items'] as Record<string, unknown>[];
    expect(items.map(({ id: _id, createdAt: _at, lastSeenAt: _seen, ...item }) => item)).toEqual([
      { storeName: 'Shop selves', device: 'Chrome 156 on Linux', address: '127.0.0.1', current: true },
      { storeName: 'Shop selves', device: null, address: '10.0.0.7', current: false },
    ]);
    minutes(36);
    await signIn();
    expect((await otherSession.request('GET', '/session')).status).toEqual(401);
  });

  test('one is ended at once, by its own person alone (ASVS 7.4.1)', async () => {
    const [here, otherSession] = [await signIn(), await signIn()];
    const items = Object((await here.request('GET', '/profile/sign-ins')).body)['items'] as {
      id: string;
      current: boolean;
    }[];
    const other = items.find(({ current }) => !current)?.id ?? '';
    const ended: unknown[] = [];
    changes.listenForPeople(({ event, payload }) => void ended.push([event, payload]));
    const admin = personWith(services, (await passwordStep(services, shop, 'admin'))['accessToken']);
    expect(summaryOf(await admin.request('DELETE', `/profile/sign-ins/${other}`))).toEqual([404, 'record.notFound']);
    expect(summaryOf(await here.request('DELETE', `/profile/sign-ins/${other}`))).toEqual([200, undefined]);
    expect([(await otherSession.request('GET', '/session')).status, ended]).toEqual([
      401,
      [['session.ended', { tokenId: other }]],
    ]);
    expect(summaryOf(await here.request('DELETE', `/profile/sign-ins/${other}`))).toEqual([404, 'record.notFound']);
  });

  test('signing out ends the sockets of that sign-in, too (ASVS 7.4.1)', async () => {
    const here = await signIn();
    const items = Object((await here.request('GET', '/profile/sign-ins')).body)['items'] as { id: string }[];
    const ended: unknown[] = [];
    changes.listenForPeople((events) => void ended.push(events));
    await here.request('POST', '/auth/logout');
    const payload = { tokenId: items[0]?.id };
    expect(ended).toEqual([{ businessId: shop.businessId, userId, event: 'session.ended', payload }]);
  });

  test('all others are ended at once (ASVS 7.5.2)', async () => {
    const [here, ...others] = [await signIn(), await signIn(), await signIn()];
    expect(summaryOf(await here.request('DELETE', '/profile/sign-ins'))).toEqual([200, undefined]);
    expect([
      (await here.request('GET', '/session')).status,
      ...(await Promise.all(others.map(async (o) => (await o.request('GET', '/session')).status))),
    ]).toEqual([200, 401, 401]);
  });
});

test('a sign-in at a browser that is new among known ones is told to the person, and only that one', async () => {
  const notices = () =>
    asOwner(db, (tx) => tx.raw(`select kind, params from notifications where user_id = $1 order by id`, [userId]));
  const at = (browser: string | undefined) =>
    call(app, 'POST', '/auth/login', {
      body: { store: shop.code, email, password: PASSWORD, platform: 'tilldesk', ...(browser ? { browser } : {}) },
    });
  const [first, second] = [newBrowser(), newBrowser()];
  await at(undefined);
  await at(first);
  await at(first);
  expect(await notices()).toEqual([]);
  await at(second);
  await at(second);
  await at(first);
  expect(await notices()).toEqual([{ kind: 'newDevice', params: { device: '', address: '127.0.0.1' } }]);
  // A browser without a key cannot be identified, so it counts as new, too.
  await at(undefined);
  expect((await notices()).length).toEqual(2);
});
