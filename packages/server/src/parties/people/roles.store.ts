import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { listRoles, lockAdmins } from './roles.statements.ts';

/** A role with what it allows. */
export type RoleWithAccess = RowOf<typeof listRoles>;

/** Returns the roles that are not archived, by name. */
export const listOpenRoles = (tx: Tx, businessId: string): Promise<RoleWithAccess[]> =>
  tx.all(listRoles, { businessId });

/** Locks the active admins and returns them with their roles, so that two changes cannot take away the last one together. */
export const lockActiveAdmins = (tx: Tx, businessId: string): Promise<RowOf<typeof lockAdmins>[]> =>
  tx.all(lockAdmins, { businessId });
