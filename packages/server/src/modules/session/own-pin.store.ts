import { problemAt } from '@tilldesk/domain/problems';
import { inBusiness } from '../../database/transaction.ts';
import type { WithoutTransaction } from '../../http/serve.ts';
import { secretMatches } from './password.ts';
import { recordWrongPin, settlePinTry, countPinAttempt } from './pin.store.ts';

type PinCheckContext = Pick<WithoutTransaction, 'db' | 'caller' | 'publish'> & { address: string; now: string };

/**
 * Whether a PIN is that of the person who calls, by the tries of the PIN gate; no transaction is held meanwhile. Throws pin.wrong
 * at `pin`, pin.closed, pin.tooMany. No PIN at all is wrong and takes no try.
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
 * One after the other for each sign-in: a try counts before it is looked at, and a clock that is pressed eight times at once with
 * the right PIN must not look like eight wrong ones. Several servers would count some of them, which is safe.
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
