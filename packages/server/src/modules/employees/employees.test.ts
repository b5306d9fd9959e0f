import { someRights } from '@tilldesk/domain/rights';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { buildApp } from '../../server.ts';
import type { Email } from '../../email/email.ts';
import { noMailer, type Mailer } from '../../email/mailer.ts';
import { createChanges } from '../../realtime/changes.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { call, draftOf, signIn, tenderOf, type ApiResponse } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'staff');
const foreign = await smallShop(db, 'abroad');
const time = { now: new Date('2026-03-10T18:00:00.000Z') };
const changes = createChanges();
const emails: Email[] = [];
const mailer: Mailer = { ...noMailer, write: async (_tx, email) => void emails.push(email) };
const app = await buildApp({ db, changes, clock: () => time.now, mailer });
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const inShop = <T>(work: Parameters<typeof inBusiness<T>>[2]) => inBusiness(db, shop.businessId, work);
const rows = (sql: string, values: unknown[] = []) => inShop((tx) => tx.raw(sql, values));
const role = (name: string, given: Parameters<typeof someRights>[0], viewCost = false) =>
  inShop((tx) =>
    createRole(tx, shop.businessId, OPENED, { name, permissions: someRights(given), limits: { viewCost } }),
  );
const [managing, selling, seeing] = [
  await role('Managing', { Dashboard: 'r', Employee: 'rcud', 'Sale & Invoice': 'rcu' }),
  await role('Selling', { Dashboard: 'r', 'Sale & Invoice': 'rc' }),
  await role('Seeing costs', { Dashboard: 'r' }, true),
];
const [{ role_id: owning } = { role_id: '' }] = (await rows('select role_id from users where id = $1', [
  shop.people.admin.id,
])) as { role_id: string }[];
const managerId = await inShop((tx) =>
  createPerson(tx, shop.businessId, '2026-03-02T15:00:01.000Z', {
    email: 'manager@staff.test',
    name: 'Mónica Ortiz',
    username: 'monica',
    userType: 'manager',
    roleId: managing,
    password: PASSWORD,
    pin: '1111',
    storeIds: [shop.scope.storeId],
  }),
);
const login = (email: string, password = PASSWORD) =>
  call(app, 'POST', '/auth/login', { body: { store: shop.code, email, password, platform: 'tilldesk' } });
const tokenOf = async (email: string) => String(Object((await login(email)).body)['accessToken']);
const managerToken = await tokenOf('manager@staff.test');
const manager = {
  request: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, path, { body, token: managerToken }),
};

const draft = {
  name: 'Rosa Núñez',
  email: 'Rosa@Staff.test',
  username: 'rosa',
  phone: '+1 555 010 4477',
  userType: 'employee',
  roleId: selling,
  storeIds: [shop.scope.storeId],
  language: 'es',
  active: true,
};
const body = ({ body }: ApiResponse) => Object(body) as Record<string, unknown>;
const rejection = (response: ApiResponse) => [
  response.status,
  body(response)['code'],
  Object.keys(Object(body(response)['fields']))[0] ?? null,
];
let made = 0;
const add = (person: { request: typeof manager.request }, more: object = {}) => {
  made += 1;
  const unlike = { email: `new${made}@staff.test`, username: `new${made}` };
  return person.request('POST', '/employees', { id: newId(time.now.toISOString()), ...draft, ...unlike, ...more });
};
const freshAdmin = () => signIn(app, shop, 'admin');
const names = async (path: string) => {
  const response = body(await (await freshAdmin()).request('GET', path));
  return (response['items'] as { name: string }[]).map(({ name }) => name);
};

describe('a person of the business', () => {
  test('is added without a password, and invited by mail to choose one', async () => {
    const id = newId(OPENED);
    const published: unknown[] = [];
    changes.listen((_audience, resource, changedId) => published.push([resource, changedId]));
    const added = await admin.request('POST', '/employees', { id, ...draft });
    expect([added.status, added.body]).toEqual([
      200,
      {
        ...draft,
        email: 'rosa@staff.test',
        address: null,
        emergencyContact: null,
        emergencyPhone: null,
        hireDate: null,
        leaveDate: null,
        id,
        _id: id,
        roleName: 'Selling',
        storeNames: ['Shop staff'],
        accessPin: false,
        twoFactor: null,
        invitedAt: '2026-03-10T18:00:00.000Z',
        lockedUntil: null,
        newEmail: null,
        version: 1,
        createdAt: '2026-03-10T18:00:00.000Z',
        updatedAt: '2026-03-10T18:00:00.000Z',
      },
    ]);
    expect(emails.splice(0)).toEqual([
      {
        to: 'rosa@staff.test',
        name: 'Rosa Núñez',
        language: 'es',
        message: {
          kind: 'invitation',
          path: expect.stringMatching(new RegExp(`^/reset-password\\?id=${id}#[\\w-]{43}$`)),
          store: 'Shop staff',
          storeCode: 'staff',
        },
      },
    ]);
    expect(published).toEqual([['employees', id]]);
    expect((await login('rosa@staff.test', '')).status).toEqual(400);
    expect(rejection(await admin.request('POST', '/employees', { id, ...draft, email: 'else@staff.test' }))).toEqual([
      409,
      'record.exists',
      null,
    ]);
  });

  test.each([
    ['an email of the business', { email: 'CASHIER@staff.test' }, [409, 'employee.emailTaken', 'email']],
    ['no store', { storeIds: [] }, [400, 'employee.storeMissing', 'storeIds']],
    ['a store of another business', { storeIds: [foreign.scope.storeId] }, [404, 'record.notFound', 'storeIds']],
    ['a role that is not there', { roleId: newId(OPENED) }, [404, 'record.notFound', 'roleId']],
    ['a user type that is none', { userType: 'owner' }, [400, 'request.invalid', 'userType']],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, [400, 'request.invalid', 'name']],
    ['a password', { password: 'correct-horse-battery' }, [400, 'request.invalid', 'password']],
  ])('with %s is rejected at the field', async (_, more, rejected) => {
    expect(rejection(await add(admin, more))).toEqual(rejected);
  });

  test('[S7-05] is changed by the version that was seen, or, as the spec’s call, without one', async () => {
    const { id } = body(await add(admin));
    const path = `/employees/${String(id)}`;
    expect(body(await admin.request('PATCH', path, { name: 'Second', version: 1 }))['version']).toEqual(2);
    expect(rejection(await admin.request('PATCH', path, { name: 'Third', version: 1 }))).toEqual([
      409,
      'record.changed',
      'name',
    ]);
    expect(body(await admin.request('PATCH', path, { name: 'Third' }))['name']).toEqual('Third');
    expect(rejection(await admin.request('PATCH', path, { email: 'cashier@staff.test' }))).toEqual([
      409,
      'employee.emailTaken',
      'email',
    ]);
    const [row] = await rows(
      `select before, after from audit_log where entity_id = $1 and action = 'employee.changed' limit 1`,
      [id],
    );
    expect(row).toEqual({ before: { name: 'Rosa Núñez' }, after: { name: 'Second' } });
  });

  test('of another business is unknown, and who lacks the right hears so', async () => {
    const path = `/employees/${foreign.people.admin.id}`;
    const answers = [
      await admin.request('GET', path),
      await admin.request('PATCH', path, { name: 'Mine' }),
      await admin.request('DELETE', path),
      await admin.request('GET', `/employees/getEmployeeSalesStats?employeeId=${foreign.people.admin.id}`),
      await cashier.request('GET', '/employees'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403]);
  });
});

describe('access above the own', () => {
  test('a manager adds people of their own rights, and nobody above', async () => {
    expect([
      (await add(manager)).status,
      (await add(manager, { userType: 'manager', roleId: managing })).status,
      rejection(await add(manager, { userType: 'admin' })),
      rejection(await add(manager, { roleId: owning })),
      rejection(await add(manager, { roleId: seeing })),
    ]).toEqual([
      200,
      200,
      [403, 'employee.above', 'userType'],
      [403, 'employee.above', 'roleId'],
      [403, 'employee.above', 'roleId'],
    ]);
  });

  test('a manager changes no admin, nor themselves or another to more', async () => {
    const { id } = body(await add(manager));
    expect([
      rejection(await manager.request('PATCH', `/employees/${shop.people.admin.id}`, { email: 'mine@staff.test' })),
      rejection(await manager.request('DELETE', `/employees/${shop.people.admin.id}`)),
      rejection(await manager.request('PATCH', `/employees/${managerId}`, { userType: 'admin' })),
      rejection(await manager.request('PATCH', `/employees/${managerId}`, { roleId: owning })),
      rejection(await manager.request('PATCH', `/employees/${String(id)}`, { roleId: owning })),
    ]).toEqual([
      [403, 'employee.above', null],
      [403, 'employee.above', null],
      [403, 'employee.above', 'userType'],
      [403, 'employee.above', 'roleId'],
      [403, 'employee.above', 'roleId'],
    ]);
  });
});

describe('who leaves', () => {
  test('has no sign-in from that moment; their sockets are told, and what they did stays', async () => {
    const { id, email } = body(await add(admin));
    await inShop((tx) =>
      tx.raw('update users set password_hash = (select password_hash from users where id = $2) where id = $1', [
        id,
        managerId,
      ]),
    );
    const tokens = [await tokenOf(String(email)), await tokenOf(String(email))];
    const ended: unknown[] = [];
    changes.listenForPeople(({ userId, event }) => ended.push([userId, event]));
    const answer = await admin.request('DELETE', `/employees/${String(id)}`);
    expect([answer.status, body(answer)['active']]).toEqual([200, false]);
    expect(ended).toEqual([
      [id, 'session.ended'],
      [id, 'session.ended'],
    ]);
    const after = await Promise.all(tokens.map((token) => call(app, 'GET', '/session', { token })));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
    expect((await login(String(email))).status).toEqual(400);
    const back = await admin.request('PATCH', `/employees/${String(id)}`, { active: true });
    expect(body(back)['active']).toEqual(true);
    expect((await login(String(email))).status).toEqual(200);
  });

  test('is never oneself, nor the last admin', async () => {
    const me = `/employees/${shop.people.admin.id}`;
    expect([
      rejection(await admin.request('DELETE', me)),
      rejection(await admin.request('PATCH', me, { active: false })),
      rejection(await admin.request('PATCH', me, { userType: 'manager' })),
    ]).toEqual([
      [409, 'employee.self', null],
      [409, 'employee.self', null],
      [409, 'employee.lastAdmin', null],
    ]);
  });

  test('of two admins who deactivate each other at once, one stays', async () => {
    const second = body(await add(admin, { userType: 'admin', roleId: owning }));
    await inShop((tx) =>
      tx.raw('update users set password_hash = (select password_hash from users where id = $2) where id = $1', [
        second['id'],
        managerId,
      ]),
    );
    const token = await tokenOf(String(second['email']));
    const answers = await Promise.all([
      admin.request('DELETE', `/employees/${String(second['id'])}`),
      call(app, 'DELETE', `/employees/${shop.people.admin.id}`, { token }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows(`select count(*)::int from users where user_type = 'admin' and active`)).toEqual([{ count: 1 }]);
    await inShop((tx) => tx.raw('update users set active = true where id = $1', [shop.people.admin.id]));
  });
});

describe('the list', () => {
  test('[S7-05] [S9-10] asks for page 1 of 10, by name, and filters by the day of joining in the store’s zone', async () => {
    const { pagination } = body(await (await freshAdmin()).request('GET', '/employees'));
    expect(Object(pagination)).toEqual({
      page: 1,
      limit: 10,
      total: expect.any(Number),
      totalPages: 2,
      hasNextPage: true,
    });
    expect(await names('/employees?endDate=2026-03-02')).toEqual(['admin', 'cashier', 'Mónica Ortiz', 'trainee']);
    expect(await names('/employees?preset=yesterday')).toEqual([]);
    expect((await names('/employees?preset=today&limit=500')).length).toBeGreaterThan(5);
  });

  test('finds by name without accents, by email, username and the last digits of the phone', async () => {
    for (const q of ['monica ort', 'manager@st', 'monica'])
      expect([q, await names(`/employees/search?q=${q}`)]).toEqual([q, ['Mónica Ortiz']]);
    expect((await names('/employees/search?q=4477&limit=500')).length).toBeGreaterThan(5);
    expect(await names('/employees/search?q=nobody-here')).toEqual([]);
  });

  test('[S7-05] searches by the same words, in an order of its own, and leaves out who is inactive', async () => {
    expect(await names('/employees?search=monica ort')).toEqual(['Mónica Ortiz']);
    const first = ['admin', 'cashier', 'Mónica Ortiz', 'trainee'];
    expect(await names('/employees?endDate=2026-03-02&sort=-name')).toEqual(first.toReversed());
    expect((await names('/employees?endDate=2026-03-02&sort=-createdAt'))[0]).toEqual('Mónica Ortiz');
    const owner = await freshAdmin();
    const { id } = body(await add(owner, { name: 'Inés Left', active: false }));
    expect(await names('/employees?search=ines left&active=true')).toEqual([]);
    expect(await names('/employees?search=ines left&active=false')).toEqual(['Inés Left']);
    expect((await owner.request('PATCH', `/employees/${String(id)}`, { active: true })).status).toEqual(200);
    expect(await names('/employees?search=ines left&active=true')).toEqual(['Inés Left']);
  });
});

describe('what may be given to a person', () => {
  const optionsFor = async (token: string) => {
    const options = body(await call(app, 'GET', '/employees/options', { token }));
    const nameOf = ({ name }: { name: string }) => name;
    return {
      userTypes: options['userTypes'],
      roles: (options['roles'] as { name: string }[]).map(nameOf),
      stores: (options['stores'] as { name: string }[]).map(nameOf),
    };
  };

  test('is everything for an admin, and what is not above oneself for others', async () => {
    expect(await optionsFor((await freshAdmin()).token)).toEqual({
      userTypes: ['admin', 'manager', 'employee'],
      roles: ['admin', 'cashier', 'Managing', 'Seeing costs', 'Selling', 'trainee'],
      stores: ['Shop staff'],
    });
    expect(await optionsFor(await tokenOf('manager@staff.test'))).toEqual({
      userTypes: ['manager', 'employee'],
      roles: ['Managing', 'Selling', 'trainee'],
      stores: ['Shop staff'],
    });
  });

  test('is accepted when it is given, and asks for the right to read employees', async () => {
    const token = await tokenOf('manager@staff.test');
    const { roles } = body(await call(app, 'GET', '/employees/options', { token })) as { roles: { id: string }[] };
    const statuses = await Promise.all(roles.map(async ({ id }) => (await add(manager, { roleId: id })).status));
    expect(statuses).toEqual([200, 200, 200]);
    expect((await cashier.request('GET', '/employees/options')).status).toEqual(403);
  });
});

test('[S7-05] what a person sold is counted from their invoices in this store', async () => {
  const stats = async () =>
    (await (await freshAdmin()).request('GET', `/employees/getEmployeeSalesStats?employeeId=${shop.people.cashier.id}`))
      .body;
  const nothing = {
    employeeId: shop.people.cashier.id,
    invoices: 0,
    pieces: 0,
    net: 0,
    margin: 0,
    tax: 0,
    total: 0,
    averageTotal: 0,
    firstSaleAt: null,
    lastSaleAt: null,
  };
  expect(await stats()).toEqual(nothing);
  for (const cables of [1, 2]) {
    const sale = { draft: draftOf(shop, { cables }), tenders: [tenderOf('cash', 10_000)] };
    await cashier.request('POST', `/invoices/${newId(OPENED)}/checkout`, sale, newId(OPENED));
  }
  expect(await stats()).toEqual({
    ...nothing,
    invoices: 2,
    pieces: 3,
    net: 5_997,
    margin: 4_997,
    tax: 495,
    total: 6_492,
    averageTotal: 3_246,
    firstSaleAt: '2026-03-10T18:00:00.000Z',
    lastSaleAt: '2026-03-10T18:00:00.000Z',
  });
});
