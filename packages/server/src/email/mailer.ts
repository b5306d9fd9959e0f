import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/pool.ts';
import { asOwner, inBusiness, type Tx } from '../database/transaction.ts';
import type { Encryption } from '../encryption/encryption.ts';
import type { UserEvent } from '../realtime/changes.ts';
import type { Email } from './email.ts';
import {
  finishEmail,
  decryptEmail,
  rescheduleEmail,
  claimEmails,
  enqueueEmail,
  type ClaimedEmail,
} from './emails.store.ts';
import { render, type Rendered } from './render.ts';

/** Sends emails. A failed mail is retried, by any server, until it is given up. */
export type Mailer = {
  /** Adds an email to the queue, in the transaction of its cause. */
  write: (tx: Tx, email: Email) => Promise<void>;
  /** Signals that mails were committed: they are sent at once. Never waits and never throws. */
  wake: () => void;
  /** Resolves when no due mail is left. */
  settled: () => Promise<void>;
  /** Ends after the attempts in progress; remaining mails are sent at the next start, or by another server. */
  close: () => Promise<void>;
};

/** Delivers mails: by SMTP, or to the outbox folder. `id` identifies the mail for its receiver. */
export type Carrier = { carry: (mail: Rendered, id: string) => Promise<void>; close: () => void };

export type MailerOptions = {
  db: Db;
  carrier: Carrier;
  encryption: Encryption;
  /** Called for each email, since a server knows its own address only once it listens. */
  base: () => string;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  publish: (event: UserEvent) => void;
  /** Notifies the admins of the business of a mail that was given up, in the transaction that records it. */
  notifyOfFailure: (tx: Tx, mail: FailedMail, now: string) => Promise<UserEvent[]>;
};

/** A mail that was given up. */
export type FailedMail = { businessId: string; address: string; tries: number };

/** Mails that a server sends concurrently. */
const AT_ONCE = 2;
/** Milliseconds between polls for mails that are due again, or that another server left unsent. */
const POLL_MS = 5_000;
/** Milliseconds after which an attempt fails, whatever the mail server still does. */
const ATTEMPT_MS = 120_000;

export function createMailer({
  db,
  carrier,
  encryption,
  base,
  clock,
  log,
  publish,
  notifyOfFailure,
}: MailerOptions): Mailer {
  /** Mails that were sent while the database could not record it: they are not sent a second time. */
  const unmarked = new Set<string>();
  let working = Promise.resolve();
  let [isWaiting, isClosed, isAway] = [false, false, false];

  async function attempt(mail: ClaimedEmail): Promise<void> {
    if (!unmarked.has(mail.id)) {
      const failure = await failureOf(mail);
      if (failure) return afterFailure(mail, failure);
      unmarked.add(mail.id);
    }
    await inBusiness(db, mail.businessId, (tx) => finishEmail(tx, mail, 'sent'));
    unmarked.delete(mail.id);
  }

  async function failureOf(mail: ClaimedEmail): Promise<Failure | null> {
    const { id, kind, isExpired } = mail;
    if (isExpired) return { reason: 'too late', isFinal: true };
    const email = decryptEmail(encryption, mail);
    if (!email) return { reason: 'sealed by another key', isFinal: true };
    try {
      await within(ATTEMPT_MS, carrier.carry(render(email, base()), id));
      return null;
    } catch (error) {
      // A mail's content is confidential; the log contains only its kind and the reason.
      log.error({ kind, reason: reasonOf(error) }, 'a mail was not sent');
      return { reason: reasonOf(error), isFinal: isRejection(error) };
    }
  }

  async function afterFailure(mail: ClaimedEmail, { reason, isFinal }: Failure): Promise<void> {
    const event = await inBusiness(db, mail.businessId, async (tx) => {
      if (!isFinal && (await rescheduleEmail(tx, mail, reason))) return [];
      await finishEmail(tx, mail, 'failed', reason);
      return notifyOfFailure(tx, mail, clock().toISOString());
    });
    event.forEach(publish);
  }

  async function work(): Promise<void> {
    isWaiting = false;
    try {
      while (!isClosed) {
        const claimedMails = await asOwner(db, (tx) => claimEmails(tx, AT_ONCE));
        if (claimedMails.length === 0) break;
        const ended = await Promise.allSettled(claimedMails.map(attempt));
        // Mails whose result was not saved are claimed again when their lease ends.
        for (const one of ended) if (one.status === 'rejected') throw one.reason;
      }
      isAway = false;
    } catch (error) {
      // Logged once for each outage of the database, not at each poll.
      if (!isAway) log.error({ err: error }, 'mails could not be looked up');
      isAway = true;
    }
  }

  const wake = (): void => {
    if (isWaiting || isClosed) return;
    isWaiting = true;
    working = working.then(work);
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();

  const settled = async (): Promise<void> => {
    const awaited = working;
    await awaited;
    if (awaited !== working) await settled();
  };
  return {
    write: (tx, email) => enqueueEmail(tx, encryption, email),
    wake,
    settled,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await settled();
      carrier.close();
    },
  };
}

/** Sends no mail: for a server that is built without a mailer. */
export const noMailer: Mailer = {
  write: async () => undefined,
  wake: () => undefined,
  settled: async () => undefined,
  close: async () => undefined,
};

type Failure = { reason: string; isFinal: boolean };

/**
 * Returns whether the mail server permanently rejected this address or this mail; any other rejection, such as that of
 * our password, may be corrected.
 */
const isRejection = (error: unknown): boolean => {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
};

const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [
        error.name,
        ...('code' in error ? [String(error.code)] : []),
        ...('responseCode' in error ? [String(error.responseCode)] : []),
      ].join(' ')
    : 'unknown';

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('The mail server is too slow.'), { code: 'SLOW' })), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
