import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../migrate.ts';
import { clusterFolder } from '../native/cluster.ts';
import { isRunning, readPidFile } from '../native/pid-file.ts';
import { runNative } from '../native/supervisor.ts';
import { openPool, type Address, type DatabaseKind } from '../pool.ts';
import { ensureRole } from '../roles.ts';
import { withClient, type TestCluster } from './clusters.ts';

const folderPrefix = 'tilldesk-test-';

/** Starts a PostgreSQL in a temporary folder, without durability; `stop` removes both. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
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

/** Creates the application's role and the schema in a new database. */
export async function migrateNew(address: Address, kind: DatabaseKind): Promise<void> {
  await withClient(address, ensureRole);
  const pool = openPool(address, 1);
  await migrate({ kind, pool });
  await pool.end();
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
