import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can, modules, rights, type Permission } from '@tilldesk/domain/rights';
import { userTypes, type employees } from '@tilldesk/domain/shop';
import type * as z from 'zod/mini';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import type { Limits } from '../session/session.tables.ts';

/** Who gives: by their token, nothing else. */
export type Giver = Pick<Caller, 'businessId' | 'userId' | 'userType' | 'permissions' | 'limits'>;

/** What a person has, or shall have. */
export type AssignedAccess = { userType: string; roleId: string; storeIds: readonly string[] };

/** From below to above; a type that is not among them stands with the employees. */
const ranks: readonly string[] = ['employee', 'manager', 'admin'];
const rankOf = (userType: string): number => Math.max(0, ranks.indexOf(userType));

/**
 * Refuses what is above the giver: a user type above their own, a role with a right or a limit that they lack. Admins give
 * everything. Throws employee.above at the field.
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

/** The user types, roles and stores that the giver may give, roles and stores by name. */
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

/** Refuses to change a person who has more than the giver. Throws employee.above. */
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
 * Refuses stores that are not of the business (record.notFound at storeIds), none at all (employee.storeMissing), and stores that
 * a giver who is no admin is not in (employee.above). Stores that the person has already are nobody's gift.
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

/** Refuses to take the last active admin from a business; admins are held, so that two cannot undo each other. */
export async function assertNotLastAdmin(tx: Tx, businessId: string, userId: string): Promise<void> {
  const admins = await tx.raw<{ id: string }>(
    `select id from users where business_id = $1 and user_type = 'admin' and active order by id for update`,
    [businessId],
  );
  if (admins.every(({ id }) => id === userId)) throw new Problem('employee.lastAdmin');
}
