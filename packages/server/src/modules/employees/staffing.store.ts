import { Problem } from '@tilldesk/domain/problems';
import { employee, type Employee, type EmployeeDraft } from '@tilldesk/domain/employees';
import { changedMeanwhile, differing } from '../../crud/difference.ts';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import type { UserEvent } from '../../realtime/changes.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { endChallenges } from '../session/two-factor/challenges.store.ts';
import { requestEmailChange, asEmailTaken, assertEmailNotTaken, stopWaiting } from '../session/email-change.store.ts';
import { endLinks, invite } from '../session/password/links.store.ts';
import { findable, noPassword } from '../session/people.store.ts';
import { endSignIns } from '../session/sign-ins.store.ts';
import { readEmployee } from './employees.store.ts';
import { assertNotAbove, assertNotLastAdmin, assertPersonNotAbove, assertStores } from './role-limits.store.ts';

/** All fields of a person. */
type EmployeeFields = Required<EmployeeDraft>;

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
  const fields: EmployeeFields = { ...draft, phone: draft.phone ?? null, language: draft.language ?? null };
  await assertNotAbove(tx, caller, fields);
  await assertStores(tx, caller, fields.storeIds, []);
  const [added] = await tx.raw(
    `insert into users (business_id, id, name, email, username, phone, user_type, role_id, language, active, password_hash,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict do nothing returning id`,
    [caller.businessId, id, ...columnsOf(fields), await noPassword(), now],
  );
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

/** The results of a change: the events of the ended sign-ins, and the emails about a new address. */
export type Staffed = { ended: UserEvent[]; emails: Email[] };

/**
 * Changes a person, by version. The version is optional, since the spec's own calls send none. Deactivation ends all sign-ins at
 * once. A new email address takes effect after both addresses have confirmed it (decision 0048); for a person without a password
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
  const before = fieldsOf(current);
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (version !== undefined && version !== current.version) throw changedMeanwhile(before, sent);
  const changes: EmployeeFields = { ...before, ...sent };
  changes.storeIds = [...new Set(changes.storeIds)].toSorted();
  const isMoved = changes.email !== before.email;
  const hasPassword = current.invitedAt === null;
  const after: EmployeeFields = isMoved && hasPassword ? { ...changes, email: before.email } : changes;
  const difference = differing(before, after);
  if (!difference && !isMoved) return { ended: [], emails: [] };

  await assertPersonNotAbove(tx, caller, before);
  await assertNotAbove(tx, caller, after);
  if (difference && 'storeIds' in difference.after) await assertStores(tx, caller, after.storeIds, before.storeIds);
  if (before.active && !after.active && id === caller.userId) throw new Problem('employee.self');
  const isAdmin = ({ userType, active }: EmployeeFields) => userType === 'admin' && active;
  if (isAdmin(before) && !isAdmin(after)) await assertNotLastAdmin(tx, caller.businessId, id);
  const person = { businessId: caller.businessId, userId: id };
  if (isMoved) await assertEmailNotTaken(tx, person, changes.email);

  await tx
    .raw(
      `update users set name = $3, email = $4, username = $5, phone = $6, user_type = $7, role_id = $8, language = $9, active = $10,
         updated_at = $11, version = version + 1 where business_id = $1 and id = $2`,
      [caller.businessId, id, ...columnsOf(after), now],
    )
    .catch(asEmailTaken);
  await saveStores(tx, caller.businessId, id, after.storeIds);
  await findable(tx, caller.businessId, id, after);
  if (difference)
    await writeAuditEntry(tx, caller, now, 'employee.changed', 'employee', id, difference.before, difference.after);
  const ended = await endSessionsAndLinks(tx, caller, now, id, before, after);
  if (!isMoved) return { ended, emails: [] };
  const storeId = after.storeIds.includes(caller.storeId) ? caller.storeId : after.storeIds[0]!;
  if (!hasPassword) {
    const email = await invite(tx, person, storeId, now);
    return { ended, emails: email ? [email] : [] };
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
  return { ended, emails };
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
  await tx.raw('select 1 from users where business_id = $1 and id = $2 for update', [businessId, id]);
  return readEmployee(tx, businessId, id, now);
}

const fieldsOf = (person: Employee) =>
  Object.fromEntries(Object.keys(employee.fields).map((key) => [key, person[key as keyof Employee]])) as EmployeeFields;

const columnsOf = ({ name, email, username, phone, userType, roleId, language, active }: EmployeeFields) => [
  name,
  email,
  username,
  phone ?? null,
  userType,
  roleId,
  language ?? null,
  active,
];

async function saveStores(tx: Tx, businessId: string, userId: string, storeIds: readonly string[]): Promise<void> {
  await tx.raw('delete from user_stores where business_id = $1 and user_id = $2 and store_id <> all ($3::uuid[])', [
    businessId,
    userId,
    storeIds,
  ]);
  await tx.raw(
    `insert into user_stores (business_id, user_id, store_id) select $1, $2, s from unnest($3::uuid[]) s on conflict do nothing`,
    [businessId, userId, storeIds],
  );
}
