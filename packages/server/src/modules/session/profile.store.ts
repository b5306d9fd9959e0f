import { Problem } from '@tilldesk/domain/problems';
import type { Profile } from '@tilldesk/domain/session';
import { changedMeanwhile, differing } from '../../crud/difference.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { notify } from '../notifications/notifications.store.ts';
import { endChallenges } from './two-factor/challenges.store.ts';
import { endLinks } from './password/links.store.ts';
import { findable } from './people.store.ts';
import { rememberBrowser } from './pin/pin.store.ts';
import { endSignIns } from './sign-ins.store.ts';
import { userOf } from './signed-in.ts';
import { addressed } from './two-factor/two-factor.store.ts';

type ProfileFields = { name: string; username: string; phone: string | null; language: string | null };
type Changes = { [K in keyof ProfileFields]?: ProfileFields[K] | undefined } & { version: number };
type Row = ProfileFields & {
  version: number;
  roleName: string;
  twoFactor: Profile['twoFactor'];
  left: number;
  changedAt: string | null;
};

/** Returns the user's own account, from the current session. */
export async function profileOf(tx: Tx, caller: Caller): Promise<Profile> {
  const row = await readProfile(tx, caller);
  return {
    user: { ...userOf(caller), name: row.name, username: row.username, language: row.language },
    phone: row.phone,
    version: row.version,
    roleName: row.roleName,
    twoFactor: row.twoFactor,
    recoveryCodesLeft: row.left,
    passwordChangedAt: row.changedAt,
  };
}

/** Changes the user's own account. @throws Problem record.changed if it was changed in the meantime. */
export async function changeProfile(
  tx: Tx,
  caller: Caller,
  now: string,
  { version, ...given }: Changes,
): Promise<void> {
  const { businessId, userId } = caller;
  await tx.raw('select 1 from users where business_id = $1 and id = $2 for update', [businessId, userId]);
  const row = await readProfile(tx, caller);
  const before: ProfileFields = { name: row.name, username: row.username, phone: row.phone, language: row.language };
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (row.version !== version) throw changedMeanwhile(before, sent);
  const after: ProfileFields = { ...before, ...sent };
  const difference = differing(before, after);
  if (!difference) return;
  await tx.raw(
    `update users set name = $3, username = $4, phone = $5, language = $6, version = version + 1, updated_at = $7
     where business_id = $1 and id = $2`,
    [businessId, userId, after.name, after.username, after.phone, after.language, now],
  );
  await findable(tx, businessId, userId, { ...after, email: caller.email });
  await writeAuditEntry(tx, caller, now, 'user.changed', 'user', userId, difference.before, difference.after);
}

async function readProfile(tx: Tx, { businessId, userId }: Caller): Promise<Row> {
  const [row] = await tx.raw<Row>(
    `select u.name, u.username, u.phone, u.language, u.version, r.name as "roleName", u.two_factor as "twoFactor",
       u.password_changed_at as "changedAt",
       (select count(*)::int from recovery_codes c
        where c.business_id = u.business_id and c.user_id = u.id and c.used_at is null) as left
     from users u join roles r on r.business_id = u.business_id and r.id = u.role_id
     where u.business_id = $1 and u.id = $2`,
    [businessId, userId],
  );
  if (!row) throw new Problem('session.expired');
  return row;
}

/**
 * Returns the hash that a typed password is compared with, and the words that the person's next password must not be made of.
 */
export async function passwordOf(tx: Tx, caller: Caller): Promise<{ passwordHash: string; own: string[] }> {
  const [row] = await tx.raw<{ hash: string }>(
    'select password_hash as hash from users where business_id = $1 and id = $2',
    [caller.businessId, caller.userId],
  );
  if (!row) throw new Problem('session.expired');
  return {
    passwordHash: row.hash,
    own: [caller.email, caller.name, caller.username, caller.store.name, caller.store.code],
  };
}

/**
 * Changes a person's password: ends every sign-in but `exceptTokenId`, all challenges and all links. Returns the email to send, and the
 * events to publish after the commit.
 */
export async function changePasswordOf(
  tx: Tx,
  at: { businessId: string; userId: string; storeId: string },
  passwordHash: string,
  now: string,
  { action, exceptTokenId }: { action: 'user.passwordReset' | 'user.passwordChanged'; exceptTokenId?: string },
): Promise<{ events: UserEvent[]; email: Email }> {
  const { businessId, userId } = at;
  const [person] = await tx.raw<{ email: string; name: string; language: string | null }>(
    `update users set password_hash = $3, password_changed_at = $4, invited_at = null, version = version + 1, updated_at = $4
     where business_id = $1 and id = $2
     returning email, name, language`,
    [businessId, userId, passwordHash, now],
  );
  if (!person) throw new Problem('password.link');
  const ended = await endSignIns(tx, at, now, exceptTokenId === undefined ? {} : { but: exceptTokenId });
  await endChallenges(tx, businessId, userId, now);
  await endLinks(tx, at, now);
  await writeAuditEntry(tx, at, now, action, 'user', userId, null, { signInsEnded: ended.length });
  const notifications = await notify(
    tx,
    { ...at, now, actorId: userId },
    {
      kind: 'passwordChanged',
      params: {},
      audience: { users: [userId] },
      link: '/profile-settings',
    },
  );
  return {
    events: [...ended, ...notifications],
    email: { ...addressed(person), message: { kind: 'passwordChanged' } },
  };
}

/**
 * Sets the user's own access PIN. Sessions that were granted access by the old PIN require the new one, except the session in
 * use.
 */
export async function changePinOf(tx: Tx, caller: Caller, pinHash: string, now: string): Promise<void> {
  await savePin(tx, caller, pinHash, now, caller.tokenId);
  // A user who has just entered the password and chosen the PIN need not enter it again in this session.
  await tx.raw('update tokens set pin_granted_at = $3, pin_failures = 0 where business_id = $1 and id = $2', [
    caller.businessId,
    caller.tokenId,
    now,
  ]);
  await rememberBrowser(tx, caller, now);
  await writeAuditEntry(tx, caller, now, 'user.pinChanged', 'user', caller.userId);
}

/** Stores a person's new PIN and revokes the grants of the old one, in every session but `exceptTokenId`. */
export async function savePin(
  tx: Tx,
  { businessId, userId }: { businessId: string; userId: string },
  pinHash: string,
  now: string,
  exceptTokenId: string | null,
): Promise<void> {
  await tx.raw(
    'update users set pin_hash = $3, version = version + 1, updated_at = $4 where business_id = $1 and id = $2',
    [businessId, userId, pinHash, now],
  );
  await tx.raw(
    'update tokens set pin_granted_at = null where business_id = $1 and user_id = $2 and id is distinct from $3::uuid',
    [businessId, userId, exceptTokenId],
  );
}

/** Sets the access PIN of a person who has none, by a mailed link. Throws employee.ownPin if there is one. */
export async function setFirstPin(
  tx: Tx,
  at: { businessId: string; userId: string; storeId: string },
  pinHash: string,
  now: string,
): Promise<void> {
  const rows = await tx.raw(
    `update users set pin_hash = $3, version = version + 1, updated_at = $4
     where business_id = $1 and id = $2 and pin_hash is null returning 1`,
    [at.businessId, at.userId, pinHash, now],
  );
  if (rows.length === 0) throw new Problem('employee.ownPin');
  await writeAuditEntry(tx, at, now, 'user.pinChanged', 'user', at.userId);
}
