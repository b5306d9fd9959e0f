import { workedOf, type ClockSource, type ClockStatus } from '@tilldesk/domain/clock';
import { newId } from '../../database/new-id.ts';
import type { Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { listPunches, listPunchesOfDay, insertPunches, saveShiftState } from './clock.statements.ts';

/** A saved punch. Lists of punches are oldest first. */
export type SavedLog = { id: string; status: ClockStatus; at: string; source: ClockSource; note: string | null };

/** A shift that is locked until the end of the transaction. */
export type LockedShift = {
  id: string;
  store_id: string;
  user_id: string;
  status: ClockStatus;
  business_day: string;
  started_at: string;
  version: number;
  voided_at: string | null;
  approved_at: string | null;
  payroll_id: string | null;
  owner: string;
  logs: SavedLog[];
};

const shiftColumns = `id, store_id, user_id, status, business_day, started_at, version, voided_at, approved_at, payroll_id,
  (select u.name from users u where u.business_id = s.business_id and u.id = s.user_id) as owner`;

/** Locks a person's open shift, in whichever store it began. Undefined if there is none. */
export async function lockOpenShift(tx: Tx, { businessId, userId }: Pick<Scope, 'businessId' | 'userId'>) {
  const [row] = await tx.raw<Omit<LockedShift, 'logs'>>(
    `select ${shiftColumns} from clock_sessions s
     where business_id = $1 and user_id = $2 and ended_at is null and voided_at is null for update`,
    [businessId, userId],
  );
  return row && { ...row, logs: await punchesOf(tx, businessId, row.id) };
}

/** Locks a shift of the store. Throws record.notFound. */
export async function lockShift(tx: Tx, at: Pick<Scope, 'businessId' | 'storeId'>, id: string): Promise<LockedShift> {
  const row = await tx.one<Omit<LockedShift, 'logs'>>(
    `select ${shiftColumns} from clock_sessions s where business_id = $1 and store_id = $2 and id = $3 for update`,
    [at.businessId, at.storeId, id],
  );
  return { ...row, logs: await punchesOf(tx, at.businessId, id) };
}

/** Returns the current punches of a shift, oldest first. */
export function punchesOf(tx: Tx, businessId: string, shiftId: string): Promise<SavedLog[]> {
  return tx.all(listPunches, { businessId, shiftId });
}

/** Returns the punches of all shifts of a person on a business day, oldest first, without voided shifts and replaced punches. */
export function punchesOfDay(tx: Tx, caller: Pick<Scope, 'businessId' | 'userId'>, businessDay: string) {
  return tx.all(listPunchesOfDay, { businessId: caller.businessId, userId: caller.userId, businessDay });
}

/** Adds punches to a shift, in the given order. */
export async function addPunches(
  tx: Tx,
  businessId: string,
  shiftId: string,
  logs: readonly SavedLog[],
): Promise<void> {
  await tx.all(insertPunches, { businessId, shiftId, logs: JSON.stringify(logs) });
}

/** Creates a new punch. */
export const punchOf = (
  now: string,
  status: ClockStatus,
  at: string,
  source: ClockSource,
  note: string | null = null,
): SavedLog => ({ id: newId(now), status, at, source, note });

/** Saves the values that are derived from a shift's punches (oldest first, at least one): status, times and seconds. */
export async function saveShift(
  tx: Tx,
  businessId: string,
  now: string,
  shiftId: string,
  logs: readonly SavedLog[],
  businessDay: string,
): Promise<void> {
  const last = logs.at(-1)!;
  const { activeSeconds, breakSeconds } = workedOf(logs, last.at);
  await tx.all(saveShiftState, {
    businessId,
    shiftId,
    status: last.status,
    businessDay,
    startedAt: logs[0]!.at,
    endedAt: last.status === 'CLOCKED_OUT' ? last.at : null,
    activeSeconds,
    breakSeconds,
    now,
  });
}
