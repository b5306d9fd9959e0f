import { problemAt } from '@tilldesk/domain/problems';
import { inBusiness } from '../../database/transaction.ts';
import type { Apart } from '../../http/serve.ts';
import { secretFits } from './password.ts';
import { noteWrongPin, settlePinTry, takePinTry } from './pin.store.ts';

type Asked = Pick<Apart, 'db' | 'who' | 'told'> & { address: string; now: string };

/**
 * Whether a PIN is that of the person who calls, by the tries of the PIN gate; no transaction is held meanwhile. Throws pin.wrong
 * at `pin`, pin.closed, pin.tooMany. No PIN at all is wrong and takes no try.
 */
export async function requireOwnPin(asked: Asked, pin: string | null | undefined): Promise<void> {
  if (!pin) throw problemAt('pin', 'pin.wrong');
  if (!(await inTurn(asked.who.tokenId, () => fits(asked, pin)))) throw problemAt('pin', 'pin.wrong');
}

async function fits({ db, who, address, now, told }: Asked, pin: string): Promise<boolean> {
  const taken = await inBusiness(db, who.businessId, (tx) => takePinTry(tx, who, who.email, address, now));
  if (!(await secretFits(taken.pinHash, pin))) {
    told(await inBusiness(db, who.businessId, (tx) => noteWrongPin(tx, who, taken, now)));
    return false;
  }
  await inBusiness(db, who.businessId, (tx) => settlePinTry(tx, who, taken, now));
  return true;
}

const lastOf = new Map<string, Promise<unknown>>();

/**
 * One after the other for each sign-in: a try counts before it is looked at, and a clock that is pressed eight times at once with
 * the right PIN must not look like eight wrong ones. Several servers would count some of them, which is safe.
 */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (lastOf.get(key) ?? Promise.resolve()).then(work, work);
  lastOf.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOf.get(key) === mine) lastOf.delete(key);
  }
}
