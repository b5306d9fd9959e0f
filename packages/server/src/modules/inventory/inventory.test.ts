import { afterAll, describe, expect, test } from 'vitest';
import { differences } from '../../views/verify/verify.store.ts';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { imeiOf, OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';
import { listUnits } from '../../views/inventory/units.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'stock');
const other = await smallShop(db, 'else');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const body = (of: unknown) => Object(of) as Record<string, unknown>;
const items = async (path: string) =>
  body((await admin.request('GET', path)).body)['items'] as Record<string, unknown>[];
const open = (draft: object, person = admin) => {
  const id = newId(OPENED);
  return person.request('POST', '/inventory/opening-stock', { id, ...draft }, id);
};
const problem = (response: { status: number; body: unknown }) => {
  const fields = body(body(response.body)['fields']);
  return [response.status, body(response.body)['code'], Object.entries(fields).map(([at, f]) => [at, body(f)['code']])];
};
const rows = (sql: string) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql));

describe('opening stock of a quantity', () => {
  test('raises the level, moves the average cost by value, and stands in the ledger', async () => {
    // 100 pieces for 333.33 and 50 for 5.00 each make 150 for 583.33: 3.89 each.
    const opened = await open({ productId: shop.cable, unitCost: 500, quantity: 50 });
    expect([opened.status, opened.body]).toEqual([200, { productId: shop.cable, onHand: 150 }]);
    expect(body((await admin.request('GET', `/products/${shop.cable}`)).body)['cost']).toEqual(389);
    const ledger = await items(`/inventory/movements?productId=${shop.cable}`);
    expect(ledger.map(({ id: _id, documentId: _d, ...entry }) => entry)).toEqual([
      {
        at: '2026-03-02T18:00:00.000Z',
        kind: 'opening',
        quantity: 50,
        balance: 150,
        unitCost: 500,
        value: 25_000,
        reason: null,
        locationName: expect.any(String),
        documentNumber: null,
        documentKind: null,
        pageId: null,
        unitCode: null,
        by: 'admin',
      },
      {
        at: OPENED,
        kind: 'opening',
        quantity: 100,
        balance: 100,
        unitCost: 333,
        value: 33_333,
        reason: null,
        locationName: expect.any(String),
        documentNumber: null,
        documentKind: null,
        pageId: null,
        unitCode: null,
        by: 'admin',
      },
    ]);
  });

  test('sent twice, under one key or two, is booked once', async () => {
    const opening = { id: newId(OPENED), productId: shop.cable, unitCost: 500, quantity: 5 };
    const send = (key: string) => admin.request('POST', '/inventory/opening-stock', opening, key);
    const answers = await Promise.all([send('one'), send('one'), send('two')]);
    expect(answers.map((a) => [a.status, body(a.body)['onHand']])).toEqual([
      [200, 155],
      [200, 155],
      [200, 155],
    ]);
    expect((await admin.request('POST', '/inventory/opening-stock', opening)).status).toEqual(400);
  });
});

describe('opening stock of units', () => {
  test('makes a unit for each code, with its ledger row and note', async () => {
    const codes = [imeiOf(501), 'c02xy-77'];
    const opened = await open({
      productId: shop.phone,
      unitCost: 41_000,
      units: [{ code: codes[0], color: 'Black', storage: '256 GB' }, { code: codes[1] }],
    });
    expect(opened.body).toEqual({ productId: shop.phone, onHand: 5 });
    expect(body((await admin.request('GET', `/products/${shop.phone}`)).body)['cost']).toEqual(46_400);
    const [unit] = await items(`/units?search=${codes[0]}`);
    expect(unit).toEqual({
      id: expect.any(String),
      productId: shop.phone,
      code: codes[0],
      color: 'Black',
      storage: '256 GB',
      condition: 'new',
      grade: null,
      productName: 'Phone X',
      sku: 'PHONE-X',
      status: 'in_stock',
      locationName: expect.any(String),
      price: 79_900,
      cost: 41_000,
      receivedAt: '2026-03-02T18:00:00.000Z',
      daysInStock: 0,
      invoiceId: null,
      invoiceNumber: null,
      version: 1,
      createdAt: '2026-03-02T18:00:00.000Z',
      updatedAt: '2026-03-02T18:00:00.000Z',
    });
    const ledger = await items(`/inventory/movements?productId=${shop.phone}&limit=2`);
    expect(ledger.map((m) => [m['quantity'], m['balance'], m['unitCost']])).toEqual([
      [1, 5, 41_000],
      [1, 4, 41_000],
    ]);
    expect(
      await rows(`select after->'quantity' as quantity from audit_log where action = 'stock.opened'
      and entity_id = '${shop.phone}'`),
    ).toEqual([{ quantity: 2 }]);
  });

  test('refuses codes that are live in the business or stand twice in the list, and books nothing', async () => {
    const before = await rows('select count(*) from units');
    const rejected = await open({
      productId: shop.phone,
      unitCost: 1,
      units: [{ code: 'NEW-1' }, { code: shop.units[0]!.code }, { code: 'new-1' }],
    });
    expect(problem(rejected)).toEqual([
      409,
      'unit.taken',
      [
        ['units.1.code', 'unit.taken'],
        ['units.2.code', 'unit.listedTwice'],
      ],
    ]);
    expect(body(rejected.body)['message']).toEqual(`${shop.units[0]!.code} is already in stock as another unit.`);
    expect(await rows('select count(*) from units')).toEqual(before);
    expect(
      (await open({ productId: other.phone, unitCost: 1, units: [{ code: 'NEW-1' }] }, otherBusinessAdmin)).status,
    ).toEqual(200);
  });

  test.each([
    ['an IMEI with a wrong check digit', { units: [{ code: '350000000000017' }] }, [['units.0.code', 'imei']]],
    ['no code at all', {}, [['units', 'required']]],
    ['an empty list', { units: [] }, [['units', 'tooShort']]],
    ['a quantity for what is serialized', { units: [{ code: 'A' }], quantity: 1 }, [['quantity', 'invalid']]],
    ['a cost below zero', { units: [{ code: 'A' }], unitCost: -1 }, [['unitCost', 'tooSmall']]],
    ['a code of 41 characters', { units: [{ code: 'A'.repeat(41) }] }, [['units.0.code', 'tooLong']]],
  ])('refuses %s at its field', async (_, draft, fields) => {
    expect(problem(await open({ productId: shop.phone, unitCost: 1, ...draft }))).toEqual([
      400,
      'request.invalid',
      fields,
    ]);
  });

  test('refuses what does not fit the product, unknown products, and people without the right', async () => {
    const one = { unitCost: 1, quantity: 1 };
    expect(problem(await open({ productId: shop.service, ...one }))).toEqual([
      400,
      'request.invalid',
      [['productId', 'invalid']],
    ]);
    expect(problem(await open({ productId: shop.cable, unitCost: 1, units: [{ code: 'A' }] }))).toEqual([
      400,
      'request.invalid',
      [
        ['quantity', 'required'],
        ['units', 'invalid'],
      ],
    ]);
    for (const productId of [other.cable, newId(OPENED)]) {
      expect(problem(await open({ productId, ...one }))).toEqual([
        404,
        'record.notFound',
        [['productId', 'record.notFound']],
      ]);
    }
    expect((await open({ productId: shop.cable, ...one }, cashier)).status).toEqual(403);
  });
});

describe('the lists of the stock', () => {
  test('units are found by the beginning and the end of a code, by product and by status', async () => {
    const codes = async (query: string) => (await items(`/units?${query}`)).map((u) => u['code']);
    expect(await codes('search=c02')).toEqual(['C02XY77']);
    expect(await codes(`search=${imeiOf(501).slice(-5)}`)).toEqual([imeiOf(501)]);
    expect(await codes(`search=${imeiOf(501).slice(-3)}`)).toEqual([]);
    expect((await codes(`productId=${shop.phone}&status=in_stock`)).length).toEqual(5);
    expect(await codes(`productId=${shop.cable}`)).toEqual([]);
    expect(await codes('status=sold')).toEqual([]);
    expect(await codes('sort=code&limit=1')).toEqual([shop.units[0]!.code]);
    expect(await codes('sort=price&limit=1&status=lost')).toEqual([]);
    expect(body((await otherBusinessAdmin.request('GET', `/units?productId=${shop.phone}`)).body)['items']).toEqual([]);
  });

  test('a sold unit names its invoice, and its product, category and ledger say that it left', async () => {
    const id = newId(OPENED);
    const draft = draftOf(shop, { units: [shop.units[1]!.id], cables: 3 });
    const tenders = [tenderOf('card', 79_900 + 6_592 + 5_997 + 495)];
    const sold = await cashier.request('POST', `/invoices/${id}/checkout`, { draft, tenders }, id);
    expect(sold.status).toEqual(200);
    const [unit] = await items('/units?status=sold');
    expect([unit!['code'], unit!['invoiceId'], unit!['invoiceNumber']]).toEqual([shop.units[1]!.code, id, 'INV-1001']);
    const [entry] = await items(`/inventory/movements?productId=${shop.cable}&search=INV-1001`);
    expect([entry!['kind'], entry!['quantity'], entry!['balance'], entry!['documentNumber'], entry!['by']]).toEqual([
      'sale',
      -3,
      152,
      'INV-1001',
      'cashier',
    ]);
    const [serialized] = await items('/inventory/categories?tracking=serialized');
    expect(serialized).toEqual({
      id: expect.any(String),
      name: 'All',
      parentName: null,
      productCount: 1,
      onHand: 4,
      reserved: 0,
      incoming: 0,
      retailValue: 4 * 79_900,
      costValue: 2 * 50_000 + 2 * 41_000,
    });
    const [stockedItem] = await items(`/inventory/products?tracking=quantity&categoryId=${String(serialized!['id'])}`);
    expect(stockedItem).toEqual({
      id: shop.cable,
      name: 'USB-C cable',
      sku: 'CABLE',
      tracking: 'quantity',
      categoryId: serialized!['id'],
      categoryName: 'All',
      price: 1_999,
      onHand: 152,
      reserved: 0,
      available: 152,
      incoming: 0,
      aged: 0,
      reorderPoint: null,
      reorderTo: null,
      cost: 392,
      retailValue: 152 * 1_999,
      costValue: 59_656,
    });
  });

  test('costs are hidden from those who may not see them', async () => {
    const blind = { ...shop.scope, limits: { viewCost: false } };
    const query = { page: 1, limit: 10, search: '', sort: undefined };
    const page = await inBusiness(db, shop.businessId, (tx) => listUnits(tx, blind, OPENED, query));
    expect(page.items.map((unit) => unit.cost)).toEqual([null, null, null, null, null]);
  });

  test('a page beyond the end is empty and still tells the total', async () => {
    const { body: page } = await admin.request('GET', '/inventory/categories?tracking=quantity&page=7');
    expect(page).toEqual({
      items: [],
      pagination: { page: 7, limit: 10, total: 1, totalPages: 1, hasNextPage: false },
    });
  });

  test('agree with the ledger', async () => {
    expect(await differences(db)).toEqual([]);
  });
});
