import { Problem } from '@tilldesk/domain/problems';
import type { Scope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';

/**
 * Claims the id of a new record permanently for one request. The same request may be repeated; the call decides what it
 * then returns. A concurrent second request waits for the first. Throws record.exists for an id that another request or
 * another kind of record used.
 */
export async function claimId(
  tx: Tx,
  { businessId }: Pick<Scope, 'businessId'>,
  id: string,
  request: string,
): Promise<void> {
  const [claimed] = await tx.raw(
    'insert into record_ids (business_id, id, request) values ($1, $2, $3) on conflict do nothing returning id',
    [businessId, id, request],
    'claim_id',
  );
  if (claimed) return;
  const [first] = await tx.raw<{ request: string | null }>(
    'select request from record_ids where business_id = $1 and id = $2',
    [businessId, id],
    'claimed_id',
  );
  if (first?.request !== request) throw new Problem('record.exists');
}
