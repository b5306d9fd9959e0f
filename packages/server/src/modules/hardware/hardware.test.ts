import { plainWorkstation, type Workstation } from '@tilldesk/domain/hardware';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'prints');
const other = await smallShop(db, 'elsewhere');
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const counter = { ...plainWorkstation, name: 'Counter 1', connection: 'usb' as const, receiptAuto: true };
const save = (body: object, by = admin) => by.request('POST', '/workstations', body);
const codeOf = (body: unknown) => Object(body)['code'] as unknown;

test('a workstation is found again by its id as it was saved, by everybody who works at it', async () => {
  const id = newId(OPENED);
  const at = time.now.toISOString();
  const saved = { ...counter, id, version: 1, createdAt: at, updatedAt: at };
  const first = await save({ ...counter, id, version: 0 });
  expect([first.status, first.body]).toEqual([200, saved]);
  expect((await cashier.request('GET', `/workstations/${id}`)).body).toEqual(saved);

  time.now = new Date(time.now.getTime() + 60_000);
  const second = await save({ ...counter, columns: '32', id, version: 1 });
  const changed = { ...saved, columns: '32', version: 2, updatedAt: time.now.toISOString() };
  expect(second.body).toEqual(changed);
  const { items } = (await admin.request('GET', '/workstations')).body as { items: Workstation[] };
  expect(items.filter((one) => one.id === id)).toEqual([changed]);
});

test('who saves over what somebody else saved is rejected, and so is one that never was', async () => {
  const id = newId(OPENED);
  await save({ ...counter, id, version: 0 });
  const rejected = [
    await save({ ...counter, id, version: 0 }),
    await save({ ...counter, id, version: 2 }),
    await save({ ...counter, id: newId(OPENED), version: 1 }),
    await save({ ...counter, columns: '80', id, version: 1 }),
  ];
  expect(rejected.map(({ status, body }) => [status, codeOf(body)])).toEqual([
    [409, 'record.changed'],
    [409, 'record.changed'],
    [404, 'record.notFound'],
    [400, 'request.invalid'],
  ]);
});

test('setting up asks a person who is no admin for the access PIN; reading how to print does not', async () => {
  const id = newId(OPENED);
  await save({ ...counter, id, version: 0 });
  const responses = [
    await save({ ...counter, id, version: 1 }, cashier),
    await cashier.request('GET', '/workstations'),
    await cashier.request('GET', `/workstations/${id}`),
  ];
  expect(responses.map(({ status, body }) => [status, codeOf(body)])).toEqual([
    [403, 'pin.required'],
    [403, 'pin.required'],
    [200, undefined],
  ]);
});

test('a workstation that is removed is gone with its settings, once, and only from its own store', async () => {
  const id = newId(OPENED);
  await save({ ...counter, id, version: 0 });
  const path = `/workstations/${id}`;
  expect([
    (await cashier.request('DELETE', path)).status,
    (await otherBusinessAdmin.request('DELETE', path)).status,
    (await admin.request('DELETE', path)).body,
    (await admin.request('DELETE', path)).status,
    (await admin.request('GET', path)).status,
    // The browser saves its current settings as a new workstation.
    codeOf((await save({ ...counter, id, version: 1 })).body),
  ]).toEqual([403, 404, { success: true }, 404, 404, 'record.notFound']);
  const noted = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw('select before, after from audit_log where business_id = $1 and entity_id = $2 and action = $3', [
      shop.businessId,
      id,
      'workstation.removed',
    ]),
  );
  expect(noted).toEqual([{ before: counter, after: null }]);
});

test('what an older version kept is read with what is new as nobody said anything of it', async () => {
  const id = newId(OPENED);
  await save({ ...counter, id, version: 0 });
  await inBusiness(db, shop.businessId, (tx) =>
    tx.raw("update workstations set settings = settings - 'labelLanguage' where business_id = $1 and id = $2", [
      shop.businessId,
      id,
    ]),
  );
  const { labelLanguage } = (await admin.request('GET', `/workstations/${id}`)).body as Workstation;
  expect(labelLanguage).toEqual(plainWorkstation.labelLanguage);
});

test('a drawer that is opened to try it is noted before it opens; a workstation of others is none', async () => {
  const id = newId(OPENED);
  await save({ ...counter, id, version: 0 });
  expect([
    (await admin.request('POST', `/workstations/${id}/drawer`)).body,
    (await otherBusinessAdmin.request('POST', `/workstations/${id}/drawer`)).status,
    (await otherBusinessAdmin.request('GET', `/workstations/${id}`)).status,
    (await cashier.request('POST', `/workstations/${id}/drawer`)).status,
  ]).toEqual([{ success: true }, 404, 404, 403]);
  const noted = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(
      'select action, before, after, user_id as by from audit_log where business_id = $1 and entity_id = $2 order by action desc',
      [shop.businessId, id],
    ),
  );
  const by = shop.people.admin.id;
  expect(noted).toEqual([
    { action: 'workstation.saved', before: null, after: counter, by },
    { action: 'workstation.drawerOpened', before: null, after: { name: 'Counter 1' }, by },
  ]);
});
