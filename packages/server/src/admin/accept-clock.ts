import type { Db } from '../database/pool.ts';
import { asOwner } from '../database/transaction.ts';
import { acceptClock, aheadOfClock, endFutureSignIns } from '../http/business-time.store.ts';

/**
 * Prints which businesses have entries ahead of the clock, which stops them; with `accept` the clock is accepted again.
 */
export async function checkClock(
  db: Db,
  now: Date,
  { accept }: { accept?: boolean | undefined },
  print: (sentence: string) => void,
): Promise<void> {
  const at = now.toISOString();
  const ahead = await asOwner(db, async (tx) => {
    const found = await aheadOfClock(tx, at);
    if (accept) {
      await acceptClock(tx, at);
      await endFutureSignIns(tx, at);
    }
    return found;
  });
  print(`The clock says ${at}.`);
  for (const { name, latest } of ahead) print(`The last entry of ${name} is of ${latest}.`);
  if (ahead.length === 0) print('No business has entries ahead of it.');
  else if (accept) print('The clock is accepted: further entries are dated by it.');
  else print('Nothing is saved until then. Set the clock right, or accept it with --accept.');
}
