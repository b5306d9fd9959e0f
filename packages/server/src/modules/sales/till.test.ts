import type { Sellable } from '@tilldesk/domain/sales';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { newId } from '../../database/new-id.ts';
import { inBusiness } from '../../database/transaction.ts';
import { setTerms } from '../../search/search.store.ts';
import { termsOf } from '../../search/terms.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn, type Person } from '../../testing/till.ts';
import { stockLevels } from '../../ledgers/stock/stock.tables.ts';
import { openStore } from '../../modules/manage-stores/open-store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'find', 4);
await inBusiness(db, shop.businessId, async (tx) => {
  await setTerms(tx, shop.businessId, 'product', shop.phone, termsOf(['Phone X'], ['PHONE-X']));
  await setTerms(tx, shop.businessId, 'product', shop.cable, termsOf(['USB-C cable'], ['CABLE']));
  await setTerms(tx, shop.businessId, 'customer', shop.customer, termsOf(['Ana Ruiz'], ['555-010-4477']));
});
const { app } = await servicesOn(db);
const cashier = await signIn(app, shop, 'cashier');
afterAll(() => app.close());

const find = async (text: string) =>
  Object((await cashier.request('GET', `/till/find?text=${encodeURIComponent(text)}`)).body);
const brief = (items: { name: string; onHand: number }[]) => items.map((i) => [i.name, i.onHand]);

test('words find products with what is left of each, counted by unit or by quantity', async () => {
  expect(brief((await find('pho')).items)).toEqual([['Phone X', 4]]);
  expect(brief((await find('usb cable')).items)).toEqual([['USB-C cable', 100]]);
  expect(await find('nothing like it')).toEqual({ exact: null, items: [] });
});

test('a barcode, a SKU in any case and an IMEI lead to one thing at once', async () => {
  const unit = shop.units[2]!;
  expect([(await find('0000000000find')).exact.productId, (await find('cable')).exact.sku]).toEqual([
    shop.cable,
    'CABLE',
  ]);
  expect((await find(unit.code)).exact).toEqual({
    productId: shop.phone,
    unitId: unit.id,
    name: 'Phone X',
    sku: 'PHONE-X',
    unitCode: unit.code,
    unitLooks: null,
    tracking: 'serialized',
    price: 79_900,
    listPrice: 79_900,
    rule: null,
    taxRate: '0.0825',
    onHand: 1,
    elsewhere: [],
    isBundle: false,
  });
});

test('color and storage of a unit are said by its scan, among the units to choose from and on the line of a draft', async () => {
  const unit = shop.units[3]!;
  await inBusiness(db, shop.businessId, async (tx) => {
    await tx.raw(`update units set color = 'Black', storage = '128 GB' where id = $1`, [unit.id]);
  });
  const appearance = 'Black · 128 GB';
  const { exact } = await find(unit.code);
  const { items } = Object((await cashier.request('GET', `/till/units?productId=${shop.phone}`)).body);
  const listed = items.find(({ item }: { item: Sellable }) => item.unitId === unit.id);
  const line = ({ productId, unitId, price }: Sellable) => {
    return { id: newId(OPENED), productId, unitId, quantity: 1, unitPrice: price, discount: null };
  };
  const lines = [line(exact), line((await find('cable')).exact)];
  const draft = { id: newId(OPENED), customerId: null, lines, discount: null, notes: null };
  const drafted = await cashier.request('POST', '/invoices', draft);
  const appearances = Object(drafted.body).lines?.map(({ unitLooks }: { unitLooks: string | null }) => unitLooks);
  expect([exact?.unitLooks, listed?.item.unitLooks, appearances]).toEqual([appearance, appearance, [appearance, null]]);
});

test('the last digits of an IMEI lead to its unit, and units of a product are listed to choose one', async () => {
  const [first, second] = shop.units;
  await inBusiness(db, shop.businessId, async (tx) => {
    for (const { id, code } of shop.units) await setTerms(tx, shop.businessId, 'unit', id, termsOf([], [code]));
    await tx.raw(`update units set received_at = received_at - interval '9 days' where id = $1`, [second!.id]);
  });
  const { exact } = await find(first!.code.slice(-6));
  expect([exact?.unitId, exact?.unitCode]).toEqual([first!.id, first!.code]);
  const listed = async (query: string) => {
    const { items } = Object((await cashier.request('GET', `/till/units?${query}`)).body);
    return items.map(({ item }: { item: Sellable }) => item.unitId);
  };
  const [oldest, ...others] = await listed(`productId=${shop.phone}`);
  expect([oldest, others.length]).toEqual([second!.id, 3]);
  expect(await listed(`ending=${first!.code.slice(-6)}`)).toEqual([first!.id]);
  // Digits that a code begins with are not its last ones.
  expect(await listed(`ending=${first!.code.slice(0, 6)}`)).toEqual([]);
  const rejected = await cashier.request('GET', '/till/units?ending=abc');
  expect(rejected.status).toEqual(400);
});

test('who may read stock hears what the other stores have, most first; who may not hears nothing', async () => {
  const code = (name: string) => `${name}-find`;
  await inBusiness(db, shop.businessId, async (tx) => {
    const { currency, timeZone } = shop.scope.store;
    const store = (name: string) => ({
      code: code(name),
      name,
      currency,
      timeZone,
      screenTimeout: 0,
      defaultTaxRate: '0',
    });
    await openStore(tx, shop.businessId, OPENED, store('Mall'));
    const bay = await openStore(tx, shop.businessId, OPENED, store('Bay Street'));
    const here = { businessId: shop.businessId, storeId: bay.storeId, locationId: bay.locationId };
    await tx.insert(stockLevels).values({ ...here, productId: shop.cable, onHand: 7, reserved: 4, value: 21 });
  });
  const bay = [
    { storeName: 'Bay Street', onHand: 3 },
    { storeName: 'Mall', onHand: 0 },
  ];
  const none = bay.map((one) => ({ ...one, onHand: 0 })).toSorted((a, b) => a.storeName.localeCompare(b.storeName));
  const elsewhere = async (text: string, person: Person) =>
    Object((await person.request('GET', `/till/find?text=${text}`)).body).items.map((i: Sellable) => i.elsewhere);
  const admin = await signIn(app, shop, 'admin');
  expect([await elsewhere('cable', admin), await elsewhere('usb', admin), await elsewhere('pho', admin)]).toEqual([
    [bay],
    [bay],
    [none],
  ]);
  expect(await elsewhere('usb', cashier)).toEqual([[]]);
});

test('customers are found by name and by the last digits of a phone', async () => {
  for (const text of ['ruiz', '4477']) {
    const response = await cashier.request('GET', `/till/customers?text=${text}`);
    expect(Object(response.body)).toEqual({
      items: [{ id: shop.customer, name: 'Ana Ruiz', phone: null, email: null, taxExempt: false }],
      more: false,
    });
  }
});
