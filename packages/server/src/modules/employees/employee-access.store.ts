import { Problem } from '@tilldesk/domain/problems';
import type { Employee } from '@tilldesk/domain/employees';
import type { Tx } from '../../database/transaction.ts';
import type { Caller } from '../../database/caller.ts';
import type { Email } from '../../email/email.ts';
import { assertPersonNotAbove } from '../../parties/people/above.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { stopWaiting } from '../session/email-change.store.ts';
import { invite } from '../session/password/links.store.ts';
import { assertPinNotSimple } from '../session/pin/pin-choice.store.ts';
import { savePin } from '../session/profile.store.ts';
import { addressed } from '../session/two-factor/two-factor.store.ts';
import { unlockAccount } from '../session/pin/unlocking.store.ts';
import { lockEmployee } from './staffing.store.ts';

/**
 * Sets a colleague's access PIN and clears the lock after failed attempts. Returns the email that notifies the person. Throws
 * record.notFound, employee.above, employee.ownPin, pin.simple.
 */
export async function setPinOf(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  { accessPin, pinHash }: { accessPin: string; pinHash: string },
): Promise<Email> {
  const person = await lockColleague(tx, caller, now, id);
  if (id === caller.userId) throw new Problem('employee.ownPin');
  assertPinNotSimple(accessPin);
  await savePin(tx, { businessId: caller.businessId, userId: id }, pinHash, now, null);
  await unlockAccount(tx, caller.businessId, person);
  await writeAuditEntry(
    tx,
    caller,
    now,
    'employee.pinSet',
    'employee',
    id,
    { accessPin: person.accessPin },
    { accessPin: true },
  );
  return { ...addressed(person), message: { kind: 'pinChanged', by: caller.name, store: caller.store.name } };
}

/** Clears the failed PIN and password attempts of a person. Throws record.notFound, employee.above. */
export async function unlockEmployee(tx: Tx, caller: Caller, now: string, id: string): Promise<void> {
  const person = await lockColleague(tx, caller, now, id);
  await unlockAccount(tx, caller.businessId, person);
  await writeAuditEntry(
    tx,
    caller,
    now,
    'employee.unlocked',
    'employee',
    id,
    { lockedUntil: person.lockedUntil },
    null,
  );
}

/** Cancels a pending change of the e-mail. Throws record.notFound, employee.above, employee.noNewEmail. */
export async function cancelEmail(tx: Tx, caller: Caller, now: string, id: string): Promise<void> {
  const { newEmail } = await lockColleague(tx, caller, now, id);
  if (newEmail === null) throw new Problem('employee.noNewEmail');
  await stopWaiting(tx, { businessId: caller.businessId, userId: id });
  await writeAuditEntry(tx, caller, now, 'employee.emailCancelled', 'employee', id, { email: newEmail.email });
}

/** Returns a new invitation for a person who has not joined yet. Throws record.notFound, employee.above, employee.joined. */
export async function inviteAgain(tx: Tx, caller: Caller, now: string, id: string): Promise<Email> {
  const person = await lockColleague(tx, caller, now, id);
  if (person.invitedAt === null) throw new Problem('employee.joined');
  const storeId = person.storeIds.includes(caller.storeId) ? caller.storeId : person.storeIds[0];
  const email = storeId && (await invite(tx, { businessId: caller.businessId, userId: id }, storeId, now));
  if (!email) throw new Problem('record.notFound');
  await writeAuditEntry(tx, caller, now, 'employee.invited', 'employee', id);
  return email;
}

/** Locks a person for a change. Throws if the person has more rights than the caller. */
async function lockColleague(tx: Tx, caller: Caller, now: string, id: string): Promise<Employee> {
  const person = await lockEmployee(tx, caller.businessId, id, now);
  await assertPersonNotAbove(tx, caller, person);
  return person;
}
