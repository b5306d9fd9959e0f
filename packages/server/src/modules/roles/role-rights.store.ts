import { Problem, type FieldProblem, type ProblemCode } from '@tilldesk/domain/problems';
import { can, type Permission } from '@tilldesk/domain/rights';
import { cellsAbove, cellsOf, matrixOf, type Cell, type RoleRights } from '@tilldesk/domain/roles';
import { changedMeanwhile, differing } from '../../crud/difference.ts';
import type { Caller } from '../../database/caller.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { holdersOf, lockOpenRole, mayGive } from './roles.store.ts';
import { listOpenRoles, lockActiveAdmins, type RoleWithAccess } from '../../parties/people/roles.store.ts';
import { isRoleOf, saveRights } from './roles.statements.ts';

/** Returns the rights of all roles, by name. */
export async function listRoleRights(tx: Tx, caller: Caller): Promise<RoleRights[]> {
  return shown(tx, caller, await listOpenRoles(tx, caller.businessId));
}

/**
 * Replaces the rights of a role. Throws record.notFound, record.changed, and at the cells (`Vendor.update`): role.above,
 * role.lockout, role.lastAdmin.
 */
export async function changeRoleRights(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  { version, permissions: sent }: { version: number; permissions: readonly Permission[] },
): Promise<RoleRights> {
  const { businessId } = caller;
  const role = await lockOpenRole(tx, caller, id);
  const [before, after] = [cellsOf(role.permissions), cellsOf(sent)];
  if (version !== role.version) throw changedMeanwhile(before, after);
  const difference = differing(before, after);
  const permissions = matrixOf(sent);
  if (difference) {
    if (!mayGive(caller, role)) throw new Problem('role.above');
    if (!mayGive(caller, { ...role, permissions })) throw atCells('role.above', cellsAbove(sent, caller.permissions));
    const taken = Object.keys(difference.before).filter((cell) => before[cell as Cell]) as Cell[];
    await assertStaysIn(tx, caller, id, permissions);
    if (taken.length > 0) await assertNotOfAllAdmins(tx, businessId, id, taken);
    await tx.all(saveRights, { businessId, id, permissions: JSON.stringify(permissions), now });
    await writeAuditEntry(tx, caller, now, 'role.rightsChanged', 'role', id, difference.before, difference.after);
  }
  const [saved] = await shown(tx, caller, [
    { ...role, permissions, version: difference ? role.version + 1 : role.version },
  ]);
  return saved!;
}

/** A person cannot take the rights to change roles away from their own role: another person might not be able to give them back. */
async function assertStaysIn(tx: Tx, { businessId, userId }: Caller, id: string, permissions: readonly Permission[]) {
  const lost = (['read', 'update'] as const).filter((right) => !can(permissions, 'Roles Permissions', right));
  if (lost.length === 0 || !(await tx.first(isRoleOf, { businessId, userId, id }))) return;
  throw atCells(
    'role.lockout',
    lost.map((right): Cell => `Roles Permissions.${right}`),
  );
}

/** A role that all active admins hold keeps its rights: otherwise no one could give them back. Admins are locked. */
async function assertNotOfAllAdmins(tx: Tx, businessId: string, id: string, taken: readonly Cell[]): Promise<void> {
  const admins = await lockActiveAdmins(tx, businessId);
  if (admins.length > 0 && admins.every(({ roleId }) => roleId === id)) throw atCells('role.lastAdmin', taken);
}

function atCells(code: ProblemCode, cells: readonly Cell[]): Problem {
  return new Problem(
    code,
    undefined,
    Object.fromEntries(cells.map((cell): [string, FieldProblem] => [cell, { code, message: code }])),
  );
}

async function shown(tx: Tx, caller: Caller, rows: readonly RoleWithAccess[]): Promise<RoleRights[]> {
  const holders = await holdersOf(
    tx,
    caller.businessId,
    rows.map(({ id }) => id),
  );
  return rows.map((role) => ({
    id: role.id,
    name: role.name,
    version: role.version,
    people: holders.get(role.id) ?? 0,
    mayChange: mayGive(caller, role),
    permissions: matrixOf(role.permissions),
  }));
}
