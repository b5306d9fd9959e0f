import { existsSync, rmSync } from 'node:fs';
import pg from 'pg';
import type { Address } from '../pool.ts';
import { StartupError } from '../startup-error.ts';
import { clusterFolder, ownerName, prepareCluster } from './cluster.ts';
import { isSocket, passwordFile, passwordIn, removeSocketFolder, type Listening } from './listening.ts';
import { isRunning, readPidFile } from './pid-file.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { NativeUnavailable } from './unavailable.ts';

/** A running embedded PostgreSQL. */
export interface NativeDatabase {
  address: Address;
  pid: number;
  startMode: 'started' | 'adopted' | 'replaced';
  /** Resolves once a restart in progress has ended. */
  whenBack(): Promise<void>;
  stop(): Promise<void>;
}

export interface NativeOptions {
  /** Listens on the loopback address with a password; the default only where there are no Unix sockets. */
  loopback?: boolean;
  /** False only in tests: nothing is forced to disk. */
  durable?: boolean;
  warn?(sentence: string): void;
}

const databaseName = 'tilldesk';
const watchEveryMs = 1000;

/**
 * Runs PostgreSQL on the data in `home`, and restarts it when its process ends before `stop`.
 * @throws NativeUnavailable when the programs cannot run here; StartupError when they cannot start on existing data.
 */
export async function runNative(
  home: string,
  { loopback = process.platform === 'win32', durable = true, warn }: NativeOptions = {},
): Promise<NativeDatabase> {
  const isNew = !existsSync(clusterFolder(home));
  const cluster = await prepareCluster(home, { loopback, durable });
  let running = await startPostmaster(cluster, durable).catch((error: unknown) => {
    if (!isNew || !(error instanceof StartupError)) throw error;
    rmSync(cluster.folder, { recursive: true, force: true });
    throw new NativeUnavailable(error.message.replace(/\.$/, ''));
  });
  await createDatabase(running.listening);
  const { listening, pid, startMode } = running;

  let restarting: Promise<void> | undefined;
  const restart = async () => {
    warn?.(`PostgreSQL (process ${running.pid}) has ended unexpectedly and is started again.`);
    // The pool has the old address, so the new process must use the same one.
    running = await startPostmaster({ ...cluster, listening }, durable);
  };
  const watch = setInterval(() => {
    if (restarting || isRunning(running.pid)) return;
    restarting = restart()
      .catch((error: unknown) => warn?.(error instanceof Error ? error.message : String(error)))
      .finally(() => (restarting = undefined));
  }, watchEveryMs);
  watch.unref();

  return {
    address: { ...listening, user: ownerName, database: databaseName },
    pid,
    startMode,
    whenBack: async () => restarting,
    async stop() {
      clearInterval(watch);
      await restarting;
      await stopPostmaster(cluster, running.pid);
      removeSocketFolder(cluster);
    },
  };
}

/** Returns the address of the PostgreSQL that a server currently runs on the data in `home`. */
export function servedAddress(home: string): Address | undefined {
  const served = readPidFile(clusterFolder(home));
  if (!served) return undefined;
  const { host, port } = served;
  const password = isSocket(served) ? {} : { password: passwordIn(passwordFile(home)) };
  return { host, port, ...password, user: ownerName, database: databaseName };
}

async function createDatabase(listening: Listening): Promise<void> {
  const client = new pg.Client({ ...listening, user: ownerName, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rows.length === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
