import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '../database/startup-error.ts';
import {
  acquireMigrationLock,
  applyFunctions,
  applyMigrations,
  functionFiles,
  migrationsIn,
  type Migration,
} from '../database/migrate.ts';
import type { Db } from '../database/pool.ts';
import { asOwner, type Tx } from '../database/transaction.ts';
import { isDiskFull, FREE_SPACE_MIN } from '../storage/free-space.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { noteInstallation, adoptStorage } from '../storage/storage.store.ts';
import { failRestoredEmails } from '../email/emails.store.ts';
import { differencesIn, type Difference } from '../views/verify/verify.store.ts';
import { rowsIn } from './lines.ts';
import { filePart, tablePart, type Manifest } from './manifest.ts';
import { openBackup, type Backup } from './read-backup.ts';
import { ledgerSums } from './sums.ts';
import { dropSchemaObjects, hasOtherConnections, isDatabaseEmpty, withoutForeignKeys } from './schema.store.ts';
import { exactText, ROWS_AT_ONCE, setSequences, tablesOf, writeRows } from './tables.store.ts';

export type RestoreOptions = {
  db: Db;
  fileStorage: FileStorage;
  file: string;
  /** Fingerprint of the key that the restored installation will have. */
  keyFingerprint: string;
  /** Restores without the key: people's authenticators are turned off, and people must enrol again. */
  withoutKey?: boolean;
  /** Replaces the existing data by the backup. */
  replace?: boolean;
  /** Free bytes on the disk of the database; undefined if unknown. */
  freeSpace?: (() => Promise<number>) | undefined;
  now: Date;
  /** The schema migrations that this program knows. */
  migrations?: readonly Migration[];
  print?: (sentence: string) => void;
};

export type Restored = { manifest: Manifest; differences: Difference[]; newSteps: string[] };

/**
 * Restores a backup into an empty database, or replaces its existing data. The restore is one transaction: if it is
 * killed, rejected or fails, the existing data is unchanged. Files that were stored by then are files without a row.
 * @throws StartupError with a message for the operator
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { db, file, migrations = migrationsIn() } = options;
  const backup = await openBackup(file, migrations);
  try {
    assertSameKey(options, backup.manifest);
    await assertFreeSpace(options, backup.manifest);
    return await asOwner(db, (tx) => restoreInto(tx, backup, options, migrations));
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new StartupError('The disk became full while the backup was restored. Nothing was changed.', {
      cause: error,
    });
  } finally {
    backup.close();
  }
}

function assertSameKey({ keyFingerprint, withoutKey, file }: RestoreOptions, manifest: Manifest): void {
  if (withoutKey || manifest.keyFingerprint === keyFingerprint) return;
  throw new StartupError(
    `The backup ${file} belongs to an installation with another key. Give that key by TILLDESK_SECRET or by ` +
      '--key FILE (the installation.key of its data folder), or restore with --without-key: then everybody who uses an authenticator app sets it up again.',
  );
}

async function assertFreeSpace({ freeSpace, file }: RestoreOptions, { tables, files }: Manifest): Promise<void> {
  const bytes = (parts: readonly number[]) => parts.reduce((sum, size) => sum + size, 0);
  // Rows, their indexes, and the write-ahead log while they are written.
  const needed = 3 * bytes(tables.map((t) => t.bytes)) + bytes(files.map((f) => f.size)) + FREE_SPACE_MIN;
  const free = await freeSpace?.();
  if (free === undefined || free >= needed) return;
  const inMB = (size: number) => Math.ceil(size / 1024 / 1024);
  throw new StartupError(
    `There is no room to restore ${file}: about ${inMB(needed)} MB are needed and ${inMB(free)} MB are free.`,
  );
}

async function restoreInto(
  tx: Tx,
  backup: Backup,
  options: RestoreOptions,
  migrations: readonly Migration[],
): Promise<Restored> {
  const { manifest } = backup;
  const { replace, fileStorage, print } = options;
  await acquireMigrationLock(tx);
  if (await hasOtherConnections(tx, options.db.kind)) {
    throw new StartupError('Somebody else is connected to this database: stop every Tilldesk server on it first.');
  }
  if (!replace && !(await isDatabaseEmpty(tx))) {
    throw new StartupError(
      'The database is not empty. Restore into an empty one, or replace what is there with --replace.',
    );
  }
  await tx.raw(exactText);
  await dropSchemaObjects(tx);
  const inBackup = new Set(manifest.migrations.map(({ name }) => name));
  await applyMigrations(
    tx,
    migrations.filter(({ name }) => inBackup.has(name)),
  );
  await assertSameColumns(tx, manifest);
  await withoutForeignKeys(tx, async () => {
    for (const table of manifest.tables) await loadTable(tx, backup, table);
  });
  await setSequences(tx, manifest.sequences);
  await assertSameSums(tx, manifest);
  print?.(`${manifest.tables.length} tables are restored and come to the sums of the backup.`);
  const newSteps = migrations.filter(({ name }) => !inBackup.has(name));
  await applyMigrations(tx, newSteps);
  await applyFunctions(tx, functionFiles());
  await resetInstallation(tx, options, manifest);
  const differences = await differencesIn(tx);
  await restoreFiles(backup, fileStorage);
  await adoptStorage(tx, fileStorage, await fileStorage.mark());
  await tx.raw('analyze');
  print?.(`${manifest.files.length} uploaded files are restored.`);
  return { manifest, differences, newSteps: newSteps.map(({ name }) => name) };
}

async function assertSameColumns(tx: Tx, { tables }: Manifest): Promise<void> {
  const own = new Map((await tablesOf(tx)).map(({ name, columns }) => [name, columns.join()]));
  for (const { name, columns } of tables) {
    if (own.get(name) === columns.join()) continue;
    throw new StartupError(`The table ${name} of the backup has other columns than its migrations make.`);
  }
}

async function loadTable(tx: Tx, backup: Backup, table: Manifest['tables'][number]): Promise<void> {
  let count = 0;
  for await (const rows of rowsIn(backup.read(tablePart(table.name), table), ROWS_AT_ONCE)) {
    await writeRows(tx, table.name, rows);
    count += rows.length;
  }
  if (count !== table.rows) {
    throw new StartupError(`The backup has ${count} rows of ${table.name}, and its manifest says ${table.rows}.`);
  }
}

async function assertSameSums(tx: Tx, { sums }: Manifest): Promise<void> {
  const own = await ledgerSums(tx);
  for (const name of new Set([...Object.keys(sums), ...Object.keys(own)])) {
    if (own[name] === sums[name]) continue;
    throw new StartupError(`${name} comes to ${own[name] ?? '-'}, and the backup says ${sums[name] ?? '-'}.`);
  }
}

/** Initializes a restored shop: sets the id of its installation and ends all sign-ins from the time of the backup. */
async function resetInstallation(tx: Tx, { withoutKey, now }: RestoreOptions, manifest: Manifest): Promise<void> {
  await noteInstallation(tx, now.toISOString());
  await tx.raw('update installation set id = $1', [manifest.installation]);
  for (const table of ['tokens', 'challenges', 'password_links']) await tx.raw(`delete from ${table}`);
  await failRestoredEmails(tx);
  if (withoutKey) {
    await tx.raw(`update users set two_factor = null, totp_secret = null, totp_step = null where two_factor = 'app'`);
  }
}

async function restoreFiles({ manifest, read }: Backup, fileStorage: FileStorage): Promise<void> {
  await mkdir(fileStorage.arriving, { recursive: true, mode: 0o700 });
  const at = path.join(fileStorage.arriving, 'restoring');
  try {
    for (const file of manifest.files) {
      await pipeline(read(filePart(file.key), file), createWriteStream(at, { mode: 0o600 }));
      await fileStorage.put(file.key, at, file.size, file.mime);
    }
  } finally {
    await rm(at, { force: true });
  }
}
