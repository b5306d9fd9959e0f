import { allRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'blind');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());

test('the account of a vendor, which says what goods cost, is for those who may see costs', async () => {
  const blind = await inBusiness(db, shop.businessId, async (tx) => {
    const role = { name: 'blind', permissions: allRights(), limits: { viewCost: false } };
    const roleId = await createRole(tx, shop.businessId, OPENED, role);
    const account = {
      email: 'b@blind.test',
      name: 'b',
      username: 'b',
      userType: 'employee',
      password: PASSWORD,
      pin: '1111',
    };
    const id = await createPerson(tx, shop.businessId, OPENED, { ...account, roleId, storeIds: [shop.scope.storeId] });
    return { id, email: account.email };
  });
  const person = await signIn(app, { ...shop, people: { ...shop.people, trainee: blind } }, 'trainee');
  const id = newId(OPENED);
  const made = await admin.request('POST', '/vendors', {
    id,
    name: 'Acme',
    active: true,
    isCarrier: false,
    isDistributor: true,
  });
  expect([made.status, made.text]).toEqual([200, made.text]);
  for (const path of ['ledger', 'statement?from=2026-03-01&to=2026-03-02', 'open-bills']) {
    const [seen, rejected] = [
      await admin.request('GET', `/vendors/${id}/${path}`),
      await person.request('GET', `/vendors/${id}/${path}`),
    ];
    expect([path, seen.status, rejected.status, Object(rejected.body)['code']]).toEqual([
      path,
      200,
      403,
      'access.denied',
    ]);
  }
  for (const query of ['owed=true', 'owed=false', 'sort=balance', 'sort=-balance']) {
    expect([query, (await admin.request('GET', `/vendors?${query}`)).status]).toEqual([query, 200]);
    expect([query, (await person.request('GET', `/vendors?${query}`)).status]).toEqual([query, 403]);
  }
  const adjustment = () => ({ id: newId(OPENED), amount: 1250, reason: 'Opening balance' });
  const path = `/vendors/${id}/adjustments`;
  expect((await person.request('POST', path, adjustment(), newId(OPENED))).status).toEqual(403);
  expect((await admin.request('POST', path, adjustment(), newId(OPENED))).status).toEqual(200);
  const figuresOf = ({ body }: { body: unknown }) => [Object(body)['balance'], Object(body)['credits']];
  const itemsOf = ({ body }: { body: unknown }) => Object(body)['items'] as unknown[];
  for (const [viewer, figures] of [
    [admin, [1250, 0]],
    [person, [null, null]],
  ] as const) {
    expect(figuresOf(await viewer.request('GET', `/vendors/${id}`))).toEqual(figures);
    expect(itemsOf(await viewer.request('GET', '/vendors')).map((body) => figuresOf({ body }))).toEqual([figures]);
  }
});
