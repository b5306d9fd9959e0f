import { someRights } from '@tilldesk/domain/rights';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { summaryOf } from '../../testing/two-factor.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../testing/till.ts';
import { deleteOldChallenges } from '../session/two-factor/challenges.store.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'moved');
const services = await servicesOn(db);
const { app, time, emails } = services;
afterAll(() => app.close());

const { cashier, trainee, admin } = shop.people;
const NEW = 'a quite different sentence';
const managerId = await inBusiness(db, shop.businessId, async (tx) => {
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
  return createPerson(tx, shop.businessId, OPENED, { ...person, password: PASSWORD, pin: '7391', storeIds });
});
const login = (email: string, password = PASSWORD) =>
  call(app, 'POST', '/auth/login', { body: { store: shop.code, email, password, platform: 'tilldesk' } });
const byManager = async (id: string, body?: object, path = '') => {
  const token = String(Object((await login('manager@moved.test')).body)['accessToken']);
  return call(app, path === '' ? 'PATCH' : 'POST', `/employees/${id}${path}`, { body: body ?? {}, token });
};
const forgot = async (email: string) => {
  await call(app, 'POST', '/auth/forgot-password', { body: { store: shop.code, email } });
  await services.services.backgroundQueue.settled();
};
const sent = () => emails.map(({ to, message }) => `${message.kind} to ${to}`);
/** Returns the last link that was mailed to an address. */
const linkTo = (address: string) => {
  const email = emails.findLast(({ to, message }) => to === address && 'path' in message);
  const path = email && 'path' in email.message ? email.message.path : '';
  const [, id, token] = /^\/reset-password\?id=([\w-]+)#([\w-]{43})$/.exec(path) ?? [];
  return { id, token };
};
const readLink = (address: string) => call(app, 'POST', '/auth/reset-link', { body: linkTo(address) });
const answer = (address: string, decision: 'confirm' | 'stop' = 'confirm') =>
  call(app, 'POST', '/auth/email-change', { body: { ...linkTo(address), answer: decision } });
const newEmailOf = ({ body }: { body: unknown }) => Object(body)['newEmail'] as unknown;
const audited = () =>
  asOwner(db, (tx) =>
    tx.raw<{ action: string }>(
      `select action from audit_log where entity_id = $1 and at = $2 and action like '%.email%' order by action`,
      [cashier.id, time.now],
    ),
  ).then((rows) => rows.map(({ action }) => action));
const days = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 86_400_000);
};
beforeEach(async () => {
  days(1);
  emails.splice(0);
  await asOwner(db, async (tx) => {
    await tx.raw('delete from email_changes');
    await tx.raw('update users set email = $2 where id = $1', [cashier.id, cashier.email]);
  });
});
const mine = 'mine@moved.test';
const over = [400, 'password.link'];

describe('[S6] a manager puts an address of their own as the e-mail of a cashier', () => {
  test('and nothing changes: the cashier goes on, both addresses are asked, and the manager gets neither in nor a link', async () => {
    const session = await signIn(app, shop, 'cashier');
    const changed = await byManager(cashier.id, { email: mine, phone: '555 010 0001' });
    expect([changed.status, Object(changed.body)['email'], Object(changed.body)['phone'], newEmailOf(changed)]).toEqual(
      [
        200,
        cashier.email,
        '555 010 0001',
        {
          email: mine,
          oldConfirmed: false,
          newConfirmed: false,
          endsAt: new Date(time.now.getTime() + 7 * 86_400_000).toISOString(),
        },
      ],
    );
    expect(sent()).toEqual([`emailChange to ${cashier.email}`, `emailProof to ${mine}`]);
    emails.splice(0);
    await forgot(mine);
    await forgot(cashier.email);
    expect(sent()).toEqual([`newPassword to ${cashier.email}`]);
    expect([summaryOf(await login(mine))[0], (await session.request('GET', '/session')).status]).toEqual([400, 200]);
    expect((await login(cashier.email)).status).toEqual(200);
  });

  test('and confirms it at that address: nothing changes, and that link works once', async () => {
    await byManager(cashier.id, { email: mine });
    expect(Object((await readLink(mine)).body)['emailChange']).toEqual({
      side: 'new',
      name: 'cashier',
      store: 'Shop moved',
      by: 'Mona Ortiz',
      newEmail: mine,
    });
    expect((await answer(mine)).body).toEqual({ state: 'waiting', newEmail: mine });
    expect([summaryOf(await answer(mine)), summaryOf(await readLink(mine))]).toEqual([over, over]);
    expect([(await login(mine)).status, (await login(cashier.email)).status]).toEqual([400, 200]);
    const { newEmail } = Object((await byManager(cashier.id, {})).body);
    expect([newEmail.oldConfirmed, newEmail.newConfirmed]).toEqual([false, true]);
  });

  test('in two steps: both are asked of the address that the cashier signs in by, and the first links end', async () => {
    await byManager(cashier.id, { email: 'between@moved.test' });
    const first = linkTo(cashier.email);
    await byManager(cashier.id, { email: mine });
    expect(sent()).toEqual([
      `emailChange to ${cashier.email}`,
      'emailProof to between@moved.test',
      `emailChange to ${cashier.email}`,
      `emailProof to ${mine}`,
    ]);
    const used = await call(app, 'POST', '/auth/email-change', { body: { ...first, answer: 'confirm' } });
    expect([summaryOf(used), summaryOf(await answer('between@moved.test'))]).toEqual([over, over]);
  });

  test('and tries the links where they do not belong: as one to a password, as another person, or to stop from there', async () => {
    await byManager(cashier.id, { email: mine });
    const link = linkTo(mine);
    const asPassword = await call(app, 'POST', '/auth/reset-password', { body: { ...link, newPassword: NEW } });
    const asOther = await call(app, 'POST', '/auth/email-change', {
      body: { ...link, id: trainee.id, answer: 'confirm' },
    });
    expect([summaryOf(asPassword), summaryOf(asOther), summaryOf(await answer(mine, 'stop'))]).toEqual([
      over,
      over,
      over,
    ]);
  });

  test('with a link to a password that was asked for before: it is still the one of the cashier', async () => {
    await forgot(cashier.email);
    await byManager(cashier.id, { email: mine });
    expect(emails.filter(({ to }) => to === mine).map(({ message }) => message.kind)).toEqual(['emailProof']);
  });

  test('of one whose second step is mailed: the code goes where it went', async () => {
    await asOwner(db, (tx) => tx.raw(`update users set two_factor = 'mail' where id = $1`, [trainee.id]));
    await byManager(trainee.id, { email: mine });
    emails.splice(0);
    expect([(await login(mine)).status, Object((await login(trainee.email)).body)['twoFactor']]).toEqual([400, true]);
    expect(sent()).toEqual([`signInCode to ${trainee.email}`]);
  });
});

describe('[S6] a change of an e-mail', () => {
  test.each([
    ['the old one last', [mine, cashier.email]],
    ['the new one last', [cashier.email, mine]],
  ])(
    'is made once both addresses have confirmed it, %s: everywhere signed out, told at both, audited',
    async (_, by) => {
      const session = await signIn(app, shop, 'cashier');
      await byManager(cashier.id, { email: mine });
      await forgot(cashier.email);
      const password = linkTo(cashier.email);
      emails.splice(emails.length - 1);
      const states = [];
      for (const address of by) states.push((await answer(address)).body);
      expect(states).toEqual([
        { state: 'waiting', newEmail: mine },
        { state: 'changed', newEmail: mine },
      ]);
      expect(sent().slice(2)).toEqual([`emailChanged to ${cashier.email}`, `emailChanged to ${mine}`]);
      const reset = await call(app, 'POST', '/auth/reset-password', { body: { ...password, newPassword: NEW } });
      expect([(await session.request('GET', '/session')).status, summaryOf(reset)]).toEqual([401, over]);
      expect([(await login(cashier.email)).status, (await login(mine)).status]).toEqual([400, 200]);
      expect(await audited()).toEqual(['employee.emailChangeRequested', 'user.emailChanged', 'user.emailConfirmed']);
      const found = await byManager(cashier.id, {});
      expect([Object(found.body)['email'], newEmailOf(found)]).toEqual([mine, null]);
    },
  );

  test('is made by both at the same moment: one of them waits, the other makes it', async () => {
    await byManager(cashier.id, { email: mine });
    const answers = await Promise.all([answer(cashier.email), answer(mine), answer(mine)]);
    const states = answers.map(({ status, body }) => (status === 200 ? String(Object(body)['state']) : String(status)));
    expect(states.toSorted()).toEqual(['400', 'changed', 'waiting']);
    expect((await login(mine)).status).toEqual(200);
  });

  test('is stopped at the old address: both links end, the admins and who asked are told', async () => {
    await byManager(cashier.id, { email: mine });
    expect((await answer(cashier.email, 'stop')).body).toEqual({ state: 'stopped', newEmail: mine });
    expect([summaryOf(await answer(mine)), summaryOf(await answer(cashier.email))]).toEqual([over, over]);
    expect(await audited()).toEqual(['employee.emailChangeRequested', 'user.emailStopped']);
    const notices = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw<{ user_id: string }>(`select user_id, params from notifications where kind = 'emailStopped' order by 1`),
    );
    const params = { person: 'cashier', by: 'Mona Ortiz', email: mine };
    expect(notices).toEqual([admin.id, managerId].toSorted().map((id) => ({ user_id: id, params })));
  });

  test('is cancelled by who may change employees, once', async () => {
    await byManager(cashier.id, { email: mine });
    const cancelled = await byManager(cashier.id, {}, '/cancel-email');
    expect([cancelled.status, newEmailOf(cancelled), summaryOf(await answer(mine))]).toEqual([200, null, over]);
    expect(summaryOf(await byManager(cashier.id, {}, '/cancel-email'))).toEqual([409, 'employee.noNewEmail']);
    const trying = await signIn(app, shop, 'cashier');
    expect((await trying.request('POST', `/employees/${managerId}/cancel-email`, {})).status).toEqual(403);
    expect(await audited()).toEqual(['employee.emailCancelled', 'employee.emailChangeRequested']);
  });

  test('ends after seven days, and is forgotten', async () => {
    await byManager(cashier.id, { email: mine });
    await answer(mine);
    days(7);
    expect([summaryOf(await readLink(cashier.email)), summaryOf(await answer(cashier.email))]).toEqual([over, over]);
    expect([newEmailOf(await byManager(cashier.id, {})), (await login(cashier.email)).status]).toEqual([null, 200]);
    days(1.1);
    const left = await asOwner(db, async (tx) => {
      await deleteOldChallenges(tx, time.now.toISOString());
      return tx.raw('select 1 from email_changes');
    });
    expect(left).toEqual([]);
  });

  test('to an address that somebody has is rejected; and at the page where somebody took it meanwhile, until it is free', async () => {
    const conflictResponse = [409, 'employee.emailTaken'];
    expect(summaryOf(await byManager(cashier.id, { email: trainee.email }))).toEqual(conflictResponse);
    await byManager(cashier.id, { email: mine });
    await answer(mine);
    await asOwner(db, (tx) => tx.raw('update users set email = $2 where id = $1', [trainee.id, mine]));
    expect([summaryOf(await answer(cashier.email)), (await login(cashier.email)).status]).toEqual([
      conflictResponse,
      200,
    ]);
    await asOwner(db, (tx) => tx.raw('update users set email = $2 where id = $1', [trainee.id, trainee.email]));
    expect((await answer(cashier.email)).body).toEqual({ state: 'changed', newEmail: mine });
  });

  test('of one who is deactivated ends with it', async () => {
    await byManager(cashier.id, { email: mine });
    await byManager(cashier.id, { active: false });
    expect(summaryOf(await answer(cashier.email))).toEqual(over);
    await byManager(cashier.id, { active: true });
  });

  test('of oneself waits as well', async () => {
    const changed = await byManager(managerId, { email: mine });
    expect([Object(changed.body)['email'], sent()]).toEqual([
      'manager@moved.test',
      ['emailChange to manager@moved.test', `emailProof to ${mine}`],
    ]);
  });

  test('of one who was invited and has no password yet is made at once: the invitation goes there', async () => {
    await asOwner(db, (tx) => tx.raw('update users set invited_at = $2 where id = $1', [cashier.id, time.now]));
    const changed = await byManager(cashier.id, { email: mine });
    expect([Object(changed.body)['email'], newEmailOf(changed), sent()]).toEqual([
      mine,
      null,
      [`invitation to ${mine}`],
    ]);
    await asOwner(db, (tx) => tx.raw('update users set invited_at = null where id = $1', [cashier.id]));
  });
});
