import { randomUUID } from 'node:crypto';
import { StartupError } from '../database/startup-error.ts';
import type { Db } from '../database/pool.ts';
import { asOwner, type Tx } from '../database/transaction.ts';
import type { FileStorage } from './file-storage.ts';

/** Whether the storage of this server is the one that the database knows. */
export type StorageMatch = 'same' | 'other' | 'unmarked';

/** Creates the single row of the installation if it does not exist. */
export async function noteInstallation(tx: Tx, now: string): Promise<void> {
  await tx.raw('insert into installation (id, created_at) values ($1, $2) on conflict do nothing', [randomUUID(), now]);
}

/**
 * Compares the mark in the storage with the one in the database. A database without a mark takes this storage; two
 * servers that start at once wait for each other on the row lock. Nothing else is changed.
 */
export function matchStorage(db: Db, fileStorage: FileStorage, now: string): Promise<StorageMatch> {
  return asOwner(db, async (tx) => {
    await noteInstallation(tx, now);
    const [row] = await tx.raw<{ storageId: string | null }>(
      'select storage_id as "storageId" from installation for update',
    );
    const own = await fileStorage.mark();
    if (row!.storageId === null) await adoptStorage(tx, fileStorage, own);
    else if (own !== row!.storageId) return own === null ? 'unmarked' : 'other';
    return 'same';
  });
}

/** Makes this storage the one of the database; creates a mark if the storage has none. */
export async function adoptStorage(tx: Tx, fileStorage: FileStorage, own: string | null): Promise<void> {
  const mark = own ?? randomUUID();
  if (own === null) await fileStorage.setMark(mark);
  await tx.raw('update installation set storage_id = $1', [mark]);
}

const sentence = (match: StorageMatch, place: string): string =>
  `The uploaded files of this database are kept in another storage than ${place}` +
  (match === 'other' ? ', which belongs to another installation' : '') +
  '. Several servers on one database need the same bucket (TILLDESK_S3_BUCKET) or the same folder "files". ' +
  'If the files were moved here, run: tilldesk files --adopt.';

/**
 * Checks at start-up that uploaded files go where the database expects. If several servers may share the database,
 * another storage is rejected: each server would have files that the other lacks. The embedded database serves one
 * server, so that a warning is printed.
 * @throws StartupError
 */
export async function checkStorage(
  db: Db,
  fileStorage: FileStorage,
  { place, now, warn }: { place: string; now: string; warn: (sentence: string) => void },
): Promise<void> {
  const match = await matchStorage(db, fileStorage, now).catch((error: unknown) => {
    // An unavailable bucket stops uploads, but not sales.
    warn(
      `The storage of uploaded files ${place} cannot be reached (${error instanceof Error ? error.message : String(error)}).`,
    );
    return 'same' as const;
  });
  if (match === 'same') return;
  if (db.kind === 'postgres') throw new StartupError(sentence(match, place));
  warn(sentence(match, place));
}
