import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/transaction.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { Email, MailKind } from './email.ts';
import type { MailState } from './emails.tables.ts';

/** Minutes after which a mail of a kind is useless because its code or link has expired. */
const ttlMinutes: Partial<Readonly<Record<MailKind, number>>> = {
  signInCode: 5,
  enrolCode: 5,
  newPassword: 60,
  invitation: 72 * 60,
  emailChange: 7 * 24 * 60,
  emailProof: 7 * 24 * 60,
};

/** Seconds from one attempt to the next: ten attempts in about 16 hours. */
const retryDelays: readonly number[] = [10, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];

/**
 * Seconds for which a mail is reserved for the server that claimed it. Much longer than an attempt may take
 * (`mailer.ts`).
 */
const LEASE_S = 180;

/** A mail that a server has claimed for sending. */
export type ClaimedEmail = {
  businessId: string;
  id: string;
  kind: MailKind;
  address: string;
  content: string;
  tries: number;
  isExpired: boolean;
};

const associatedData = (id: string): string => `mail ${id}`;

/** Adds an email to the queue, for the business of the transaction. */
export async function enqueueEmail(tx: Tx, encryption: Encryption, email: Email): Promise<void> {
  const id = randomUUID();
  const { kind } = email.message;
  // Uses the database's clock, which all servers share: a lease must not end early because one clock is ahead.
  await tx.raw(
    // Rounded down, so that the mail is due at once: the column rounds to the next millisecond.
    `insert into mails (business_id, id, kind, address, content, due_at, ends_at, created_at)
     values (current_setting('tilldesk.business')::uuid, $1, $2, $3, $4, date_trunc('milliseconds', statement_timestamp()),
       statement_timestamp() + make_interval(mins => $5::int), statement_timestamp())`,
    [id, kind, email.to, encryption.encrypt(JSON.stringify(email), associatedData(id)), ttlMinutes[kind] ?? null],
    'write_mail',
  );
}

/** Decrypts the content of a mail; null if the installation has another key now. */
export function decryptEmail(encryption: Encryption, { id, content }: ClaimedEmail): Email | null {
  const text = encryption.decrypt(content, associatedData(id));
  return text === null ? null : (JSON.parse(text) as Email);
}

/** Claims up to `most` mails that are due: no other server claims them until the lease ends. Runs as the owner. */
export function claimEmails(tx: Tx, limit: number): Promise<ClaimedEmail[]> {
  return tx.raw<ClaimedEmail>(
    `update mails m set tries = m.tries + 1, due_at = statement_timestamp() + make_interval(secs => $2)
     from (select business_id, id from mails where state = 'waiting' and due_at <= statement_timestamp()
           order by due_at limit $1 for update skip locked) due
     where m.business_id = due.business_id and m.id = due.id
     returning m.business_id as "businessId", m.id, m.kind, m.address, m.content, m.tries,
       coalesce(m.ends_at <= statement_timestamp(), false) as "isExpired"`,
    [limit, LEASE_S],
  );
}

/** Marks a mail as sent or failed. Its content is deleted. */
export async function finishEmail(
  tx: Tx,
  { businessId, id }: ClaimedEmail,
  state: Exclude<MailState, 'waiting'>,
  reason: string | null = null,
): Promise<void> {
  await tx.raw(
    `update mails set state = $3, content = null, reason = $4, ended_at = statement_timestamp()
     where business_id = $1 and id = $2 and state = 'waiting'`,
    [businessId, id, state, reason],
  );
}

/**
 * Schedules the next attempt of a mail. Returns false if there is none: after the last attempt, or if its link or code
 * will have expired.
 */
export async function rescheduleEmail(
  tx: Tx,
  { businessId, id, tries }: ClaimedEmail,
  reason: string,
): Promise<boolean> {
  const delay = retryDelays[tries - 1];
  if (delay === undefined) return false;
  const rows = await tx.raw(
    `update mails set due_at = statement_timestamp() + make_interval(secs => $3), reason = $4
     where business_id = $1 and id = $2 and state = 'waiting'
       and coalesce(ends_at > statement_timestamp() + make_interval(secs => $3), true) returning 1`,
    [businessId, id, delay, reason],
  );
  return rows.length === 1;
}

/** A mail that was not sent, as the command line lists it. */
export type UnsentEmail = {
  address: string;
  kind: MailKind;
  state: MailState;
  tries: number;
  reason: string | null;
  createdAt: string;
};

/**
 * Returns mails that wait for a further attempt, and those that failed in the last 30 days, oldest first. Runs as the
 * owner.
 */
export const listUnsentEmails = (tx: Tx): Promise<UnsentEmail[]> =>
  tx.raw<UnsentEmail>(
    `select address, kind, state, tries, reason, created_at as "createdAt" from mails
     where state <> 'sent' order by created_at, id`,
  );

/** Deletes mails that were sent or failed more than 30 days ago. Runs as the owner. */
export async function deleteOldEmails(tx: Tx): Promise<void> {
  await tx.raw(`delete from mails where ended_at < statement_timestamp() - interval '30 days'`);
}

/**
 * Marks mails as failed that were waiting when a backup was made: they may have been sent since. Runs as the owner,
 * after a restore.
 */
export async function failRestoredEmails(tx: Tx): Promise<void> {
  await tx.raw(
    `update mails set state = 'failed', content = null, reason = 'restored', ended_at = statement_timestamp()
     where state = 'waiting'`,
  );
}
