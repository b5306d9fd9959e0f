import type { Db } from './database/pool.ts';
import { asOwner } from './database/transaction.ts';
import { deleteOldKeys } from './http/idempotency-keys.store.ts';
import { deleteOldEmails } from './email/emails.store.ts';
import { job } from './jobs/job.ts';
import { deleteOldDrafts } from './modules/drafts/drafts.store.ts';
import { deleteOldNotices } from './modules/notifications/notices.store.ts';
import { deleteOldChallenges } from './modules/session/two-factor/challenges.store.ts';

/** Deletes expired records in every business: idempotency keys, form drafts, challenges, notices and mails. */
export async function cleanUp(db: Db, now: string): Promise<void> {
  for (const deleteOld of [deleteOldKeys, deleteOldDrafts, deleteOldChallenges, deleteOldNotices, deleteOldEmails]) {
    await asOwner(db, (tx) => deleteOld(tx, now));
  }
}

/** Cleans up every hour. */
export const cleanUpJob = job({
  name: 'clean-up',
  schedule: '7 * * * *',
  handle: ({ db, clock }) => cleanUp(db, clock().toISOString()),
});
