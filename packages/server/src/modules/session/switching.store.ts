import { Problem } from '@tilldesk/domain/problems';
import { boundsOf, dayOf } from '@tilldesk/domain/time';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import { TOKEN_HOURS } from './session.store.ts';

/** The number of wrong PINs after which a person is no longer offered at a browser. */
const PIN_TRIES = 5;

/** Returns the stores that a person is assigned to, in the order of their names. */
export function storesOf(tx: Tx, caller: Pick<Caller, 'businessId' | 'userId'>) {
  return tx.raw<{ id: string; code: string; storeName: string }>(
    `select s.id, s.code, s.name as "storeName" from user_stores us
     join stores s on s.business_id = us.business_id and s.id = us.store_id
     where us.business_id = $1 and us.user_id = $2 and s.active order by s.name, s.id`,
    [caller.businessId, caller.userId],
    'stores_of',
  );
}

/** The values of a replaced token that the new token inherits. */
export type LeftToken = { endsAt: string; pinFailures: number };

/** Ends the token in use, once: of two concurrent switches, one finds it ended. Throws session.expired. */
export async function leaveToken(tx: Tx, tokenHash: string, now: string): Promise<LeftToken> {
  const [left] = await tx.raw<LeftToken>(
    `update tokens set revoked_at = $2 where hash = $1 and revoked_at is null
     returning ends_at as "endsAt", pin_failures as "pinFailures"`,
    [tokenHash, now],
  );
  if (!left) throw new Problem('session.expired');
  return left;
}

/**
 * Returns the time since when a sign-in with the password counts for the quick switch: the start of the store's day, but no
 * earlier than the maximum lifetime of a sign-in.
 */
export function switchableSince(now: string, timeZone: string): string {
  const { from } = boundsOf(dayOf(now, timeZone), timeZone);
  const activeSince = new Date(Date.parse(now) - TOKEN_HOURS * 3_600_000).toISOString();
  return from > activeSince ? from : activeSince;
}

/**
 * Returns the people who signed in with their current password at a browser since a moment, in a store, and have a PIN and
 * tries left. Changing the password ends this, as it ends the other sign-ins.
 */
export function peopleAt(tx: Tx, caller: Caller, browserHash: string, since: string) {
  return tx.raw<{ id: string; name: string }>(
    `select u.id, u.name from browser_people p
     join users u on u.business_id = p.business_id and u.id = p.user_id and u.active and u.pin_hash is not null
     join user_stores us on us.business_id = p.business_id and us.user_id = p.user_id and us.store_id = p.store_id
     where p.business_id = $1 and p.browser_hash = $2 and p.store_id = $3 and p.signed_in_at > $4
       and p.signed_in_at >= coalesce(u.password_changed_at, p.signed_in_at)
       and p.pin_failures < ${PIN_TRIES} and p.user_id <> $5
     order by u.name, u.id`,
    [caller.businessId, browserHash, caller.storeId, since, caller.userId],
  );
}

/**
 * Takes one of a person's five tries before the PIN is compared, so that concurrent tries are counted too. Returns null if the
 * person is not, or no longer, offered at the browser.
 */
export async function countSwitchAttempt(tx: Tx, caller: Caller, browserHash: string, userId: string, since: string) {
  const [row] = await tx.raw<{ pinHash: string; signedInAt: string; email: string; failures: number }>(
    `update browser_people p set pin_failures = p.pin_failures + 1
     from users u, user_stores us
     where p.business_id = $1 and p.browser_hash = $2 and p.store_id = $3 and p.user_id = $4 and p.signed_in_at > $5
       and p.signed_in_at >= coalesce(u.password_changed_at, p.signed_in_at) and p.pin_failures < ${PIN_TRIES}
       and u.business_id = p.business_id and u.id = p.user_id and u.active and u.pin_hash is not null
       and us.business_id = p.business_id and us.user_id = p.user_id and us.store_id = p.store_id
     returning u.pin_hash as "pinHash", p.signed_in_at as "signedInAt", u.email, p.pin_failures as failures`,
    [caller.businessId, browserHash, caller.storeId, userId, since],
  );
  return row ?? null;
}

/** Resets the five tries after the right PIN. */
export async function resetPinFailures(tx: Tx, caller: Caller, browserHash: string, userId: string): Promise<void> {
  await tx.raw(
    `update browser_people set pin_failures = 0
     where business_id = $1 and browser_hash = $2 and store_id = $3 and user_id = $4`,
    [caller.businessId, browserHash, caller.storeId, userId],
  );
}
