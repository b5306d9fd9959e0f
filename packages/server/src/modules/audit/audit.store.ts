import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/**
 * Notes a change in the transaction that makes it: who, when, what, before and after. `before` is left out for what is
 * new; of a change both hold the fields that differ. `action` is the noun and a word in the past, e.g. 'invoice.posted'.
 */
export async function note(
  tx: Tx,
  scope: Pick<Scope, 'businessId' | 'storeId' | 'userId'>,
  now: string,
  action: string,
  entity: string,
  entityId: string,
  before?: object | null,
  after?: object | null,
): Promise<void> {
  await tx.raw(
    `insert into audit_log (business_id, id, store_id, user_id, at, action, entity, entity_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      scope.businessId,
      newId(now),
      scope.storeId,
      scope.userId,
      now,
      action,
      entity,
      entityId,
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
    ],
    'note',
  );
}
