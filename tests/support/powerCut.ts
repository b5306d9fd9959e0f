import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '../../packages/server/src/database/pool.ts';
import { asOwner } from '../../packages/server/src/database/transaction.ts';
import type { Random } from '../../packages/server/src/demo/random.ts';

/** Size in bytes of a WAL file of PostgreSQL, of a page, and of a disk sector. */
const SEGMENT = 16 * 1024 * 1024;
const HALF_PAGE = 4_096;
const SECTOR = 512;
/** Maximum unsynced bytes that may have reached the disk. */
const UNSYNCED = 128 * SECTOR;

/** Sources of a data folder: the folder at shutdown, the growing log, and later versions of pages. */
export type Remains = {
  base: string;
  log: string;
  pages: string;
  /** All pages of `pages` were written before this log position. */
  pagesUntil: number;
};

/** The log position up to which PostgreSQL has synced to disk. */
export const syncedUntil = (db: Db): Promise<number> =>
  asOwner(db, async (tx) => {
    const [row] = await tx.raw<{ bytes: string }>(`select (pg_current_wal_flush_lsn() - '0/0')::text as bytes`);
    return Number(row?.bytes);
  });

/** Retains the whole log from now on, regardless of checkpoints. */
export const retainLog = (db: Db) =>
  asOwner(db, (tx) => tx.raw(`select pg_create_physical_replication_slot('kept', true)`));

/** Copies a folder with its owner, which PostgreSQL requires. A running database may delete temporary files during the copy. */
export function copyFolder(from: string, to: string): void {
  const { stderr, status } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0 && !stderr.includes('No such file')) throw new Error(stderr);
}

/**
 * Creates a data folder in a state possible after a power cut: the log is complete up to `cut`, followed by a part of the
 * unsynced log, nothing, or garbage; later page writes are applied in part. Returns the kind of damage.
 */
export function writeCrashImage(
  to: string,
  { base, log, pages, pagesUntil }: Remains,
  cut: number,
  random: Random,
): string[] {
  copyFolder(base, to);
  const owner = statSync(`${to}/postgres`);
  const write = (file: string, bytes: Buffer) => {
    writeFileSync(file, bytes);
    chownSync(file, owner.uid, owner.gid);
  };
  const tail = random.pick(['cut off', 'written in part', 'rubbish'] as const);
  for (const name of readdirSync(log).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
    const begin = (parseInt(name.slice(8, 16), 16) * 256 + parseInt(name.slice(16), 16)) * SEGMENT;
    if (begin >= cut) continue;
    const bytes = readFileSync(path.join(log, name));
    if (begin + SEGMENT > cut) tear(bytes, cut - begin, tail, random);
    write(`${to}/postgres/pg_wal/${name}`, bytes);
  }
  if (cut < pagesUntil || random.probability(0.3)) return [`log ${tail}`];
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    const place = `${to}/postgres/base/${file}`;
    if (!/\/\d+(\.\d+)?$/.test(file) || !existsSync(place) || random.probability(0.5)) continue;
    write(place, halvesOf(readFileSync(place), readFileSync(path.join(pages, file)), random));
  }
  return [`log ${tail}`, 'pages in halves'];
}

function tear(bytes: Buffer, from: number, tail: 'cut off' | 'written in part' | 'rubbish', random: Random): void {
  const written = bytes.subarray(from, from + (tail === 'cut off' ? 0 : UNSYNCED));
  for (let at = 0; at < written.length; at += SECTOR) {
    const sector = written.subarray(at, at + SECTOR);
    if (random.probability(0.5)) sector.fill(tail === 'rubbish' ? random.int(1, 255) : 0);
  }
  bytes.fill(0, from + written.length);
}

/** A file of pages with some sectors of a later version. */
function halvesOf(before: Buffer, after: Buffer, random: Random): Buffer {
  const mixed = Buffer.alloc(Math.max(before.length, after.length));
  before.copy(mixed);
  for (let at = 0; at < after.length; at += HALF_PAGE) {
    if (random.probability(0.4)) after.copy(mixed, at, at, at + HALF_PAGE);
  }
  return mixed;
}
