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
} from '@tilldesk/domain/shop';
import { boundsOf, dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { note } from '../audit/audit.store.ts';
import type { ClosedDrawer } from '../registers/closing.store.ts';
import { enterDrawer, leaveDrawer } from '../registers/drawers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { addPunches, lockOpenShift, saveShift, punchOf, punchesOfDay } from './shift.store.ts';

/** Whose clock it is. A signed-in `Who` is one. */
export type Worker = StoreScope & { permissions: readonly Permission[] };

/** What was done: the shift, and the drawer that was closed by it. */
export type Clocked = { shiftId: string; closed: ClosedDrawer | null };

/**
 * Begins a shift of the person, opens the register's drawer with the amount (minor units) or joins the open one. Of several at
 * once the database lets one through. Throws clock.already, clock.cashLow at clockInCash, record.notFound at registerId.
 */
export async function clockIn(
  tx: Tx,
  caller: Worker,
  now: string,
  { cash, registerId }: { cash: number; registerId?: string | undefined },
): Promise<Clocked> {
  assertOpeningMinimum(caller, cash, 'clockInCash');
  const shiftId = newId(now);
  const [begun] = await tx.raw(
    `insert into clock_sessions (business_id, id, store_id, user_id, status, business_day, started_at, clock_in_cash,
       created_at, updated_at)
     values ($1, $2, $3, $4, 'CLOCKED_IN', $5, $6, $7, $6, $6)
     on conflict (business_id, user_id) where ended_at is null and voided_at is null do nothing returning id`,
    [caller.businessId, shiftId, caller.storeId, caller.userId, dayOf(now, caller.store.timeZone), now, cash],
  );
  if (!begun) throw new Problem('clock.already');
  await addPunches(tx, caller.businessId, shiftId, [punchOf(now, 'CLOCKED_IN', now, 'web')]);
  const drawerId = await enterDrawer(tx, caller, now, registerId, cash);
  await tx.raw('update clock_sessions set register_session_id = $3 where business_id = $1 and id = $2', [
    caller.businessId,
    shiftId,
    drawerId,
  ]);
  await note(tx, caller, now, 'shift.clockedIn', 'shift', shiftId, null, { cash });
  return { shiftId, closed: null };
}

/** Begins or ends a break. Throws clock.notIn (spec §4), clock.onBreak, clock.notOnBreak. */
export async function pause(
  tx: Tx,
  caller: Worker,
  now: string,
  order: Extract<ClockOrder, 'takeBreak' | 'endBreak'>,
): Promise<Clocked> {
  const shift = await strike(tx, caller, now, order, 'web', null);
  await note(tx, caller, now, order === 'takeBreak' ? 'shift.breakBegun' : 'shift.breakEnded', 'shift', shift.id);
  return { shiftId: shift.id, closed: null };
}

/**
 * Ends a shift. The last one on a drawer closes it with what was counted; with `cash` null nobody counted, and nothing is short.
 * Throws clock.notClockedIn, and clock.cashLow at clockOutCash for less than the minimum in a drawer that is open, unless the
 * person may change transactions: a manager closes it before, or clocks out on it.
 */
export async function clockOut(
  tx: Tx,
  caller: Worker,
  now: string,
  { cash, notes, source }: { cash: number | null; notes: string | null; source: ClockSource },
): Promise<Clocked> {
  const shift = await strike(tx, caller, now, 'out', source, notes);
  await tx.raw('update clock_sessions set clock_out_cash = $3, notes = $4 where business_id = $1 and id = $2', [
    caller.businessId,
    shift.id,
    cash,
    notes,
  ]);
  const assertNotLow = () => {
    if (!can(caller.permissions, 'Transactions', 'update')) assertOpeningMinimum(caller, cash, 'clockOutCash');
  };
  const leaving = { userId: caller.userId, counted: cash, note: notes, assertNotLow };
  const closed = await leaveDrawer(tx, { ...caller, storeId: shift.store_id }, now, leaving);
  await note(tx, caller, now, 'shift.clockedOut', 'shift', shift.id, null, { cash, source });
  return { shiftId: shift.id, closed };
}

async function strike(
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
  // A machine whose clock was set back in the middle of a shift goes on where it was: strokes stay in their order.
  const last = shift.logs.at(-1)!.at;
  const punch = punchOf(now, status, now > last ? now : last, source, comment);
  await addPunches(tx, caller.businessId, shift.id, [punch]);
  await saveShift(tx, caller.businessId, now, shift.id, [...shift.logs, punch], shift.business_day);
  return shift;
}

/** Refuses less than the store's minimum: in the words of the spec where that is $100 (spec §9). */
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

/** The shift that is open, whatever the day, else the last one that ended today; undefined where there is none (spec §7). */
export async function shiftOfToday(tx: Tx, caller: StoreScope, now: string): Promise<ShiftOfToday | undefined> {
  const { timeZone } = caller.store;
  // Shifts of a person never overlap: the one that began last is open, or ended last.
  const [shift] = await tx.raw<ShiftOfToday>(
    // Whoever joined another drawer since the clock-in is on that one.
    `select id, business_day as "businessDay", started_at as "startedAt", ended_at as "endedAt",
       coalesce((select w.session_id from register_session_people w where w.business_id = s.business_id
       and w.store_id = s.store_id and w.user_id = s.user_id and w.left_at is null and s.ended_at is null),
       register_session_id) as "registerSessionId" from (
       select * from clock_sessions where business_id = $1 and user_id = $2 and voided_at is null
       order by started_at desc, ended_at desc nulls first, id desc limit 1) s
     where ended_at is null or ended_at >= $3`,
    [caller.businessId, caller.userId, boundsOf(dayOf(now, timeZone), timeZone).from],
    'clock_today',
  );
  return shift;
}

/**
 * A person's working day (spec §7): the punches of all shifts of the business day that the shift of today (`shiftOfToday`) belongs to,
 * the latest punch first, so that a second clock-in goes on from the first.
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
