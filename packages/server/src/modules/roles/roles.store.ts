import { Problem, problemAt } from '@tilldesk/domain/problems';
import { isAbove, role, roles, type Access, type Limits } from '@tilldesk/domain/roles';
import { completed } from '../../crud/complete.ts';
import { crudModule } from '../../crud/crud.ts';
import type { Complete } from '../../crud/spec.ts';
import type { Caller } from '../../database/caller.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { roles as table } from '../../parties/people/people.tables.ts';
import { countHolders, findRoleOfName, lockRole, saveRights } from './roles.statements.ts';

type RoleRow = typeof table.$inferSelect;

/** The roles of the business with their limits. */
const roleRecords = crudModule(roles, table, {
  columns: ({ name, ...limits }) => ({ name, limits: limitsOf(limits) }),
  drafts: async (_tx, rows) => rows.map(fieldsOf),
  read: readRoles,
  check: assertNameUnique,
  release: assertNotHeld,
});

export const { list: listRoles, one: readRole } = roleRecords;

/** Adds a role without rights. Throws role.nameTaken at name, role.above, record.exists. */
export async function addRole(
  tx: Tx,
  caller: Caller,
  now: string,
  draft: Parameters<typeof roleRecords.create>[3],
): Promise<void> {
  assertMayGive(caller, { permissions: [], limits: limitsOf(completed(role, draft)) });
  await roleRecords.create(tx, caller, now, draft);
}

/**
 * Adds a role with the rights and limits of another one. Throws record.notFound, role.above, role.nameTaken at name,
 * record.exists.
 */
export async function cloneRole(
  tx: Tx,
  caller: Caller,
  now: string,
  sourceId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const source = await lockOpenRole(tx, caller, sourceId);
  assertMayGive(caller, source);
  await roleRecords.create(tx, caller, now, { ...fieldsOf(source), id, name });
  await tx.all(saveRights, { businessId: caller.businessId, id, permissions: JSON.stringify(source.permissions), now });
  await writeAuditEntry(tx, caller, now, 'role.cloned', 'role', id, null, { from: source.name });
}

/** Changes the name and the limits of a role. Throws record.notFound, record.changed, role.nameTaken at name, role.above. */
export async function changeRole(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  changes: Parameters<typeof roleRecords.change>[4],
): Promise<void> {
  const current = await lockOpenRole(tx, caller, id);
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  assertMayGive(caller, current);
  assertMayGive(caller, { ...current, limits: limitsOf({ ...fieldsOf(current), ...sent }) });
  await roleRecords.change(tx, caller, now, id, changes);
}

/** Archives a role without employees. Throws record.notFound, role.inUse, role.above. */
export async function archiveRole(tx: Tx, caller: Caller, now: string, id: string): Promise<void> {
  assertMayGive(caller, await lockOpenRole(tx, caller, id));
  await roleRecords.archive(tx, caller, now, id);
}

/** Locks a role that is not archived. Throws record.notFound. */
export async function lockOpenRole(tx: Tx, { businessId }: Scope, id: string) {
  const role = await tx.first(lockRole, { businessId, id });
  if (!role) throw new Problem('record.notFound');
  return role;
}

/** Whether a person may give a role this access: not more than their own, unless they are an admin. */
export const mayGive = (caller: Caller, access: Access): boolean =>
  caller.userType === 'admin' || !isAbove(access, caller);

function assertMayGive(caller: Caller, access: Access): void {
  if (!mayGive(caller, access)) throw new Problem('role.above');
}

/** Returns the number of people who hold each role, inactive ones included. */
export async function holdersOf(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all(countHolders, { businessId, ids: [...ids] });
  return new Map(rows.map(({ id, people }) => [id, people]));
}

async function readRoles(tx: Tx, { businessId }: Scope, rows: RoleRow[]) {
  const holders = await holdersOf(
    tx,
    businessId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ...fieldsOf(row), people: holders.get(row.id) ?? 0 }));
}

/** Names are unique regardless of case. */
async function assertNameUnique(tx: Tx, { businessId }: Scope, id: string, { name }: { name: string }): Promise<void> {
  const duplicate = await tx.first(findRoleOfName, { businessId, name, id });
  if (duplicate) throw problemAt('name', 'role.nameTaken', { role: duplicate.name });
}

async function assertNotHeld(tx: Tx, { businessId }: Scope, { id }: RoleRow): Promise<void> {
  const people = (await holdersOf(tx, businessId, [id])).get(id) ?? 0;
  if (people > 0) throw new Problem('role.inUse', { people });
}

/** A role as it is entered. */
const fieldsOf = ({ name, limits }: Pick<RoleRow, 'name' | 'limits'>) => completed(role, { name, ...limits });

/** The limits as they are stored: without those that do not limit. */
const limitsOf = (fields: Omit<Complete<typeof role>, 'name'>): Limits => {
  const { viewCost, maxDiscount, maxRefund, voidMinutes } = fields;
  return {
    viewCost,
    ...(maxDiscount === null ? {} : { maxDiscount }),
    ...(maxRefund === null ? {} : { maxRefund }),
    ...(voidMinutes === null ? {} : { voidMinutes }),
  };
};
