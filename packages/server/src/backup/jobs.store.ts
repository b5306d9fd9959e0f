import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { isDiskFull } from '../storage/free-space.ts';
import type { BackupCause, BackupProblem, BackupState } from './backups.tables.ts';
import { BackupInProgress, backupLockKey, writeBackup, type BackupOptions, type BackupResult } from './write-backup.ts';

/** A backup as the page and the command line show it. */
export type BackupRow = {
  id: string;
  cause: BackupCause;
  state: BackupState;
  problem: BackupProblem | null;
  file: string;
  size: number | null;
  done: number;
  parts: number;
  rows: number | null;
  missing: number;
  startedAt: string;
  endedAt: string | null;
};

const columns = `id, cause, state, problem, file, size, done, parts, rows, missing, started_at as "startedAt", ended_at as "endedAt"`;

/** Returns the latest backups, newest first. */
export const latestBackups = (db: Db, limit = 20): Promise<BackupRow[]> =>
  asOwner(db, (tx) =>
    tx.raw<BackupRow>(`select ${columns} from backups order by started_at desc, id limit $1`, [limit]),
  );

/**
 * An arbitrary constant: starts of backups are serialized by this advisory lock, so that each checks whether another
 * backup runs.
 */
const backupStartLockKey = 7_455_372;
/** A backup that was recorded but has not begun its snapshot does not hold its lock yet. */
const BEGINS_WITHIN = '1 minute';
/** Milliseconds between two progress updates. */
const PROGRESS_MS = 500;

/** Returns the file name of a backup for its moment; retention only deletes files with such names. */
export const backupName = (now: Date): string => `tilldesk-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;

type JobOptions = Omit<BackupOptions, 'progress' | 'now'>;

/** Creates a backup and records it in the database. @throws BackupInProgress, and every error of the backup */
export async function makeBackup(options: JobOptions, cause: BackupCause, clock: () => Date): Promise<BackupResult> {
  const { finished } = await startBackup(options, cause, clock);
  return finished;
}

/**
 * Starts a backup: it is recorded in the database, with its progress and its end. Only one runs at a time on a
 * database, whichever server or command starts it. `latestSeen` is the latest backup at the time of the decision that
 * another is due: if a newer one was started since, none is created. @throws BackupInProgress; later errors reject
 * `finished`
 */
export async function startBackup(
  options: JobOptions,
  cause: BackupCause,
  clock: () => Date,
  latestSeen?: string | null,
): Promise<{ finished: Promise<BackupResult> }> {
  const file = path.resolve(options.file);
  const now = clock();
  const id = await beginBackup(options.db, { cause, file, now, latestSeen });
  return { finished: runBackup(id, { ...options, file, now }, clock) };
}

async function runBackup(
  id: string,
  options: Omit<BackupOptions, 'progress'>,
  clock: () => Date,
): Promise<BackupResult> {
  const { db } = options;
  try {
    const result = await writeBackup({ ...options, progress: progressOf(db, id) });
    const rows = result.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const parts = result.manifest.tables.length + result.manifest.files.length + result.manifest.missingFiles.length;
    const set = `state = 'done', size = $3, rows = $4, missing = $5, done = $6, parts = $6`;
    await endBackup(db, id, clock(), set, [result.size, rows, result.manifest.missingFiles.length, parts]);
    return result;
  } catch (error) {
    await endBackup(db, id, clock(), `state = 'failed', problem = $3`, [problemOf(error)]).catch(() => undefined);
    throw error;
  }
}

type Beginning = { cause: BackupCause; file: string; now: Date; latestSeen: string | null | undefined };

function beginBackup(db: Db, { cause, file, now, latestSeen }: Beginning): Promise<string> {
  return asOwner(db, async (tx) => {
    await tx.raw('select pg_advisory_xact_lock($1)', [backupStartLockKey]);
    const [backupLock] = await tx.raw<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
      backupLockKey,
    ]);
    const [latest] = await tx.raw<{ id: string }>('select id from backups order by started_at desc, id limit 1');
    const isBegunSince = latestSeen !== undefined && (latest?.id ?? null) !== latestSeen;
    const starting = await tx.raw(
      `select 1 from backups where state = 'running' and started_at > $1::timestamptz - interval '${BEGINS_WITHIN}'
         and done = 0`,
      [now.toISOString()],
    );
    if (!backupLock!.free || starting.length > 0 || isBegunSince)
      throw new BackupInProgress('A backup is already running.');
    // The lock is free: the processes that ran these backups have ended.
    await tx.raw(
      `update backups set state = 'failed', problem = 'interrupted', ended_at = $1 where state = 'running'`,
      [now.toISOString()],
    );
    const id = randomUUID();
    await tx.raw(`insert into backups (id, cause, state, file, started_at) values ($1, $2, 'running', $3, $4)`, [
      id,
      cause,
      file,
      now.toISOString(),
    ]);
    return id;
  });
}

function endBackup(db: Db, id: string, now: Date, set: string, values: readonly unknown[]): Promise<unknown> {
  return asOwner(db, (tx) =>
    tx.raw(`update backups set ended_at = $2, ${set} where id = $1`, [id, now.toISOString(), ...values]),
  );
}

/**
 * Records the progress, a few times a second. The WebAssembly engine has only one session and cannot spare it for this.
 */
function progressOf(db: Db, id: string): (done: number, parts: number) => void {
  if (db.kind === 'embedded-wasm') return () => undefined;
  let next = 0;
  let last = Promise.resolve<unknown>(undefined);
  return (done, parts) => {
    const now = performance.now();
    if (now < next && done < parts) return;
    next = now + PROGRESS_MS;
    last = last
      .then(() =>
        asOwner(db, (tx) =>
          tx.raw(`update backups set done = $2, parts = $3 where id = $1 and state = 'running'`, [id, done, parts]),
        ),
      )
      .catch(() => undefined);
  };
}

function problemOf(error: unknown): BackupProblem {
  if (isDiskFull(error)) return 'noRoom';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'].includes(code) ? 'noFolder' : 'failed';
}
