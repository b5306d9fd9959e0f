import type { Vendor } from '@tilldesk/domain/vendors';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { buyingFrom, buySomething, fresh, purchaseIn, rejectionIn } from '../../testing/buying.ts';
import { imeiOf, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'vend');
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());

const add = async (parts: object = {}) => {
  const id = fresh();
  const flags = { isCarrier: false, isDistributor: false, active: true };
  return {
    id,
    response: await admin.request('POST', '/vendors', { id, name: `Acme ${id.slice(-6)}`, ...flags, ...parts }),
  };
};
const request = (path: string, body: object) => admin.request('POST', path, body, fresh());
const vendorOf = async (id: string) => (await admin.request('GET', `/vendors/${id}`)).body as Vendor;
const names = async (query: string) =>
  ((await admin.request('GET', `/vendors?limit=100&${query}`)).body as { items: Vendor[] }).items.map(
    ({ name }) => name,
  );

describe('a vendor', () => {
  test('needs a name alone, bears it alone, and is found by contact, phone and our number with them', async () => {
    const { id, response } = await add({
      name: 'Ñandú Phones',
      contactName: 'Inés',
      phone: '+1 555 010 9988',
      accountNo: 'C-778899',
    });
    const { createdAt: _created, updatedAt: _updated, ...made } = response.body as Vendor;
    expect(made).toEqual({
      id,
      name: 'Ñandú Phones',
      contactName: 'Inés',
      phone: '+1 555 010 9988',
      email: null,
      street: null,
      country: null,
      city: null,
      state: null,
      postalCode: null,
      preferredLanguage: null,
      accountNo: 'C-778899',
      taxId: null,
      termsDays: null,
      leadDays: null,
      isCarrier: false,
      isDistributor: false,
      rmaWindowDays: null,
      rmaEmail: null,
      rmaApproval: null,
      bankName: null,
      bankRouting: null,
      bankAccount: null,
      notes: null,
      active: true,
      balance: 0,
      credits: 0,
      openOrders: 0,
      lastOrderAt: null,
      version: 1,
    });
    expect(rejectionIn((await add({ name: 'ñandú phones' })).response)).toEqual(['vendor.nameTaken', ['name']]);
    for (const search of ['nandu', 'ines', '9988', '778899'])
      expect(await names(`search=${search}`)).toEqual(['Ñandú Phones']);
    expect(rejectionIn((await add({ name: ' ' })).response)).toEqual(['request.invalid', ['name']]);
  });

  test('is not archived with an open order or an open account, and nothing is ordered from an inactive one', async () => {
    const { vendorId, order, draftOf } = await buyingFrom(admin, shop);
    const { id, version } = await order(0, 1);
    expect(rejectionIn(await admin.request('DELETE', `/vendors/${vendorId}`))[0]).toEqual('vendor.inUse');
    await request(`/purchases/${id}/cancel`, { version, reason: 'Too dear' });
    await request(`/vendors/${vendorId}/adjustments`, { id: fresh(), amount: 500, reason: 'From the old books' });
    expect(rejectionIn(await admin.request('DELETE', `/vendors/${vendorId}`))[0]).toEqual('vendor.inUse');
    await request(`/vendors/${vendorId}/adjustments`, { id: fresh(), amount: -500, reason: 'Settled' });
    const { version: own } = await vendorOf(vendorId);
    await admin.request('PATCH', `/vendors/${vendorId}`, { version: own, active: false });
    expect(rejectionIn(await admin.request('POST', '/purchases', draftOf(1, 0)))).toEqual([
      'vendor.inactive',
      ['vendorId'],
    ]);
    expect((await admin.request('DELETE', `/vendors/${vendorId}`)).status).toEqual(200);
  });

  test('shows what is owed, what is on its way, and when something was ordered last', async () => {
    const { vendorId, order } = await buyingFrom(admin, shop);
    await order(0, 1);
    await request(`/vendors/${vendorId}/adjustments`, { id: fresh(), amount: 12_345, reason: 'From the old books' });
    const { name, balance, openOrders, lastOrderAt } = await vendorOf(vendorId);
    expect([balance, openOrders, lastOrderAt]).toEqual([12_345, 1, '2026-03-02T18:00:00.000Z']);
    expect((await names('owed=true')).includes(name)).toEqual(true);
    expect((await names('owed=false')).includes(name)).toEqual(false);
    expect((await names('sort=-balance'))[0]).toEqual(name);
  });
});

describe('the ledger of a vendor', () => {
  test('runs on: bills add, payments take, a statement begins with what stood before', async () => {
    const { vendorId, order, receive, post } = await buyingFrom(admin, shop);
    const adjustment = { id: fresh(), amount: 1_000, reason: 'From the old books' };
    await request(`/vendors/${vendorId}/adjustments`, adjustment);
    await request(`/vendors/${vendorId}/adjustments`, adjustment);
    const { id, lines } = await order(0, 2);
    const receipt = await receive(id);
    await admin.request('POST', `/receipts/${receipt}/all`);
    await post(receipt);
    time.now = new Date('2026-03-05T18:00:00.000Z');
    const later = await signIn(app, shop, 'admin');
    const line = { lineId: lines[0]!.id, quantity: 2, unitCost: 333, tax: 55 };
    const bill = { id: fresh(), reference: 'INV/7', day: '2026-03-04', dueDay: null, charges: [], lines: [line] };
    const { bills } = purchaseIn(await later.request('POST', `/purchases/${id}/bills`, bill, fresh()));
    const payment = { id: fresh(), amount: 500, method: 'card', reference: 'T-9', paidOn: '2026-03-05', note: null };
    await later.request('POST', `/vendors/${vendorId}/payments`, payment, fresh());
    const ledger = (await later.request('GET', `/vendors/${vendorId}/ledger`)).body as {
      items: Record<string, unknown>[];
    };
    expect(
      ledger.items.map((e) => [e['kind'], e['day'], e['amount'], e['balance'], e['documentNumber'], e['reference']]),
    ).toEqual([
      ['payment', '2026-03-05', -500, 1_221, expect.stringMatching(/^PAY-/), 'T-9'],
      ['bill', '2026-03-05', 721, 1_721, bills[0]!.number, 'INV/7'],
      ['adjustment', '2026-03-02', 1_000, 1_000, null, null],
    ]);
    const found = (await later.request('GET', `/vendors/${vendorId}/ledger?search=inv/7`)).body as { items: object[] };
    expect(found.items.length).toEqual(1);
    const statement = (await later.request('GET', `/vendors/${vendorId}/statement?from=2026-03-03&to=2026-03-31`)).body;
    const { vendor: _vendor, entries, ...sums } = statement as Record<string, unknown> & { entries: object[] };
    expect([entries.length, sums]).toEqual([
      2,
      {
        currency: 'USD',
        from: '2026-03-03',
        to: '2026-03-31',
        opening: 1_000,
        billed: 721,
        paid: 500,
        credited: 0,
        adjusted: 0,
        closing: 1_221,
        isCut: false,
      },
    ]);
    time.now = new Date('2026-03-02T18:00:00.000Z');
  });

  test('takes forty bookings at once, one after the other', async () => {
    const { id } = await add();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        request(`/vendors/${id}/adjustments`, { id: fresh(), amount: i + 1, reason: 'x' }),
      ),
    );
    expect([answers.every(({ status }) => status === 200), (await vendorOf(id)).balance]).toEqual([true, 820]);
  });
});

test('what a vendor supplies is kept by receipts and bills, with its history, and named as they name it', async () => {
  await buySomething(admin, shop, imeiOf(4000));
  const { items: vendors } = (await admin.request('GET', '/vendors?sort=-createdAt&limit=1')).body as {
    items: Vendor[];
  };
  const { id } = vendors[0]!;
  await admin.request('PATCH', `/vendors/${id}/supplies/${shop.phone}`, { vendorSku: 'V-PH', leadDays: 4 });
  const { items } = (await admin.request('GET', `/vendors/${id}/supplies`)).body as {
    items: { name: string; vendorSku: string; pieces: number; lastCost: number; prices: { cost: number }[] }[];
  };
  expect(
    items.map((item) => [item.name, item.vendorSku, item.pieces, item.lastCost, item.prices.map(({ cost }) => cost)]),
  ).toEqual([
    ['Phone X', 'V-PH', 1, 51_000, [51_000, 50_000]],
    ['USB-C cable', null, 2, 333, [333]],
  ]);
});

test('every ledger adds up', async () => {
  expect(await differences(db)).toEqual([]);
});
