import { someRights } from '@tilldesk/domain/rights';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'locks');
const foreign = await smallShop(db, 'beyond');
const { app, time, changes, emails } = await servicesOn(db);
afterAll(() => app.close());
beforeEach(() => {
  emails.splice(0);
  time.now = new Date(time.now.getTime() + 61 * 60_000);
});

const inShop = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(db, shop.businessId, work);
const { admin: owner, cashier: colleague, trainee } = shop.people;
const managerEmail = 'manager@locks.test';
await inShop(async (tx) => {
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
  const storeIds = [shop.scope.storeId];
  const person = { email: managerEmail, name: 'Mona Ortiz', username: 'mona', userType: 'manager', roleId };
  await createPerson(tx, shop.businessId, OPENED, { ...person, password: PASSWORD, pin: '7391', storeIds });
});
const login = (email: string, password = PASSWORD) =>
  call(app, 'POST', '/auth/login', { body: { store: shop.code, email, password, platform: 'tilldesk' } });
const as = async (email: string) => {
  const token = String(Object((await login(email)).body)['accessToken']);
  return (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => call(app, method, path, { body, token });
};
/** Signs in and verifies the person's own access PIN. */
const verified = async (email: string, accessPin = email === managerEmail ? '7391' : '1111') => {
  const request = await as(email);
  await request('POST', '/employees/check', { email, accessPin });
  return request;
};
const enterPin = async (email: string, accessPin: string) =>
  Object((await (await as(email))('POST', '/employees/check', { email, accessPin })).body)['exist'] as unknown;
const statusAndCode = ({ status, body }: { status: number; body: unknown }) =>
  [status, Object(body)['code']] as unknown[];
const audited = (id: string) =>
  inShop((tx) =>
    tx.raw(
      'select action, before, after from audit_log where entity_id = $1 and entity = $2 order by at desc, id desc limit 1',
      [id, 'employee'],
    ),
  );

describe('an access PIN that somebody else sets', () => {
  test('is the person’s own from then on, is mailed about, audited, and seen by every open list', async () => {
    const received: unknown[] = [];
    changes.listen((_audience, resource, id) => received.push([resource, id]));
    const request = await verified(managerEmail);
    const answer = await request('POST', `/employees/${colleague.id}/pin`, { accessPin: '8240' });
    expect([answer.status, Object(answer.body)['accessPin']]).toEqual([200, true]);
    expect([await enterPin(colleague.email, '1111'), await enterPin(colleague.email, '8240')]).toEqual([false, true]);
    expect(emails).toEqual([
      {
        to: colleague.email,
        name: 'cashier',
        language: null,
        message: { kind: 'pinChanged', by: 'Mona Ortiz', store: 'Shop locks' },
      },
    ]);
    expect(await audited(colleague.id)).toEqual([
      { action: 'employee.pinSet', before: { accessPin: true }, after: { accessPin: true } },
    ]);
    expect(received).toEqual([['employees', colleague.id]]);
  });

  test('ends what the old one had opened', async () => {
    const person = await signIn(app, shop, 'trainee');
    await person.request('POST', '/employees/check', { email: trainee.email, accessPin: '1111' });
    const granted = async () => Object((await person.request('GET', '/session')).body)['pinGranted'] as unknown;
    expect(await granted()).toEqual(true);
    await (
      await verified(owner.email)
    )('POST', `/employees/${trainee.id}/pin`, { accessPin: '5093' });
    expect(await granted()).toEqual(false);
  });

  test.each([
    ['one that everybody tries first', colleague.id, { accessPin: '1234' }, [400, 'pin.simple']],
    ['three digits', colleague.id, { accessPin: '123' }, [400, 'request.invalid']],
    ['a person of another business', foreign.people.cashier.id, { accessPin: '8240' }, [404, 'record.notFound']],
    ['nobody', newId(OPENED), { accessPin: '8240' }, [404, 'record.notFound']],
    ['somebody who has more than oneself', owner.id, { accessPin: '8240' }, [403, 'employee.above']],
  ])('is rejected: %s', async (_, id, body, rejected) => {
    expect(statusAndCode(await (await verified(managerEmail))('POST', `/employees/${id}/pin`, body))).toEqual(rejected);
    expect(emails).toEqual([]);
  });

  test('[S6-03] needs the own PIN in that very session: an admin is verified by it, and no other proof does', async () => {
    const set = async (request: Awaited<ReturnType<typeof as>>) =>
      statusAndCode(await request('POST', `/employees/${trainee.id}/pin`, { accessPin: '5093' }));
    const unverified = [403, 'admin.unverified'];
    const request = await as(owner.email);
    const check = (email: string, accessPin: string) => request('POST', '/employees/check', { email, accessPin });
    expect([await set(request), await set(await as(managerEmail))]).toEqual([unverified, [403, 'pin.required']]);
    // A wrong PIN, the right PIN of another person, and the proof of another session of the same person.
    await check(owner.email, '0000');
    expect(await set(request)).toEqual(unverified);
    await check(managerEmail, '7391');
    expect(await set(request)).toEqual(unverified);
    await verified(owner.email);
    expect(await set(request)).toEqual(unverified);
    // A caller without the right is rejected, verified or not.
    const cashier = await verified(colleague.email, '8240');
    expect(await set(cashier)).toEqual([403, 'access.denied']);
    await check(owner.email, '1111');
    expect((await set(request))[0]).toEqual(200);
  });

  test('is not one’s own, which asks for the password, and needs the right', async () => {
    const own = await (await verified(owner.email))('POST', `/employees/${owner.id}/pin`, { accessPin: '8240' });
    expect(statusAndCode(own)).toEqual([409, 'employee.ownPin']);
    const cashier = await signIn(app, shop, 'cashier');
    expect(statusAndCode(await cashier.request('POST', `/employees/${trainee.id}/pin`, { accessPin: '8240' }))).toEqual(
      [403, 'access.denied'],
    );
  });
});

describe('a person who is locked', () => {
  const rowOf = async (id: string) => Object((await (await as(owner.email))('GET', `/employees/${id}`)).body);
  const wrongPins = async () => {
    for (let session = 0; session < 3; session++) {
      const request = await as(colleague.email);
      for (let n = 0; n < 5; n++)
        await request('POST', '/employees/check', { email: colleague.email, accessPin: '0000' });
    }
  };

  test('is seen as such by those who read employees, and unlocked by one who may change them', async () => {
    await wrongPins();
    const before = await rowOf(colleague.id);
    expect(Date.parse(String(before['lockedUntil']))).toBeGreaterThan(time.now.getTime());
    const answer = await (await as(managerEmail))('POST', `/employees/${colleague.id}/unlock`, {});
    expect([answer.status, Object(answer.body)['lockedUntil']]).toEqual([200, null]);
    expect(await enterPin(colleague.email, '8240')).toEqual(true);
    expect(await audited(colleague.id)).toEqual([
      { action: 'employee.unlocked', before: { lockedUntil: before['lockedUntil'] }, after: null },
    ]);
  });

  test('also by wrong passwords, of this business alone', async () => {
    for (let n = 0; n < 60; n++) await login(trainee.email, 'not the password at all');
    expect((await rowOf(trainee.id))['lockedUntil']).not.toBeNull();
    const other = await signIn(app, foreign, 'admin');
    expect(statusAndCode(await other.request('POST', `/employees/${trainee.id}/unlock`, {}))).toEqual([
      404,
      'record.notFound',
    ]);
    expect((await rowOf(trainee.id))['lockedUntil']).not.toBeNull();
    await (
      await as(owner.email)
    )('POST', `/employees/${trainee.id}/unlock`, {});
    expect((await rowOf(trainee.id))['lockedUntil']).toBeNull();
    expect((await login(trainee.email)).status).toEqual(200);
  });
});

describe('an invitation', () => {
  test('is mailed again while no password was chosen, and the link before it opens nothing', async () => {
    const request = await as(owner.email);
    const id = newId(time.now.toISOString());
    const { roleId } = Object((await request('GET', `/employees/${colleague.id}`)).body) as { roleId: string };
    const draft = { name: 'Rosa Lima', email: 'rosa@locks.test', username: 'rosa', userType: 'employee', active: true };
    await request('POST', '/employees', { id, ...draft, roleId, storeIds: [shop.scope.storeId] });
    const again = await request('POST', `/employees/${id}/invite`, {});
    expect([again.status, Object(again.body)['invitedAt']]).toEqual([200, time.now.toISOString()]);
    const [first, second] = emails.map(({ message }) => ('path' in message ? message.path.split('#')[1] : ''));
    const choose = (token: unknown) =>
      call(app, 'POST', '/auth/reset-password', { body: { id, token, newPassword: 'my quiet green bicycle' } });
    expect(statusAndCode(await choose(first))).toEqual([400, 'password.link']);
    expect((await choose(second)).status).toEqual(200);
    expect(Object((await request('GET', `/employees/${id}`)).body)['invitedAt']).toBeNull();
    expect(statusAndCode(await request('POST', `/employees/${id}/invite`, {}))).toEqual([409, 'employee.joined']);
  });
});
