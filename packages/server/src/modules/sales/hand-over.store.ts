import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { handOverDraftLines, handOverDrafts } from './hand-over.statements.ts';

/**
 * Makes another person the salesperson of all drafts and quotes of a person, in every store. Returns the ids of the changed
 * invoices. Posted invoices are unchanged: the sale stays with the person who made it.
 */
export async function handOverSales(
  tx: Tx,
  { businessId }: Pick<Actor, 'businessId'>,
  now: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const drafts = await tx.all(handOverDrafts, { businessId, from, to, now });
  const ofLines = await tx.all(handOverDraftLines, { businessId, from, to });
  return [...new Set([...drafts, ...ofLines].map(({ id }) => id))];
}
