import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase(16);
const shop = await smallShop(db, 'keep', 12);
const { app, time } = await servicesOn(db);
let admin = await signIn(app, shop, 'admin');
let cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const body = (of: unknown) => Object(of) as Record<string, unknown>;
const fresh = () => newId(OPENED);
const rows = (sql: string, values: unknown[] = []) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));
const level = async () => (await rows('select on_hand, reserved from stock_levels'))[0];
const unitNow = async (n: number) =>
  (await rows('select status from units where id = $1', [shop.units[n]!.id]))[0]!['status'];
const agree = async () => expect(await differences(db)).toEqual([]);
const problem = (response: { status: number; body: unknown }) => [
  response.status,
  body(response.body)['code'],
  body(response.body)['params'],
];
const TODAY = '2026-03-02';

const reserve = (of: { unit?: number; quantity?: number; until?: string; customerId?: string }) => {
  const { unit: n, quantity = 1, until = TODAY, customerId = shop.customer } = of;
  const id = fresh();
  const goods = n === undefined ? { productId: shop.cable } : { productId: shop.phone, unitId: shop.units[n]!.id };
  return admin.request('POST', '/inventory/reservations', { id, ...goods, quantity, customerId, until }, id);
};
const release = (id: unknown) =>
  admin.request('POST', `/inventory/reservations/${String(id)}/release`, undefined, fresh());
const sell = (of: { cables?: number; units?: number[]; customerId?: string | null }) => {
  const { cables = 0, units = [], customerId = null } = of;
  const id = fresh();
  const draft = { ...draftOf(shop, { cables, units: units.map((n) => shop.units[n]!.id) }), customerId };
  return cashier.request('POST', `/invoices/${id}/checkout`, { draft, tenders: [tenderOf('cash', 990_000)] }, id);
};

describe('pieces that are kept for a customer', () => {
  test('are on hand and not available: no other customer gets them, and they hear for whom they are kept', async () => {
    const reservation = await reserve({ quantity: 95 });
    expect([reservation.status, body(reservation.body)['customerName'], body(reservation.body)['until']]).toEqual([
      200,
      'Ana Ruiz',
      TODAY,
    ]);
    expect(await level()).toEqual({ on_hand: 100, reserved: 95 });
    const found = body((await cashier.request('GET', '/till/find?text=CABLE')).body);
    expect(Object(found['exact'])['onHand']).toEqual(5);
    expect(problem(await sell({ cables: 6 }))).toEqual([
      409,
      'stock.reserved',
      { available: 5, product: 'USB-C cable', reserved: 95, customer: 'Ana Ruiz', day: TODAY },
    ]);
    expect(problem(await reserve({ quantity: 6 }))).toEqual([
      409,
      'stock.short',
      { available: 5, product: 'USB-C cable' },
    ]);
    await agree();
  });

  test('go to the customer, and what they take counts as taken', async () => {
    expect((await sell({ cables: 90, customerId: shop.customer })).status).toEqual(200);
    expect(await level()).toEqual({ on_hand: 10, reserved: 5 });
    expect((await sell({ cables: 7, customerId: shop.customer })).status).toEqual(200);
    expect(await level()).toEqual({ on_hand: 3, reserved: 0 });
    const { items } = body((await admin.request('GET', '/inventory/reservations')).body);
    const ends = (items as Record<string, unknown>[]).map((one) => [one['quantity'], one['taken'], one['end']]);
    expect(ends).toEqual([[95, 95, 'taken']]);
    await agree();
  });

  test('are not written off: the refusal says for whom they are kept', async () => {
    const { id } = body((await reserve({ quantity: 2 })).body);
    const own = fresh();
    const lines = [{ id: fresh(), productId: shop.cable, quantity: 2 }];
    const stolen = await admin.request('POST', '/inventory/adjustments', { id: own, reason: 'theft', lines }, own);
    expect(problem(stolen)).toEqual([
      409,
      'stock.reserved',
      { available: 1, product: 'USB-C cable', reserved: 2, customer: 'Ana Ruiz', day: TODAY },
    ]);
    expect((await release(id)).status).toEqual(200);
    expect((await release(id)).status).toEqual(200);
    expect(await level()).toEqual({ on_hand: 3, reserved: 0 });
    await agree();
  });
});

describe('a unit that is kept for a customer', () => {
  test('is found and sold for that customer alone', async () => {
    expect((await reserve({ unit: 0 })).status).toEqual(200);
    expect(await unitNow(0)).toEqual('reserved');
    const { code } = shop.units[0]!;
    const rejection = [409, 'unit.reserved', { code, customer: 'Ana Ruiz', day: TODAY }];
    expect(problem(await cashier.request('GET', `/till/find?text=${code}`))).toEqual(rejection);
    expect(problem(await sell({ units: [0] }))).toEqual(rejection);
    const found = await cashier.request('GET', `/till/find?text=${code}&customerId=${shop.customer}`);
    expect(Object(body(found.body)['exact'])['unitId']).toEqual(shop.units[0]!.id);
    expect((await sell({ units: [0], customerId: shop.customer })).status).toEqual(200);
    await agree();
  });

  test('is kept once, and free again when it is released', async () => {
    const first = body((await reserve({ unit: 1 })).body);
    expect((await reserve({ unit: 1 })).status).toEqual(409);
    expect((await release(first['id'])).status).toEqual(200);
    expect(await unitNow(1)).toEqual('in_stock');
    expect((await reserve({ unit: 1 })).status).toEqual(200);
    await agree();
  });

  test('that is lost is kept no more', async () => {
    const own = fresh();
    const lines = [{ id: fresh(), productId: shop.phone, unitId: shop.units[1]!.id }];
    const lost = await admin.request('POST', '/inventory/adjustments', { id: own, reason: 'lost', lines }, own);
    expect([lost.status, await unitNow(1)]).toEqual([200, 'lost']);
    const { items } = body((await admin.request('GET', `/inventory/reservations?unitId=${shop.units[1]!.id}`)).body);
    const ends = (items as { end: string }[]).map((one) => one.end);
    expect(ends.toSorted()).toEqual(['lost', 'released']);
    await agree();
  });
});

test('a reservation needs a day that has not passed, goods that fit, and a customer of the shop', async () => {
  expect((await reserve({ until: '2026-03-01' })).status).toEqual(400);
  expect((await reserve({ unit: 2, quantity: 2 })).status).toEqual(400);
  expect((await reserve({ unit: 2, customerId: fresh() })).status).toEqual(404);
  const id = fresh();
  const cables = { id, productId: shop.phone, quantity: 1, customerId: shop.customer, until: TODAY };
  expect((await admin.request('POST', '/inventory/reservations', cables, id)).status).toEqual(400);
});

test('sent twice at once it is kept once', async () => {
  const id = fresh();
  const order = { id, productId: shop.cable, quantity: 1, customerId: shop.customer, until: TODAY };
  const send = (key: string) => admin.request('POST', '/inventory/reservations', order, key);
  const answers = await Promise.all([send('x'), send('x'), send('y')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await level())?.['reserved']).toEqual(1);
  await release(id);
});

test('twenty who want the last pieces: what is kept never passes what is there', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? reserve({ quantity: 1 }) : sell({ cables: 1 }))),
  );
  const { on_hand: onHand, reserved } = (await level()) as { on_hand: number; reserved: number };
  expect(onHand - reserved).toEqual(0);
  await agree();
});

test('follows its customer into the record that stays when two are merged', async () => {
  const id = fresh();
  const draft = { id, firstName: 'Bo', phones: [], emails: [], tags: [], taxExempt: false, smsConsent: false };
  const phones = [{ number: '555-010-4499', label: 'mobile', contactName: null, isPrimary: true }];
  expect((await admin.request('POST', '/customers', { ...draft, phones, emailConsent: false })).status).toEqual(200);
  await reserve({ unit: 6, customerId: id });
  const versionOf = async (of: string) => body((await admin.request('GET', `/customers/${of}`)).body)['version'];
  const mergeId = fresh();
  const versions = { version: await versionOf(shop.customer), otherVersion: await versionOf(id) };
  const order = { id: mergeId, otherId: id, ...versions };
  expect((await admin.request('POST', `/customers/${shop.customer}/merge`, order, mergeId)).status).toEqual(200);
  const reservedCustomer = async () =>
    (await rows('select customer_id from stock_reservations where unit_id = $1', [shop.units[6]!.id]))[0];
  expect(await reservedCustomer()).toEqual({ customer_id: shop.customer });
  expect((await sell({ units: [6], customerId: shop.customer })).status).toEqual(200);
  await agree();
});

test('ends with its day: whoever reads next sees the goods free, and a sale does not wait for that', async () => {
  await reserve({ unit: 3 });
  await reserve({ unit: 4, until: '2026-03-04' });
  time.now = new Date('2026-03-03T18:00:00.000Z');
  [admin, cashier] = [await signIn(app, shop, 'admin'), await signIn(app, shop, 'cashier')];
  expect(await unitNow(3)).toEqual('reserved');
  expect((await sell({ units: [3] })).status).toEqual(200);
  const { items } = body((await admin.request('GET', '/inventory/reservations?open=yes')).body);
  expect((items as Record<string, unknown>[]).map((one) => one['until'])).toEqual(['2026-03-04']);
  expect((await level())?.['reserved']).toEqual(0);
  const events = await rows(
    `select to_status, user_id is null as by_nobody from unit_events where unit_id = $1 order by seq desc limit 1`,
    [shop.units[4]!.id],
  );
  expect(events).toEqual([{ to_status: 'reserved', by_nobody: false }]);
  time.now = new Date('2026-03-05T18:00:00.000Z');
  admin = await signIn(app, shop, 'admin');
  await admin.request('GET', '/units');
  expect(await unitNow(4)).toEqual('in_stock');
  await agree();
});
