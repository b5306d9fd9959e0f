import { approvalProblem, type clock, type Shift } from '@tilldesk/domain/clock';
import { Problem } from '@tilldesk/domain/problems';
import type * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { insertApprovals, lockShifts, saveApproval, saveReopening } from './clock.statements.ts';
import { lockShift, type LockedShift } from './shift.store.ts';
import { shiftsOf } from './shifts.store.ts';

type Seen = z.output<typeof clock.approve.body>['shifts'];

/**
 * Approves shifts of the store, all or none, each by the version that was seen, and returns them. Throws record.notFound,
 * record.changed, and the problems of `approvalProblem`.
 */
export async function approveShifts(tx: Tx, caller: StoreScope, now: string, seen: Seen): Promise<Shift[]> {
  const { businessId, storeId, userId } = caller;
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const locked = await tx.all(lockShifts, { businessId, storeId, ids: [...versions.keys()] });
  if (locked.length < versions.size) throw new Problem('record.notFound');
  const ids = locked.map(({ id }) => id);
  const shifts = await shiftsOf(tx, caller, now, ids);
  for (const shift of shifts) {
    const problem = approvalProblem(shift, userId);
    if (problem) throw problem;
    if (shift.version !== versions.get(shift.id)) throw new Problem('record.changed');
  }
  await tx.all(saveApproval, { businessId, ids, userId, now });
  await addToHistory(tx, caller, now, ids, null);
  for (const { id, businessDay } of shifts) {
    await writeAuditEntry(tx, caller, now, 'shift.approved', 'shift', id, null, { businessDay });
  }
  return shifts;
}

/** Takes the approval of a shift back. Throws record.notFound, record.changed, clock.notApproved, clock.onPayroll. */
export async function reopenShift(
  tx: Tx,
  caller: StoreScope,
  now: string,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<LockedShift> {
  const shift = await lockShift(tx, caller, id);
  if (shift.version !== version) throw new Problem('record.changed');
  if (shift.approved_at === null) throw new Problem('clock.notApproved');
  if (shift.payroll_id !== null) throw new Problem('clock.onPayroll');
  await tx.all(saveReopening, { businessId: caller.businessId, id, now });
  await addToHistory(tx, caller, now, [id], reason);
  const before = { approvedAt: shift.approved_at };
  await writeAuditEntry(tx, caller, now, 'shift.reopened', 'shift', id, before, { reason });
  return shift;
}

/** Adds approvals of shifts, or their reopening with its reason, to the history. */
export async function addToHistory(
  tx: Tx,
  { businessId, userId }: Pick<Scope, 'businessId' | 'userId'>,
  now: string,
  ids: string[],
  reopenedFor: string | null,
): Promise<void> {
  const approvalIds = ids.map(() => newId(now));
  await tx.all(insertApprovals, { businessId, approvalIds, ids, userId, now, reopenedFor });
}
