import { afterAll, expect, test } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { asOwner, inBusiness } from '../../database/transaction.ts';
import { OPENED, smallShop } from '../../testing/small-shop.ts';
import { servicesOn, signIn } from '../../testing/till.ts';

const db = await testDatabase();
const shop = await smallShop(db, 'worth', 3);
const other = await smallShop(db, 'rich', 9);
const { app, time } = await servicesOn(db);
afterAll(() => app.close());

const body = (of: unknown) => Object(of) as Record<string, unknown>;
const valueAt = async (day: string, more = '') => {
  const admin = await signIn(app, shop, 'admin');
  return body((await admin.request('GET', `/inventory/valuation?at=${day}${more}`)).body);
};

test('the stock of a past day is what was booked up to its end in the store, by category and in all', async () => {
  // 23:30 in Chicago is the next day in UTC.
  time.now = new Date('2026-03-04T05:30:00.000Z');
  const admin = await signIn(app, shop, 'admin');
  const id = newId(OPENED);
  const lines = [{ id: newId(OPENED), productId: shop.cable, quantity: 40 }];
  expect((await admin.request('POST', '/inventory/adjustments', { id, reason: 'damage', lines }, id)).status).toEqual(
    200,
  );
  const category = (pieces: number, value: number) => [{ id: expect.any(String), name: 'All', pieces, value }];
  // Three phones at 500.00, a hundred cables at 333.33 in all, of which forty left on the third.
  const fullValue = (at: string, pieces: number, value: number) => ({
    at,
    pieces,
    value,
    categories: category(pieces, value),
  });
  expect(await valueAt('2026-03-01')).toEqual({ at: '2026-03-01', pieces: 0, value: 0, categories: [] });
  expect(await valueAt('2026-03-02')).toEqual(fullValue('2026-03-02', 103, 183_333));
  expect(await valueAt('2026-03-03')).toEqual(fullValue('2026-03-03', 63, 170_000));
  expect(await valueAt('2026-03-03', '&tracking=serialized')).toEqual(fullValue('2026-03-03', 3, 150_000));
  expect(await valueAt('2026-03-03', '&tracking=quantity')).toEqual(fullValue('2026-03-03', 60, 20_000));
  const otherBusinessAdmin = await signIn(app, other, 'admin');
  const response = body((await otherBusinessAdmin.request('GET', '/inventory/valuation?at=2026-03-03')).body);
  expect([response['pieces'], response['value']]).toEqual([109, 9 * 50_000 + 33_333]);
});

test('as the application, the ledger is summed from its index alone', async () => {
  // The rows of this shop are few among those of others, as on a server of many shops.
  for (const [{ businessId, scope, cable }, rows] of [
    [shop, 2_000],
    [other, 20_000],
  ] as const) {
    await asOwner(db, (tx) =>
      tx.raw(
        `insert into stock_movements (business_id, id, store_id, location_id, product_id, kind, quantity, value, balance,
           document_id, user_id, at)
         select $1, gen_random_uuid(), $2, $3, $4, 'adjustment', 1, 100, 0, gen_random_uuid(), $5,
           '2025-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, $6::int) n`,
        [businessId, scope.storeId, scope.locationId, cable, scope.userId, rows],
      ),
    );
  }
  // An index-only scan requires pages that are marked all-visible, which a vacuum does.
  const client = await db.pool.connect();
  await client.query('set role none');
  await client.query('vacuum (analyze) stock_movements');
  client.release(true);
  const plan = await inBusiness(db, shop.businessId, (tx) =>
    tx.raw<{ 'QUERY PLAN': string }>(
      `explain (costs off) select product_id, sum(quantity) as pieces, sum(value) as value from stock_movements
       where business_id = $1 and store_id = $2 and at < $3 group by product_id`,
      [shop.businessId, shop.scope.storeId, '2026-01-01T00:00:00.000Z'],
    ),
  );
  const scans = plan.map((row) => row['QUERY PLAN'].trim()).filter((line) => /Scan/.test(line));
  expect(scans.map((line) => line.replace(/^-> +/, '').replace('Parallel ', ''))).toEqual([
    'Index Only Scan using movements_valued on stock_movements',
  ]);
});
