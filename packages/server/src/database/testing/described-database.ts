import { appRole } from '../pool.ts';
import { inDatabase, withClient } from './clusters.ts';
import { describe, type Description } from './describe.ts';
import { migrateNew, startTestCluster } from './new-cluster.ts';

/** Runs a statement without values and returns its rows. */
export type Query = <Row extends object>(text: string) => Promise<Row[]>;

/** A migrated, empty database, used as the application's role. */
export interface Described {
  readonly describe: (text: string) => Promise<Description>;
  readonly query: Query;
}

/** Runs `work` with a new database of the present schema, in a PostgreSQL of its own. */
export async function withDescribedDatabase<T>(work: (database: Described) => Promise<T>): Promise<T> {
  const { cluster, stop } = await startTestCluster();
  try {
    const address = inDatabase(cluster, 'postgres');
    await migrateNew(address, 'embedded');
    return await withClient(address, async (client) => {
      await client.query(`set role ${appRole}`);
      return work({
        describe: (text) => describe(client, text),
        query: async <Row extends object>(text: string) => (await client.query<Row>(text)).rows,
      });
    });
  } finally {
    await stop();
  }
}
