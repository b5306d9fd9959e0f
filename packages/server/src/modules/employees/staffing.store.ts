import { Problem } from '@tilldesk/domain/problems';
import { employee, type Employee, type EmployeeDraft } from '@tilldesk/domain/employees';
import { completed } from '../../crud/complete.ts';
import type { Complete } from '../../crud/spec.ts';
import { changedMeanwhile, differing } from '../../crud/difference.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import type { OutgoingEvent } from '../../realtime/changes.ts';
import { assertNotAbove, assertPersonNotAbove } from '../../parties/people/above.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { endChallenges } from '../session/two-factor/challenges.store.ts';
import { requestEmailChange, asEmailTaken, assertEmailNotTaken, stopWaiting } from '../session/email-change.store.ts';
import { endLinks, invite } from '../session/password/links.store.ts';
import { findable, noPassword } from '../session/people.store.ts';
import { endSignIns } from '../session/sign-ins.store.ts';
import { deleteOtherStores, insertEmployee, insertStores, lockUser, updateEmployee } from './employees.statements.ts';
import { readEmployee } from './employees.store.ts';
import { endWork } from './end-work.store.ts';
import { assertNotLastAdmin, assertStores } from './role-limits.store.ts';

/** All fields of a person. */
type EmployeeFields = Complete<typeof employee>;

/**
 * Adds a person with the id of the draft, without password and PIN. Returns the invitation email, with which the person sets
 * them; null for an inactive person. Throws record.exists, employee.emailTaken at email, employee.above, employee.storeMissing,
 * record.notFound at the field.
 */
export async function addEmployee(
  tx: Tx,
  caller: Caller,
  now: string,
  { id, ...draft }: EmployeeDraft & { id: string },
): Promise<Email | null> {
  const fields = completed(employee, draft);
  await assertNotAbove(tx, caller, fields);
  await assertStores(tx, caller, fields.storeIds, []);
  const { businessId } = caller;
  const passwordHash = await noPassword();
  const added = await tx.first(insertEmployee, { ...fields, businessId, id, passwordHash, now });
  if (!added) {
    await assertEmailNotTaken(tx, { businessId: caller.businessId, userId: id }, fields.email);
    throw new Problem('record.exists');
  }
  await saveStores(tx, caller.businessId, id, fields.storeIds);
  await findable(tx, caller.businessId, id, fields);
  await writeAuditEntry(tx, caller, now, 'employee.created', 'employee', id, null, fields);
  const [home] = fields.storeIds;
  const first = fields.storeIds.includes(caller.storeId) ? caller.storeId : home!;
  return fields.active ? invite(tx, { businessId: caller.businessId, userId: id }, first, now) : null;
}

/** The results of a change: the events of ended sign-ins and released chats, and the emails about a new address. */
export type Staffed = { events: OutgoingEvent[]; emails: Email[] };

/**
 * Changes a person, by version. The version is optional, since the spec's own calls send none. Deactivation ends all sign-ins and
 * the open shift at once. A new email address takes effect after both addresses have confirmed it (decision 0048); for a person without a password
 * it takes effect at once and receives the invitation. Throws record.notFound, record.changed, employee.above, employee.self,
 * employee.lastAdmin, and at the field employee.emailTaken, employee.storeMissing, record.notFound.
 */
export async function changeEmployee(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  {
    version,
    ...given
  }: { [K in keyof EmployeeFields]?: EmployeeFields[K] | undefined } & { version?: number | undefined },
): Promise<Staffed> {
  const current = await lockEmployee(tx, caller.businessId, id, now);
  const before = completed(employee, current);
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (version !== undefined && version !== current.version) throw changedMeanwhile(before, sent);
  const changes: EmployeeFields = { ...before, ...sent };
  changes.storeIds = [...new Set(changes.storeIds)].toSorted();
  const isMoved = changes.email !== before.email;
  const hasPassword = current.invitedAt === null;
  const after: EmployeeFields = isMoved && hasPassword ? { ...changes, email: before.email } : changes;
  const difference = differing(before, after);
  if (!difference && !isMoved) return { events: [], emails: [] };

  await assertPersonNotAbove(tx, caller, before);
  await assertNotAbove(tx, caller, after);
  if (difference && 'storeIds' in difference.after) await assertStores(tx, caller, after.storeIds, before.storeIds);
  if (before.active && !after.active && id === caller.userId) throw new Problem('employee.self');
  const isAdmin = ({ userType, active }: EmployeeFields) => userType === 'admin' && active;
  if (isAdmin(before) && !isAdmin(after)) await assertNotLastAdmin(tx, caller.businessId, id);
  const person = { businessId: caller.businessId, userId: id };
  if (isMoved) await assertEmailNotTaken(tx, person, changes.email);

  await tx.all(updateEmployee, { ...after, businessId: caller.businessId, id, now }).catch(asEmailTaken);
  await saveStores(tx, caller.businessId, id, after.storeIds);
  await findable(tx, caller.businessId, id, after);
  if (difference)
    await writeAuditEntry(tx, caller, now, 'employee.changed', 'employee', id, difference.before, difference.after);
  const events: OutgoingEvent[] = await endSessionsAndLinks(tx, caller, now, id, before, after);
  if (before.active && !after.active) events.push(...(await endWork(tx, caller, now, id)));
  if (!isMoved) return { events, emails: [] };
  const storeId = after.storeIds.includes(caller.storeId) ? caller.storeId : after.storeIds[0]!;
  if (!hasPassword) {
    const email = await invite(tx, person, storeId, now);
    return { events, emails: email ? [email] : [] };
  }
  await writeAuditEntry(
    tx,
    caller,
    now,
    'employee.emailChangeRequested',
    'employee',
    id,
    { email: before.email },
    { email: changes.email },
  );
  const emails = await requestEmailChange(tx, person, { newEmail: changes.email, byUser: caller.userId, storeId }, now);
  return { events, emails };
}

/** Deactivates a person. All of their records remain. Throws the errors of changeEmployee. */
export const deactivateEmployee = (tx: Tx, caller: Caller, now: string, id: string): Promise<Staffed> =>
  changeEmployee(tx, caller, now, id, { active: false });

/** For a deactivated person, ends sign-ins, mailed links and codes. For an invited person with a new address, ends the links. */
async function endSessionsAndLinks(
  tx: Tx,
  { businessId, userId, tokenId }: Caller,
  now: string,
  id: string,
  before: EmployeeFields,
  after: EmployeeFields,
) {
  const person = { businessId, userId: id };
  const left = before.active && !after.active;
  if (!left && before.email === after.email) return [];
  if (left) await stopWaiting(tx, person);
  await endLinks(tx, person, now);
  await endChallenges(tx, businessId, id, now);
  return endSignIns(tx, person, now, id === userId ? { but: tokenId } : {});
}

/** Locks a person for a change. */
export async function lockEmployee(tx: Tx, businessId: string, id: string, now: string): Promise<Employee> {
  await tx.all(lockUser, { businessId, id });
  return readEmployee(tx, businessId, id, now);
}

async function saveStores(tx: Tx, businessId: string, userId: string, storeIds: readonly string[]): Promise<void> {
  await tx.all(deleteOtherStores, { businessId, userId, storeIds });
  await tx.all(insertStores, { businessId, userId, storeIds });
}
