import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isAbove } from '@tilldesk/domain/roles';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import { readAccessOfRole } from './roles.statements.ts';

/** The person who grants access, identified by the token. */
export type Giver = Pick<Caller, 'businessId' | 'userId' | 'userType' | 'permissions' | 'limits'>;

/** The access that a person has or is given. */
export type AssignedAccess = { userType: string; roleId: string; storeIds: readonly string[] };

/** In ascending order. An unknown type ranks as `employee`. */
const ranks: readonly string[] = ['employee', 'manager', 'admin'];

/** Returns the rank of a user type. */
export const rankOf = (userType: string): number => Math.max(0, ranks.indexOf(userType));

/**
 * Throws for access above that of the giver: a higher user type, or a role with a right or a limit that the giver lacks. Admins
 * can grant everything. Throws employee.above at the field.
 */
export async function assertNotAbove(tx: Tx, giver: Giver, given: AssignedAccess): Promise<void> {
  if (giver.userType !== 'admin' && rankOf(given.userType) > rankOf(giver.userType)) {
    throw problemAt('userType', 'employee.above');
  }
  const role = await tx.first(readAccessOfRole, { businessId: giver.businessId, roleId: given.roleId });
  if (!role) throw problemAt('roleId', 'record.notFound');
  if (giver.userType !== 'admin' && isAbove(role, giver)) throw problemAt('roleId', 'employee.above');
}

/** Throws employee.above if a person has more rights than the giver. */
export async function assertPersonNotAbove(tx: Tx, giver: Giver, person: AssignedAccess): Promise<void> {
  try {
    await assertNotAbove(tx, giver, person);
  } catch (error) {
    if (error instanceof Problem && error.code === 'employee.above') throw new Problem('employee.above');
    throw error;
  }
}
