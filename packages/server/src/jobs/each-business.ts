import { asOwner, inBusiness, type Tx } from '../database/transaction.ts';
import type { JobServices } from './job.ts';
import { listBusinessIds } from './jobs.statements.ts';

/** Work of one business at a moment of its time; returns what is to be published after the commit. */
export type BusinessWork = (tx: Tx, businessId: string, now: string) => Promise<() => void>;

/**
 * Runs work in a transaction of each business, as the role of its calls. A business whose work fails does not stop the others; the attempt
 * of the job fails afterwards, with the first error.
 */
export async function inEachBusiness(services: JobServices, work: BusinessWork): Promise<void> {
  const { db, clock, businessTime, log } = services;
  const businesses = await asOwner(db, (tx) => tx.all(listBusinessIds, {}));
  const failures: unknown[] = [];
  for (const { id } of businesses) {
    const now = clock().toISOString();
    try {
      const publishAll = await inBusiness(
        db,
        id,
        async (tx) => work(tx, id, (await businessTime?.(tx, id, now)) ?? now),
        { safeToRepeat: true },
      );
      publishAll();
    } catch (error) {
      log.error({ err: error, business: id }, 'the work of a job failed for a business');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
