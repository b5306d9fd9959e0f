import { Problem } from '@tilldesk/domain/problems';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertNotMerged } from './saving.store.ts';

/** A customer as what hangs on them needs it. */
export type LoadedCustomer = { id: string; name: string; version: number; store_credit: number };

/**
 * A standing customer of the business; for a change the row is held to the end of the transaction. Throws customer.merged
 * for one who became part of another, record.notFound.
 */
export async function loadCustomer(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  id: string,
  what: 'read' | 'change',
): Promise<LoadedCustomer> {
  const [row] = await loadCustomers(tx, scope, [id], what);
  return row!;
}

/** Several of them, held in the order of their ids, answered in the order asked for. */
export async function loadCustomers(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  ids: readonly string[],
  what: 'read' | 'change',
): Promise<LoadedCustomer[]> {
  const rows = await tx.raw<LoadedCustomer>(
    `select id, name, version, store_credit from customers
     where business_id = $1 and id = any($2::uuid[]) and archived_at is null
     order by id ${what === 'change' ? 'for no key update' : ''}`,
    [scope.businessId, ids],
  );
  const locked: LoadedCustomer[] = [];
  for (const id of ids) {
    const row = rows.find((one) => one.id === id);
    if (!row) {
      await assertNotMerged(tx, scope, id);
      throw new Problem('record.notFound');
    }
    locked.push(row);
  }
  return locked;
}

/**
 * Holds customers in the order of their ids, whatever has become of them: those whose links are about to change, so that no
 * merge of them goes on beside.
 */
export async function lockCustomers(tx: Tx, scope: Pick<Scope, 'businessId'>, ids: readonly string[]): Promise<void> {
  await tx.raw(
    `select id from customers where business_id = $1 and id = any($2::uuid[]) order by id for no key update`,
    [scope.businessId, ids],
    'lock_customers',
  );
}
