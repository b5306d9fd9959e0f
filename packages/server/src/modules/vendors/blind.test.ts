import { allRights } from '@tilldesk/domain/rights';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../testing/small-shop.ts';
import { houseOn, signIn } from '../../testing/till.ts';
import { createPerson, createRole } from '../session/people.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'blind');
const { app } = await houseOn(db);
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
  const made = await admin.ask('POST', '/vendors', {
    id,
    name: 'Acme',
    active: true,
    isCarrier: false,
    isDistributor: true,
  });
  expect([made.status, made.text]).toEqual([200, made.text]);
  for (const path of ['ledger', 'statement?from=2026-03-01&to=2026-03-02', 'open-bills']) {
    const [seen, refused] = [
      await admin.ask('GET', `/vendors/${id}/${path}`),
      await person.ask('GET', `/vendors/${id}/${path}`),
    ];
    expect([path, seen.status, refused.status, Object(refused.body)['code']]).toEqual([
      path,
      200,
      403,
      'access.denied',
    ]);
  }
});
