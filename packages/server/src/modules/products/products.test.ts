import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'prod');
const other = await smallShop(db, 'else');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

const body = (of: unknown) => Object(of) as Record<string, unknown>;
const problem = (response: { status: number; body: unknown }) => {
  const { code, message, fields } = body(response.body);
  return [response.status, code, message, Object.keys(body(fields))];
};
const plain = { kind: 'other', isSerializedDefault: false, active: true };
const [phones, cases] = [newId(OPENED), newId(OPENED)];

beforeAll(async () => {
  await admin.request('POST', '/categories', { id: phones, name: 'Phones', ...plain });
  await admin.request('POST', '/categories', { id: cases, name: 'Cases', parentId: phones, ...plain });
});

const charger = {
  name: 'Wall Charger 20W',
  sku: 'ak-20w',
  barcodes: ['0123456789012', '0123456789005'],
  categoryId: cases,
  brand: 'Anker',
  model: 'Nano',
  condition: 'new',
  tracking: 'quantity',
  price: 1_999,
  taxRate: '0.0825',
  active: true,
};
/** The fields of a product that was created with the charger's draft only. */
const nothingMore = {
  carrier: null,
  color: null,
  storage: null,
  size: null,
  network: null,
  grade: null,
  minPrice: null,
  taxId: null,
  reorderPoint: null,
  reorderTo: null,
  warrantyDays: null,
  labelSize: null,
  description: null,
  images: null,
  components: null,
  onHand: 0,
  cost: null,
  lastCost: null,
  groupId: null,
  groupName: null,
  parts: [],
  archived: false,
};
let count = 0;
const add = async (draft: object) => {
  const id = newId(OPENED);
  count += 1;
  const own = { sku: `SKU-${count}`, barcodes: [] };
  return { id, ...(await admin.request('POST', '/products', { id, ...charger, ...own, ...draft })) };
};
const names = async (query: string) =>
  (body((await admin.request('GET', `/products?${query}`)).body)['items'] as { name: string }[]).map((p) => p.name);

describe('a product', () => {
  test('is added with its codes in capitals, and stands in its category', async () => {
    const id = newId(OPENED);
    const added = await admin.request('POST', '/products', { id, ...charger });
    expect([added.status, added.body]).toEqual([
      200,
      {
        ...charger,
        id,
        sku: 'AK-20W',
        barcodes: ['0123456789005', '0123456789012'],
        ...nothingMore,
        categoryName: 'Cases',
        version: 1,
        createdAt: '2026-03-02T18:00:00.000Z',
        updatedAt: '2026-03-02T18:00:00.000Z',
      },
    ]);
  });

  test('keeps its SKU and barcodes from every other, which is told whose they are', async () => {
    expect(problem(await add({ name: 'Twin', sku: 'ak-20W' }))).toEqual([
      409,
      'product.skuTaken',
      'The SKU AK-20W already belongs to Wall Charger 20W.',
      ['sku'],
    ]);
    expect(problem(await add({ name: 'Twin', barcodes: ['555', '0123456789012'] }))).toEqual([
      409,
      'product.barcodeTaken',
      'The barcode 0123456789012 already belongs to Wall Charger 20W.',
      ['barcodes.1'],
    ]);
    const { id } = await add({ name: 'Late twin' });
    const changed = await admin.request('PATCH', `/products/${id}`, { sku: 'AK-20W', version: 1 });
    expect(changed.status).toEqual(409);
    const same = await otherBusinessAdmin.request('GET', '/products?search=AK-20W');
    expect(body(same.body)['items']).toEqual([]);
  });

  test('entered twice at once with one SKU stands once, and the second is told', async () => {
    const answers = await Promise.all([add({ sku: 'RACE' }), add({ sku: 'RACE' }), add({ sku: 'RACE' })]);
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test.each([
    ['without a name', { name: '' }, ['name']],
    ['with a negative price', { price: -1 }, ['price']],
    ['with a price of half a cent', { price: 10.5 }, ['price']],
    ['with a tax of 8.25 instead of 0.0825', { taxRate: '8.25' }, ['taxRate']],
    ['with an unknown way of tracking', { tracking: 'guessed' }, ['tracking']],
    ['with eleven barcodes', { barcodes: Array.from({ length: 11 }, (_, i) => `${i}`) }, ['barcodes']],
    ['with an empty barcode', { barcodes: [' '] }, ['barcodes.0']],
  ])('%s is rejected at the field', async (_, draft, fields) => {
    const [status, code, , at] = problem(await add(draft));
    expect([status, code, at]).toEqual([400, 'request.invalid', fields]);
  });

  test('stands in a category of its own business', async () => {
    const { body: otherCategories } = await otherBusinessAdmin.request('GET', '/categories');
    const [{ id }] = body(otherCategories)['items'] as [{ id: string }];
    for (const categoryId of [id, newId(OPENED)]) {
      expect(problem(await add({ categoryId }))).toEqual([
        404,
        'record.notFound',
        'This record does not exist.',
        ['categoryId'],
      ]);
    }
  });

  test('shows what this store holds and what it cost on average, the cost only to those who may see it', async () => {
    const shown = async (person: typeof admin, id: string) => {
      const { onHand, cost } = body((await person.request('GET', `/products/${id}`)).body);
      return { onHand, cost };
    };
    expect(await shown(admin, shop.phone)).toEqual({ onHand: 3, cost: 50_000 });
    expect(await shown(admin, shop.cable)).toEqual({ onHand: 100, cost: 333 });
    expect(await shown(admin, shop.service)).toEqual({ onHand: 0, cost: null });
    expect(await shown(cashier, shop.phone)).toEqual({ onHand: 3, cost: null });
  });

  test('keeps its way of tracking once it has stock or history', async () => {
    expect(problem(await admin.request('PATCH', `/products/${shop.cable}`, { tracking: 'none', version: 1 }))).toEqual([
      409,
      'product.trackingFixed',
      'How this product is tracked cannot change once it has stock or history.',
      ['tracking'],
    ]);
    const { id } = await add({ name: 'Fresh' });
    expect((await admin.request('PATCH', `/products/${id}`, { tracking: 'none', version: 1 })).status).toEqual(200);
  });

  test('is found by its new barcodes and no longer by those taken away', async () => {
    const { id } = await add({ name: 'Coded', barcodes: ['B2', 'B1'] });
    const change = async (barcodes: string[], version: number) => {
      const changed = body((await admin.request('PATCH', `/products/${id}`, { barcodes, version })).body);
      return [changed['version'], changed['barcodes']];
    };
    expect(await change(['B1', 'B2'], 1)).toEqual([1, ['B1', 'B2']]);
    expect(await change(['B1', 'b3', 'B3'], 1)).toEqual([2, ['B1', 'B3']]);
    expect(await names('search=B2')).toEqual([]);
    expect(await names('search=B3')).toEqual(['Coded']);
    const audit = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`select before, after from audit_log where entity_id = $1 and action = 'product.changed'`, [id]),
    );
    expect(audit).toEqual([{ before: { barcodes: ['B1', 'B2'] }, after: { barcodes: ['B1', 'B3', 'B3'] } }]);
  });

  test('is archived only when none is left in stock, and frees its barcodes', async () => {
    expect(problem(await admin.request('DELETE', `/products/${shop.phone}`))).toEqual([
      409,
      'product.inStock',
      '3 of Phone X are still in stock.',
      [],
    ]);
    const { id } = await add({ name: 'Old', barcodes: ['OLD1'] });
    expect((await admin.request('DELETE', `/products/${id}`)).status).toEqual(200);
    expect((await admin.request('GET', `/products/${id}`)).status).toEqual(404);
    expect((await add({ name: 'New', barcodes: ['OLD1'] })).status).toEqual(200);
  });

  test('is not for those without the right, and another business does not see it', async () => {
    expect((await cashier.request('POST', '/products', { id: newId(OPENED), ...charger })).status).toEqual(403);
    expect((await cashier.request('PATCH', `/products/${shop.cable}`, { price: 1, version: 1 })).status).toEqual(403);
    expect((await otherBusinessAdmin.request('GET', `/products/${shop.cable}`)).status).toEqual(404);
    expect(
      (await otherBusinessAdmin.request('PATCH', `/products/${shop.cable}`, { price: 1, version: 1 })).status,
    ).toEqual(404);
  });
});

describe('the list of products', () => {
  test('finds by name, brand, model, and by the beginning and end of a code', async () => {
    await add({
      name: 'Galaxy S24 Ultra',
      brand: 'Samsung',
      model: 'SM-S928',
      sku: 'GAL-S24-256',
      barcodes: ['8806095300123'],
    });
    for (const search of [
      'galaxy',
      'ultra sam',
      'sm-s928',
      's928',
      'gal-s24',
      'GALS24256',
      '8806095',
      '0123',
      '300123',
    ]) {
      expect([search, (await names(`search=${search}`)).includes('Galaxy S24 Ultra')]).toEqual([search, true]);
    }
    expect(await names('search=galaxy nokia')).toEqual([]);
    expect(await names('search=123')).toEqual([]);
  });

  test('sorts by price, filters by a main category with its subs, by tracking and by being active', async () => {
    await add({ name: 'Cheap', price: 1 });
    await add({ name: 'Asleep', active: false, categoryId: phones });
    expect(await names('sort=price&limit=1')).toEqual(['Cheap']);
    expect(await names(`categoryId=${phones}&active=false`)).toEqual(['Asleep']);
    expect(await names(`categoryId=${cases}&active=false`)).toEqual([]);
    expect(await names(`categoryId=${phones}&search=cheap`)).toEqual(['Cheap']);
    expect(await names('tracking=serialized')).toEqual(['Phone X']);
  });
});

describe('a category', () => {
  const create = async (draft: object) => {
    const id = newId(OPENED);
    return { id, ...(await admin.request('POST', '/categories', { id, ...plain, ...draft })) };
  };
  const change = (id: string, changes: object) =>
    admin.request('PATCH', `/categories/${id}`, { version: 1, ...changes });

  test('has two levels at most, however it is tried', async () => {
    const main = await create({ name: 'Audio' });
    const sub = await create({ name: 'Earbuds', parentId: main.id });
    expect(sub.body).toEqual({
      id: sub.id,
      name: 'Earbuds',
      parentId: main.id,
      parentName: 'Audio',
      productCount: 0,
      ...plain,
      taxId: null,
      sort: 0,
      version: 1,
      createdAt: '2026-03-02T18:00:00.000Z',
      updatedAt: '2026-03-02T18:00:00.000Z',
    });
    const tooDeep = [400, 'category.tooDeep', 'Categories have two levels at most.', ['parentId']];
    expect(problem(await create({ name: 'Wireless', parentId: sub.id }))).toEqual(tooDeep);
    expect(problem(await change(main.id, { parentId: main.id }))).toEqual(tooDeep);
    expect(problem(await change(main.id, { parentId: sub.id }))).toEqual(tooDeep);
    expect(problem(await change(main.id, { parentId: phones }))).toEqual(tooDeep);
    expect(problem(await create({ name: 'Lost', parentId: newId(OPENED) }))).toEqual([
      404,
      'record.notFound',
      'This record does not exist.',
      ['parentId'],
    ]);
  });

  test('counts its products, a main one those of its subs too, and stays while it has any', async () => {
    const main = await create({ name: 'Parts' });
    const sub = await create({ name: 'Screens', parentId: main.id });
    const { id } = await add({ name: 'Screen', categoryId: sub.id });
    const counted = async () => body((await admin.request('GET', `/categories/${main.id}`)).body)['productCount'];
    expect(await counted()).toEqual(1);
    for (const one of [main.id, sub.id]) {
      expect(problem(await admin.request('DELETE', `/categories/${one}`))).toEqual([
        409,
        'category.inUse',
        'This category still has products or subcategories.',
        [],
      ]);
    }
    await admin.request('DELETE', `/products/${id}`);
    expect(await counted()).toEqual(0);
    expect((await admin.request('DELETE', `/categories/${sub.id}`)).status).toEqual(200);
    expect((await admin.request('DELETE', `/categories/${main.id}`)).status).toEqual(200);
  });
});
