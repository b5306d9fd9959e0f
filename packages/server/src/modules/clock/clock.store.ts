import { minorOf } from '@tilldesk/domain/money';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { can, type Permission } from '@tilldesk/domain/rights';
import {
  CASH_MINIMUM,
  clockText,
  moved,
  workedOf,
  type ClockOrder,
  type ClockSource,
  type TodaySession,
} from '@tilldesk/domain/clock';
import { boundsOf, dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertPendingConfirmed, type PendingBills } from '../../ledgers/agency/pending.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import type { ClosedDrawer } from '../registers/closing.store.ts';
import { drawerClosedBy, enterDrawer, leaveDrawer } from '../registers/drawers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { addPunches, lockOpenShift, saveShift, punchOf, punchesOfDay } from './shift.store.ts';
import { insertShift, saveDrawerOfShift, saveClockOut, readLatestShift } from './clock.statements.ts';

/** The person who clocks in or out. A signed-in `Caller` fits. */
export type Worker = StoreScope & { permissions: readonly Permission[] };

/** The result: the shift, the drawer that was closed by it, and the bill payments that are left unprocessed. */
export type Clocked = { shiftId: string; closed: ClosedDrawer | null; pending: PendingBills };

/**
 * Starts a shift of the person. Opens the register's drawer with the amount (minor units), or joins the open one. Of several
 * parallel requests the database lets one succeed. Throws clock.already, clock.cashLow at clockInCash, record.notFound at
 * registerId.
 */
export async function clockIn(
  tx: Tx,
  caller: Worker,
  now: string,
  { cash, registerId }: { cash: number; registerId?: string | undefined },
): Promise<Clocked> {
  assertOpeningMinimum(caller, cash, 'clockInCash');
  const shiftId = newId(now);
  const begun = await tx.first(insertShift, {
    businessId: caller.businessId,
    shiftId,
    storeId: caller.storeId,
    userId: caller.userId,
    businessDay: dayOf(now, caller.store.timeZone),
    now,
    cash,
  });
  if (!begun) throw new Problem('clock.already');
  await addPunches(tx, caller.businessId, shiftId, [punchOf(now, 'CLOCKED_IN', now, 'web')]);
  const drawerId = await enterDrawer(tx, caller, now, registerId, cash);
  await tx.all(saveDrawerOfShift, { businessId: caller.businessId, shiftId, drawerId });
  await writeAuditEntry(tx, caller, now, 'shift.clockedIn', 'shift', shiftId, null, { cash });
  return { shiftId, closed: null, pending: [] };
}

/** Starts or ends a break. Throws clock.notIn (spec §4), clock.onBreak, clock.notOnBreak. */
export async function pause(
  tx: Tx,
  caller: Worker,
  now: string,
  order: Extract<ClockOrder, 'takeBreak' | 'endBreak'>,
): Promise<Clocked> {
  const shift = await addPunch(tx, caller, now, order, 'web', null);
  await writeAuditEntry(
    tx,
    caller,
    now,
    order === 'takeBreak' ? 'shift.breakBegun' : 'shift.breakEnded',
    'shift',
    shift.id,
  );
  return { shiftId: shift.id, closed: null, pending: [] };
}

/** How a shift ends: the counted cash in minor units (null if not counted), and whether unprocessed bill payments are confirmed. */
export type ClockingOut = { cash: number | null; notes: string | null; source: ClockSource; confirmsPending: boolean };

/**
 * Ends a shift. The last shift on a drawer closes the drawer with the counted amount; with `cash` null nothing was counted and no
 * shortage is booked. Throws clock.notClockedIn, and clock.cashLow at clockOutCash for less than the minimum in an open drawer,
 * unless the person may change transactions: a manager closes the drawer first, or clocks out on it. Throws billPayment.pending
 * unless the person's bill payments that are not processed are confirmed.
 */
export async function clockOut(
  tx: Tx,
  caller: Worker,
  now: string,
  { cash, notes, source, confirmsPending }: ClockingOut,
): Promise<Clocked> {
  const shift = await addPunch(tx, caller, now, 'out', source, notes);
  const at = { ...caller, storeId: shift.store_id };
  const of = { userId: caller.userId, drawerId: await drawerClosedBy(tx, at, caller.userId) };
  const pending = await assertPendingConfirmed(tx, at, of, confirmsPending);
  await tx.all(saveClockOut, { businessId: caller.businessId, id: shift.id, cash, notes });
  const assertNotLow = () => {
    if (!can(caller.permissions, 'Transactions', 'update')) assertOpeningMinimum(caller, cash, 'clockOutCash');
  };
  const leaving = { userId: caller.userId, counted: cash, note: notes, assertNotLow };
  const closed = await leaveDrawer(tx, at, now, leaving);
  await writeAuditEntry(tx, caller, now, 'shift.clockedOut', 'shift', shift.id, null, { cash, source });
  return { shiftId: shift.id, closed, pending };
}

async function addPunch(
  tx: Tx,
  caller: Worker,
  now: string,
  order: ClockOrder,
  source: ClockSource,
  comment: string | null,
) {
  const shift = await lockOpenShift(tx, caller);
  const status = moved(shift?.status ?? 'CLOCKED_OUT', order);
  if (!shift) throw new Problem('clock.notClockedIn');
  // If the server's clock was set back during a shift, the last punch time is used again: punches stay in order.
  const last = shift.logs.at(-1)!.at;
  const punch = punchOf(now, status, now > last ? now : last, source, comment);
  await addPunches(tx, caller.businessId, shift.id, [punch]);
  await saveShift(tx, caller.businessId, now, shift.id, [...shift.logs, punch], shift.business_day);
  return shift;
}

/** Throws for less than the store's opening minimum. If the minimum is $100, the error is that of the spec (spec §9). */
function assertOpeningMinimum(caller: StoreScope, cash: number | null, path: string): void {
  const { openingMinimum: minimum } = settingsOf(caller);
  if (cash === null || cash >= minimum) return;
  if (minimum === minorOf(CASH_MINIMUM, 'USD') && caller.store.currency === 'USD')
    throw problemAt(path, 'clock.cashLow');
  throw problemAt(path, 'clock.cashBelow', { minimum });
}

type ShiftOfToday = {
  id: string;
  businessDay: string;
  startedAt: string;
  endedAt: string | null;
  registerSessionId: string | null;
};

/** Returns the open shift of any day, otherwise the last one that ended today. Undefined if there is none (spec §7). */
export async function shiftOfToday(tx: Tx, caller: StoreScope, now: string): Promise<ShiftOfToday | undefined> {
  const { timeZone } = caller.store;
  // Shifts of a person never overlap: the latest one is open, or ended last.
  const shift = await tx.first(readLatestShift, {
    businessId: caller.businessId,
    userId: caller.userId,
    from: boundsOf(dayOf(now, timeZone), timeZone).from,
  });
  return shift;
}

/**
 * Returns a person's working day (spec §7): the punches of all shifts on the business day of the shift of today (`shiftOfToday`),
 * latest first, so that a second clock-in continues the first.
 */
export async function readToday(tx: Tx, caller: StoreScope, now: string): Promise<TodaySession> {
  const shift = await shiftOfToday(tx, caller, now);
  const logs = shift ? await punchesOfDay(tx, caller, shift.businessDay) : [];
  return {
    logs: logs.toReversed(),
    activeTime: clockText(workedOf(logs, now).activeSeconds),
    firstClockIn: logs[0]?.at ?? null,
    lastClockOut: logs.findLast(({ status }) => status === 'CLOCKED_OUT')?.at ?? null,
    serverTime: now,
    registerSessionId: shift?.registerSessionId ?? null,
  };
}
