import { statfs } from 'node:fs/promises';

/**
 * Bytes that must stay free: below this limit nothing is written, so that the database never runs out of disk space.
 */
export const FREE_SPACE_MIN = 256 * 1024 * 1024;

/** Returns the free bytes of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns whether an error means a full disk: `ENOSPC` and `EDQUOT` of this machine, 53100 of PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));
  return isFull || isDiskFull(error.cause);
}
