import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';

/** Returns a function, and the promise that it resolves: one side of a test waits for the other. */
export function gate(): [() => void, Promise<void>] {
  const { promise, resolve } = Promise.withResolvers<void>();
  return [resolve, promise];
}

/** Waits until a statement of this database waits for a lock, or the call has returned. */
export async function blocked(db: Db, call: Promise<unknown>): Promise<void> {
  let isDone = false;
  void call.finally(() => (isDone = true));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!isDone && (await asOwner(db, (tx) => tx.raw(waiting))).length === 0);
}
