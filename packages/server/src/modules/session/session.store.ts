import { randomBytes } from 'node:crypto';
import type { Tx } from '../../database/transaction.ts';
import { hashOf } from '../../database/caller.ts';

/** The maximum lifetime of a token, in hours (docs/security.md). */
export const TOKEN_HOURS = 12;

export type Account = { businessId: string; userId: string; storeId: string; passwordHash: string };

/** Returns the account of a store code and email, or null. */
export async function findAccount(tx: Tx, store: string, email: string): Promise<Account | null> {
  const [row] = await tx.raw<{ business_id: string; user_id: string; store_id: string; password_hash: string }>(
    'select * from find_account($1, $2)',
    [store, email],
  );
  if (!row) return null;
  return {
    businessId: row.business_id,
    userId: row.user_id,
    storeId: row.store_id,
    passwordHash: row.password_hash,
  };
}

/**
 * Returns whether the person of an account has signed in at a browser before; the same query runs if there is no such account.
 */
export async function isBrowserOf(tx: Tx, store: string, email: string, browserHash: string | null): Promise<boolean> {
  const [row] = await tx.raw<{ known: boolean }>('select is_browser_of($1, $2, $3) as known', [
    store,
    email,
    browserHash,
  ]);
  return row?.known === true;
}

export async function noteSuccess(tx: Tx, account: string, address: string, now: string): Promise<void> {
  await tx.raw('select note_success($1, $2, $3)', [account, address, now]);
}

/** The person, store and origin of a new token. */
export type NewToken = Pick<Account, 'businessId' | 'userId' | 'storeId'> & {
  address: string;
  agent: string | null;
  browserHash: string | null;
  /** The initial number of wrong PINs at the gate. @default 0 */
  pinFailures?: number;
  /** @default 12 hours from now */
  endsAt?: string;
};

/** Creates a token of 256 random bits, bound to the store; the database stores only its hash. */
export async function issueToken(tx: Tx, given: NewToken, now: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { businessId, userId, storeId, address, agent, browserHash, pinFailures = 0 } = given;
  const { endsAt = endOfSignIn(now) } = given;
  await tx.raw(
    `insert into tokens (hash, business_id, user_id, store_id, address, agent, browser_hash, pin_failures, created_at,
       last_seen_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)`,
    [hashOf(token), businessId, userId, storeId, address, agent, browserHash, pinFailures, now, endsAt],
  );
  return token;
}

/** Returns when a sign-in of that moment ends. */
export const endOfSignIn = (signedInAt: string): string =>
  new Date(Date.parse(signedInAt) + TOKEN_HOURS * 3_600_000).toISOString();

export async function revokeToken(tx: Tx, tokenHash: string, now: string): Promise<void> {
  await tx.raw('update tokens set revoked_at = $2 where hash = $1', [tokenHash, now]);
}
