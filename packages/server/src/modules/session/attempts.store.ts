import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/pool.ts';
import { outsideBusiness } from '../../database/transaction.ts';

/** A kind of attempts, and the number allowed before the next one must wait. */
export type Attempts = {
  kind: 'password' | 'code' | 'codeRequest' | 'forgot' | 'ownPassword' | 'receipt';
  /** The period of the two limits at an address, in minutes. */
  minutes: number;
  /** The limit for an account at an address. */
  here: number;
  /**
   * After `here` failures within an hour each further one doubles the waiting time of the account at that address, from one
   * second to 15 minutes, in place of a whole window.
   */
  slows?: true;
  /** The limit for an address, over all accounts. */
  address: number;
  /**
   * The limit for an account from all addresses within an hour; not applied at an address where the account has signed in
   * before.
   */
  hourly: number;
};

/** Wrong passwords at the sign-in; `account` is store code and e-mail. */
export const passwordAttempts: Attempts = {
  kind: 'password',
  minutes: 15,
  here: 10,
  slows: true,
  address: 200,
  hourly: 100,
};
/**
 * Wrong codes of the second step. Attempts with and without the challenge are counted separately. In addition, each pending
 * sign-in allows five tries.
 */
export const codeAttempts: Attempts = { kind: 'code', minutes: 15, here: 20, address: 200, hourly: 25 };
/** Sign-ins with the right password that request a code, and requests to mail it again. */
export const codeRequestAttempts: Attempts = { kind: 'codeRequest', minutes: 15, here: 10, address: 300, hourly: 30 };
/**
 * Requested password links; an account receives ten an hour. An address is practically not limited, because people share it.
 */
export const forgotAttempts: Attempts = { kind: 'forgot', minutes: 60, here: 5, address: 1_000_000, hourly: 10 };
/** Wrong passwords of a signed-in user; the sign-in takes the place of the address, so that each sign-in has five tries. */
export const ownPasswordAttempts: Attempts = { kind: 'ownPassword', minutes: 15, here: 5, address: 5, hourly: 1000 };

/** Receipt links that open nothing. Valid links are not counted, whatever other users of the address try. */
export const receiptAttempts: Attempts = { kind: 'receipt', minutes: 15, here: 30, address: 30, hourly: 1_000_000 };

/** An attempt that is counted before its result is known. */
export type Attempt = {
  /** The attempt was correct: removes it from the count. */
  forget: () => Promise<void>;
};

/**
 * Counts an attempt before it is made, in a transaction of its own, so that concurrent attempts are counted too. @throws
 * Problem signin.tooMany with the minutes and seconds to wait.
 */
export async function countAttempt(
  db: Db,
  of: Attempts,
  account: string,
  address: string,
  now: string,
): Promise<Attempt> {
  const id = newId(now);
  const before = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
  const [row] = await outsideBusiness(db, (tx) =>
    tx.raw<{ free_at: string | null }>('select take_attempt($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as free_at', [
      id,
      of.kind,
      account,
      address,
      now,
      before(of.minutes),
      of.here,
      of.address,
      before(60),
      of.hourly,
      of.slows ?? false,
    ]),
  );
  if (row?.free_at) {
    const seconds = Math.max(1, Math.ceil((Date.parse(row.free_at) - Date.parse(now)) / 1000));
    throw new Problem('signin.tooMany', { minutes: Math.ceil(seconds / 60), seconds });
  }
  return { forget: () => outsideBusiness(db, async (tx) => void (await tx.raw('select clear_attempt($1)', [id]))) };
}
