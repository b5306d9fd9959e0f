import { randomBytes } from 'node:crypto';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { hashOf } from '../../http/who.ts';

/** The hours after which a token ends, whatever happens (docs/security.md). */
const TOKEN_HOURS = 12;
/** Failures in the window after which an account at one address, and an address as a whole, must wait. */
const ACCOUNT_LIMIT = 20;
const ADDRESS_LIMIT = 200;
const WINDOW_MINUTES = 15;

export type Account = { businessId: string; userId: string; storeId: string; passwordHash: string };

/** The account that store code and email name, or null. */
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

export type Standing = { limited: boolean; isKnown: boolean; waitMinutes: number };

/**
 * How an account stands at an address: limited after 20 failures of the two together, or 200 of the address alone,
 * within 15 minutes. From an address where the account has signed in before, a right password still passes, so that
 * nobody can lock another out.
 */
export async function signInStanding(tx: Tx, account: string, address: string, now: string): Promise<Standing> {
  const since = new Date(Date.parse(now) - WINDOW_MINUTES * 60_000).toISOString();
  const [row] = await tx.raw<{ of_account: number; of_address: number; oldest: string | null; is_known: boolean }>(
    'select * from sign_in_standing($1, $2, $3)',
    [account, address, since],
  );
  const oldest = Date.parse(row?.oldest ?? now);
  const waitMinutes = Math.max(1, Math.ceil((oldest + WINDOW_MINUTES * 60_000 - Date.parse(now)) / 60_000));
  return {
    limited: row !== undefined && (row.of_account >= ACCOUNT_LIMIT || row.of_address >= ADDRESS_LIMIT),
    isKnown: row?.is_known === true,
    waitMinutes,
  };
}

export async function noteFailure(tx: Tx, account: string, address: string, now: string): Promise<void> {
  await tx.raw('select note_failure($1, $2, $3, $4)', [newId(now), account, address, now]);
}

export async function noteSuccess(tx: Tx, account: string, address: string, now: string): Promise<void> {
  await tx.raw('select note_success($1, $2, $3)', [account, address, now]);
}

/** Makes a token of 256 random bits, bound to the store; the database keeps its hash alone. */
export async function issueToken(tx: Tx, account: Account, address: string, now: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(Date.parse(now) + TOKEN_HOURS * 3_600_000).toISOString();
  await tx.raw(
    `insert into tokens (hash, business_id, user_id, store_id, address, created_at, last_seen_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [hashOf(token), account.businessId, account.userId, account.storeId, address, now, endsAt],
  );
  return token;
}

export async function revokeToken(tx: Tx, tokenHash: string, now: string): Promise<void> {
  await tx.raw('update tokens set revoked_at = $2 where hash = $1', [tokenHash, now]);
}
