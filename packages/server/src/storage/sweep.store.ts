import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import type { FileStorage } from './file-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which files without a row may be moved to the trash, and days that they stay there. */
export const SWEEP_DAYS = 30;

/** Differences between rows and files. A server start changes neither. */
export type Uneven = {
  /** Number of uploaded files whose rows and bytes match. */
  even: number;
  /** Files without a row: an interrupted upload, or a file of a database that is newer than this one. */
  withoutRow: { key: string; since: Date; isOld: boolean }[];
  /** Rows whose file is not in this storage. */
  withoutBytes: { key: string; name: string; createdAt: string }[];
  /** Files in the trash. */
  trashed: { key: string; isOld: boolean }[];
};

/** Compares the rows of uploaded files with the stored files, business by business, and changes nothing. */
export async function compareFiles(db: Db, fileStorage: FileStorage, now: Date): Promise<Uneven> {
  const rows = await asOwner(db, (tx) =>
    tx.raw<{ business: string; key: string | null; name: string; createdAt: string }>(
      `select b.id as business, f.business_id || '/' || f.id as key, f.name, f.created_at as "createdAt"
       from businesses b left join files f on f.business_id = b.id order by b.id, f.id`,
    ),
  );
  const before = new Date(now.getTime() - SWEEP_DAYS * DAY_MS);
  const uneven: Uneven = { even: 0, withoutRow: [], withoutBytes: [], trashed: [] };
  for (const [business, own] of Map.groupBy(rows, (row) => row.business)) {
    const missing = new Map(own.flatMap(({ key, ...row }) => (key === null ? [] : [[key, row] as const])));
    for await (const { key, since } of fileStorage.list(business)) {
      if (missing.delete(key)) uneven.even += 1;
      else uneven.withoutRow.push({ key, since, isOld: since < before });
    }
    for (const [key, { name, createdAt }] of missing) uneven.withoutBytes.push({ key, name, createdAt });
  }
  for await (const { key } of fileStorage.list(TRASH)) {
    uneven.trashed.push({ key, isOld: new Date(key.split('/')[1] ?? '') < before });
  }
  return uneven;
}

/** `trash/<day>/<business>/<id>`: the day on which the file was moved there. */
const TRASH = 'trash';

/**
 * Moves files that have had no row for 30 days to the trash, and deletes files that have been in the trash for as long.
 * Rows are never deleted: their files may be restored. Only the operator starts it (`tilldesk files --sweep`).
 */
export async function sweepFiles(
  db: Db,
  fileStorage: FileStorage,
  now: Date,
): Promise<{ moved: number; deleted: number }> {
  const { withoutRow, trashed } = await compareFiles(db, fileStorage, now);
  const [old, over] = [withoutRow.filter(({ isOld }) => isOld), trashed.filter(({ isOld }) => isOld)];
  for (const { key } of over) await fileStorage.drop(key);
  for (const { key } of old) await fileStorage.move(key, `${TRASH}/${now.toISOString().slice(0, 10)}/${key}`);
  return { moved: old.length, deleted: over.length };
}
