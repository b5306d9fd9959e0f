import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Db } from '../database/pool.ts';
import { asOwner, type Tx } from '../database/transaction.ts';
import { version } from '../version.ts';
import { settle, type FileStorage } from '../storage/file-storage.ts';
import { noteInstallation } from '../storage/storage.store.ts';
import {
  FORMAT,
  filePart,
  MANIFEST,
  MANIFEST_SUM,
  sha256,
  tablePart,
  type FileEntry,
  type Manifest,
} from './manifest.ts';
import { ledgerSums } from './sums.ts';
import { exactText, linesOf, sequencesOf, tablesOf } from './tables.store.ts';

/** An arbitrary constant: this advisory lock allows one backup at a time on a database. */
export const backupLockKey = 7_455_371;

/** Another server or a command is currently creating a backup of this database. */
export class BackupInProgress extends Error {}

export type BackupOptions = {
  db: Db;
  fileStorage: FileStorage;
  /** The path of the new file; its folder is created. */
  file: string;
  keyFingerprint: string;
  now: Date;
  /** Called after each part. */
  progress?: (done: number, parts: number) => void;
};

export type BackupResult = { size: number; manifest: Manifest };

/**
 * Writes one file with the complete data of the shop: the rows of all tables in one snapshot, the uploaded files, and a
 * manifest. The shop can sell during the backup. The file is written under a temporary name, flushed to disk and then
 * renamed, so that an incomplete backup never has the final name. Memory is limited to one batch of rows and one chunk
 * of a file.
 */
export async function writeBackup({ file, ...options }: BackupOptions): Promise<BackupResult> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.partial`;
  const zip = new ZipFile();
  try {
    const failed = new Promise<never>((_, reject) => zip.once('error', reject));
    const written = pipeline(zip.outputStream, createWriteStream(partial, { mode: 0o600 }));
    const content = writeParts(zip, options);
    const [manifest] = await Promise.race([Promise.all([content, written]), failed]);
    await settle(partial);
    await rename(partial, file);
    await settle(file);
    return { manifest, size: (await stat(file)).size };
  } catch (error) {
    if (zip.outputStream instanceof Readable) zip.outputStream.destroy();
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeParts(zip: ZipFile, options: Omit<BackupOptions, 'file'>): Promise<Manifest> {
  const { db, fileStorage, keyFingerprint, now, progress } = options;
  // Not in the snapshot, where another server that inserts the row at the same moment would cause a serialization
  // failure.
  await asOwner(db, (tx) => noteInstallation(tx, now.toISOString()));
  const { files: requiredFiles, ...snapshot } = await asOwner(db, (tx) => writeTables(tx, zip, progress), {
    isolation: 'repeatable read',
  });
  const parts = snapshot.tables.length + requiredFiles.length;
  const files: FileEntry[] = [];
  const missingFiles: string[] = [];
  for (const { key, mime } of requiredFiles) {
    const stream = await fileStorage.get(key);
    if (stream === null) missingFiles.push(key);
    else {
      const { bytes, hash } = await addPart(zip, filePart(key), stream);
      files.push({ key, mime, size: bytes, sha256: hash });
    }
    progress?.(snapshot.tables.length + files.length + missingFiles.length, parts);
  }
  const manifest: Manifest = {
    format: FORMAT,
    version,
    keyFingerprint,
    engine: db.kind,
    createdAt: now.toISOString(),
    ...snapshot,
    files,
    missingFiles,
  };
  const text = JSON.stringify(manifest);
  zip.addBuffer(Buffer.from(text), MANIFEST);
  zip.addBuffer(Buffer.from(sha256(text)), MANIFEST_SUM);
  zip.end();
  return manifest;
}

/**
 * Waits briefly, because a check for a running backup also takes the lock for its duration. @throws BackupInProgress
 */
async function acquireBackupLock(tx: Tx): Promise<void> {
  await tx.raw(`set local lock_timeout = '3s'`);
  try {
    await tx.raw('select pg_advisory_xact_lock($1)', [backupLockKey]);
  } catch (error) {
    const isTimeout = error instanceof Error && 'code' in error && error.code === '55P03';
    throw isTimeout ? new BackupInProgress('Another backup of this database is being made.') : error;
  }
  await tx.raw('set local lock_timeout = 0');
}

/** Writes everything that is read from the database, in a single snapshot. */
async function writeTables(tx: Tx, zip: ZipFile, progress: BackupOptions['progress']) {
  await tx.raw(exactText);
  await acquireBackupLock(tx);
  const tables = await tablesOf(tx);
  const [own] = await tx.raw<{ id: string }>('select id from installation');
  const files = await tx.raw<{ key: string; mime: string }>(
    `select business_id || '/' || id as key, mime from files order by business_id, id`,
  );
  const written: Manifest['tables'] = [];
  for (const table of tables) {
    let rows = 0;
    const lines = Readable.from(
      linesOf(tx, table, () => (rows += 1)),
      { objectMode: false },
    );
    const { bytes, hash } = await addPart(zip, tablePart(table.name), lines);
    written.push({ name: table.name, columns: table.columns, rows, bytes, sha256: hash });
    progress?.(written.length, tables.length + files.length);
  }
  return {
    installation: own!.id,
    migrations: await tx.raw<{ name: string; hash: string }>('select name, hash from schema_migrations order by name'),
    tables: written,
    sequences: await sequencesOf(tx, tables),
    sums: await ledgerSums(tx),
    files,
  };
}

/** Adds a part, and resolves when it is written; an error of its source fails the backup. */
async function addPart(zip: ZipFile, name: string, source: Readable): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  const writtenBytes = { bytes: 0 };
  const counted = Readable.from(counting(source, hash, writtenBytes), { objectMode: false });
  const through = new Promise<void>((resolve, reject) => counted.once('close', resolve).once('error', reject));
  zip.addReadStream(counted, name);
  await through;
  return { bytes: writtenBytes.bytes, hash: hash.digest('hex') };
}

async function* counting(source: Readable, hash: Hash, writtenBytes: { bytes: number }): AsyncGenerator<Buffer> {
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    writtenBytes.bytes += bytes.length;
    yield bytes;
  }
}
