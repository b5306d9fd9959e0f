import { Problem } from '@tilldesk/domain/problems';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertNotMerged } from './saving.store.ts';
import { lockCustomerRows } from './customers.statements.ts';

/** The customer columns that changes of related records need. */
export type LoadedCustomer = { id: string; name: string; version: number; store_credit: number };

/**
 * Returns a current customer of the business. For a change, the row is locked until the end of the transaction. Throws
 * customer.merged for a customer merged into another, record.notFound.
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

/** Returns several customers, locked in the order of their ids, in the requested order. */
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
 * Locks customers in the order of their ids, including archived and merged ones, before their links change. This prevents a
 * parallel merge.
 */
export async function lockCustomers(tx: Tx, scope: Pick<Scope, 'businessId'>, ids: readonly string[]): Promise<void> {
  await tx.all(lockCustomerRows, { businessId: scope.businessId, ids });
}
