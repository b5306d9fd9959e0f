import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import type { Encryption } from '../encryption/encryption.ts';
import { addCatalogue } from './bulk/bulk-catalogue.ts';
import { addInvoices } from './bulk/bulk.ts';
import { plantDemo, type Print } from './plant.ts';

/** The options of `tilldesk seed`. */
export type SeedOrder = {
  seed?: number;
  /**
   * The number of invoices of the demo. Above 5,000, the others are added by set-based statements to the past of the store
   * `demo`.
   */
  invoices?: number;
  /** Additional products and live units, for measuring search in a large shop. */
  products?: number;
  units?: number;
  /** The encryption of the servers on this database. */
  encryption?: Encryption;
};

/** Above this number, invoices are not sold one by one. */
const soldOneByOne = 5_000;

/** Creates the demo with the requested size. Throws StartupError if it exists already. */
export async function seedDemo(db: Db, now: Date, order: SeedOrder, print: Print): Promise<void> {
  const { encryption, seed, invoices = 0, products = 0, units = 0 } = order;
  const few = invoices > 0 && invoices <= soldOneByOne ? { invoices } : {};
  await plantDemo(db, now, print, {
    ...(encryption && { encryption }),
    ...(seed === undefined ? {} : { seed }),
    ...few,
  });
  if (invoices > soldOneByOne) {
    const more = invoices - (await countPosted(db));
    print(`${more} more invoices come by sets; a million takes some minutes.`);
    await addInvoices(db, 'demo', more, now);
  }
  if (products > 0) {
    print(`${products} products and ${units} units come by sets.`);
    await addCatalogue(db, 'demo', products, units, now);
  }
}

async function countPosted(db: Db): Promise<number> {
  const [row] = await asOwner(db, (tx) =>
    tx.raw<{ count: number }>(
      `select count(*) from invoices i join stores s on s.business_id = i.business_id and s.id = i.store_id
       where s.code in ('demo', 'demo-2') and i.number is not null`,
    ),
  );
  return row?.count ?? 0;
}
