import { allRights, someRights, type Permission } from '@tilldesk/domain/rights';
import { matrixOf } from '@tilldesk/domain/roles';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, servicesOn, signIn, type ApiResponse } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'ours');
const { app, changes } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const trainee = await signIn(app, shop, 'trainee');
const otherAdmin = await signIn(app, await smallShop(db, 'theirs'), 'admin');
afterAll(() => app.close());

const inShop = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(db, shop.businessId, work);
const body = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (response: ApiResponse) => {
  const { code, fields } = body(response);
  return [response.status, code, Object.keys(Object(fields))];
};
const idOfRole = async (name: string) => {
  const [row] = await inShop((tx) => tx.raw<{ id: string }>('select id from roles where name = $1', [name]));
  return row?.id ?? '';
};
const versionOf = async (id: string) => Number(body(await admin.request('GET', `/roles/${id}`))['version']);
const add = async (name: string, more: object = {}, as: { request: typeof admin.request } = admin) => {
  const id = newId(OPENED);
  const limits = { viewCost: false, maxDiscount: '0.2', maxRefund: 50_000 };
  return { id, ...(await as.request('POST', '/roles', { id, name, ...limits, ...more })) };
};
const setRights = async (
  id: string,
  permissions: readonly Permission[],
  as: { request: typeof admin.request } = admin,
) => as.request('PATCH', `/role-permissions/${id}`, { version: await versionOf(id), permissions });
/** All rights without these cells of a module. */
const allWithout = (module: string, ...rights: ('read' | 'create' | 'update' | 'delete')[]) =>
  allRights().map((row) =>
    row.module === module ? { ...row, ...Object.fromEntries(rights.map((right) => [right, false])) } : row,
  );

const managing = someRights({ Roles: 'rcud', 'Roles Permissions': 'ru', Vendor: 'r', Employee: 'rcu' });
const managerRole = await inShop((tx) =>
  createRole(tx, shop.businessId, OPENED, {
    name: 'Managing',
    permissions: managing,
    limits: { viewCost: false, maxDiscount: '0.3', maxRefund: 50_000, voidMinutes: 15 },
  }),
);
await inShop((tx) =>
  createPerson(tx, shop.businessId, '2026-03-02T15:00:01.000Z', {
    email: 'manager@ours.test',
    name: 'Mónica Ortiz',
    username: 'monica',
    userType: 'manager',
    roleId: managerRole,
    password: PASSWORD,
    pin: '1111',
    storeIds: [shop.scope.storeId],
  }),
);
const signedIn = await call(app, 'POST', '/auth/login', {
  body: { store: shop.code, email: 'manager@ours.test', password: PASSWORD, platform: 'tilldesk' },
});
const managerToken = String(Object(signedIn.body)['accessToken']);
const manager: { request: typeof admin.request } = {
  request: (method, path, sent) => call(app, method, path, { body: sent, token: managerToken }),
};

describe('roles', () => {
  test('a new role is saved without rights, and the change is published to both pages', async () => {
    const published: unknown[] = [];
    changes.listen((_audience, resource, id) => published.push([resource, id]));
    const { id, status, body: saved } = await add(' Evening shift ');
    expect([status, saved]).toEqual([
      200,
      {
        id,
        name: 'Evening shift',
        viewCost: false,
        maxDiscount: '0.2',
        maxRefund: 50_000,
        voidMinutes: null,
        people: 0,
        version: 1,
        createdAt: '2026-03-02T18:00:00.000Z',
        updatedAt: '2026-03-02T18:00:00.000Z',
      },
    ]);
    expect(published).toEqual([
      ['roles', id],
      ['role-permissions', id],
    ]);
    const { items } = body(await admin.request('GET', '/role-permissions')) as { items: { id: string }[] };
    expect(items.find((role) => role.id === id)).toEqual({
      id,
      name: 'Evening shift',
      version: 1,
      people: 0,
      mayChange: true,
      permissions: matrixOf([]),
    });
  });

  test('the list counts the people of each role, and finds roles by a word of their name', async () => {
    const { items } = body(await admin.request('GET', '/roles?search=cash&sort=name')) as { items: object[] };
    expect(items.map((role) => [Object(role)['name'], Object(role)['people']])).toEqual([['cashier', 1]]);
  });

  test('a name is used once in a business, whatever its case', async () => {
    await add('Weekend');
    expect(rejection(await add('WEEKEND'))).toEqual([409, 'role.nameTaken', ['name']]);
    expect(rejection(await admin.request('POST', '/roles', { id: newId(OPENED), name: ' ', viewCost: false }))).toEqual(
      [400, 'request.invalid', ['name']],
    );
    const theirs = { id: newId(OPENED), name: 'Weekend', viewCost: false };
    expect((await otherAdmin.request('POST', '/roles', theirs)).status).toEqual(200);
  });

  test('a role that people hold is not archived, and the answer says how many; an unused one is, and frees its name', async () => {
    const cashier = await admin.request('DELETE', `/roles/${await idOfRole('cashier')}`);
    expect([cashier.status, body(cashier)['code'], body(cashier)['params']]).toEqual([
      409,
      'role.inUse',
      { people: 1 },
    ]);
    const { id } = await add('Holidays');
    expect((await admin.request('DELETE', `/roles/${id}`)).status).toEqual(200);
    expect((await admin.request('GET', `/roles/${id}`)).status).toEqual(404);
    expect((await add('Holidays')).status).toEqual(200);
    const person = { roleId: id };
    const given = await admin.request('PATCH', `/employees/${shop.people.trainee.id}`, person);
    expect(rejection(given)).toEqual([404, 'record.notFound', ['roleId']]);
  });

  test('a changed role carries the version that was read, and the answer shows what differs', async () => {
    const { id } = await add('Draft');
    expect((await admin.request('PATCH', `/roles/${id}`, { version: 1, maxDiscount: '0.1' })).status).toEqual(200);
    const late = await admin.request('PATCH', `/roles/${id}`, { version: 1, maxDiscount: '0.5' });
    expect(rejection(late)).toEqual([409, 'record.changed', ['maxDiscount']]);
  });

  test('a limit above the own is rejected, and so is a change of a role that has more', async () => {
    expect(rejection(await add('Cheap', { maxDiscount: '0.31' }, manager))).toEqual([403, 'role.above', []]);
    expect(rejection(await add('Unlimited', { maxDiscount: null }, manager))).toEqual([403, 'role.above', []]);
    expect(rejection(await add('Costs', { viewCost: true }, manager))).toEqual([403, 'role.above', []]);
    expect(rejection(await add('Any refund', { maxRefund: null }, manager))).toEqual([403, 'role.above', []]);
    const mine = { maxDiscount: '0.3', maxRefund: 50_000, voidMinutes: 15 };
    expect(rejection(await add('Later voids', { ...mine, voidMinutes: 16 }, manager))).toEqual([403, 'role.above', []]);
    expect((await add('As mine', mine, manager)).status).toEqual(200);
    const owners = await idOfRole('admin');
    const renamed = await manager.request('PATCH', `/roles/${owners}`, { version: 1, name: 'Renamed' });
    expect(rejection(renamed)).toEqual([403, 'role.above', []]);
  });

  test('roles are closed to those without the right, and to another business', async () => {
    const { id } = await add('Ours');
    expect((await trainee.request('GET', '/roles')).status).toEqual(403);
    expect((await trainee.request('GET', '/role-permissions')).status).toEqual(403);
    expect((await otherAdmin.request('GET', `/roles/${id}`)).status).toEqual(404);
    const change = { version: 1, permissions: [] };
    expect((await otherAdmin.request('PATCH', `/role-permissions/${id}`, change)).status).toEqual(404);
  });
});

describe('the rights of a role', () => {
  test('are replaced as a whole, and the person has them with the next call', async () => {
    const id = await idOfRole('trainee');
    expect((await trainee.request('GET', '/customers')).status).toEqual(403);
    const saved = await setRights(id, someRights({ Dashboard: 'r', Customer: 'r' }));
    expect([saved.status, body(saved)['version']]).toEqual([200, 2]);
    expect((await trainee.request('GET', '/customers')).status).toEqual(200);
    const [entry] = await inShop((tx) =>
      tx.raw<{ before: unknown; after: unknown }>(
        `select before, after from audit_log where action = 'role.rightsChanged' and entity_id = $1`,
        [id],
      ),
    );
    expect(entry).toEqual({ before: { 'Customer.read': false }, after: { 'Customer.read': true } });
  });

  test('an unknown module and a module named twice are rejected', async () => {
    const { id } = await add('Odd');
    const row = { module: 'Vendor', read: true, create: false, update: false, delete: false };
    const send = (permissions: object[]) =>
      admin.request('PATCH', `/role-permissions/${id}`, { version: 1, permissions });
    expect((await send([{ ...row, module: 'Vault' }])).status).toEqual(400);
    expect((await send([row, row])).status).toEqual(400);
    expect((await send([row])).status).toEqual(200);
  });

  test('two people who change one role: the second is told which cells differ', async () => {
    const { id } = await add('Shared');
    const send = (rights: Parameters<typeof someRights>[0]) =>
      admin.request('PATCH', `/role-permissions/${id}`, { version: 1, permissions: someRights(rights) });
    expect((await send({ Vendor: 'r' })).status).toEqual(200);
    expect(rejection(await send({ Customer: 'r' }))).toEqual([409, 'record.changed', ['Vendor.read', 'Customer.read']]);
  });

  test('nobody gives a right that they lack, or changes a role that has more', async () => {
    const { id } = await add('Helping');
    expect(rejection(await setRights(id, someRights({ Vendor: 'rc', Customer: 'r' }), manager))).toEqual([
      403,
      'role.above',
      ['Vendor.create', 'Customer.read'],
    ]);
    expect((await setRights(id, someRights({ Vendor: 'r' }), manager)).status).toEqual(200);
    const owners = await idOfRole('admin');
    expect(rejection(await setRights(owners, someRights({}), manager))).toEqual([403, 'role.above', []]);
    const { items } = body(await manager.request('GET', '/role-permissions')) as {
      items: { name: string; mayChange: boolean }[];
    };
    expect(items.filter(({ name }) => ['admin', 'Helping'].includes(name)).map((role) => role.mayChange)).toEqual([
      false,
      true,
    ]);
  });

  test('nobody locks themselves out of the rights of roles', async () => {
    const without = managing.filter(({ module }) => module !== 'Roles Permissions');
    expect(rejection(await setRights(managerRole, without, manager))).toEqual([
      409,
      'role.lockout',
      ['Roles Permissions.read', 'Roles Permissions.update'],
    ]);
  });

  test('the role of the only admin keeps its rights, and may lose some while another role is held by an admin', async () => {
    const owners = await idOfRole('admin');
    expect(rejection(await setRights(owners, allWithout('Vendor', 'delete')))).toEqual([
      409,
      'role.lastAdmin',
      ['Vendor.delete'],
    ]);
    const second = await inShop((tx) =>
      createRole(tx, shop.businessId, OPENED, { name: 'Owner', permissions: allRights(), limits: { viewCost: true } }),
    );
    await inShop((tx) =>
      createPerson(tx, shop.businessId, '2026-03-02T15:00:02.000Z', {
        email: 'owner@ours.test',
        name: 'Second Owner',
        username: 'owner',
        userType: 'admin',
        roleId: second,
        password: PASSWORD,
        pin: null,
        storeIds: [shop.scope.storeId],
      }),
    );
    expect((await setRights(owners, allWithout('Vendor', 'delete'))).status).toEqual(200);
    expect((await setRights(owners, allRights())).status).toEqual(200);
  });
});

describe('a copy of a role', () => {
  const clone = (source: string, name: string, as: { request: typeof admin.request } = admin) => {
    const id = newId(OPENED);
    return as.request('POST', `/roles/${source}/clone`, { id, name }).then((response) => ({ id, response }));
  };
  const rightsOf = async (id: string) =>
    (body(await admin.request('GET', '/role-permissions'))['items'] as { id: string; permissions: unknown }[]).find(
      (role) => role.id === id,
    )?.permissions;

  test('has the rights and limits of the other one, and changes alone', async () => {
    const { id, response } = await clone(managerRole, 'Managing at night');
    expect([response.status, body(response)['maxDiscount'], body(response)['people']]).toEqual([200, '0.3', 0]);
    expect(await rightsOf(id)).toEqual(matrixOf(managing));
    await setRights(id, someRights({ Vendor: 'r' }));
    expect([await rightsOf(id), await rightsOf(managerRole)]).toEqual([
      matrixOf(someRights({ Vendor: 'r' })),
      matrixOf(managing),
    ]);
  });

  test('has a name of its own, and is made only by who has all of its rights', async () => {
    const owner = await idOfRole('Owner');
    expect([
      rejection((await clone(managerRole, 'MANAGING')).response),
      rejection((await clone(owner, 'Another owner', manager)).response),
      rejection((await clone(newId(OPENED), 'Of nothing')).response),
      rejection((await clone(managerRole, 'By a trainee', trainee)).response),
    ]).toEqual([
      [409, 'role.nameTaken', ['name']],
      [403, 'role.above', []],
      [404, 'record.notFound', []],
      [403, 'access.denied', []],
    ]);
  });
});
