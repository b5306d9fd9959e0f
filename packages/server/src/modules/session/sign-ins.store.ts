import type { SignIn } from '@tilldesk/domain/session';
import type { Tx } from '../../database/transaction.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { deviceOf } from './device.ts';

type Person = { businessId: string; userId: string };

/** Returns the active sign-ins of a person, last used first. `tokenId` is the sign-in of the request. */
export async function signInsOf(
  tx: Tx,
  { businessId, userId }: Person,
  tokenId: string,
  now: string,
): Promise<SignIn[]> {
  const rows = await tx.raw<Omit<SignIn, 'device' | 'current'> & { agent: string | null }>(
    `select t.id, s.name as "storeName", t.agent, t.address, t.created_at as "createdAt", t.last_seen_at as "lastSeenAt"
     from tokens t join stores s on s.business_id = t.business_id and s.id = t.store_id
     where t.business_id = $1 and t.user_id = $2 and t.revoked_at is null and t.ends_at > $3::timestamptz
       and (s.screen_timeout = 0 or t.last_seen_at + make_interval(mins => s.screen_timeout + 5) > $3::timestamptz)
     order by t.id = $4 desc, t.last_seen_at desc, t.id`,
    [businessId, userId, now, tokenId],
  );
  return rows.map(({ agent, ...row }) => ({ ...row, device: deviceOf(agent), current: row.id === tokenId }));
}

/**
 * Ends sign-ins of a person: all of them, one, or all but one. Their tokens are invalid once the transaction is committed. Pass
 * the returned events to `publish(...)`, so that their sockets close at once.
 */
export async function endSignIns(
  tx: Tx,
  { businessId, userId }: Person,
  now: string,
  which: { only?: string; but?: string } = {},
): Promise<UserEvent[]> {
  const rows = await tx.raw<{ id: string }>(
    `update tokens set revoked_at = $3
     where business_id = $1 and user_id = $2 and revoked_at is null and ends_at > $3
       and ($4::uuid is null or id = $4::uuid) and ($5::uuid is null or id <> $5::uuid) returning id`,
    [businessId, userId, now, which.only ?? null, which.but ?? null],
  );
  return rows.map(({ id }) => endedSignIn({ businessId, userId }, id));
}

/** Returns the event for an ended sign-in, which closes its sockets. */
export const endedSignIn = ({ businessId, userId }: Person, tokenId: string): UserEvent => ({
  businessId,
  userId,
  event: 'session.ended',
  payload: { tokenId },
});
