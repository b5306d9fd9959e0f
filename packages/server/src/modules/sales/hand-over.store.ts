import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { handOverDraftLines, handOverDrafts, lockDraftsOfPerson } from './hand-over.statements.ts';

/**
 * Makes another person the salesperson of the drafts and quotes of a person and of their lines, in the stores in which the other
 * person works. Returns the ids of the changed invoices. Posted invoices are unchanged: the sale stays with the person who made it.
 */
export async function handOverSales(
  tx: Tx,
  { businessId }: Pick<Actor, 'businessId'>,
  now: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const drafts = await tx.all(lockDraftsOfPerson, { businessId, from, to });
  const ids = drafts.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.all(handOverDrafts, { businessId, ids, from, to, now });
  await tx.all(handOverDraftLines, { businessId, ids, from, to });
  return ids;
}
