import { Problem } from '@tilldesk/domain/problems';
import type { Tx } from '../../../database/transaction.ts';
import type { Caller } from '../../../database/caller.ts';
import type { PinTryKind } from '../session.tables.ts';

const HOUR_MS = 3_600_000;
/** The limit of wrong PINs within an hour from an account's oldest active session. Other sessions do not use it up. */
const HOME_LIMIT = 5;
/** From a browser where the person's PIN was right before. */
const BROWSER_LIMIT = 5;
/** From all other sessions of the person together. */
const OWN_LIMIT = 10;
/** From one colleague, over all sessions and addresses, and from all colleagues together. */
const COLLEAGUE_LIMIT = 5;
const COLLEAGUES_LIMIT = 10;
/**
 * From all sessions but the oldest active one. Above it, only callers without a failure get a try: a colleague with their first
 * one, or the person at a known browser.
 */
const ACCOUNT_LIMIT = 15;
const BROWSER_DAYS = 90;

type FailedAttempt = { kind: PinTryKind; byUser: string | null; browserHash: string | null; at: string };

/**
 * Allots a try at the PIN of an e-mail (decision 0047), and returns the kind it is counted as. Throws pin.tooMany with the
 * minutes until the oldest failure is an hour old.
 */
export async function allotPinTry(tx: Tx, caller: Caller, email: string, now: string): Promise<PinTryKind> {
  await tx.raw('delete from pin_failures where business_id = $1 and email = $2 and at <= $3', [
    caller.businessId,
    email,
    hourBefore(now),
  ]);
  const failures = await tx.raw<FailedAttempt>(
    `select kind, by_user as "byUser", browser_hash as "browserHash", at from pin_failures
     where business_id = $1 and email = $2 order by at`,
    [caller.businessId, email],
  );
  const count = (matches: (one: FailedAttempt) => boolean) => failures.filter(matches).length;
  const isBelow = count(({ kind }) => kind !== 'home') < ACCOUNT_LIMIT;
  const kind = email === caller.email ? await ownKind() : otherKind();
  if (kind) return kind;
  const wait = Date.parse(failures[0]?.at ?? now) + HOUR_MS - Date.parse(now);
  throw new Problem('pin.tooMany', { minutes: Math.max(1, Math.ceil(wait / 60_000)) });

  async function ownKind(): Promise<PinTryKind | null> {
    if (await isPinBrowser(tx, caller, now)) {
      const here = count((one) => one.kind === 'known' && one.browserHash === caller.browserHash);
      if (here === 0 || (here < BROWSER_LIMIT && isBelow)) return 'known';
    }
    if (count(({ kind }) => kind === 'home') < HOME_LIMIT && (await isOldestSession(tx, caller, now))) return 'home';
    return isBelow && count(({ kind }) => kind === 'own') < OWN_LIMIT ? 'own' : null;
  }

  function otherKind(): PinTryKind | null {
    const otherAttempts = count(({ kind, byUser }) => kind === 'other' && byUser === caller.userId);
    if (otherAttempts === 0) return 'other';
    const otherTotal = count(({ kind }) => kind === 'other');
    return isBelow && otherAttempts < COLLEAGUE_LIMIT && otherTotal < COLLEAGUES_LIMIT ? 'other' : null;
  }
}

/** Returns how many wrong PINs the caller has tried for an account within the hour. */
export async function countOfGuesser(tx: Tx, caller: Caller, email: string, now: string): Promise<number> {
  const [row] = await tx.raw<{ count: number }>(
    `select count(*)::int as count from pin_failures
     where business_id = $1 and email = $2 and by_user = $3 and at > $4`,
    [caller.businessId, email, caller.userId, hourBefore(now)],
  );
  return row?.count ?? 0;
}

const hourBefore = (now: string): string => new Date(Date.parse(now) - HOUR_MS).toISOString();

async function isPinBrowser(tx: Tx, caller: Caller, now: string): Promise<boolean> {
  const since = new Date(Date.parse(now) - BROWSER_DAYS * 86_400_000).toISOString();
  const rows = await tx.raw(
    'select 1 from pin_browsers where business_id = $1 and user_id = $2 and browser_hash = $3 and last_at > $4',
    [caller.businessId, caller.userId, caller.browserHash, since],
  );
  return rows.length > 0;
}

async function isOldestSession(tx: Tx, caller: Caller, now: string): Promise<boolean> {
  const [oldest] = await tx.raw<{ id: string }>(
    `select t.id from tokens t join stores s on s.business_id = t.business_id and s.id = t.store_id
     where t.business_id = $1 and t.user_id = $2 and t.revoked_at is null and t.ends_at > $3
       and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > $3)
     order by t.created_at, t.id limit 1`,
    [caller.businessId, caller.userId, now],
  );
  return oldest?.id === caller.tokenId;
}
