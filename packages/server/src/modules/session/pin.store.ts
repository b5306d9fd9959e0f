import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { note } from '../audit/audit.store.ts';
import { secretMatches } from './password.ts';
import { allotPinTry, countOfGuesser } from './pin-limits.store.ts';
import { notifyOfWrongPins } from './pin-events.store.ts';

/** Wrong PINs after which the gate stays closed for a session. */
const SESSION_LIMIT = 5;
/** From so many wrong PINs of one colleague in an hour, the person and the admins are notified. */
const NOTIFY_FROM = 3;

/** A try that was counted before the PIN is looked at, so that tries at the same moment are counted too. */
export type PinTry = {
  failureId: string;
  email: string;
  address: string;
  userId: string | null;
  pinHash: string | null;
  /** No other is left in this session if it is wrong. */
  isLast: boolean;
};

/**
 * Counts a try at the PIN of an e-mail of the business, whether anybody has that e-mail or not. Throws pin.closed after
 * five wrong ones in this session, pin.tooMany when no try of this hour is left (decision 0047).
 */
export async function countPinAttempt(
  tx: Tx,
  caller: Caller,
  email: string,
  address: string,
  now: string,
): Promise<PinTry> {
  // Tries at one account wait for each other: else a hundred at once would all see an empty hour.
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pin ${caller.businessId} ${email}`]);
  const [counted] = await tx.raw<{ failures: number }>(
    `update tokens set pin_failures = pin_failures + 1
     where business_id = $1 and id = $2 and pin_failures < ${SESSION_LIMIT} returning pin_failures as failures`,
    [caller.businessId, caller.tokenId],
  );
  if (!counted) throw new Problem('pin.closed');

  const kind = await allotPinTry(tx, caller, email, now);
  const failureId = newId(now);
  await tx.raw(
    `insert into pin_failures (business_id, id, email, kind, by_user, browser_hash, address, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [caller.businessId, failureId, email, kind, caller.userId, caller.browserHash, address, now],
  );
  const [user] = await tx.raw<{ id: string; pinHash: string | null }>(
    'select id, pin_hash as "pinHash" from users where business_id = $1 and email = $2 and active',
    [caller.businessId, email],
  );
  const isLast = counted.failures === SESSION_LIMIT;
  return { failureId, email, address, userId: user?.id ?? null, pinHash: user?.pinHash ?? null, isLast };
}

/** Whether a PIN is the one of the e-mail that was tried; as slow where nobody has it. Call it outside every transaction. */
export const isRightPin = ({ pinHash }: PinTry, accessPin: string): Promise<boolean> =>
  secretMatches(pinHash, accessPin);

/**
 * After a wrong try: it is audited for good. The person whose PIN it was to be and the admins are notified of guesses, and
 * whose session it is when the gate closed.
 */
export async function recordWrongPin(tx: Tx, caller: Caller, pinAttempt: PinTry, now: string): Promise<UserEvent[]> {
  const { email, address, userId, isLast } = pinAttempt;
  const tried = { email, address, tokenId: caller.tokenId };
  await note(tx, caller, now, 'pin.wrong', 'user', userId ?? caller.userId, null, tried);
  const isFailedGuess = userId !== caller.userId && (await countOfGuesser(tx, caller, email, now)) >= NOTIFY_FROM;
  return notifyOfWrongPins(tx, caller, now, { target: userId, isFailedGuess, isLast });
}

/**
 * After a wrong PIN at the quick switch: audited and notified of as at the gate. `failures` counts those of this person at this
 * browser since their password.
 */
export async function recordWrongSwitch(
  tx: Tx,
  caller: Caller,
  { userId, failures, ...tried }: { userId: string; email: string; address: string; failures: number },
  now: string,
): Promise<UserEvent[]> {
  await note(tx, caller, now, 'pin.wrong', 'user', userId, null, { ...tried, tokenId: caller.tokenId });
  return notifyOfWrongPins(tx, caller, now, { target: userId, isFailedGuess: failures >= NOTIFY_FROM, isLast: false });
}

/** Takes a try back, the PIN was right; one's own right PIN opens the gate until the session ends. */
export async function settlePinTry(tx: Tx, caller: Caller, { failureId, userId }: PinTry, now: string): Promise<void> {
  await tx.raw('delete from pin_failures where business_id = $1 and id = $2', [caller.businessId, failureId]);
  const isOwn = userId === caller.userId;
  await tx.raw(
    `update tokens set pin_failures = pin_failures - 1, pin_granted_at = case when $3 then $4 else pin_granted_at end
     where business_id = $1 and id = $2`,
    [caller.businessId, caller.tokenId, isOwn, now],
  );
  if (isOwn) await rememberBrowser(tx, caller, now);
}

/** Remembers the browser of a session as one where the person's own PIN was right. */
export async function rememberBrowser(tx: Tx, caller: Caller, now: string): Promise<void> {
  if (caller.browserHash === null) return;
  await tx.raw(
    `insert into pin_browsers (business_id, user_id, browser_hash, last_at) values ($1, $2, $3, $4)
     on conflict (business_id, user_id, browser_hash) do update set last_at = excluded.last_at`,
    [caller.businessId, caller.userId, caller.browserHash, now],
  );
}
