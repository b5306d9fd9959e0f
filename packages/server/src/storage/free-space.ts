import { statfs } from 'node:fs/promises';

/** Bytes that must stay free: below it nothing is written, so that the database never meets the end of the disk. */
export const FREE_SPACE_MIN = 256 * 1024 * 1024;

/** Free bytes of the disk that a folder is on. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** `ENOSPC` and `EDQUOT` of this machine; 53100 of a PostgreSQL whose disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));
  return isFull || isDiskFull(error.cause);
}
