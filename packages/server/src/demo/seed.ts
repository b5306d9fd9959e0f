import { addCatalogue } from './big-catalogue.ts';
import type { Db } from '../database/pool.ts';
import type { Encryption } from '../encryption/encryption.ts';

import { plantDemo, type Print } from './plant.ts';

/** The options of `tilldesk seed`. */
export type SeedOrder = {
  seed?: number;
  /**
   * The approximate number of invoices of the demo.
   */
  invoices?: number;
  /** Additional products and live units, for measuring search in a large shop. */
  products?: number;
  units?: number;
  /** The encryption of the servers on this database. */
  encryption?: Encryption;
};

/** Creates the demo with the requested size. Throws StartupError if it exists already. */
export async function seedDemo(db: Db, now: Date, order: SeedOrder, print: Print): Promise<void> {
  const { encryption, seed, invoices = 0, products = 0, units = 0 } = order;
  await plantDemo(db, now, print, {
    ...(encryption && { encryption }),
    ...(seed === undefined ? {} : { seed }),
    ...(invoices > 0 ? { invoices } : {}),
  });
  if (products > 0) {
    print(`${products} products and ${units} units are copied.`);
    await addCatalogue(db, 'demo', products, units, now);
  }
}
