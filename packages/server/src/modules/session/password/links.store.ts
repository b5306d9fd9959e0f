import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../database/transaction.ts';
import { hashOf } from '../../../database/caller.ts';
import type { Email } from '../../../email/email.ts';

type Person = { businessId: string; userId: string };

const FORGOTTEN_HOURS = 1;
const INVITED_HOURS = 72;

/**
 * Creates a link to choose a new password, valid for an hour and one use. Returns null for a person who no longer exists.
 */
export async function passwordResetEmail(tx: Tx, person: Person, storeId: string, now: string): Promise<Email | null> {
  const found = await addressee(tx, person, storeId);
  if (!found) return null;
  const path = await makeLink(tx, person, FORGOTTEN_HOURS, now);
  return { ...found.to, message: { kind: 'newPassword', path, store: found.store } };
}

/**
 * Invites a person who has no password yet to choose one, with a link valid for three days and one use; earlier links end. Pass
 * the result to `mail(...)`. Returns null for a person who no longer exists.
 */
export async function invite(tx: Tx, person: Person, storeId: string, now: string): Promise<Email | null> {
  const found = await addressee(tx, person, storeId);
  if (!found) return null;
  await endLinks(tx, person, now);
  const path = await makeLink(tx, person, INVITED_HOURS, now);
  await tx.raw('update users set invited_at = $3 where business_id = $1 and id = $2', [
    person.businessId,
    person.userId,
    now,
  ]);
  return { ...found.to, message: { kind: 'invitation', path, store: found.store, storeCode: found.storeCode } };
}

/**
 * Returns the person of a valid link, and the words that their password must not be made of. Returns null if the link is used,
 * expired or unknown.
 */
export async function readLink(tx: Tx, hash: string, userId: string, now: string) {
  const [row] = await tx.raw<{
    businessId: string;
    userId: string;
    storeId: string;
    invited: boolean;
    hasPin: boolean;
    own: string[];
  }>(
    `select l.business_id as "businessId", l.user_id as "userId", s.id as "storeId",
       u.invited_at is not null as invited, u.pin_hash is not null as "hasPin",
       array[u.email, u.name, u.username, s.name, s.code] as own
     from password_links l
     join users u on u.business_id = l.business_id and u.id = l.user_id and u.active
     join lateral (select s.id, s.name, s.code from user_stores us
                   join stores s on s.business_id = us.business_id and s.id = us.store_id
                   where us.business_id = u.business_id and us.user_id = u.id order by s.id limit 1) s on true
     where l.hash = $1 and l.user_id = $2 and l.used_at is null and l.ends_at > $3`,
    [hash, userId, now],
  );
  return row ?? null;
}

/** Marks a link as used, and ends all other links of the person. Returns false if it was used before. */
export async function useLink(tx: Tx, { businessId, userId }: Person, hash: string, now: string): Promise<boolean> {
  const rows = await tx.raw(
    'update password_links set used_at = $2 where hash = $1 and used_at is null and ends_at > $2 returning 1',
    [hash, now],
  );
  await endLinks(tx, { businessId, userId }, now);
  return rows.length === 1;
}

/** Ends the links of a person after their password has changed. */
export async function endLinks(tx: Tx, { businessId, userId }: Person, now: string): Promise<void> {
  await tx.raw('update password_links set used_at = $3 where business_id = $1 and user_id = $2 and used_at is null', [
    businessId,
    userId,
    now,
  ]);
}

async function makeLink(tx: Tx, { businessId, userId }: Person, hours: number, now: string): Promise<string> {
  const { token, path } = newLinkOf(userId);
  const endsAt = new Date(Date.parse(now) + hours * 3_600_000).toISOString();
  await tx.raw(
    'insert into password_links (hash, business_id, user_id, created_at, ends_at) values ($1, $2, $3, $4, $5)',
    [hashOf(token), businessId, userId, now, endsAt],
  );
  return path;
}

/**
 * Returns a new token of 256 bits, and the page that it opens. The token is in the fragment (after the #), which browsers do
 * not send, so it appears in no log and no Referer header.
 */
export function newLinkOf(userId: string): { token: string; path: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, path: `/reset-password?id=${userId}#${token}` };
}

async function addressee(tx: Tx, { businessId, userId }: Person, storeId: string) {
  const [row] = await tx.raw<{ email: string; name: string; language: string | null; store: string; code: string }>(
    `select u.email, u.name, u.language, s.name as store, s.code from users u
     join stores s on s.business_id = u.business_id and s.id = $3
     where u.business_id = $1 and u.id = $2 and u.active`,
    [businessId, userId, storeId],
  );
  if (!row) return null;
  const { email, name, language, store, code } = row;
  return { to: { to: email, name, language }, store, storeCode: code };
}
