import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { asPerson, call, servicesOn, signIn, type ApiResponse, type Person } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'pay');
const foreign = await smallShop(db, 'pay-2');
const { app } = await servicesOn(db);
afterAll(() => app.close());
const admin = await signIn(app, shop, 'admin');
const { cashier } = shop.people;
const managerId = await inBusiness(db, shop.businessId, async (tx) => {
  const permissions = someRights({ Employee: 'ru', 'Sale & Invoice': 'rcud', Customer: 'rcud', Dashboard: 'r' });
  const roleId = await createRole(tx, shop.businessId, OPENED, {
    name: 'Paying',
    permissions,
    limits: { viewCost: false },
  });
  const account = { email: 'boss@pay.test', name: 'Boss', username: 'boss', userType: 'manager', password: PASSWORD };
  return createPerson(tx, shop.businessId, OPENED, { ...account, roleId, pin: '1111', storeIds: [shop.scope.storeId] });
});
const signedIn = { store: shop.code, email: 'boss@pay.test', password: PASSWORD, platform: 'tilldesk' };
const login = await call(app, 'POST', '/auth/login', { body: signedIn });
const manager = asPerson(app, String(Object(login.body)['accessToken']));

const setPay = (person: Person, id: string, payType: string, amount: number | null, from: string) =>
  person.request('POST', `/employees/${id}/pay-rates`, { payType, amount, from }, newId(OPENED));
const ratesOf = async (response: ApiResponse | Promise<ApiResponse>) =>
  (Object((await response).body) as { items: Record<string, unknown>[] }).items.map(
    ({ payType, amount, from, isCurrent, isReplaced }) => [payType, amount, from, isCurrent, isReplaced],
  );
const rejection = ({ status, body }: ApiResponse) => [
  status,
  Object(body)['code'],
  Object.keys(Object(Object(body)['fields']))[0] ?? null,
];

test('pay is a history: a rate counts from its day on, and a later one for the same day replaces it', async () => {
  expect(await ratesOf(admin.request('GET', `/employees/${cashier.id}/pay-rates`))).toEqual([]);
  await setPay(admin, cashier.id, 'hourly', 1_500, '2026-01-01');
  await setPay(admin, cashier.id, 'hourly', 1_650, '2026-03-01');
  await setPay(admin, cashier.id, 'commissionOnly', null, '2026-04-01');
  expect(await ratesOf(await setPay(admin, cashier.id, 'hourly', 1_600, '2026-03-01'))).toEqual([
    ['commissionOnly', null, '2026-04-01', false, false],
    ['hourly', 1_600, '2026-03-01', true, false],
    ['hourly', 1_650, '2026-03-01', false, true],
    ['hourly', 1_500, '2026-01-01', false, false],
  ]);
});

test('each change is in the activity log with the pay before and after', async () => {
  const log = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw(`select before, after from audit_log where action = 'employee.paySet' and entity_id = $1`, [cashier.id]),
  );
  const last = log.find(({ after }) => Object(after)['amount'] === 1_600);
  expect([log.length, last?.['before']]).toEqual([4, { payType: 'hourly', amount: 1_650, from: '2026-03-01' }]);
});

test('a repeated request with the same key adds one rate', async () => {
  const { trainee } = shop.people;
  const body = { payType: 'salary', amount: 250_000, from: '2026-03-01' };
  const key = 'b6a1e7a0-6f0c-4a5e-9d5e-3b1f6c2d7e80';
  const send = () => call(app, 'POST', `/employees/${trainee.id}/pay-rates`, { body, token: admin.token, key });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await ratesOf(admin.request('GET', `/employees/${trainee.id}/pay-rates`))).toEqual([
    ['salary', 250_000, '2026-03-01', true, false],
  ]);
});

test.each([
  ['no amount per hour', 'hourly', null, [400, 'pay.missing', 'amount']],
  ['an amount of nothing', 'hourly', 0, [400, 'request.invalid', 'amount']],
  ['a negative amount', 'salary', -1, [400, 'request.invalid', 'amount']],
  ['a type that is none', 'perPiece', 100, [400, 'request.invalid', 'payType']],
])('%s is rejected at the field', async (_, payType, amount, rejected) => {
  expect(rejection(await setPay(admin, cashier.id, payType, amount, '2026-05-01'))).toEqual(rejected);
});

test('pay is seen and set with the right to change employees; not the own one, except by an admin, and not that of a person with more rights', async () => {
  const seller = await signIn(app, shop, 'cashier');
  const [above, own] = [await setPay(manager, shop.people.admin.id, 'hourly', 900, '2026-03-01'), shop.people.admin.id];
  expect([
    rejection(await seller.request('GET', `/employees/${cashier.id}/pay-rates`)),
    rejection(await setPay(seller, cashier.id, 'hourly', 9_900, '2026-03-01')),
    rejection(await setPay(manager, managerId, 'hourly', 9_900, '2026-03-01')),
    rejection(above),
    rejection(await manager.request('GET', `/employees/${own}/pay-rates`)),
    rejection(await setPay(admin, foreign.people.cashier.id, 'hourly', 9_900, '2026-03-01')),
  ]).toEqual([
    [403, 'access.denied', null],
    [403, 'access.denied', null],
    [409, 'pay.ownPay', null],
    [403, 'employee.above', null],
    [403, 'employee.above', null],
    [404, 'record.notFound', null],
  ]);
  expect(await ratesOf(await setPay(admin, own, 'salary', 500_000, '2026-03-01'))).toEqual([
    ['salary', 500_000, '2026-03-01', true, false],
  ]);
});
