import { problemAt } from '@tilldesk/domain/problems';
import { inverseRelation, type Relation } from '@tilldesk/domain/customers';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { loadCustomer, loadCustomers, lockCustomers } from './locking.store.ts';
import { listLinkedCustomers, deleteLinkPair, listLinkedIds, insertLink } from './customers.statements.ts';

/** Returns the linked customers, by name. */
export async function listLinks(tx: Tx, scope: Pick<Scope, 'businessId'>, customerId: string) {
  await loadCustomer(tx, scope, customerId, 'read');
  const items = await tx.all(listLinkedCustomers, { businessId: scope.businessId, customerId });
  return { items };
}

/**
 * Links two customers on both sides, or changes their relation. Throws record.notFound, request.invalid for a link to oneself.
 */
export async function setLink(
  tx: Tx,
  scope: Scope,
  now: string,
  customerId: string,
  { otherId, relation }: { otherId: string; relation: Relation },
) {
  if (otherId === customerId) throw problemAt('otherId', 'request.invalid');
  await loadCustomers(tx, scope, [customerId, otherId], 'change');
  await writeLink(tx, scope, now, customerId, otherId, relation);
  await writeAuditEntry(tx, scope, now, 'customer.linked', 'customer', customerId, null, { otherId, relation });
  await writeAuditEntry(tx, scope, now, 'customer.linked', 'customer', otherId, null, {
    otherId: customerId,
    relation: inverseRelation[relation],
  });
  return listLinks(tx, scope, customerId);
}

/** Removes a link on both sides. */
export async function removeLink(tx: Tx, scope: Scope, now: string, customerId: string, otherId: string) {
  await lockCustomers(tx, scope, [customerId, otherId]);
  await loadCustomer(tx, scope, customerId, 'read');
  const deletedLink = await deleteLink(tx, scope, customerId, otherId);
  if (deletedLink) {
    await writeAuditEntry(tx, scope, now, 'customer.parted', 'customer', customerId, { otherId }, null);
    await writeAuditEntry(tx, scope, now, 'customer.parted', 'customer', otherId, { otherId: customerId }, null);
  }
  return listLinks(tx, scope, customerId);
}

/** Writes both rows of a link. Both customers must be locked. */
export async function writeLink(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  now: string,
  customerId: string,
  otherId: string,
  relation: Relation,
): Promise<void> {
  await tx.all(insertLink, {
    businessId: scope.businessId,
    customerId,
    otherId,
    relation,
    inverse: inverseRelation[relation],
    now,
  });
}

/** Deletes both rows of a link. Returns whether the link existed. */
export async function deleteLink(
  tx: Tx,
  scope: Pick<Scope, 'businessId'>,
  customerId: string,
  otherId: string,
): Promise<boolean> {
  const rows = await tx.all(deleteLinkPair, { businessId: scope.businessId, customerId, otherId });
  return rows.length > 0;
}

/** Returns the ids of the linked customers. */
export async function linkedWith(tx: Tx, scope: Pick<Scope, 'businessId'>, customerId: string): Promise<string[]> {
  const rows = await tx.all(listLinkedIds, { businessId: scope.businessId, customerId });
  return rows.map(({ id }) => id);
}
