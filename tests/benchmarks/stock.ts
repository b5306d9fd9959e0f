import { migrate } from '../../packages/server/src/database/migrate.ts';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import { OPENED, PASSWORD, smallShop } from '../../packages/server/src/testing/small-shop.ts';
import { signIn, type Caller } from '../support/api.ts';
import { onDatabase } from '../support/crowdedShop.ts';
import { dataFolder, runCommand, startServer } from '../support/server.ts';
import { ms, percentiles, printResult, timed } from './figures.ts';

const movements = Number(process.env['BENCH_MOVEMENTS'] ?? 1_000_000);
const PRODUCTS = 500;

/** Stock value of past days and inventory lists, over HTTP with a long ledger, one client. */
export async function stock(program: string): Promise<void> {
  const { folder, remove } = dataFolder();
  const env = { TILLDESK_DATA: folder };
  const begun = performance.now();
  await onDatabase(folder, plant);
  printResult(`planting ${movements} movements of ${PRODUCTS} products`, ms(performance.now() - begun), '');
  const server = await startServer(env, program);
  const call = await signIn(server.url, 'stock', 'admin@stock.test', PASSWORD);
  await valuations(call);
  await server.stop();
  printResult('verify afterwards', runCommand(['verify'], env).printed.trim(), '0 differences');
  remove();
}

/** A shop that receives one piece every minute and a half for nearly three years; levels and ledger are consistent. */
async function plant(db: Parameters<typeof asOwner>[0]): Promise<void> {
  await migrate(db);
  const { businessId, cable, scope } = await smallShop(db, 'stock');
  const at = [businessId, scope.storeId, scope.locationId, PRODUCTS, movements, scope.userId, OPENED];
  await asOwner(db, async (tx) => {
    await tx.raw(
      `create temporary table planted on commit drop as
       select n, gen_random_uuid() as id from generate_series(0, $1::int - 1) n`,
      [PRODUCTS],
    );
    await tx.raw(
      `insert into products (business_id, id, name, sku, category_id, condition, tracking, price, tax_rate, created_at, updated_at)
       select p.business_id, t.id, 'Thing ' || t.n, 'THING-' || t.n, p.category_id, 'new', 'quantity', 1000, 0, $3, $3
       from planted t join products p on p.business_id = $1 and p.id = $2`,
      [businessId, cable, OPENED],
    );
    await tx.raw(
      `insert into stock_movements (business_id, id, store_id, location_id, product_id, kind, quantity, value, balance,
         document_id, user_id, at)
       select $1, gen_random_uuid(), $2, $3, t.id, 'opening', 1, 100, i / $4::int + 1, gen_random_uuid(), $6,
         $7::timestamptz - ($5::int - i) * interval '90 seconds'
       from generate_series(0, $5::int - 1) i join planted t on t.n = i % $4::int order by i`,
      at,
    );
    await tx.raw(
      `insert into stock_levels (business_id, product_id, location_id, store_id, on_hand, value)
       select business_id, product_id, location_id, store_id, sum(quantity), sum(value) from stock_movements
       where business_id = $1 and product_id in (select id from planted) group by 1, 2, 3, 4`,
      [businessId],
    );
  });
  // The state that autovacuum leaves for an append-only table.
  const client = await db.pool.connect();
  await client.query('set role none');
  await client.query('vacuum (analyze) stock_movements');
  client.release(true);
}

async function valuations(call: Caller): Promise<void> {
  const days = ['2023-06-30', '2024-03-31', '2024-12-31', '2025-06-30', '2025-12-31', '2026-03-02'];
  const valueAt = (day: string) => call('GET', `/inventory/valuation?at=${day}`);
  await timed(days.length, (i) => valueAt(days[i] ?? ''));
  for (const day of days) {
    const { p50, p95 } = percentiles(await timed(20, () => valueAt(day)));
    printResult(`value of the stock at the end of ${day}`, `p50 ${ms(p50)}, p95 ${ms(p95)}`, '≤ 700 ms');
  }
  for (const path of ['/inventory/categories?tracking=quantity', '/inventory/products?level=low&limit=50']) {
    const { p50, p95 } = percentiles(await timed(50, () => call('GET', path)));
    printResult(path, `p50 ${ms(p50)}, p95 ${ms(p95)}`, 'p95 ≤ 50 ms');
  }
}
