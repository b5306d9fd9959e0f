import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { openPool, type Db } from '../pool.ts';
import { runStatements, inDatabase } from './clusters.ts';

/**
 * Creates a migrated, empty database for this test file only, dropped after its last test: `const db = await
 * testDatabase()` at the top of the file. Uses the cluster that global-setup.ts started, or that of DATABASE_URL. A database of a
 * single test is dropped with `onTestFinished`: the cluster has connections for the files that run together only.
 */
export async function testDatabase(
  connections = 10,
  atEnd: (drop: () => Promise<void>) => void = afterAll,
): Promise<Db> {
  const cluster = inject('testCluster');
  const template = inject('templateDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = 'connectionString' in cluster ? cluster : inDatabase(cluster, 'postgres');
  await runStatements(maintenance, `create database ${name} template ${template}`);
  const pool = openPool(inDatabase(cluster, name), connections);
  atEnd(async () => {
    await pool.end();
    await runStatements(maintenance, `drop database ${name} with (force)`);
  });
  return { kind: 'connectionString' in cluster ? 'postgres' : 'embedded', pool };
}
