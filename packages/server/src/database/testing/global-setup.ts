import type { TestProject } from 'vitest/node';
import { runStatements, inDatabase, type TestCluster } from './clusters.ts';
import { migrateNew, startTestCluster } from './new-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
    /** The name of the migrated database that each test file copies. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for the whole run (or uses that of DATABASE_URL), with one migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const own = url ? undefined : await startTestCluster();
  const cluster: TestCluster = own?.cluster ?? { connectionString: url ?? '' };
  const maintenance = url ? { connectionString: url } : inDatabase(cluster, 'postgres');
  const template = `tilldesk_template_${process.pid}`;

  await runStatements(maintenance, `drop database if exists ${template}`, `create database ${template}`);
  await migrateNew(inDatabase(cluster, template), own ? 'embedded' : 'postgres');

  project.provide('testCluster', cluster);
  project.provide('templateDatabase', template);
  return async () => {
    await runStatements(maintenance, `drop database ${template}`);
    await own?.stop();
  };
}
