import { StartupError } from '../database/startup-error.ts';
import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { openFileStorage, storagePlace, type Bucket } from './file-storage.ts';
import { matchStorage, adoptStorage } from './storage.store.ts';
import { compareFiles, SWEEP_DAYS, sweepFiles } from './sweep.store.ts';

/** Lines of each kind that are printed; the rest is counted. */
const LISTED_MAX = 200;

/**
 * `tilldesk files`: prints where uploaded files and their rows do not match; on request, moves files without a row to
 * the trash.
 * @throws StartupError if the sweep would affect the storage of another database
 */
export async function maintainFiles(
  db: Db,
  { dataFolder, bucket }: { dataFolder: string; bucket: Bucket | undefined },
  { sweep, adopt }: { sweep?: boolean | undefined; adopt?: boolean | undefined },
  print: (sentence: string) => void,
  now = new Date(),
): Promise<void> {
  const fileStorage = openFileStorage(dataFolder, bucket);
  const place = storagePlace(dataFolder, bucket);
  if (adopt) {
    await asOwner(db, async (tx) => adoptStorage(tx, fileStorage, await fileStorage.mark()));
    print(`Uploaded files are kept in ${place} from now on.`);
  }
  const match = await matchStorage(db, fileStorage, now.toISOString());
  if (match !== 'same') {
    const sentence = `The uploaded files of this database are not kept in ${place}.`;
    if (sweep) throw new StartupError(`${sentence} Nothing was swept.`);
    print(sentence);
  }
  const { even, withoutRow, withoutBytes, trashed } = await compareFiles(db, fileStorage, now);
  const list = (lines: readonly string[]): void => {
    lines.slice(0, LISTED_MAX).forEach(print);
    if (lines.length > LISTED_MAX) print(`… and ${lines.length - LISTED_MAX} more`);
  };
  list(withoutRow.map(({ key, since }) => `without a row: ${key}, since ${since.toISOString()}`));
  list(withoutBytes.map(({ key, name, createdAt }) => `without a file: ${key} (${name}, uploaded ${createdAt})`));
  const old = withoutRow.filter(({ isOld }) => isOld).length;
  print(
    `${even} files; ${withoutRow.length} without a row, ${old} of them for more than ${SWEEP_DAYS} days; ` +
      `${withoutBytes.length} rows without a file; ${trashed.length} in the trash`,
  );
  if (!sweep) return;
  const { moved, deleted } = await sweepFiles(db, fileStorage, now);
  print(`${moved} moved to the trash, ${deleted} deleted from it`);
}
