import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database/pool.ts';
import { asOwner } from './database/transaction.ts';
import { deleteOldKeys } from './http/idempotency-keys.store.ts';
import { deleteOldEmails } from './email/emails.store.ts';
import { deleteOldDrafts } from './modules/drafts/drafts.store.ts';
import { deleteOldNotices } from './modules/notifications/notices.store.ts';
import { deleteOldChallenges } from './modules/session/two-factor/challenges.store.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired records in every business: idempotency keys, form drafts, challenges, notices and mails. */
export async function cleanUp(db: Db, now: string): Promise<void> {
  for (const deleteOld of [deleteOldKeys, deleteOldDrafts, deleteOldChallenges, deleteOldNotices, deleteOldEmails]) {
    await asOwner(db, (tx) => deleteOld(tx, now));
  }
}

/** Runs `cleanUp` every hour until it is stopped. A failed run is logged; the next run is an hour later. */
export function scheduleCleanUp(
  { db, clock }: { db: Db; clock: () => Date },
  log: Pick<FastifyBaseLogger, 'error'>,
  everyMs = HOUR_MS,
): { stop: () => Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    working = working
      .then(() => cleanUp(db, clock().toISOString()))
      .catch((error: unknown) => log.error({ err: error }, 'what is past its time could not be deleted'));
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
