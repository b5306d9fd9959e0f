import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from './startup-error.ts';

/** Another process works on the data folder. */
export class FolderInUse extends StartupError {}

/**
 * Takes the data folder for this process alone, and returns the function that gives it back.
 *
 * Node has no flock, and a file with a process number is wrong after a kill in a container, where a zombie still answers. An
 * exclusive SQLite transaction is a lock of the kernel's: it goes with the process, however that ends.
 * @param patienceMs how long to wait for one that is just going away.
 * @throws FolderInUse when another process has it.
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
