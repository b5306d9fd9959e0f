import { openSession, hashOf, type Caller } from '../../database/caller.ts';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { notify } from '../notifications/notifications.store.ts';
import { deviceOf } from './device.ts';
import { issueToken, noteSuccess, type NewToken } from './session.store.ts';

export type Finished = { caller: Caller; token: string; events: UserEvent[] };

/**
 * Signs in a person whose password, and code if required, was right: creates the token, stores address and browser, and
 * notifies the person if the browser is new and others are known. Returns null if the person may no longer sign in; the
 * transaction must then be rolled back.
 */
export async function finishSignIn(tx: Tx, given: NewToken, now: string): Promise<Finished | null> {
  const token = await issueToken(tx, given, now);
  const caller = await openSession(tx, hashOf(token), now);
  if (!caller) return null;
  await noteSuccess(tx, `${caller.store.code}/${caller.email}`, given.address, now);
  const isNew = await recordBrowserSignIn(tx, caller, given.browserHash, now);
  await writeAuditEntry(tx, caller, now, 'session.begun', 'user', caller.userId, null, {
    address: given.address,
    tokenId: caller.tokenId,
  });
  const device = deviceOf(given.agent) ?? '';
  const { address } = given;
  const events = isNew
    ? await notify(
        tx,
        { ...caller, now, actorId: caller.userId },
        {
          kind: 'newDevice',
          params: { device, address },
          audience: { users: [caller.userId] },
          link: '/profile-settings',
        },
      )
    : [];
  return { caller, token, events };
}

/**
 * Records a complete sign-in with the password at a browser, the second step included. It resets the five PIN tries and the day
 * of the quick switch. Returns whether the browser is new for a person who has known ones; a browser without a key is always
 * new.
 */
async function recordBrowserSignIn(tx: Tx, caller: Caller, browserHash: string | null, now: string): Promise<boolean> {
  const [row] = await tx.raw<{ others: number; known: boolean }>(
    `select count(*)::int as others, coalesce(bool_or(browser_hash = $3), false) as known
     from browser_people where business_id = $1 and user_id = $2`,
    [caller.businessId, caller.userId, browserHash],
  );
  if (browserHash !== null) {
    await tx.raw(
      `insert into browser_people (business_id, browser_hash, user_id, store_id, signed_in_at) values ($1, $2, $3, $4, $5)
       on conflict (business_id, browser_hash, user_id, store_id)
       do update set signed_in_at = excluded.signed_in_at, pin_failures = 0`,
      [caller.businessId, browserHash, caller.userId, caller.storeId, now],
    );
  }
  return row !== undefined && row.others > 0 && !row.known;
}

/** Returns whether a person has signed in at a browser before. */
export async function knowsBrowser(
  tx: Tx,
  { businessId, userId, browserHash }: Pick<NewToken, 'businessId' | 'userId' | 'browserHash'>,
): Promise<boolean> {
  const rows = await tx.raw(
    'select 1 from browser_people where business_id = $1 and user_id = $2 and browser_hash = $3 limit 1',
    [businessId, userId, browserHash],
  );
  return rows.length > 0;
}
