import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { buyingFrom, lineOf } from '../../testing/buying.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';
import { tempFileStorage, uploadPicture, uploadText } from '../../testing/uploads.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'deeds');
const { fileStorage, remove } = tempFileStorage();
const { app } = await servicesOn(db, undefined, { fileStorage });
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
afterAll(async () => {
  await app.close();
  remove();
});

const body = (of: unknown) => Object(of) as Record<string, unknown>;
type ApiResponse = { status: number; body: unknown };
const rejection = ({ status, body: responseBody }: ApiResponse) => [
  status,
  body(responseBody)['code'],
  Object.keys(body(body(responseBody)['fields'])),
];
const make = async (path: string, draft: object) => {
  const id = newId(OPENED);
  return { id, ...(await admin.request('POST', path, { id, ...draft })) };
};
const [main, second] = [newId(OPENED), newId(OPENED)];
const kind = { kind: 'accessory', isSerializedDefault: false, active: true };
let made = 0;
const product = (draft: object = {}) => {
  made += 1;
  const own = { name: `Thing ${made}`, sku: `D-${made}`, tracking: 'quantity', price: 1_000, categoryId: main };
  return make('/products', { condition: 'new', taxRate: '0.1', barcodes: [], active: true, ...own, ...draft });
};
const shown = async (id: string) => body((await admin.request('GET', `/products/${id}`)).body);
const rows = (sql: string, values: unknown[]) => inBusiness(db, shop.businessId, (tx) => tx.raw(sql, values));

beforeAll(async () => {
  await admin.request('POST', '/categories', { id: main, name: 'Main', ...kind });
  await admin.request('POST', '/categories', { id: second, name: 'Second', ...kind });
});

describe('a named tax', () => {
  test('gives its rate to products, which keep it when it changes until somebody says otherwise', async () => {
    const tax = await make('/taxes', { name: 'City', rate: '0.05' });
    const { id } = await product({ taxId: tax.id, taxRate: '0.05' });
    expect(rejection(await product({ taxId: tax.id, taxRate: '0.06' }))).toEqual([400, 'tax.rateDiffers', ['taxRate']]);
    const changed = await admin.request('PATCH', `/taxes/${tax.id}`, { version: 1, rate: '0.07' });
    const { productCount, behind } = body(changed.body);
    expect([productCount, behind, (await shown(id))['taxRate']]).toEqual([1, 1, '0.05']);
    expect((await admin.request('POST', `/taxes/${tax.id}/apply`)).body).toEqual({ changed: 1 });
    expect((await admin.request('POST', `/taxes/${tax.id}/apply`)).body).toEqual({ changed: 0 });
    const after = await shown(id);
    expect([after['taxRate'], after['version']]).toEqual(['0.07', 2]);
    expect(rejection(await admin.request('DELETE', `/taxes/${tax.id}`))).toEqual([409, 'tax.inUse', []]);
    expect(rejection(await make('/taxes', { name: 'CITY', rate: '0' }))).toEqual([409, 'tax.nameTaken', ['name']]);
  });
});

describe('variants', () => {
  const axes = [
    { axis: 'storage', values: ['128 GB', '256 GB'] },
    { axis: 'color', values: ['Black', 'Blue'] },
  ];
  const variant = (storage: string, color: string, sku: string) => ({
    id: newId(OPENED),
    attributes: { storage, color },
    sku,
    price: 79_900,
  });

  test('are made round a product, each one of its own, and more of them later', async () => {
    const base = await product({ name: 'Phone 128', sku: 'V-BASE', brand: 'Acme', price: 69_900 });
    const group = newId(OPENED);
    const order = {
      name: 'Phone',
      axes,
      version: null,
      baseId: base.id,
      base: { storage: '128 GB', color: 'Black' },
      variants: [variant('128 GB', 'Blue', 'V-2'), variant('256 GB', 'Blue', 'V-3')],
    };
    const save = (more: object) => admin.request('POST', `/variant-groups/${group}`, { ...order, ...more });
    expect(body((await save({})).body)['productCount']).toEqual(3);
    const { items } = Object((await admin.request('GET', `/products?groupId=${group}&sort=sku`)).body) as {
      items: Record<string, unknown>[];
    };
    expect(items.map((p) => [p['name'], p['sku'], p['brand'], p['price'], p['groupName']])).toEqual([
      ['Phone 128 GB Blue', 'V-2', 'Acme', 79_900, 'Phone'],
      ['Phone 256 GB Blue', 'V-3', 'Acme', 79_900, 'Phone'],
      ['Phone 128', 'V-BASE', 'Acme', 69_900, 'Phone'],
    ]);

    const twice = { version: 1, variants: [variant('128 GB', 'Blue', 'V-9')] };
    expect(rejection(await save(twice))).toEqual([409, 'variant.twice', ['variants.0.attributes']]);
    const unfit = { version: 1, variants: [variant('512 GB', 'Blue', 'V-9')] };
    expect(rejection(await save(unfit))).toEqual([400, 'variant.unfit', ['variants.0.attributes']]);
    const variantsChange = { version: 1, variants: [variant('256 GB', 'Black', 'V-2')] };
    expect(rejection(await save(variantsChange))).toEqual([409, 'product.skuTaken', ['variants.0.sku']]);
    const less = { version: 1, variants: [], axes: [axes[0], { axis: 'color', values: ['Black'] }] };
    expect(rejection(await save(less))).toEqual([409, 'variant.valueUsed', ['axes']]);

    const wider = [axes[0], { axis: 'color', values: ['Black', 'Blue', 'Pink'] }];
    const more = await save({ version: 1, axes: wider, variants: [variant('128 GB', 'Pink', 'V-4')] });
    expect([more.status, body(more.body)['productCount']]).toEqual([200, 4]);
    const blue = items[0]!;
    const same = await admin.request('PATCH', `/products/${String(blue['id'])}`, { version: 1, color: 'black' });
    expect(rejection(same)).toEqual([409, 'variant.twice', []]);
    const elsewhere = await admin.request('POST', `/variant-groups/${newId(OPENED)}`, { ...order, variants: [] });
    expect(rejection(elsewhere)).toEqual([409, 'variant.grouped', ['baseId']]);
  });
});

describe('many at once', () => {
  test('are previewed and changed in one go, those left out that may not be so', async () => {
    const [one, two, low] = [await product(), await product({ price: 2_000 }), await product({ minPrice: 1_000 })];
    const order = {
      rows: [one, two, low].map(({ id }) => ({ id, version: 1 })),
      change: { kind: 'priceByPercent', basisPoints: -1_000, ending: null },
    };
    const edit = async (more: object) =>
      body((await admin.request('POST', '/products/bulk', { ...order, ...more })).body);
    const brief = (answer: Record<string, unknown>) =>
      (answer['rows'] as Record<string, unknown>[]).map((r) => [
        r['before'],
        r['after'],
        body(r['problem'])['code'] ?? null,
      ]);
    const expected = [
      [1_000, 900, null],
      [2_000, 1_800, null],
      [1_000, 900, 'product.minPrice'],
    ];
    const preview = await edit({ dryRun: true });
    expect([brief(preview), preview['changed'], (await shown(one.id))['price']]).toEqual([expected, 2, 1_000]);
    await admin.request('PATCH', `/products/${two.id}`, { version: 1, name: 'Changed meanwhile' });
    const done = await edit({ dryRun: false });
    expect(brief(done).map(([, , code]) => code)).toEqual([null, 'record.changed', 'product.minPrice']);
    const prices = await Promise.all([one, two, low].map(async ({ id }) => (await shown(id))['price']));
    expect([done['changed'], prices]).toEqual([1, [900, 2_000, 1_000]]);
    expect(
      await rows(`select before, after from audit_log where entity_id = $1 and action = 'product.changed'`, [one.id]),
    ).toEqual([{ before: { price: 1_000 }, after: { price: 900 } }]);
    const change = { kind: 'category', categoryId: second };
    expect(brief(await edit({ rows: [{ id: one.id }], change, dryRun: false }))).toEqual([[main, 'Second', null]]);
    expect((await cashier.request('POST', '/products/bulk', { ...order, dryRun: true })).status).toEqual(403);
  });
});

describe('a product', () => {
  test('comes back from the archive with those of its barcodes that are free', async () => {
    const { id } = await product({ name: 'Back', barcodes: ['111', '222'] });
    await admin.request('DELETE', `/products/${id}`);
    await product({ barcodes: ['222'] });
    const archived = body((await admin.request('GET', '/products?archived=true')).body)['items'] as { id: string }[];
    expect(archived.map((p) => p.id)).toEqual([id]);
    const back = await admin.request('POST', `/products/${id}/restore`);
    expect([back.status, body(back.body)['barcodes'], body(back.body)['archived']]).toEqual([200, ['111'], false]);
    expect(rejection(await admin.request('POST', `/products/${id}/restore`))).toEqual([404, 'record.notFound', []]);
  });

  test('is duplicated under the next free SKU, without its barcodes', async () => {
    const { id } = await product({ sku: 'DUP', barcodes: ['333'], description: 'Good' });
    const skus = [];
    for (const copy of [newId(OPENED), newId(OPENED)]) {
      const { sku, barcodes, description } = body(
        (await admin.request('POST', `/products/${id}/duplicate`, { id: copy })).body,
      );
      skus.push([sku, barcodes, description]);
    }
    expect(skus).toEqual([
      ['DUP-2', [], 'Good'],
      ['DUP-3', [], 'Good'],
    ]);
  });

  test('shows pictures of its own people only, and no other files', async () => {
    const url = await uploadText(app, admin.token);
    const file = url.slice(url.lastIndexOf('/') + 1);
    expect(rejection(await product({ images: [file] }))).toEqual([400, 'product.notImage', ['images.0']]);
    const picture = await uploadPicture(app, admin.token);
    expect((await shown((await product({ images: [picture] })).id))['images']).toEqual([picture]);
    const otherPicture = await uploadPicture(app, cashier.token);
    expect(rejection(await product({ images: [picture, otherPicture] }))).toEqual([
      400,
      'product.notImage',
      ['images.1'],
    ]);
  });

  test('that is still to come from a vendor stays', async () => {
    const { id } = await product({ name: 'Ordered' });
    const { order } = await buyingFrom(admin, shop);
    const placed = await order(0, 0, { lines: [lineOf(id, 5, 333)] });
    const rejected = await admin.request('DELETE', `/products/${id}`);
    expect([...rejection(rejected), body(rejected.body)['message']]).toEqual([
      409,
      'product.onOrder',
      [],
      `Ordered is still on the open order ${placed.number}.`,
    ]);
    const off = await admin.request(
      'POST',
      `/purchases/${placed.id}/cancel`,
      { version: placed.version, reason: 'Late' },
      newId(OPENED),
    );
    expect([off.status, (await admin.request('DELETE', `/products/${id}`)).status]).toEqual([200, 200]);
  });
});

describe('categories', () => {
  test('are put in order among their siblings', async () => {
    const subs = [];
    for (const name of ['A', 'B', 'C']) subs.push((await make('/categories', { name, parentId: main, ...kind })).id);
    const [a, b, c] = subs as [string, string, string];
    const order = async () => {
      const { items } = Object((await admin.request('GET', '/categories?sort=sort')).body) as {
        items: { name: string; parentId: string | null; sort: number }[];
      };
      return items.filter(({ parentId }) => parentId === main).map(({ name, sort }) => [name, sort]);
    };
    expect(await order()).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ]);
    expect((await admin.request('POST', '/categories/sort', { ids: [c, a, b] })).body).toEqual({ sorted: 3 });
    expect(await order()).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
    ]);
    expect(rejection(await admin.request('POST', '/categories/sort', { ids: [c, second] }))).toEqual([
      400,
      'request.invalid',
      ['ids'],
    ]);
  });
});
