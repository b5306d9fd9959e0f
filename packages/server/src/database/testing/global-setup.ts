import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../migrate.ts';
import { clusterFolder } from '../native/cluster.ts';
import { isRunning, readPidFile } from '../native/pid-file.ts';
import { runNative } from '../native/supervisor.ts';
import { openPool } from '../pool.ts';
import { ensureRole } from '../roles.ts';
import { runStatements, inDatabase, withClient, type TestCluster } from './clusters.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
    /** The name of the migrated database that each test file copies. */
    templateDatabase: string;
  }
}

const folderPrefix = 'tilldesk-test-';

/** Starts one PostgreSQL for the whole run (or uses that of DATABASE_URL), with one migrated template database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const own = url ? undefined : await startTestCluster();
  const cluster: TestCluster = own?.cluster ?? { connectionString: url ?? '' };
  const maintenance = url ? { connectionString: url } : inDatabase(cluster, 'postgres');
  const template = `tilldesk_template_${process.pid}`;

  await runStatements(maintenance, `drop database if exists ${template}`, `create database ${template}`);
  const templateAddress = inDatabase(cluster, template);
  await withClient(templateAddress, ensureRole);
  const pool = openPool(templateAddress, 1);
  await migrate({ kind: own ? 'embedded' : 'postgres', pool });
  await pool.end();

  project.provide('testCluster', cluster);
  project.provide('templateDatabase', template);
  return async () => {
    await runStatements(maintenance, `drop database ${template}`);
    await own?.stop();
  };
}

async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  removeLeftOvers();
  const home = mkdtempSync(path.join(tmpdir(), `${folderPrefix}${process.pid}-`));
  chmodSync(home, 0o711);
  const database = await runNative(home, { loopback: false, durable: false });
  const { host = '', port = 0, user = '' } = database.address;
  return {
    cluster: { host, port, user },
    async stop() {
      await database.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Removes the PostgreSQL and the folder of runs that were killed. */
function removeLeftOvers(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = new RegExp(`^${folderPrefix}(\\d+)-`).exec(name) ?? [];
    if (!pid || isRunning(Number(pid))) continue;
    const home = path.join(tmpdir(), name);
    const postmaster = readPidFile(clusterFolder(home));
    if (postmaster && isRunning(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
    rmSync(home, { recursive: true, force: true });
  }
}
