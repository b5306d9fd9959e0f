import { randomBytes, randomInt } from 'node:crypto';
import type { TwoFactorMethod } from '@tilldesk/domain/signin';
import type { Tx } from '../../../database/transaction.ts';
import { hashOf } from '../../../database/caller.ts';

const MINUTES = 5;
const TRIES = 5;
/** The number of times that a code can be mailed again. */
const MAILS = 3;

/** Returns six digits from a cryptographic random source. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A pending sign-in or change that requires a code. */
export type Challenge = {
  hash: string;
  businessId: string;
  userId: string;
  storeId: string;
  method: TwoFactorMethod;
  email: string;
  /** The hash of a mailed code. */
  codeHash: string | null;
  /** The secret of an authenticator that is being set up, encrypted. */
  totpSecret: string | null;
  agent: string | null;
  browserHash: string | null;
  tries: number;
};

type Purpose = 'sign-in' | 'enrol';
type NewChallenge = Omit<Challenge, 'hash' | 'tries'> & { purpose: Purpose; address: string };

/**
 * Creates a challenge for a sign-in, or for a change of the user's own account. Returns the token by which the browser proves
 * that it started the challenge.
 */
export async function openChallenge(tx: Tx, c: NewChallenge, now: string): Promise<string> {
  await tx.raw('delete from challenges where email = $1 and ends_at < $2', [c.email, dayBefore(now)]);
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(Date.parse(now) + MINUTES * 60_000).toISOString();
  await tx.raw(
    `insert into challenges (hash, business_id, user_id, store_id, purpose, method, email, address, agent, browser_hash, code_hash,
       totp_secret, created_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      hashOf(token),
      c.businessId,
      c.userId,
      c.storeId,
      c.purpose,
      c.method,
      c.email,
      c.address,
      c.agent,
      c.browserHash,
      c.codeHash,
      c.totpSecret,
      now,
      endsAt,
    ],
  );
  return token;
}

const dayBefore = (now: string): string => new Date(Date.parse(now) - 86_400_000).toISOString();

/** Deletes challenges, links and e-mail changes that ended more than a day ago; runs as the owner, over all businesses. */
export async function deleteOldChallenges(tx: Tx, now: string): Promise<void> {
  await tx.raw('delete from challenges where ends_at < $1', [dayBefore(now)]);
  await tx.raw('delete from password_links where ends_at < $1', [dayBefore(now)]);
  await tx.raw('delete from email_changes where ends_at < $1', [dayBefore(now)]);
}

const columns = `hash, business_id as "businessId", user_id as "userId", store_id as "storeId", method, email,
  code_hash as "codeHash", totp_secret as "totpSecret", agent, browser_hash as "browserHash", tries`;

/**
 * Takes one of the five tries before the code is compared, so that concurrent tries are counted too. Returns null if the
 * challenge is used, expired, or tried five times. Attempts that do not name the challenge have five tries of their own, which
 * do not use up those of the browser that started the challenge.
 */
export async function countCodeAttempt(
  tx: Tx,
  hash: string,
  now: string,
  of: { purpose: Purpose; userId?: string; named?: boolean },
): Promise<Challenge | null> {
  const column = of.named === false ? 'unnamed_tries' : 'tries';
  const [row] = await tx.raw<Challenge>(
    `update challenges set ${column} = ${column} + 1
     where hash = $1 and purpose = $2 and used_at is null and ends_at > $3 and tries < ${TRIES} and ${column} < ${TRIES}
       and ($4::uuid is null or user_id = $4::uuid) returning ${columns}`,
    [hash, of.purpose, now, of.userId ?? null],
  );
  return row ?? null;
}

/** Returns whether the last try is spent. */
export const isSpent = ({ tries }: Challenge): boolean => tries >= TRIES;

/** Marks a challenge as used; returns false if a concurrent request has used it. */
export async function useUp(tx: Tx, hash: string, now: string): Promise<boolean> {
  const rows = await tx.raw(
    'update challenges set used_at = $2 where hash = $1 and used_at is null and ends_at > $2 returning 1',
    [hash, now],
  );
  return rows.length === 1;
}

/** Ends all challenges of a person after the password or the second step has changed. */
export async function endChallenges(tx: Tx, businessId: string, userId: string, now: string): Promise<void> {
  await tx.raw('update challenges set used_at = $3 where business_id = $1 and user_id = $2 and used_at is null', [
    businessId,
    userId,
    now,
  ]);
}

/** Replaces the mailed code; returns null if the challenge has ended or its code was mailed again three times. */
export async function renewCode(tx: Tx, hash: string, codeHash: string, now: string): Promise<Challenge | null> {
  const [row] = await tx.raw<Challenge>(
    `update challenges set code_hash = $2, mails = mails + 1
     where hash = $1 and purpose = 'sign-in' and method = 'mail' and used_at is null and ends_at > $3
       and tries < ${TRIES} and mails < ${MAILS} returning ${columns}`,
    [hash, codeHash, now],
  );
  return row ?? null;
}
