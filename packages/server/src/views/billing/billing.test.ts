import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf, type Person } from '../../testing/till.ts';
import { version } from '../../version.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'bill');
const other = await smallShop(db, 'bill-2');
const { app, time } = await servicesOn(db);
afterAll(() => app.close());

const cycleOf = async (person: Person) => {
  await person.request('POST', '/employees/check', { email: shop.people.admin.email, accessPin: '1111' });
  const { status, body } = await person.request('GET', '/billing-cycle');
  return { status, body: Object(body) as Record<string, unknown> };
};
/** Sells a cable at 19.99 plus 8.25 % tax, for cash. */
const sell = (person: Person) => {
  const id = newId(time.now.toISOString());
  const tenders = [tenderOf('cash', 2_164)];
  return person.request(
    'POST',
    `/invoices/${id}/checkout`,
    { draft: draftOf(shop, { cables: 1 }), tenders },
    newId(OPENED),
  );
};

test('counts what the business uses in the months of its own clock, and nothing of another one', async () => {
  const cashier = await signIn(app, shop, 'cashier');
  expect([(await sell(cashier)).status, (await sell(cashier)).status]).toEqual([200, 200]);
  // Midnight UTC is still March in the store.
  time.now = new Date('2026-04-01T02:00:00.000Z');
  expect((await sell(await signIn(app, shop, 'admin'))).status).toEqual(200);
  time.now = new Date('2026-04-01T14:00:00.000Z');
  const admin = await signIn(app, shop, 'admin');
  expect((await sell(admin)).status).toEqual(200);
  const { status, body } = await cycleOf(admin);
  const { months, ...cycle } = body;
  expect([status, cycle]).toEqual([
    200,
    {
      plan: 'selfHosted',
      version,
      period: { from: '2026-04-01', to: '2026-04-30' },
      usage: { stores: 1, people: Object.keys(shop.people).length, files: 0, fileBytes: 0 },
    },
  ]);
  expect((months as unknown[]).slice(0, 3)).toEqual([
    { from: '2026-04-01', invoices: 1, sellers: 1 },
    { from: '2026-03-01', invoices: 3, sellers: 2 },
    { from: '2026-02-01', invoices: 0, sellers: 0 },
  ]);
  expect((months as unknown[]).length).toEqual(12);
  const foreign = await signIn(app, other, 'admin');
  expect(Object((await foreign.request('GET', '/billing-cycle')).body).months[0].invoices).toEqual(0);
});

test('needs the right', async () => {
  const trainee = await signIn(app, shop, 'trainee');
  expect((await trainee.request('GET', '/billing-cycle')).status).toEqual(403);
});
