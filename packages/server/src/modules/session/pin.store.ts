import { Problem } from '@tilldesk/domain/problems';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import type { Told } from '../../socket/changes.ts';
import { raise } from '../notifications/notifications.store.ts';
import { secretFits } from './password.ts';
import type { PinTryKind } from './session.tables.ts';

/** Wrong PINs after which the gate stays closed for a session. */
const SESSION_LIMIT = 5;
/**
 * Wrong PINs of an account in an hour, 20 in all. The shares are apart: what others try locks no session of the
 * person's own, and what is tried in a new session of theirs does not lock the one that they sit at.
 */
const HOUR_LIMITS: Readonly<Record<PinTryKind, number>> = { home: 5, own: 5, other: 10 };
const HOUR_MS = 3_600_000;

/** A try that was counted before the PIN is looked at, so that tries at the same moment are counted too. */
export type PinTry = {
  failureId: string;
  userId: string | null;
  pinHash: string | null;
  /** No other is left in this session if it is wrong. */
  isLast: boolean;
};

/**
 * Counts a try at the PIN of an e-mail of the business, whether anybody has that e-mail or not. Throws pin.closed after
 * five wrong ones in this session, pin.tooMany when the account's share of this hour is used up.
 */
export async function takePinTry(tx: Tx, who: Who, email: string, address: string, now: string): Promise<PinTry> {
  // Tries at one account wait for each other: else a hundred at once would all see an empty hour.
  await tx.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`pin ${who.businessId} ${email}`]);
  const [counted] = await tx.raw<{ failures: number }>(
    `update tokens set pin_failures = pin_failures + 1
     where business_id = $1 and id = $2 and pin_failures < ${SESSION_LIMIT} returning pin_failures as failures`,
    [who.businessId, who.tokenId],
  );
  if (!counted) throw new Problem('pin.closed');

  const kind = await shareOf(tx, who, email, now);
  const failureId = newId(now);
  await tx.raw('insert into pin_failures (business_id, id, email, kind, address, at) values ($1, $2, $3, $4, $5, $6)', [
    who.businessId,
    failureId,
    email,
    kind,
    address,
    now,
  ]);
  const [user] = await tx.raw<{ id: string; pinHash: string | null }>(
    'select id, pin_hash as "pinHash" from users where business_id = $1 and email = $2 and active',
    [who.businessId, email],
  );
  const isLast = counted.failures === SESSION_LIMIT;
  return { failureId, userId: user?.id ?? null, pinHash: user?.pinHash ?? null, isLast };
}

/** Whether a PIN is the one of the e-mail that was tried; as slow where nobody has it. Call it outside every transaction. */
export const isRightPin = ({ pinHash }: PinTry, accessPin: string): Promise<boolean> => secretFits(pinHash, accessPin);

/** After a wrong try: whose session it is hears of it when it was the last. */
export async function noteWrongPin(tx: Tx, who: Who, { isLast }: PinTry, now: string): Promise<Told[]> {
  if (!isLast) return [];
  return raise(
    tx,
    { ...who, now, actorId: who.userId },
    {
      kind: 'pinBlocked',
      params: {},
      audience: { users: [who.userId] },
      link: null,
      groupKey: `pin-blocked/${who.tokenId}`,
    },
  );
}

/** Takes a try back, the PIN was right; one's own right PIN opens the gate until the session ends. */
export async function settlePinTry(tx: Tx, who: Who, { failureId, userId }: PinTry, now: string): Promise<void> {
  await tx.raw('delete from pin_failures where business_id = $1 and id = $2', [who.businessId, failureId]);
  await tx.raw(
    `update tokens set pin_failures = pin_failures - 1, pin_granted_at = case when $3 then $4 else pin_granted_at end
     where business_id = $1 and id = $2`,
    [who.businessId, who.tokenId, userId === who.userId, now],
  );
}

/** Which share of the account's hour a try takes from. Throws pin.tooMany when none is left. */
async function shareOf(tx: Tx, who: Who, email: string, now: string): Promise<PinTryKind> {
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  await tx.raw('delete from pin_failures where business_id = $1 and email = $2 and at <= $3', [
    who.businessId,
    email,
    since,
  ]);
  const used = await tx.raw<{ kind: PinTryKind; count: number; oldest: string }>(
    `select kind, count(*)::int as count, min(at) as oldest from pin_failures
     where business_id = $1 and email = $2 group by kind`,
    [who.businessId, email],
  );
  const shares = await sharesOf(tx, who, email, now);
  const left = shares.find((kind) => (used.find((one) => one.kind === kind)?.count ?? 0) < HOUR_LIMITS[kind]);
  if (left) return left;
  const ends = used.filter(({ kind }) => shares.includes(kind)).map(({ oldest }) => Date.parse(oldest) + HOUR_MS);
  const wait = Math.min(...ends) - Date.parse(now);
  throw new Problem('pin.tooMany', { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
}

async function sharesOf(tx: Tx, who: Who, email: string, now: string): Promise<PinTryKind[]> {
  if (email !== who.email) return ['other'];
  const [oldest] = await tx.raw<{ id: string }>(
    `select t.id from tokens t join stores s on s.business_id = t.business_id and s.id = t.store_id
     where t.business_id = $1 and t.user_id = $2 and t.revoked_at is null and t.ends_at > $3
       and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > $3)
     order by t.created_at, t.id limit 1`,
    [who.businessId, who.userId, now],
  );
  return oldest?.id === who.tokenId ? ['home', 'own'] : ['own'];
}
