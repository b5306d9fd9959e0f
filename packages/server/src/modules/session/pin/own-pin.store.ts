import { problemAt } from '@tilldesk/domain/problems';
import type { Caller } from '../../../database/caller.ts';
import type { Db } from '../../../database/pool.ts';
import { inBusiness } from '../../../database/transaction.ts';
import type { UserEvent } from '../../../realtime/changes.ts';
import { secretMatches } from '../password/password.ts';
import { recordWrongPin, settlePinTry, countPinAttempt } from './pin.store.ts';

type PinCheckContext = {
  db: Db;
  caller: Caller;
  publish: (events: readonly UserEvent[]) => void;
  address: string;
  now: string;
};

/**
 * Requires the PIN of the calling user, with the tries of the PIN gate; the PIN is compared outside any transaction. Throws
 * pin.wrong at `pin`, pin.closed, pin.tooMany. A missing PIN is wrong and takes no try.
 */
export async function requireOwnPin(context: PinCheckContext, pin: string | null | undefined): Promise<void> {
  if (!pin) throw problemAt('pin', 'pin.wrong');
  if (!(await inSequence(context.caller.tokenId, () => checkOwnPin(context, pin)))) throw problemAt('pin', 'pin.wrong');
}

async function checkOwnPin({ db, caller, address, now, publish }: PinCheckContext, pin: string): Promise<boolean> {
  const pinAttempt = await inBusiness(db, caller.businessId, (tx) =>
    countPinAttempt(tx, caller, caller.email, address, now),
  );
  if (!(await secretMatches(pinAttempt.pinHash, pin))) {
    publish(await inBusiness(db, caller.businessId, (tx) => recordWrongPin(tx, caller, pinAttempt, now)));
    return false;
  }
  await inBusiness(db, caller.businessId, (tx) => settlePinTry(tx, caller, pinAttempt, now));
  return true;
}

const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs tries of one sign-in one after the other. A try counts before it is compared, so eight concurrent requests with the
 * right PIN, such as repeated presses of the clock button, would otherwise look like eight wrong ones. With several servers
 * some of them would still be counted, which is safe.
 */
async function inSequence<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(work, work);
  lastOf.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key);
  }
}
