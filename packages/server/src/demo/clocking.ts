import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { clockIn, clockOut, pause } from '../modules/clock/clock.store.ts';
import { correctShift } from '../modules/clock/corrections.store.ts';
import { punchesOf } from '../modules/clock/shift.store.ts';
import { FLOAT } from './plan/drawers.ts';
import type { CorrectionPlan, PunchPlan } from './plan/shifting.ts';
import { AUTO_CLOCK_OUT_NOTE } from '@tilldesk/domain/clock';

/**
 * Punches the clock through the shop's own functions. Permissions have no effect here, because the plan never has a drawer
 * below the minimum.
 */
export async function recordPunch(tx: Tx, scope: StoreScope, { at, punch }: PunchPlan): Promise<void> {
  const worker = { ...scope, permissions: [] };
  if (punch.order === 'in') {
    await clockIn(tx, worker, at, { cash: await cashIn(tx, scope) });
  } else if (punch.order === 'out') {
    const { isAuto, off } = punch;
    const out = isAuto
      ? { cash: null, notes: AUTO_CLOCK_OUT_NOTE, source: 'auto' as const, confirmsPending: true }
      : { cash: (await cashIn(tx, scope)) + off, notes: punch.notes, source: 'web' as const, confirmsPending: true };
    await clockOut(tx, worker, at, out);
  } else {
    await pause(tx, worker, at, punch.order);
  }
}

/** Corrects a shift: its first break ends ten minutes earlier than it was pressed. */
export async function correct(
  tx: Tx,
  scope: StoreScope,
  { at, day, reason }: CorrectionPlan,
  userId: string,
): Promise<void> {
  const [shift] = await tx.raw<{ id: string; version: number }>(
    `select id, version from clock_sessions where business_id = $1 and user_id = $2 and business_day = $3
     order by started_at limit 1`,
    [scope.businessId, userId, day],
  );
  if (!shift) throw new Error(`demo: nobody worked on ${day}`);
  const existing = await punchesOf(tx, scope.businessId, shift.id);
  const logs = existing.map(({ status, at: moment }, i) => ({
    status,
    at: status === 'CLOCKED_IN' && i > 0 ? new Date(Date.parse(moment) - 600_000).toISOString() : moment,
  }));
  await correctShift(tx, scope, at, shift.id, { version: shift.version, reason, logs });
}

/** Returns the amount in the drawer of the store's register now, or the amount left in it by the last closing. */
export async function cashIn(tx: Tx, { businessId, storeId }: StoreScope): Promise<number> {
  const [drawer] = await tx.raw<{ cash: number }>(
    `select coalesce(s.counted_cash - s.bank_drop, s.expected_cash, s.opening_counted + (
       select coalesce(sum(m.amount), 0)::bigint from cash_movements m where m.business_id = $1 and m.session_id = s.id)) as cash
     from register_sessions s where s.business_id = $1 and s.store_id = $2 order by s.opened_at desc, s.id desc limit 1`,
    [businessId, storeId],
    'demo_drawer',
  );
  return drawer?.cash ?? FLOAT;
}
