import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

/** Another process uses the data folder. */
export class FolderInUse extends StartupError {}

/**
 * Locks the data folder for this process and returns the function that releases it.
 *
 * Node has no flock. A file with a process id fails after a kill in a container, where a zombie process still counts as
 * existing. An exclusive SQLite transaction is a kernel lock: it is released when the process ends, however it ends.
 * @param patienceMs how long to wait for a process that is just ending.
 * @throws FolderInUse when another process has locked the folder.
 */
export function lockFolder(folder: string, patienceMs = 1000): () => void {
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: patienceMs });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error))
      throw new FolderInUse(`Another Tilldesk is at work on the data folder ${folder}: stop that one first.`);
    throw error;
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  const busy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}
