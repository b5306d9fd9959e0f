import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { Tx } from '../../database/transaction.ts';
import { hashOf } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { notify } from '../notifications/notifications.store.ts';
import { endChallenges } from './two-factor/challenges.store.ts';
import { endLinks, newLinkOf } from './password/links.store.ts';
import { findable } from './people.store.ts';
import { endSignIns } from './sign-ins.store.ts';

type Person = { businessId: string; userId: string };

const WAITS_DAYS = 7;

/**
 * Creates a pending change of a person's sign-in e-mail, to be confirmed from both addresses. An earlier pending change and its
 * links end. Returns the two emails to send.
 */
export async function requestEmailChange(
  tx: Tx,
  { businessId, userId }: Person,
  { newEmail, byUser, storeId }: { newEmail: string; byUser: string; storeId: string },
  now: string,
): Promise<Email[]> {
  const [old, fresh] = [newLinkOf(userId), newLinkOf(userId)];
  const endsAt = new Date(Date.parse(now) + WAITS_DAYS * 86_400_000).toISOString();
  await stopWaiting(tx, { businessId, userId });
  await tx.raw(
    `insert into email_changes (business_id, user_id, new_email, by_user, store_id, old_hash, new_hash, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [businessId, userId, newEmail, byUser, storeId, hashOf(old.token), hashOf(fresh.token), now, endsAt],
  );
  const waiting = await readWaiting(tx, hashOf(old.token), userId, now);
  if (!waiting) throw new Problem('record.notFound');
  const { email, name, language, store, by } = waiting;
  return [
    { to: email, name, language, message: { kind: 'emailChange', path: old.path, store, by, email: newEmail } },
    { to: newEmail, name, language, message: { kind: 'emailProof', path: fresh.path, store } },
  ];
}

/** A pending change, found by the token of one of its two links. */
export type WaitingEmail = Person & {
  side: 'old' | 'new';
  storeId: string;
  store: string;
  /** The current data of the person. */
  email: string;
  name: string;
  username: string;
  phone: string | null;
  language: string | null;
  newEmail: string;
  byUser: string;
  by: string;
  /** The other address has confirmed. */
  isLast: boolean;
};

/** Returns the change that a valid link confirms; null if the link is used, expired or unknown. */
export async function readWaiting(tx: Tx, hash: string, userId: string, now: string): Promise<WaitingEmail | null> {
  const [row] = await tx.raw<WaitingEmail>(
    `select c.business_id as "businessId", c.user_id as "userId", case when c.old_hash = $1 then 'old' else 'new' end as side,
       c.store_id as "storeId", s.name as store, u.email, u.name, u.username, u.phone, u.language,
       c.new_email as "newEmail", c.by_user as "byUser", b.name as by,
       case when c.old_hash = $1 then c.new_confirmed_at else c.old_confirmed_at end is not null as "isLast"
     from email_changes c
     join users u on u.business_id = c.business_id and u.id = c.user_id
     join users b on b.business_id = c.business_id and b.id = c.by_user
     join stores s on s.business_id = c.business_id and s.id = c.store_id
     where c.user_id = $2 and $1 in (c.old_hash, c.new_hash) and c.ends_at > $3`,
    [hash, userId, now],
  );
  return row ?? null;
}

/** The result of an answered link, with the events to publish and the emails to send. */
export type Answered = {
  state: 'waiting' | 'changed' | 'stopped';
  newEmail: string;
  events: UserEvent[];
  emails: Email[];
};

/**
 * Confirms a change by one of its links, or stops it by the link of the old address; the link is used up. Throws password.link
 * if it is not valid (any more), and employee.emailTaken if another user has taken the address since; then nothing changes.
 */
export async function answerWaiting(
  tx: Tx,
  { businessId, userId }: Person,
  hash: string,
  answer: 'confirm' | 'stop',
  now: string,
): Promise<Answered> {
  // If both links are used concurrently, the second sees what the first one wrote.
  await tx.raw('select 1 from users where business_id = $1 and id = $2 for update', [businessId, userId]);
  const change = await readWaiting(tx, hash, userId, now);
  if (!change || (answer === 'stop' && change.side === 'new')) throw new Problem('password.link');
  const { newEmail } = change;
  if (answer === 'stop') return { state: 'stopped', newEmail, events: await stop(tx, change, now), emails: [] };
  if (change.isLast) return { state: 'changed', newEmail, ...(await apply(tx, change, now)) };
  await tx.raw(
    `update email_changes set ${change.side}_hash = null, ${change.side}_confirmed_at = $3 where business_id = $1 and user_id = $2`,
    [businessId, userId, now],
  );
  await writeAuditEntry(tx, change, now, 'user.emailConfirmed', 'user', userId, null, {
    side: change.side,
    email: newEmail,
  });
  return { state: 'waiting', newEmail, events: [], emails: [] };
}

/** Ends the pending change of a person, with its links; returns false if there was none. */
export async function stopWaiting(tx: Tx, { businessId, userId }: Person): Promise<boolean> {
  const rows = await tx.raw('delete from email_changes where business_id = $1 and user_id = $2 returning 1', [
    businessId,
    userId,
  ]);
  return rows.length === 1;
}

/** The owner of the old address rejected the change: notifies the admins and the user who requested it. */
async function stop(tx: Tx, change: WaitingEmail, now: string): Promise<UserEvent[]> {
  const { businessId, userId, byUser, name, by, newEmail } = change;
  await stopWaiting(tx, change);
  await writeAuditEntry(tx, change, now, 'user.emailStopped', 'user', userId, { email: newEmail, by: byUser });
  const people = await tx.raw<{ id: string }>(
    `select id from users where business_id = $1 and active and id <> $2 and (id = $3 or user_type = 'admin')`,
    [businessId, userId, byUser],
  );
  return notify(
    tx,
    { ...change, now, actorId: userId },
    {
      kind: 'emailStopped',
      params: { person: name, by, email: newEmail },
      audience: { users: people.map(({ id }) => id) },
      link: `/employee-management/employee-details/${userId}`,
    },
  );
}

async function apply(tx: Tx, change: WaitingEmail, now: string): Promise<{ events: UserEvent[]; emails: Email[] }> {
  const { businessId, userId, name, language, store, email, newEmail } = change;
  await assertEmailNotTaken(tx, change, newEmail).catch(withoutField);
  await stopWaiting(tx, change);
  await tx
    .raw('update users set email = $3, version = version + 1, updated_at = $4 where business_id = $1 and id = $2', [
      businessId,
      userId,
      newEmail,
      now,
    ])
    .catch(asEmailTaken)
    .catch(withoutField);
  await findable(tx, businessId, userId, { ...change, email: newEmail });
  await endChallenges(tx, businessId, userId, now);
  await endLinks(tx, change, now);
  const events = await endSignIns(tx, change, now);
  await writeAuditEntry(tx, change, now, 'user.emailChanged', 'user', userId, { email }, { email: newEmail });
  const message = { kind: 'emailChanged' as const, store, email: newEmail };
  return { events, emails: [email, newEmail].map((to) => ({ to, name, language, message })) };
}

/** Rejects an e-mail that another user of the business signs in with. Throws employee.emailTaken at email. */
export async function assertEmailNotTaken(tx: Tx, { businessId, userId }: Person, email: string): Promise<void> {
  const [other] = await tx.raw('select 1 from users where business_id = $1 and email = $2 and id <> $3', [
    businessId,
    email,
    userId,
  ]);
  if (other) throw problemAt('email', 'employee.emailTaken');
}

/** Another user took the address between the check and the update. */
export function asEmailTaken(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'users_email') {
    throw problemAt('email', 'employee.emailTaken');
  }
  throw error;
}

/** The page of a link has no e-mail field to report the problem at. */
function withoutField(error: unknown): never {
  throw error instanceof Problem && error.code === 'employee.emailTaken' ? new Problem('employee.emailTaken') : error;
}
