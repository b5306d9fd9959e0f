import { someRights } from '@tilldesk/domain/rights';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { said } from '../../testing/second-step.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, houseOn, signIn } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'moved');
const house = await houseOn(db);
const { app, time, letters } = house;
afterAll(() => app.close());

const { cashier, trainee } = shop.people;
const NEW = 'a quite different sentence';
await inBusiness(db, shop.businessId, async (tx) => {
  const roleId = await createRole(tx, shop.businessId, OPENED, {
    name: 'Managing',
    permissions: someRights({
      Dashboard: 'r',
      Employee: 'rcud',
      'Sale & Invoice': 'rc',
      Customer: 'rcu',
      Product: 'r',
    }),
    limits: { viewCost: false },
  });
  const person = { email: 'manager@moved.test', name: 'Mona Ortiz', username: 'mona', userType: 'manager', roleId };
  const storeIds = [shop.scope.storeId];
  await createPerson(tx, shop.businessId, OPENED, { ...person, password: PASSWORD, pin: '7391', storeIds });
});
const login = (email: string, password = PASSWORD) =>
  call(app, 'POST', '/auth/login', { body: { store: shop.code, email, password, platform: 'tilldesk' } });
const byManager = async (id: string, body: object) => {
  const token = String(Object((await login('manager@moved.test')).body)['accessToken']);
  return call(app, 'PATCH', `/employees/${id}`, { body, token });
};
const forgot = async (email: string) => {
  await call(app, 'POST', '/auth/forgot-password', { body: { store: shop.code, email } });
  await house.house.later.settled();
};
const sent = () => letters.map(({ to, message }) => `${message.kind} to ${to}`);
beforeEach(async () => {
  time.now = new Date(time.now.getTime() + 13 * 3_600_000);
  letters.splice(0);
  await asOwner(db, (tx) =>
    tx.raw('update users set email = $2, security_email = null where id = $1', [cashier.id, cashier.email]),
  );
});

describe('[S6] a manager puts an address of their own as the e-mail of a cashier', () => {
  const mine = 'mine@moved.test';

  test('and asks for a new password: it is mailed to the cashier, who was told of the change, and is signed out', async () => {
    const session = await signIn(app, shop, 'cashier');
    expect((await byManager(cashier.id, { email: mine })).status).toEqual(200);
    await forgot(mine);
    await forgot(cashier.email);
    expect(sent()).toEqual([`emailChanged to ${cashier.email}`, `newPassword to ${cashier.email}`]);
    expect((await session.ask('GET', '/session')).status).toEqual(401);
  });

  test('in two steps: the address that the cashier confirmed last stays', async () => {
    await byManager(cashier.id, { email: 'between@moved.test' });
    await byManager(cashier.id, { email: mine });
    await forgot(mine);
    expect(sent().every((one) => one.endsWith(` to ${cashier.email}`))).toEqual(true);
  });

  test('with a link that was asked for before the change: it opens nothing', async () => {
    await forgot(cashier.email);
    const path = letters.flatMap(({ message }) => ('path' in message ? [message.path] : []))[0] ?? '';
    const [, id, token] = /id=([\w-]+)#([\w-]{43})$/.exec(path) ?? [];
    await byManager(cashier.id, { email: mine });
    const used = await call(app, 'POST', '/auth/reset-password', { body: { id, token, newPassword: NEW } });
    expect(said(used)).toEqual([400, 'password.link']);
  });

  test('of one whose second step is mailed: the code goes where it went', async () => {
    await asOwner(db, (tx) => tx.raw(`update users set two_factor = 'mail' where id = $1`, [trainee.id]));
    await byManager(trainee.id, { email: mine });
    expect(Object((await login(mine)).body)['twoFactor']).toEqual(true);
    expect(sent()).toEqual([`emailChanged to ${trainee.email}`, `signInCode to ${trainee.email}`]);
  });
});

test('[S6] the link in the mail to the old address confirms the new one: from then on mails go there', async () => {
  await byManager(cashier.id, { email: 'really-new@moved.test' });
  const { message } = letters[0]!;
  const [, id, token] = /id=([\w-]+)#([\w-]{43})$/.exec('path' in message ? message.path : '') ?? [];
  await call(app, 'POST', '/auth/reset-password', { body: { id, token, newPassword: NEW } });
  letters.splice(0);
  await forgot('really-new@moved.test');
  expect(sent()).toEqual(['newPassword to really-new@moved.test']);
  expect((await login('really-new@moved.test', NEW)).status).toEqual(200);
});
