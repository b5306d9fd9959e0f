import { someRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { inBusiness } from '../database/transaction.ts';
import { createRole } from '../modules/session/people.store.ts';
import { OPENED, smallShop } from '../testing/small-shop.ts';
import { call, servicesOn, signIn } from '../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'preview');
const other = await smallShop(db, 'preview-2');
const { app } = await servicesOn(db);
afterAll(() => app.close());
const [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];

const roleIn = ({ businessId }: { businessId: string }, name: string, permissions = someRights({ Customer: 'r' })) =>
  inBusiness(db, businessId, (tx) =>
    createRole(tx, businessId, OPENED, { name, permissions, limits: { viewCost: false } }),
  );
const reader = await roleIn(shop, 'Reader');
const as = async (roleId: string, method: 'GET' | 'POST', path: string, body?: unknown, { token } = admin) => {
  const answer = await call(app, method, path, { body, token, headers: { 'x-preview-role': roleId } });
  return { status: answer.status, code: Object(answer.body).code, body: Object(answer.body) };
};

test('an admin who previews a role sees what the role sees, and without the preview everything again', async () => {
  const session = (await as(reader, 'GET', '/session')).body;
  expect([session.permissions, session.limits.viewCost, session.user.userType]).toEqual([
    someRights({ Customer: 'r' }),
    false,
    'employee',
  ]);
  expect([(await as(reader, 'GET', '/customers')).status, (await as(reader, 'GET', '/vendors')).code]).toEqual([
    200,
    'access.denied',
  ]);
  expect((await admin.request('GET', '/vendors')).status).toEqual(200);
});

test('a preview changes nothing, but can enter an access PIN and sign out', async () => {
  const writer = await roleIn(shop, 'Writer', someRights({ Customer: 'rcud' }));
  const customer = { id: newId(OPENED), firstName: 'Eva', lastName: 'Ito' };
  expect((await as(writer, 'POST', '/customers', customer)).code).toEqual('preview.readOnly');
  expect((await as(writer, 'POST', '/session/switch', {})).code).toEqual('preview.readOnly');
  const { email } = shop.people.admin;
  expect((await as(writer, 'POST', '/employees/check', { email, accessPin: '1111' })).status).toEqual(200);
  const leaving = await signIn(app, shop, 'admin');
  expect((await as(writer, 'POST', '/auth/logout', {}, leaving)).status).toEqual(200);
  expect((await leaving.request('GET', '/session')).status).toEqual(401);
});

test('only people who may read roles preview them, none above their own rights, and only roles of their business', async () => {
  expect((await as(reader, 'GET', '/session', undefined, cashier)).code).toEqual('access.denied');
  const keeper = {
    name: 'keeper',
    permissions: someRights({ Roles: 'r', Customer: 'r' }),
    limits: { viewCost: false },
  };
  await inBusiness(db, shop.businessId, async (tx) => {
    const roleId = await createRole(tx, shop.businessId, OPENED, keeper);
    await tx.raw('update users set role_id = $1 where business_id = $2 and id = $3', [
      roleId,
      shop.businessId,
      shop.people.trainee.id,
    ]);
  });
  const trainee = await signIn(app, shop, 'trainee');
  const writer = await roleIn(shop, 'Above', someRights({ Customer: 'rc' }));
  expect((await as(reader, 'GET', '/customers', undefined, trainee)).status).toEqual(200);
  expect((await as(writer, 'GET', '/customers', undefined, trainee)).code).toEqual('role.above');
  expect((await as(await roleIn(other, 'Foreign'), 'GET', '/customers')).code).toEqual('record.notFound');
  expect((await as('all', 'GET', '/customers')).code).toEqual('request.invalid');
});
