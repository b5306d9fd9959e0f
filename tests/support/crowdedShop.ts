import { openDatabase } from '../../packages/server/src/database/engine.ts';
import { migrate } from '../../packages/server/src/database/migrate.ts';
import type { Db } from '../../packages/server/src/database/pool.ts';
import { createManyUsers, type Face } from '../../packages/server/src/testing/parallel-clients.ts';
import { smallShop } from '../../packages/server/src/testing/small-shop.ts';

const log = { info: () => undefined, warn: () => undefined };

/** Accesses the database of a data folder, also with a running server. */
export async function onDatabase<T>(dataFolder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDatabase({ dataFolder, log, joinRunningServer: true });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Creates a small shop in an empty data folder, with a number of signed-in users. */
export const crowdedShop = (
  dataFolder: string,
  count: { requesters: number; staff: number },
): Promise<{ requesters: Face[]; staff: Face[] }> =>
  onDatabase(dataFolder, async (db) => {
    await migrate(db);
    const shop = await smallShop(db, 'crowd');
    return {
      requesters: await createManyUsers(db, shop, count.requesters, 'employee'),
      staff: await createManyUsers(db, shop, count.staff, 'admin'),
    };
  });
