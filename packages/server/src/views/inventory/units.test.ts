import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { differences } from '../verify/verify.store.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'units', 6);
const other = await smallShop(db, 'apart', 1);
const { app, time } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const body = (of: unknown) => Object(of) as Record<string, unknown>;
const idOf = (n: number) => shop.units[n]!.id;
const one = async (n: number) => body((await admin.request('GET', `/units/${idOf(n)}`)).body);
const change = (n: number, changes: object) => admin.request('PATCH', `/units/${idOf(n)}`, changes);
const problem = (response: { status: number; body: unknown }) => [
  response.status,
  body(response.body)['code'],
  Object.entries(body(body(response.body)['fields'])).map(([at, field]) => [at, body(field)['code']]),
];

describe('what is known of a unit', () => {
  test('begins with its product and its code, and one event', async () => {
    const unit = await one(0);
    expect([unit['condition'], unit['lockStatus'], unit['ownPrice'], unit['price']]).toEqual([
      'new',
      'unknown',
      null,
      79_900,
    ]);
    expect(unit['identifiers']).toEqual([{ type: 'IMEI1', value: imeiOf(0) }]);
    expect(unit['events']).toEqual([
      {
        at: OPENED,
        from: null,
        to: 'in_stock',
        source: 'opening',
        sourceId: null,
        number: null,
        by: null,
        note: null,
      },
    ]);
    expect([unit['reservation'], unit['changes']]).toEqual([null, []]);
  });

  test('is changed with a history of what was changed; an old version is rejected with what stands there', async () => {
    const facts = { condition: 'used', grade: 'B', batteryHealth: 87, ownPrice: 59_900, notes: 'Scratch on the back' };
    const changed = body((await change(0, { version: 1, ...facts })).body);
    expect([changed['condition'], changed['grade'], changed['price'], changed['version']]).toEqual([
      'used',
      'B',
      59_900,
      2,
    ]);
    expect(changed['changes']).toEqual([
      {
        at: '2026-03-02T18:00:00.000Z',
        by: 'admin',
        fields: ['batteryHealth', 'condition', 'grade', 'notes', 'ownPrice'],
      },
    ]);
    const late = await change(0, { version: 1, grade: 'A' });
    expect(problem(late)).toEqual([409, 'record.changed', [['grade', 'record.changed']]]);
    expect((await cashier.request('PATCH', `/units/${idOf(0)}`, { version: 2, grade: 'A' })).status).toEqual(403);
  });

  test('its own price is what the till asks', async () => {
    const found = body((await cashier.request('GET', `/till/find?text=${imeiOf(0)}`)).body);
    expect(body(found['exact'])['price']).toEqual(59_900);
    const id = newId(OPENED);
    const draft = draftOf(shop, { units: [idOf(0)] });
    draft.lines[0]!.unitPrice = 59_900;
    const sold = await cashier.request(
      'POST',
      `/invoices/${id}/checkout`,
      { draft, tenders: [tenderOf('cash', 90_000)] },
      id,
    );
    expect(sold.status).toEqual(200);
    const [event] = (await one(0))['events'] as Record<string, unknown>[];
    expect([event!['to'], event!['source'], event!['number'], event!['by']]).toEqual([
      'sold',
      'invoice',
      'INV-1001',
      'cashier',
    ]);
  });
});

describe('the codes of a unit', () => {
  const own = (n: number) => ({ type: 'IMEI1', value: imeiOf(n) });
  const second = { type: 'IMEI2', value: imeiOf(900) };

  test('a second IMEI finds it, and goes again with its search', async () => {
    const serial = { type: 'SN', value: 'F17ZK9ABCDEF' };
    const more = await change(1, { version: 1, identifiers: [own(1), second, serial] });
    expect([more.status, body(more.body)['identifiers']]).toEqual([200, [own(1), second, serial]]);
    const codes = async (text: string) =>
      (body((await admin.request('GET', `/units?search=${text}`)).body)['items'] as Record<string, unknown>[]).map(
        (unit) => unit['code'],
      );
    expect([await codes(imeiOf(900)), await codes('abcdef'), await codes(imeiOf(900).slice(-6))]).toEqual([
      [imeiOf(1)],
      [],
      [imeiOf(1)],
    ]);
    await change(1, { version: 2, identifiers: [own(1)] });
    expect([await codes(imeiOf(900)), await codes(imeiOf(1))]).toEqual([[], [imeiOf(1)]]);
  });

  test('its own stays, another device’s is rejected, and so is one that stands twice or fails its check digit', async () => {
    await change(1, { version: 3, identifiers: [own(1), second] });
    const rejected = async (...identifiers: object[]) => problem(await change(2, { version: 1, identifiers }));
    expect(await rejected(second)).toEqual([400, 'unit.codeStays', [['identifiers', 'unit.codeStays']]]);
    expect(await rejected(own(2), second)).toEqual([409, 'unit.taken', [['identifiers.1.value', 'unit.taken']]]);
    const invalidIdentifier = { type: 'IMEI2', value: '350000000000017' };
    expect(await rejected(own(2), own(2), invalidIdentifier)).toEqual([
      400,
      'request.invalid',
      [
        ['identifiers.1.value', 'unit.listedTwice'],
        ['identifiers.2.value', 'imei'],
      ],
    ]);
    expect((await one(2))['identifiers']).toEqual([own(2)]);
  });

  test('another shop’s unit is neither read nor changed', async () => {
    const foreign = other.units[0]!.id;
    expect((await admin.request('GET', `/units/${foreign}`)).status).toEqual(404);
    expect((await admin.request('PATCH', `/units/${foreign}`, { version: 1, grade: 'A' })).status).toEqual(404);
  });
});

test('the list is narrowed by group, age and condition', async () => {
  const adjust = (reason: string, n: number) => {
    const id = newId(OPENED);
    const lines = [{ id: newId(OPENED), productId: shop.phone, unitId: idOf(n) }];
    return admin.request('POST', '/inventory/adjustments', { id, reason, lines }, id);
  };
  await adjust('demo', 3);
  await adjust('lost', 4);
  time.now = new Date('2026-05-15T18:00:00.000Z');
  const later = await signIn(app, shop, 'admin');
  const count = async (query: string) => {
    const { pagination } = body((await later.request('GET', `/units?${query}`)).body);
    return body(pagination)['total'];
  };
  const groups = await Promise.all(['sellable', 'live', 'coming', 'gone'].map((group) => count(`group=${group}`)));
  expect(groups).toEqual([3, 4, 0, 2]);
  expect([await count('age=60'), await count('age=90'), await count('condition=used')]).toEqual([6, 0, 1]);
  const query = `/inventory/products?productId=${shop.phone}`;
  const [row] = body((await later.request('GET', query)).body)['items'] as Record<string, unknown>[];
  expect([row!['onHand'], row!['available'], row!['aged']]).toEqual([4, 3, 3]);
  expect(await differences(db)).toEqual([]);
});

test('what runs short is listed over both kinds of stock, by what is available', async () => {
  const later = await signIn(app, shop, 'admin');
  const set = async (id: string, reorderPoint: number) => {
    const { version } = body((await later.request('GET', `/products/${id}`)).body);
    return later.request('PATCH', `/products/${id}`, { version, reorderPoint });
  };
  await set(shop.phone, 3);
  await set(shop.cable, 99);
  const names = async (query: string) =>
    (body((await later.request('GET', `/inventory/products?${query}`)).body)['items'] as Record<string, unknown>[]).map(
      ({ name }) => name,
    );
  expect(await names('level=low')).toEqual(['Phone X']);
  const id = newId(OPENED);
  const order = { id, productId: shop.cable, quantity: 1, customerId: shop.customer, until: '2026-05-20' };
  expect((await later.request('POST', '/inventory/reservations', order, id)).status).toEqual(200);
  expect(await names('level=low')).toEqual(['Phone X', 'USB-C cable']);
  expect(await names('level=out')).toEqual([]);
  const { lowStock } = body((await later.request('GET', '/dashboard')).body);
  expect(lowStock).toEqual(2);
});
