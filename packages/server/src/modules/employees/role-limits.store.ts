import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can, modules, rights, type Permission } from '@tilldesk/domain/rights';
import { userTypes, type employees } from '@tilldesk/domain/employees';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Limits } from '../../database/scope.ts';

/** The person who grants access, identified by the token. */
export type Giver = Pick<Caller, 'businessId' | 'userId' | 'userType' | 'permissions' | 'limits'>;

/** The access that a person has or is given. */
export type AssignedAccess = { userType: string; roleId: string; storeIds: readonly string[] };

/** In ascending order. An unknown type ranks as `employee`. */
const ranks: readonly string[] = ['employee', 'manager', 'admin'];
const rankOf = (userType: string): number => Math.max(0, ranks.indexOf(userType));

/**
 * Throws for access above that of the giver: a higher user type, or a role with a right or a limit that the giver lacks. Admins
 * can grant everything. Throws employee.above at the field.
 */
export async function assertNotAbove(tx: Tx, giver: Giver, given: AssignedAccess): Promise<void> {
  if (giver.userType !== 'admin' && rankOf(given.userType) > rankOf(giver.userType)) {
    throw problemAt('userType', 'employee.above');
  }
  const [role] = await tx.raw<{ permissions: Permission[]; limits: Limits }>(
    'select permissions, limits from roles where business_id = $1 and id = $2',
    [giver.businessId, given.roleId],
  );
  if (!role) throw problemAt('roleId', 'record.notFound');
  if (giver.userType !== 'admin' && isAbove(role, giver)) throw problemAt('roleId', 'employee.above');
}

/** Returns the user types, roles and stores that the giver can grant; roles and stores by name. */
export async function optionsOf(tx: Tx, giver: Giver): Promise<z.output<(typeof employees.options)['answer']>> {
  const isAdmin = giver.userType === 'admin';
  const roles = await tx.raw<{ id: string; name: string; permissions: Permission[]; limits: Limits }>(
    'select id, name, permissions, limits from roles where business_id = $1 order by name, id',
    [giver.businessId],
  );
  const stores = await tx.raw<{ id: string; name: string }>(
    `select s.id, s.name from stores s where s.business_id = $1 and ($3 or exists (select 1 from user_stores u
       where u.business_id = s.business_id and u.store_id = s.id and u.user_id = $2)) order by s.name, s.id`,
    [giver.businessId, giver.userId, isAdmin],
  );
  return {
    userTypes: userTypes.filter((type) => isAdmin || rankOf(type) <= rankOf(giver.userType)),
    roles: roles.filter((role) => isAdmin || !isAbove(role, giver)).map(({ id, name }) => ({ id, name })),
    stores,
  };
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

const isAbove = (role: { permissions: Permission[]; limits: Limits }, giver: Giver): boolean =>
  (role.limits.viewCost && !giver.limits.viewCost) ||
  Number(role.limits.maxDiscount ?? 1) > Number(giver.limits.maxDiscount ?? 1) ||
  modules.some((module) =>
    rights.some((right) => can(role.permissions, module, right) && !can(giver.permissions, module, right)),
  );

/**
 * Throws for stores of another business (record.notFound at storeIds), for no store (employee.storeMissing), and for stores that
 * a giver who is not an admin is not assigned to (employee.above). Stores that the person already has are allowed.
 */
export async function assertStores(tx: Tx, giver: Giver, storeIds: readonly string[], had: readonly string[]) {
  if (storeIds.length === 0) throw problemAt('storeIds', 'employee.storeMissing');
  const rows = await tx.raw<{ id: string; own: boolean }>(
    `select s.id, exists (select 1 from user_stores u
       where u.business_id = s.business_id and u.store_id = s.id and u.user_id = $3) as own
     from stores s where s.business_id = $1 and s.id = any($2::uuid[])`,
    [giver.businessId, storeIds, giver.userId],
  );
  for (const id of storeIds) {
    const store = rows.find((row) => row.id === id);
    if (!store) throw problemAt('storeIds', 'record.notFound');
    if (!store.own && !had.includes(id) && giver.userType !== 'admin') throw problemAt('storeIds', 'employee.above');
  }
}

/**
 * Throws if a change would remove the last active admin of a business. Admins are locked, so that two admins cannot remove each
 * other at the same time.
 */
export async function assertNotLastAdmin(tx: Tx, businessId: string, userId: string): Promise<void> {
  const admins = await tx.raw<{ id: string }>(
    `select id from users where business_id = $1 and user_type = 'admin' and active order by id for update`,
    [businessId],
  );
  if (admins.every(({ id }) => id === userId)) throw new Problem('employee.lastAdmin');
}
