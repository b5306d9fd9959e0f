import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../../database/new-id.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Caller } from '../../../database/caller.ts';
import type { UserEvent } from '../../../realtime/changes.ts';
import { writeAuditEntry } from '../../audit/audit.store.ts';
import { secretMatches } from '../password/password.ts';
import { allotPinTry, countOfGuesser } from './pin-limits.store.ts';
import { notifyOfWrongPins } from './pin-events.store.ts';

/** The number of wrong PINs after which the PIN gate is closed for a session. */
const SESSION_LIMIT = 5;
/** From this number of wrong PINs by one colleague within an hour, the person and the admins are notified. */
const NOTIFY_FROM = 3;

/** A try that is counted before the PIN is compared, so that concurrent tries are counted too. */
export type PinTry = {
  failureId: string;
  email: string;
  address: string;
  userId: string | null;
  pinHash: string | null;
  /** If it is wrong, this session has no tries left. */
  isLast: boolean;
};

/**
 * Counts a try at the PIN of an e-mail of the business, whether the e-mail exists or not. Throws pin.closed after five wrong
 * ones in this session, pin.tooMany when no try is left within the hour (decision 0047).
 */
export async function countPinAttempt(
  tx: Tx,
  caller: Caller,
  email: string,
  address: string,
  now: string,
): Promise<PinTry> {
  // Tries at one account are processed one after the other; otherwise a hundred concurrent tries would all count zero failures.
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

/**
 * Returns whether a PIN is the one of the tried e-mail; takes the same time if no person has that e-mail. Call it outside
 * transactions.
 */
export const isRightPin = ({ pinHash }: PinTry, accessPin: string): Promise<boolean> =>
  secretMatches(pinHash, accessPin);

/**
 * Records a wrong try permanently in the audit log. The person whose PIN was tried and the admins are notified of guesses; the
 * user of the session is notified when the gate is closed.
 */
export async function recordWrongPin(tx: Tx, caller: Caller, pinAttempt: PinTry, now: string): Promise<UserEvent[]> {
  const { email, address, userId, isLast } = pinAttempt;
  const tried = { email, address, tokenId: caller.tokenId };
  await writeAuditEntry(tx, caller, now, 'pin.wrong', 'user', userId ?? caller.userId, null, tried);
  const isFailedGuess = userId !== caller.userId && (await countOfGuesser(tx, caller, email, now)) >= NOTIFY_FROM;
  return notifyOfWrongPins(tx, caller, now, { target: userId, isFailedGuess, isLast });
}

/**
 * Records a wrong PIN at the quick switch, with the same audit entry and notifications as at the gate. `failures` counts the
 * person's failures at this browser since their last sign-in with the password.
 */
export async function recordWrongSwitch(
  tx: Tx,
  caller: Caller,
  { userId, failures, ...tried }: { userId: string; email: string; address: string; failures: number },
  now: string,
): Promise<UserEvent[]> {
  await writeAuditEntry(tx, caller, now, 'pin.wrong', 'user', userId, null, { ...tried, tokenId: caller.tokenId });
  return notifyOfWrongPins(tx, caller, now, { target: userId, isFailedGuess: failures >= NOTIFY_FROM, isLast: false });
}

/** Removes a try from the count after the right PIN. The user's own right PIN opens the gate until the session ends. */
export async function settlePinTry(tx: Tx, caller: Caller, pinAttempt: PinTry, now: string): Promise<void> {
  await removePinTry(tx, caller, pinAttempt);
  if (pinAttempt.userId !== caller.userId) return;
  await tx.raw('update tokens set pin_granted_at = $3 where business_id = $1 and id = $2', [
    caller.businessId,
    caller.tokenId,
    now,
  ]);
  await rememberBrowser(tx, caller, now);
}

/** Removes a try from the count after the right PIN, for a proof that does not open the gate. */
export async function removePinTry(tx: Tx, caller: Caller, { failureId }: PinTry): Promise<void> {
  await tx.raw('delete from pin_failures where business_id = $1 and id = $2', [caller.businessId, failureId]);
  await tx.raw('update tokens set pin_failures = pin_failures - 1 where business_id = $1 and id = $2', [
    caller.businessId,
    caller.tokenId,
  ]);
}

/** Stores the browser of a session as one where the person's own PIN was right. */
export async function rememberBrowser(tx: Tx, caller: Caller, now: string): Promise<void> {
  if (caller.browserHash === null) return;
  await tx.raw(
    `insert into pin_browsers (business_id, user_id, browser_hash, last_at) values ($1, $2, $3, $4)
     on conflict (business_id, user_id, browser_hash) do update set last_at = excluded.last_at`,
    [caller.businessId, caller.userId, caller.browserHash, now],
  );
}
