import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';

/**
 * Writes an audit entry in the transaction of the change: user, time, action, before and after. `before` is null for a new
 * record; for a change, both contain only the fields that differ. `action` is a noun and a past participle, for instance
 * 'invoice.posted'.
 */
export async function writeAuditEntry(
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

/** The audit entry of one record among several. */
export type Noted = { action: string; entityId: string; before: object | null; after: object | null };

/** Writes audit entries for several records of one entity. Each is a row of its own. */
export async function noteAll(
  tx: Tx,
  scope: Pick<Scope, 'businessId' | 'storeId' | 'userId'>,
  now: string,
  entity: string,
  notes: readonly Noted[],
): Promise<void> {
  const rows = notes.map((one) => ({ ...one, id: newId(now) }));
  await tx.raw(
    `insert into audit_log (business_id, store_id, user_id, at, entity, id, action, entity_id, before, after)
     select $1, $2, $3, $4, $5, n.id, n.action, n."entityId", n.before, n.after
     from jsonb_to_recordset($6::jsonb) as n(id uuid, action text, "entityId" uuid, before jsonb, after jsonb)`,
    [scope.businessId, scope.storeId, scope.userId, now, entity, JSON.stringify(rows)],
    'note_all',
  );
}
