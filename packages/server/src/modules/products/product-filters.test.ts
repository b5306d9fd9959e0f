import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'filt');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
afterAll(() => app.close());

const main = newId(OPENED);
beforeAll(async () => {
  const kind = { kind: 'accessory', isSerializedDefault: false, active: true };
  await admin.request('POST', '/categories', { id: main, name: 'Main', ...kind });
  const common = {
    condition: 'new',
    taxRate: '0.1',
    active: true,
    tracking: 'quantity',
    price: 1_000,
    categoryId: main,
  };
  for (const [sku, brand, barcodes] of [
    ['A-1', 'Anker', ['4901234567894']],
    ['A-2', 'anker', []],
    ['O-1', 'OtterBox', []],
  ]) {
    await admin.request('POST', '/products', {
      id: newId(OPENED),
      name: `Thing ${String(sku)}`,
      sku,
      brand,
      barcodes,
      ...common,
    });
  }
});

const skus = async (query: string) => {
  const { body } = await admin.request('GET', `/products?sort=sku&limit=100&${query}`);
  return (Object(body) as { items: { sku: string }[] }).items.map(({ sku }) => sku);
};
const exported = async (query: string) => {
  const headers = { authorization: `Bearer ${admin.token}` };
  const url = `/api/products-imports/export?format=csv&language=en&${query}`;
  const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
  return [
    statusCode,
    body
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(',')[0])
      .toSorted((a = '', b = '') => a.localeCompare(b)),
  ];
};

test('products are narrowed to a brand, however it is written, and brands are told once', async () => {
  expect(await skus('brand=ANKER')).toEqual(['A-1', 'A-2']);
  expect((await admin.request('GET', '/product-brands')).body).toEqual({
    brands: [expect.stringMatching(/^anker$/i), 'OtterBox'],
  });
});

test('what has no barcode is found, and what came in at no cost or never; a service has no cost to lack', async () => {
  expect(await skus('lacks=barcode')).toEqual(['A-2', 'O-1', 'PHONE-X', 'SETUP']);
  expect(await skus('lacks=cost')).toEqual(['A-1', 'A-2', 'O-1']);
});

test('a product tells the prices it had and who gave them', async () => {
  const id = newId(OPENED);
  const draft = {
    condition: 'new',
    taxRate: '0.1',
    active: true,
    tracking: 'quantity',
    barcodes: ['7'],
    categoryId: main,
  };
  await admin.request('POST', '/products', { id, name: 'Dear', sku: 'DEAR', price: 1_000, ...draft });
  await admin.request('PATCH', `/products/${id}`, { version: 1, brand: 'Nobody' });
  await admin.request('PATCH', `/products/${id}`, { version: 2, price: 900 });
  const { prices } = Object((await admin.request('GET', `/products/${id}/prices`)).body) as {
    prices: { by: string; price: number; was: number | null }[];
  };
  const [{ by } = { by: '' }] = prices;
  // Both were set at the same moment of the test's clock.
  expect(prices.map(({ price, was }) => [price, was]).toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))).toEqual([
    [900, 1_000],
    [1_000, null],
  ]);
  expect(by).not.toEqual('');
  expect((await admin.request('GET', `/products/${newId(OPENED)}/prices`)).status).toEqual(404);
});

test('a file that goes out is narrowed as the list is, and knows no other filter', async () => {
  expect(await exported(`categoryId=${main}&lacks=barcode`)).toEqual([200, ['A-2', 'O-1']]);
  expect(await exported('brand=anker&search=4901234567894')).toEqual([200, ['A-1']]);
  expect((await exported('archived=true'))[0]).toEqual(400);
});
