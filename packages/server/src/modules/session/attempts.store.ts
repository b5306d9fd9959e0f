import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/pool.ts';
import { outsideBusiness } from '../../database/transaction.ts';

/** What is counted, and how often it may be tried before one must wait. */
export type Attempts = {
  kind: 'password' | 'code' | 'codeAsked' | 'forgot' | 'ownPassword' | 'receipt';
  /** Minutes of the two limits at an address. */
  minutes: number;
  /** Of an account at an address. */
  here: number;
  /**
   * Beyond `here` failures within an hour each further one makes the account wait at that address twice as long, from one
   * second to 15 minutes, instead of a whole window.
   */
  slows?: true;
  /** Of an address, whatever the account. */
  address: number;
  /** Of an account from anywhere within an hour; not held at an address where the account has signed in before. */
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
 * Wrong codes of the second step; those with and those without the challenge are counted apart. Each waiting sign-in has
 * five tries of its own besides.
 */
export const codeAttempts: Attempts = { kind: 'code', minutes: 15, here: 20, address: 200, hourly: 25 };
/** Sign-ins with the right password that wait for a code, and its being mailed again. */
export const codeRequestAttempts: Attempts = { kind: 'codeAsked', minutes: 15, here: 10, address: 300, hourly: 30 };
/** Links asked for; an account is mailed ten an hour, and an address is not limited: people share it. */
export const forgotAttempts: Attempts = { kind: 'forgot', minutes: 60, here: 5, address: 1_000_000, hourly: 10 };
/** Wrong passwords of one who is signed in; the sign-in stands for the address, so that each has its own five. */
export const ownPasswordAttempts: Attempts = { kind: 'ownPassword', minutes: 15, here: 5, address: 5, hourly: 1000 };

/** Links to receipts that open nothing; one that opens is not counted, whatever others at its address try. */
export const receiptAttempts: Attempts = { kind: 'receipt', minutes: 15, here: 30, address: 30, hourly: 1_000_000 };

/** An attempt that was counted before it is known how it ends. */
export type Attempt = {
  /** It was right: it does not count. */
  forget: () => Promise<void>;
};

/**
 * Counts an attempt before it is made, in a transaction of its own, so that a hundred at the same moment are counted too.
 * @throws Problem signin.tooMany with the minutes and seconds to wait.
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
