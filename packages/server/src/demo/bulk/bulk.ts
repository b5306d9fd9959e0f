import { readFileSync } from 'node:fs';
import type { Db } from '../../database/pool.ts';
import { StartupError } from '../../database/startup-error.ts';
import { asOwner, type Tx } from '../../database/transaction.ts';

/**
 * Returns the text of one of the demo's SQL files, which are next to this file in the sources and next to the bundle in a
 * build.
 */
export const bulkSql = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The number of days that bulk invoices are spread over. */
const bulkDays = 340;

/**
 * Adds a past of `invoices` invoices to a store, with set-based statements in one transaction. They are dated before its first
 * stock movement, and every ledger adds up afterwards. Can be called again, for a past before that. Throws StartupError for a
 * store that does not exist or has no products.
 */
export async function addInvoices(db: Db, storeCode: string, invoices: number, now: Date): Promise<void> {
  await asOwner(db, async (tx) => {
    await order(tx, storeCode, invoices, now.toISOString());
    await tx.raw(bulkSql('bulk-functions.sql') + bulkSql('bulk-invoices.sql'));
  });
  // Updates the planner's statistics before the first page is requested.
  await asOwner(db, (tx) => tx.raw('analyze'));
}

/** Locks the store's numbers and writes the row that bulk-invoices.sql reads. */
async function order(tx: Tx, storeCode: string, invoices: number, now: string): Promise<void> {
  await tx.raw(`
    set local work_mem = '256MB';
    create temp table bulk_order (business_id uuid, store_id uuid, location_id uuid, time_zone text, currency text,
      invoices int, from_at timestamptz, until_at timestamptz, first_number int) on commit drop`);
  await tx.raw(
    `select n.last from numbers n join stores s on s.business_id = n.business_id and s.id = n.store_id
     where s.code = $1 and n.kind = 'invoice' for update of n`,
    [storeCode],
  );
  const [row] = await tx.raw<{ goods: number }>(
    `with place as (
       select s.business_id, s.id as store_id, l.id as location_id, s.time_zone, s.currency,
         coalesce((select min(m.at) from stock_movements m where m.business_id = s.business_id and m.store_id = s.id),
           $3::timestamptz) - interval '1 day' as until_at,
         coalesce((select n.last from numbers n where n.business_id = s.business_id and n.store_id = s.id and n.kind = 'invoice'),
           1000) + 1 as first_number
       from stores s join locations l on l.business_id = s.business_id and l.store_id = s.id and l.sellable
       where s.code = $1 limit 1
     ), ordered as (
       insert into bulk_order
       select business_id, store_id, location_id, time_zone, currency, $2, until_at - make_interval(days => $4), until_at, first_number
       from place returning business_id
     )
     select (select count(*) from products p where p.business_id = o.business_id and p.tracking = 'quantity') as goods from ordered o`,
    [storeCode, invoices, now, bulkDays],
  );
  if (!row) throw new StartupError(`There is no store ${storeCode} to add invoices to.`);
  if (row.goods === 0) throw new StartupError(`The store ${storeCode} has no products to sell.`);
}
