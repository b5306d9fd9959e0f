import { Problem } from '@tilldesk/domain/problems';
import { correctionProblem, type ClockStatus, type Punch } from '@tilldesk/domain/clock';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import type { ClosedDrawer } from '../registers/closing.store.ts';
import { assertDayNotPaid } from '../../ledgers/payroll/periods.store.ts';
import { leaveDrawer } from '../registers/drawers.store.ts';
import { addPunches, lockShift, saveShift, punchOf, type LockedShift, type SavedLog } from './shift.store.ts';
import { replacePunches, voidOneShift, insertCorrection, findOverlap, readOwner } from './clock.statements.ts';

/** The result of a change of a shift: the person, the business day, and the drawer that was left uncounted. */
export type Corrected = { userId: string; owner: string; businessDay: string; closed: ClosedDrawer | null };

type Reason = { version: number; reason: string };

/**
 * Replaces the punches of a shift. Unchanged punches keep their source, except an automatic clock-out: the corrector confirms it.
 * Replaced punches remain stored and refer to the correction. Throws record.notFound, clock.voided, record.changed, clock.approved,
 * clock.onPayroll, clock.periodPaid, clock.order and clock.ahead at the punch, clock.overlap, and clock.already if the person has another open shift.
 */
export async function correctShift(
  tx: Tx,
  caller: StoreScope,
  now: string,
  id: string,
  { version, reason, logs: requestedPunches }: Reason & { logs: readonly Punch[] },
): Promise<Corrected> {
  const problem = correctionProblem(requestedPunches, now);
  if (problem) throw problem;
  const businessDay = dayOf(requestedPunches[0]!.at, caller.store.timeZone);
  const { businessId, storeId } = caller;
  const { userId } = await tx.existing(readOwner, { businessId, storeId, id });
  await assertDayNotPaid(tx, { businessId, userId }, businessDay);
  const shift = await lockCurrentShift(tx, caller, id, version);
  await assertNoOverlap(tx, caller, shift, requestedPunches, now);

  const correctionId = newId(now);
  const isSame = (a: Punch) => (b: Punch) => a.status === b.status && a.at === b.at;
  const retained = shift.logs.filter((log) => log.source !== 'auto' && requestedPunches.some(isSame(log)));
  const removedLogs = shift.logs.filter((log) => !retained.includes(log));
  const logs = requestedPunches.map(
    (punch) => retained.find(isSame(punch)) ?? punchOf(now, punch.status, punch.at, 'manager'),
  );
  await tx.all(insertCorrection, {
    businessId: caller.businessId,
    id: correctionId,
    shiftId: id,
    userId: caller.userId,
    now,
    reason,
    before: plain(shift.logs),
    after: plain(logs),
  });
  await tx.all(replacePunches, { businessId: caller.businessId, ids: removedLogs.map((log) => log.id), correctionId });
  await addPunches(
    tx,
    caller.businessId,
    id,
    logs.filter((log) => !retained.includes(log)),
  );
  await saveShift(tx, caller.businessId, now, id, logs, businessDay).catch(asAlreadyIn);

  const isEnded = shift.status !== 'CLOCKED_OUT' && logs.at(-1)!.status === 'CLOCKED_OUT';
  const closed = isEnded ? await abandonDrawer(tx, caller, now, shift) : null;
  await writeAuditEntry(
    tx,
    caller,
    now,
    'shift.corrected',
    'shift',
    id,
    { logs: punches(shift.logs) },
    { logs: punches(logs), reason },
  );
  return { userId: shift.user_id, owner: shift.owner, businessDay, closed };
}

/** Voids a shift: it is excluded from all totals but remains stored. Throws the errors of correctShift. */
export async function voidShift(
  tx: Tx,
  caller: StoreScope,
  now: string,
  id: string,
  { version, reason }: Reason,
): Promise<Corrected> {
  const shift = await lockCurrentShift(tx, caller, id, version);
  await tx.all(voidOneShift, { businessId: caller.businessId, id, now });
  const before = plain(shift.logs);
  await tx.all(insertCorrection, {
    businessId: caller.businessId,
    id: newId(now),
    shiftId: id,
    userId: caller.userId,
    now,
    reason,
    before,
    after: '[]',
  });
  const closed = shift.status === 'CLOCKED_OUT' ? null : await abandonDrawer(tx, caller, now, shift);
  await writeAuditEntry(tx, caller, now, 'shift.voided', 'shift', id, { logs: punches(shift.logs) }, { reason });
  return { userId: shift.user_id, owner: shift.owner, businessDay: shift.business_day, closed };
}

async function lockCurrentShift(tx: Tx, caller: StoreScope, id: string, version: number): Promise<LockedShift> {
  const shift = await lockShift(tx, caller, id);
  if (shift.voided_at !== null) throw new Problem('clock.voided');
  if (shift.version !== version) throw new Problem('record.changed');
  if (shift.payroll_id !== null) throw new Problem('clock.onPayroll');
  if (shift.approved_at !== null) {
    throw new Problem('clock.approved', { person: shift.owner, day: shift.business_day });
  }
  return shift;
}

/** Rejects punches that overlap another shift of the person in any store. */
async function assertNoOverlap(
  tx: Tx,
  caller: StoreScope,
  shift: LockedShift,
  requestedPunches: readonly Punch[],
  now: string,
) {
  const last = requestedPunches.at(-1)!;
  const other = await tx.first(findOverlap, {
    businessId: caller.businessId,
    userId: shift.user_id,
    shiftId: shift.id,
    startedAt: requestedPunches[0]!.at,
    endedAt: last.status === 'CLOCKED_OUT' ? last.at : now,
  });
  if (other) throw new Problem('clock.overlap');
}

/** A shift that another person ends has no cash count: the last shift on a drawer leaves the drawer uncounted. */
function abandonDrawer(tx: Tx, caller: StoreScope, now: string, shift: LockedShift): Promise<ClosedDrawer | null> {
  return leaveDrawer(tx, caller, now, {
    userId: shift.user_id,
    counted: null,
    note: null,
    assertNotLow: () => undefined,
  });
}

/** The database allows one open shift for each person: a correction must not open a second one. */
function asAlreadyIn(error: unknown): never {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === '23505') throw new Problem('clock.already');
  throw error;
}

const punches = (logs: readonly SavedLog[]): { status: ClockStatus; at: string }[] =>
  logs.map(({ status, at }) => ({ status, at }));
const plain = (logs: readonly SavedLog[]): string => JSON.stringify(punches(logs));
