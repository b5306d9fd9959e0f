import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { environmentOfPrograms, ownerName, type Cluster } from './cluster.ts';
import type { Listening } from './listening.ts';
import { isRunning, isOtherProcess, pidFile, readPidFile } from './pid-file.ts';
import { settings } from './settings.ts';

/** A PostgreSQL that accepts connections, and how it was obtained. */
export interface RunningPostmaster {
  pid: number;
  listening: Listening;
  /** `replaced`: the previous process had ended without a clean shutdown. */
  startMode: 'started' | 'adopted' | 'replaced';
}

/** Milliseconds. */
const timeouts = { silence: 10_000, recovery: 600_000, oldServerExit: 15_000, stop: 30_000, betweenProbes: 15 };
const largestLogBytes = 5_000_000;

/**
 * Adopts the PostgreSQL that a killed server left running on this data, or starts one.
 * @param durable false only in tests: nothing is forced to disk.
 * @throws StartupError when another process uses the data and does not answer, or when PostgreSQL does not start.
 */
export async function startPostmaster(cluster: Cluster, durable = true): Promise<RunningPostmaster> {
  const adopted = await adopt(cluster);
  if (adopted) return adopted;

  const before = existsSync(pidFile(cluster.folder));
  const old = readPidFile(cluster.folder);
  if (old && isOtherProcess(old.pid)) rmSync(pidFile(cluster.folder), { force: true });
  const pid = await launch(cluster, durable);
  return { pid, listening: cluster.listening, startMode: before ? 'replaced' : 'started' };
}

/** Stops PostgreSQL after rolling back open transactions, and waits until the process has ended. */
export async function stopPostmaster(cluster: Cluster, pid: number): Promise<void> {
  for (const [signal, mode] of [
    ['SIGINT', 'fast'],
    ['SIGQUIT', 'immediate'],
  ] as const) {
    if (!isRunning(pid)) return;
    signalServer(cluster, pid, signal, mode);
    const end = Date.now() + timeouts.stop;
    while (isRunning(pid) && Date.now() < end) await pause(timeouts.betweenProbes);
  }
}

function signalServer({ programs, folder }: Cluster, pid: number, signal: 'SIGINT' | 'SIGQUIT', mode: string): void {
  // Windows has no signals: there any of them would end the process at once.
  if (process.platform === 'win32') spawnSync(programs.pgCtl, ['stop', '-D', folder, '-m', mode, '-W']);
  else process.kill(pid, signal);
}

async function adopt(cluster: Cluster): Promise<RunningPostmaster | undefined> {
  const start = Date.now();
  for (;;) {
    const found = readPidFile(cluster.folder);
    if (!found || !isRunning(found.pid) || isOtherProcess(found.pid)) return undefined;
    const listening = { ...cluster.listening, host: found.host, port: found.port };
    const answer = await probe(listening, cluster.folder);
    if (answer === 'ready') {
      await endOldSessions(listening);
      return { pid: found.pid, listening, startMode: 'adopted' };
    }
    if (Date.now() - start > (answer === 'busy' ? timeouts.recovery : timeouts.silence)) {
      throw new StartupError(
        `The process ${found.pid} holds the data in ${cluster.folder} and does not answer: end it, then start again.`,
      );
    }
    await pause(timeouts.betweenProbes);
  }
}

async function launch(cluster: Cluster, durable: boolean): Promise<number> {
  const start = Date.now();
  for (;;) {
    const logged = sizeOf(cluster.logFile);
    const child = spawnPostgres(cluster, durable);
    let ended = child.pid === undefined;
    child.once('error', () => (ended = true));
    child.once('exit', () => (ended = true));
    while (!ended) {
      if ((await probe(cluster.listening, cluster.folder)) === 'ready' && child.pid) return child.pid;
      await pause(timeouts.betweenProbes);
    }
    const logText = lastLogLine(cluster.logFile, logged);
    // The old process is still ending: a zombie, or its own children that use the shared memory.
    const isOldRunning = /lock file|pre-existing shared memory/.test(logText);
    if (!isOldRunning || Date.now() - start > timeouts.oldServerExit) {
      throw new StartupError(`PostgreSQL did not start on ${cluster.folder}: ${logText || `see ${cluster.logFile}`}.`);
    }
    await pause(timeouts.betweenProbes * 10);
  }
}

/**
 * Runs in its own session, so that the Ctrl-C that stops the server does not reach it before the server's last
 * statement.
 */
function spawnPostgres(cluster: Cluster, durable: boolean) {
  if (sizeOf(cluster.logFile) > largestLogBytes) renameSync(cluster.logFile, `${cluster.logFile}.old`);
  const log = openSync(cluster.logFile, 'a', 0o600);
  try {
    const child = spawn(cluster.programs.postgres, ['-D', cluster.folder, ...settings(cluster.listening, durable)], {
      ...cluster.account,
      cwd: '/',
      env: environmentOfPrograms(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function probe(listening: Listening, folder: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = new pg.Client({ ...listening, user: ownerName, database: 'postgres', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    return rows[0]?.folder === folder ? 'ready' : 'silent';
  } catch (error) {
    // cannot_connect_now: it is starting up, recovering or shutting down.
    return error instanceof pg.DatabaseError && error.code === '57P03' ? 'busy' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Open transactions of the killed server are rolled back before the new one reads anything. */
async function endOldSessions(listening: Listening): Promise<void> {
  const client = new pg.Client({ ...listening, user: ownerName, database: 'postgres' });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function lastLogLine(file: string, from: number): string {
  const lines = existsSync(file) ? readFileSync(file).subarray(from).toString().trim().split('\n') : [];
  const line = lines.findLast((text) => /FATAL|PANIC|error while loading/.test(text)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(?:FATAL|PANIC):\s*/, '');
}
