import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isAbove } from '@tilldesk/domain/roles';
import { userTypes, type employees } from '@tilldesk/domain/employees';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/transaction.ts';
import { rankOf, type Giver } from '../../parties/people/above.store.ts';
import { listOpenRoles, lockActiveAdmins } from '../../parties/people/roles.store.ts';
import { listAssignableStores, readStoresOfGiver } from './employees.statements.ts';

/** Returns the user types, roles and stores that the giver can grant; roles and stores by name. */
export async function optionsOf(tx: Tx, giver: Giver): Promise<z.output<(typeof employees.options)['answer']>> {
  const isAdmin = giver.userType === 'admin';
  const { businessId, userId } = giver;
  const roles = await listOpenRoles(tx, businessId);
  const stores = await tx.all(listAssignableStores, { businessId, userId, isAdmin });
  return {
    userTypes: userTypes.filter((type) => isAdmin || rankOf(type) <= rankOf(giver.userType)),
    roles: roles.filter((role) => isAdmin || !isAbove(role, giver)).map(({ id, name }) => ({ id, name })),
    stores,
  };
}

/**
 * Throws for stores of another business (record.notFound at storeIds), for no store (employee.storeMissing), and for stores that
 * a giver who is not an admin is not assigned to (employee.above). Stores that the person already has are allowed.
 */
export async function assertStores(tx: Tx, giver: Giver, storeIds: readonly string[], had: readonly string[]) {
  if (storeIds.length === 0) throw problemAt('storeIds', 'employee.storeMissing');
  const { businessId, userId } = giver;
  const rows = await tx.all(readStoresOfGiver, { businessId, userId, storeIds });
  for (const id of storeIds) {
    const store = rows.find((row) => row.id === id);
    if (!store) throw problemAt('storeIds', 'record.notFound');
    if (!store.isOwn && !had.includes(id) && giver.userType !== 'admin') throw problemAt('storeIds', 'employee.above');
  }
}

/**
 * Throws if a change would remove the last active admin of a business. Admins are locked, so that two admins cannot remove each
 * other at the same time.
 */
export async function assertNotLastAdmin(tx: Tx, businessId: string, userId: string): Promise<void> {
  const admins = await lockActiveAdmins(tx, businessId);
  if (admins.every(({ id }) => id === userId)) throw new Problem('employee.lastAdmin');
}
