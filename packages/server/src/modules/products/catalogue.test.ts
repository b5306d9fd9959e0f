import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { differences } from '../../views/verify/verify.store.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { draftOf, servicesOn, signIn, tenderOf } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'cata', 6);
const other = await smallShop(db, 'alien');
const { app } = await servicesOn(db);
const admin = await signIn(app, shop, 'admin');
const cashier = await signIn(app, shop, 'cashier');
const otherBusinessAdmin = await signIn(app, other, 'admin');
afterAll(() => app.close());

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
const main = newId(OPENED);
const plain = { categoryId: main, condition: 'new', taxRate: '0.1', barcodes: [], active: true };
let made = 0;
const product = (draft: object) => {
  made += 1;
  const own = { name: `Thing ${made}`, sku: `T-${made}`, tracking: 'quantity', price: 1_000 };
  return make('/products', { ...plain, ...own, ...draft });
};
const shown = async (id: string) => body((await admin.request('GET', `/products/${id}`)).body);
const stock = (productId: string, quantity: number, unitCost: number) =>
  admin.request(
    'POST',
    '/inventory/opening-stock',
    { id: newId(OPENED), productId, quantity, unitCost },
    newId(OPENED),
  );
const sale = (id: string, lines: object[], more: object = {}) => ({
  ...draftOf(shop, { cables: 0, units: [] }),
  customerId: null,
  lines: lines.map((line) => ({
    id: newId(OPENED),
    productId: id,
    unitId: null,
    quantity: 1,
    discount: null,
    ...line,
  })),
  ...more,
});
const draft = async (person: typeof admin, of: object) => {
  const id = newId(OPENED);
  return { id, ...(await person.request('POST', '/invoices', { id, ...of })) };
};
const lineOf = (response: ApiResponse) => {
  const [line] = body(response.body)['lines'] as Record<string, unknown>[];
  return [line?.['unitPrice'], line?.['listPrice'], line?.['priceRule']];
};

beforeAll(async () => {
  await admin.request('POST', '/categories', {
    id: main,
    name: 'Things',
    kind: 'accessory',
    isSerializedDefault: false,
    active: true,
  });
});

describe('a bundle', () => {
  test('is as many as its components make, and takes their stock and cost when it is sold', async () => {
    const [one, two] = [await product({}), await product({})];
    await stock(one.id, 5, 300);
    await stock(two.id, 5, 100);
    const components = [
      { productId: one.id, quantity: 1 },
      { productId: two.id, quantity: 2 },
    ];
    const kit = await product({ name: 'Kit', tracking: 'none', price: 2_500, components });
    const { onHand, cost, parts } = await shown(kit.id);
    expect([kit.status, onHand, cost]).toEqual([200, 2, 500]);
    expect((parts as { onHand: number }[]).map((part) => part.onHand)).toEqual([5, 5]);

    const sold = sale(kit.id, [{ quantity: 2, unitPrice: 2_500 }]);
    const tenders = [tenderOf('card', 5_500)];
    const posted = await cashier.request(
      'POST',
      `/invoices/${newId(OPENED)}/checkout`,
      { draft: sold, tenders },
      'kit-1',
    );
    expect([posted.status, body(posted.body)['total']]).toEqual([200, 5_500]);
    expect([(await shown(kit.id))['onHand'], (await shown(one.id))['onHand'], (await shown(two.id))['onHand']]).toEqual(
      [0, 3, 1],
    );
    const short = await cashier.request(
      'POST',
      `/invoices/${newId(OPENED)}/checkout`,
      { draft: sale(kit.id, [{ unitPrice: 2_500 }]), tenders: [tenderOf('card', 2_750)] },
      'kit-2',
    );
    expect(rejection(short)).toEqual([409, 'stock.short', ['lines.0.quantity']]);
    const [line] = await inBusiness(db, shop.businessId, (tx) =>
      tx.raw('select cost, components from invoice_lines where product_id = $1 and cost is not null', [kit.id]),
    );
    expect(line).toEqual({
      cost: 1_000,
      components: [
        { ...components[0], name: (await shown(one.id))['name'] },
        { ...components[1], name: (await shown(two.id))['name'] },
      ],
    });
    expect(await differences(db)).toEqual([]);

    expect(rejection(await admin.request('DELETE', `/products/${one.id}`))).toEqual([409, 'product.inStock', []]);
    expect(rejection(await admin.request('PATCH', `/products/${two.id}`, { version: 1, tracking: 'none' }))).toEqual([
      409,
      'product.trackingFixed',
      ['tracking'],
    ]);
  });

  test('holds only what is held by quantity, once each, and never a bundle, so that there are no circles', async () => {
    const part = await product({});
    const kit = await product({ tracking: 'none', components: [{ productId: part.id, quantity: 1 }] });
    const tried = (components: object[], tracking = 'none') => product({ tracking, components });
    const pieces = (productId: string) => ({ productId, quantity: 1 });
    const rejected = await Promise.all([
      tried([pieces(kit.id)]),
      tried([pieces(shop.phone)]),
      tried([pieces(part.id)], 'quantity'),
      tried([pieces(part.id), pieces(part.id)]),
      tried([pieces(newId(OPENED))]),
      admin.request('PATCH', `/products/${kit.id}`, { version: 1, components: [pieces(kit.id)] }),
    ]);
    expect(rejected.map(rejection)).toEqual([
      [400, 'bundle.component', ['components.0.productId']],
      [400, 'bundle.component', ['components.0.productId']],
      [400, 'bundle.tracked', ['components']],
      [400, 'bundle.twice', ['components.1.productId']],
      [404, 'record.notFound', ['components.0.productId']],
      [400, 'bundle.component', ['components.0.productId']],
    ]);
    expect(rejection(await admin.request('DELETE', `/products/${part.id}`))).toEqual([409, 'product.inBundle', []]);
  });
});

describe('a price rule', () => {
  const rule = (of: object) =>
    make('/price-rules', {
      name: 'Sale',
      scope: 'all',
      kind: 'percent',
      rate: '0.2',
      priority: 1,
      active: true,
      ...of,
    });

  test('lowers a price at the till and on the saved line, by the server’s own reckoning', async () => {
    const { id } = await product({ price: 10_000, sku: 'RULED' });
    await rule({ scope: 'product', productId: id, from: '2026-03-02', to: '2026-03-03' });
    const found = body((await cashier.request('GET', '/till/find?text=ruled')).body)['exact'];
    const { price, listPrice, rule: name } = body(found);
    expect([price, listPrice, name]).toEqual([8_000, 10_000, 'Sale']);

    const saved = await draft(cashier, sale(id, [{ unitPrice: 10_000 }]));
    expect([saved.status, ...lineOf(saved)]).toEqual([200, 8_000, 10_000, 'Sale']);
    expect(rejection(await draft(cashier, sale(id, [{ unitPrice: 7_000 }])))).toEqual([
      403,
      'invoice.priceFixed',
      ['lines.0.unitPrice'],
    ]);
    expect(lineOf(await draft(admin, sale(id, [{ unitPrice: 7_000 }])))).toEqual([7_000, null, null]);

    const past = await product({ price: 10_000 });
    await rule({ scope: 'product', productId: past.id, to: '2026-03-01' });
    expect(lineOf(await draft(cashier, sale(past.id, [{ unitPrice: 10_000 }])))).toEqual([10_000, null, null]);
  });

  test('for a group is for its customers alone, and a till that chooses one asks again', async () => {
    const { id } = await product({ price: 5_000 });
    await rule({ name: 'VIP', customerGroup: 'vip', scope: 'category', categoryId: main, priority: 9 });
    await inBusiness(db, shop.businessId, (tx) =>
      tx.raw(`update customers set customer_group = 'VIP' where id = $1`, [shop.customer]),
    );
    const prices = async (customerId: string | null) => {
      const lines = [{ id: newId(OPENED), productId: id, unitId: null }];
      const response = await cashier.request('POST', '/till/prices', { customerId, lines });
      return (body(response.body)['prices'] as { price: number; rule: string | null }[]).map((p) => [p.price, p.rule]);
    };
    expect([await prices(null), await prices(shop.customer)]).toEqual([[[5_000, null]], [[4_000, 'VIP']]]);
    const lines = [{ unitPrice: 5_000 }];
    const otherDraft = await draft(cashier, sale(id, lines, { customerId: shop.customer }));
    expect(lineOf(otherDraft)).toEqual([4_000, 5_000, 'VIP']);
    // The customer is removed again, and so is the price.
    const given = body(otherDraft.body)['lines'] as { id: string }[];
    const again = await cashier.request('PATCH', `/invoices/${otherDraft.id}`, {
      ...sale(id, [{ id: given[0]!.id, unitPrice: 4_000 }]),
      version: 1,
    });
    expect(lineOf(again)).toEqual([5_000, null, null]);
  });

  test('stops at the lowest price, below which no discount goes either', async () => {
    const { id } = await product({ price: 1_000, minPrice: 900 });
    await rule({ name: 'Half', scope: 'product', productId: id, rate: '0.5', priority: 99 });
    expect(lineOf(await draft(cashier, sale(id, [{ unitPrice: 1_000 }])))).toEqual([900, 1_000, 'Half']);
    const off = { kind: 'amount', amount: 50 };
    const tries = [
      sale(id, [{ unitPrice: 800 }]),
      sale(id, [{ unitPrice: 1_000, discount: off }]),
      sale(id, [{ unitPrice: 1_000 }], { discount: off }),
    ];
    const rejected = await Promise.all(tries.map((one) => draft(admin, one)));
    expect(rejected.map(rejection)).toEqual([
      [409, 'price.belowMinimum', ['lines.0.unitPrice']],
      [409, 'price.belowMinimum', ['lines.0.discount']],
      [409, 'price.belowMinimum', ['discount']],
    ]);
    expect(rejection(await product({ price: 100, minPrice: 101 }))).toEqual([400, 'product.minPrice', ['minPrice']]);
  });

  test('names what it is for, in its own business', async () => {
    const otherDraft = await rule({ scope: 'product', productId: other.cable });
    expect(rejection(otherDraft)).toEqual([404, 'record.notFound', ['productId']]);
    expect(rejection(await rule({ scope: 'category' }))).toEqual([400, 'request.invalid', ['categoryId']]);
    expect(rejection(await rule({ from: '2026-03-02', to: '2026-03-01' }))).toEqual([400, 'days.turned', ['to']]);
    expect(body((await otherBusinessAdmin.request('GET', '/price-rules')).body)['items']).toEqual([]);
  });
});

describe('a unit with a price of its own', () => {
  test('is found and sold at it, below the lowest price of its product too', async () => {
    const unit = shop.units[5]!;
    await admin.request('PATCH', `/products/${shop.phone}`, { version: 1, minPrice: 79_000 });
    await inBusiness(db, shop.businessId, (tx) => tx.raw('update units set price = 70000 where id = $1', [unit.id]));
    expect(body(body((await cashier.request('GET', `/till/find?text=${unit.code}`)).body)['exact'])['price']).toEqual(
      70_000,
    );
    const saved = await draft(cashier, sale(shop.phone, [{ unitId: unit.id, unitPrice: 70_000 }]));
    expect([saved.status, ...lineOf(saved)]).toEqual([200, 70_000, null, null]);
  });
});
