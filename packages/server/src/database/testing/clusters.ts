import pg from 'pg';
import type { Address } from '../pool.ts';

/** The cluster in which tests create their databases: an address without a `database`. */
export type TestCluster = { connectionString: string } | { host: string; port: number; user: string };

/** Returns the address of one of the cluster's databases. */
export function inDatabase(cluster: TestCluster, database: string): Address {
  if (!('connectionString' in cluster)) return { ...cluster, database };
  const url = new URL(cluster.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Runs statements on a separate connection, as the login user and outside every transaction. */
export async function runStatements(address: Address, ...statements: string[]): Promise<void> {
  await withClient(address, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Runs `work` with a separate connection and closes it afterwards. */
export async function withClient<T>(address: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
