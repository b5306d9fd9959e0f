import { Problem } from '@tilldesk/domain/problems';
import type { Employee } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import type { Who } from '../../http/who.ts';
import type { Letter } from '../../mail/letter.ts';
import { note } from '../audit/audit.store.ts';
import { stopWaiting } from '../session/email-change.store.ts';
import { invite } from '../session/links.store.ts';
import { refuseSimplePin } from '../session/pin-choice.store.ts';
import { keepPin } from '../session/profile.store.ts';
import { addressed } from '../session/two-factor.store.ts';
import { unlockAccount } from '../session/unlocking.store.ts';
import { refuseOfAbove } from './giving.store.ts';
import { lockEmployee } from './staffing.store.ts';

/**
 * Gives a colleague an access PIN, or another one; whatever wrong tries had locked is open again. Answers the mail that tells
 * the person. Throws record.notFound, employee.above, employee.ownPin, pin.simple.
 */
export async function setPinOf(
  tx: Tx,
  who: Who,
  now: string,
  id: string,
  { accessPin, pinHash }: { accessPin: string; pinHash: string },
): Promise<Letter> {
  const person = await colleague(tx, who, now, id);
  if (id === who.userId) throw new Problem('employee.ownPin');
  refuseSimplePin(accessPin);
  await keepPin(tx, { businessId: who.businessId, userId: id }, pinHash, now, null);
  await unlockAccount(tx, who.businessId, person);
  await note(tx, who, now, 'employee.pinSet', 'employee', id, { accessPin: person.accessPin }, { accessPin: true });
  return { ...addressed(person), message: { kind: 'pinChanged', by: who.name, store: who.store.name } };
}

/** Forgets the wrong PINs and passwords that were tried for a person. Throws record.notFound, employee.above. */
export async function unlockEmployee(tx: Tx, who: Who, now: string, id: string): Promise<void> {
  const person = await colleague(tx, who, now, id);
  await unlockAccount(tx, who.businessId, person);
  await note(tx, who, now, 'employee.unlocked', 'employee', id, { lockedUntil: person.lockedUntil }, null);
}

/** Ends a change of the e-mail that waits. Throws record.notFound, employee.above, employee.noNewEmail. */
export async function cancelEmail(tx: Tx, who: Who, now: string, id: string): Promise<void> {
  const { newEmail } = await colleague(tx, who, now, id);
  if (newEmail === null) throw new Problem('employee.noNewEmail');
  await stopWaiting(tx, { businessId: who.businessId, userId: id });
  await note(tx, who, now, 'employee.emailCancelled', 'employee', id, { email: newEmail.email });
}

/** Answers a new invitation for a person who has not joined yet. Throws record.notFound, employee.above, employee.joined. */
export async function inviteAgain(tx: Tx, who: Who, now: string, id: string): Promise<Letter> {
  const person = await colleague(tx, who, now, id);
  if (person.invitedAt === null) throw new Problem('employee.joined');
  const storeId = person.storeIds.includes(who.storeId) ? who.storeId : person.storeIds[0];
  const letter = storeId && (await invite(tx, { businessId: who.businessId, userId: id }, storeId, now));
  if (!letter) throw new Problem('record.notFound');
  await note(tx, who, now, 'employee.invited', 'employee', id);
  return letter;
}

/** Locks a person for a change by somebody who has no less than they have. */
async function colleague(tx: Tx, who: Who, now: string, id: string): Promise<Employee> {
  const person = await lockEmployee(tx, who.businessId, id, now);
  await refuseOfAbove(tx, who, person);
  return person;
}
