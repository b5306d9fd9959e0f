import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { addInvoices } from './bulk.ts';
import { plantDemo, type Say } from './plant.ts';

/** What `tilldesk seed` is asked for. */
export type SeedOrder = {
  seed?: number;
  /** How many invoices the demo shall have; more than 5,000 are added by sets to the past of the store `demo`. */
  invoices?: number;
};

/** More invoices than these are not sold one by one. */
const soldOneByOne = 5_000;

/** Plants the demo, with as many invoices as asked for. Throws StartupError when it stands already. */
export async function seedDemo(db: Db, now: Date, { invoices, ...growth }: SeedOrder, say: Say): Promise<void> {
  if (invoices === undefined || invoices <= soldOneByOne) {
    return plantDemo(db, now, say, { ...growth, ...(invoices === undefined ? {} : { invoices }) });
  }
  await plantDemo(db, now, say, growth);
  const more = invoices - (await countPosted(db));
  say(`${more} more invoices come by sets; a million takes some minutes.`);
  await addInvoices(db, 'demo', more, now);
}

async function countPosted(db: Db): Promise<number> {
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ count: number }>(
      `select count(*) from invoices i join stores s on s.business_id = i.business_id and s.id = i.store_id
       where s.code in ('demo', 'demo-2') and i.status = 'paid'`,
    ),
  );
  return row?.count ?? 0;
}
