import { appRole } from '../pool.ts';
import { inDatabase, withClient } from './clusters.ts';
import { describe, type Description } from './describe.ts';
import { migrateNew, startTestCluster } from './new-cluster.ts';

/** Describes statements as the application's role in a migrated, empty database. */
export type Describe = (text: string) => Promise<Description>;

/** Runs `work` with a new database of the present schema, in a PostgreSQL of its own. */
export async function withDescribedDatabase<T>(work: (describeText: Describe) => Promise<T>): Promise<T> {
  const { cluster, stop } = await startTestCluster();
  try {
    const address = inDatabase(cluster, 'postgres');
    await migrateNew(address, 'embedded');
    return await withClient(address, async (client) => {
      await client.query(`set role ${appRole}`);
      return work((text) => describe(client, text));
    });
  } finally {
    await stop();
  }
}
