import type { Employee } from '@tilldesk/domain/employees';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import type { Caller } from '../../database/caller.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertPersonNotAbove } from '../../parties/people/above.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { handOverChats } from '../chat/hand-over.store.ts';
import { handOverSales } from '../sales/hand-over.store.ts';
import { saveLeaveDate } from './employees.statements.ts';
import { readEmployee } from './employees.store.ts';
import { changeEmployee, lockEmployee, type Staffed } from './staffing.store.ts';

/** The results of a person's leaving: those of the change, and the drafts that a colleague took over. */
export type Left = Staffed & { invoiceIds: string[] };

/**
 * Records that a person has left today, in the store's zone: they are deactivated, and a colleague takes over their drafts, quotes
 * and chats. A suspended person can leave too. Throws record.notFound, employee.above, employee.self, employee.lastAdmin,
 * employee.left, and at handOverTo record.notFound and employee.handOverInactive.
 */
export async function leaveEmployee(
  tx: Tx,
  caller: Caller,
  now: string,
  id: string,
  handOverTo: string | null,
): Promise<Left> {
  const { businessId } = caller;
  const person = await lockEmployee(tx, businessId, id, now);
  await assertPersonNotAbove(tx, caller, person);
  if (id === caller.userId) throw new Problem('employee.self');
  if (person.leaveDate !== null) throw new Problem('employee.left');
  if (handOverTo !== null) await assertColleague(tx, businessId, now, id, handOverTo);
  const chats = await handOverChats(tx, caller, now, { from: id, to: handOverTo });
  const invoiceIds = handOverTo === null ? [] : await handOverSales(tx, caller, now, { from: id, to: handOverTo });
  const { events, emails } = person.active
    ? await changeEmployee(tx, caller, now, id, { active: false })
    : { events: [], emails: [] };
  const day = dayOf(now, caller.store.timeZone);
  await tx.all(saveLeaveDate, { businessId, id, day, now });
  const handedOver = { handOverTo, drafts: invoiceIds.length, chats: chats.count };
  await writeAuditEntry(tx, caller, now, 'employee.left', 'employee', id, null, { leaveDate: day, ...handedOver });
  return { events: [...chats.events, ...events], emails, invoiceIds };
}

async function assertColleague(tx: Tx, businessId: string, now: string, id: string, handOverTo: string): Promise<void> {
  const colleague: Employee = await readEmployee(tx, businessId, handOverTo, now).catch(() => {
    throw problemAt('handOverTo', 'record.notFound');
  });
  if (handOverTo === id || !colleague.active) throw problemAt('handOverTo', 'employee.handOverInactive');
}
