import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../database/testing/test-database.ts';
import { inBusiness } from '../../database/transaction.ts';
import { planBusiness } from '../../demo/plan/plan.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { bestProducts } from '../../catalogue/best.store.ts';
import { createCategory } from './categories.store.ts';
import { createProduct } from './products.store.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'best', 0);
const { businessId, scope } = shop;
const NOW = '2026-11-21T19:30:00.000Z';
const plan = planBusiness('demo', { seed: 2026, invoices: 20, now: NOW });

beforeAll(() =>
  inBusiness(db, businessId, async (tx) => {
    for (const one of plan.categories)
      await createCategory(tx, scope, OPENED, { ...one, kind: 'other', isSerializedDefault: false, active: true });
    for (const { id, draft } of plan.items) await createProduct(tx, scope, OPENED, { id, ...draft });
    // Sales of 0 to 5 pieces, half of them long ago; every third product is in stock.
    await tx.raw(
      `insert into stock_movements (business_id, id, store_id, location_id, product_id, kind, quantity, value, user_id, at)
       select $1, gen_random_uuid(), $2, $3, id, 'sale', -(row_number() over (order by id) % 6), 0, $4,
         $5::timestamptz - (row_number() over (order by id) % 2) * interval '91 days' - interval '1 day'
       from products where business_id = $1 and tracking = 'quantity'`,
      [businessId, scope.storeId, scope.locationId, scope.userId, NOW],
    );
    await tx.raw(
      `insert into stock_levels (business_id, product_id, store_id, location_id, on_hand, value)
       select $1, id, $2, $3, 1, 1 from (select id, row_number() over (order by sku) as n from products
         where business_id = $1 and tracking = 'quantity') p where n % 3 = 0
       on conflict do nothing`,
      [businessId, scope.storeId, scope.locationId],
    );
  }),
);

type Facts = { id: string; name: string; brand: string | null; tracking: string; sold: number; here: boolean };

/** The products found, with the facts of their rank from a separate query. */
const found = (search: string): Promise<Facts[]> =>
  inBusiness(db, businessId, async (tx) => {
    const ids = await bestProducts(tx, scope, NOW, search, undefined);
    const rows = await tx.raw<Facts>(
      `select p.id, p.name, p.brand, p.tracking,
         (select coalesce(-sum(m.quantity), 0)::int from stock_movements m where m.product_id = p.id and m.kind = 'sale'
            and m.at >= $3::timestamptz - interval '90 days') as sold,
         p.tracking = 'none' or exists (select 1 from units u where u.product_id = p.id and u.store_id = $2 and u.status = 'in_stock')
           or exists (select 1 from stock_levels l where l.product_id = p.id and l.store_id = $2 and l.on_hand > l.reserved) as here
       from products p where p.id = any($1::uuid[])`,
      [ids, scope.storeId, NOW],
    );
    return ids.map((id) => rows.find((row) => row.id === id)!);
  });
const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const startsWith = (search: string, { name, brand }: Facts) =>
  [name, name.replace(brand ?? '', '')].some((text) => folded(text).startsWith(folded(search)));

test('“iphone 17” finds the phones of that name before whatever else is made for them', async () => {
  const items = await found('iphone 17');
  const phones = items.filter((one) => startsWith('iphone 17', one));
  expect(phones.length).toBeGreaterThan(2);
  expect(items.length).toBeGreaterThan(phones.length);
  expect(items.slice(0, phones.length)).toEqual(phones);
  expect(phones.map(({ tracking }) => tracking)).toEqual(phones.map(() => 'serialized'));
});

test('“s25” finds the phone first, although no name begins with it', async () => {
  const items = await found('s25');
  expect([items[0]?.brand, items[0]?.tracking]).toEqual(['Samsung', 'serialized']);
  expect(items.some(({ tracking }) => tracking === 'quantity')).toBe(true);
  const first = items.findIndex(({ tracking }) => tracking !== 'serialized');
  expect(items.slice(first).filter(({ tracking }) => tracking === 'serialized')).toEqual([]);
});

test('of accessories those come first that sold most in 90 days, then those that are here', async () => {
  const items = (await found('case')).filter((one) => !startsWith('case', one) && one.tracking === 'quantity');
  const order = items.map(({ sold, here }) => sold * 2 + Number(here));
  expect(new Set(items.map(({ sold }) => sold)).size).toBeGreaterThan(1);
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test('what bears exactly the SKU comes before all else', async () => {
  const [one] = await found('case');
  const sku = await inBusiness(db, businessId, (tx) =>
    tx.raw<{ sku: string }>('select sku from products where id = $1', [one!.id]),
  );
  expect((await found(sku[0]!.sku))[0]?.id).toEqual(one!.id);
});
