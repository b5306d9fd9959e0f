import { approvalProblem, type Shift } from '@tilldesk/domain/clock';
import { allRights } from '@tilldesk/domain/rights';
import { addDays, dayOf, presetRange } from '@tilldesk/domain/time';
import type { StoreScope } from '../database/scope.ts';
import type { Tx } from '../database/transaction.ts';
import { approveShifts } from '../modules/clock/approvals.store.ts';
import { listShifts } from '../modules/clock/shifts.store.ts';
import { createPayment, readPayment, type Payer } from '../modules/payroll/payments.store.ts';
import { approvePayment, payPayment } from '../modules/payroll/steps.store.ts';
import { idAt } from './plan/ids.ts';
import { createRandom } from './random.ts';

/** More shifts than a store has in a week. */
const SHIFTS_MAX = 500;

/**
 * Approves the hours of the two weeks before a moment, and pays the earlier one by bank transfer. People with a shift to review in a
 * week stay unpaid, as in a shop.
 */
export async function writePayroll(tx: Tx, owner: StoreScope, last: string): Promise<void> {
  const payer: Payer = { ...owner, userType: 'admin', limits: { viewCost: true }, permissions: allRights() };
  const random = createRandom(1, `${owner.storeId}/payroll`);
  const lastWeek = presetRange('lastWeek', dayOf(last, owner.store.timeZone));
  const week = { from: addDays(lastWeek.from, -7), to: addDays(lastWeek.to, -7) };
  await approveWeek(tx, payer, last, lastWeek);
  for (const userId of await approveWeek(tx, payer, last, week)) {
    const id = idAt(last, random);
    await createPayment(tx, payer, last, userId, { id, ...week, extras: [] });
    const draft = await readPayment(tx, payer, id);
    await approvePayment(tx, payer, last, id, draft.version);
    await payPayment(tx, payer, last, id, {
      version: draft.version + 1,
      tender: 'bank',
      reference: `T-${draft.number}`,
    });
  }
}

/** Approves the shifts of a week. Returns the people whose shifts are all approved. */
async function approveWeek(
  tx: Tx,
  payer: Payer,
  now: string,
  { from: startDate, to: endDate }: { from: string; to: string },
): Promise<string[]> {
  const { items } = await listShifts(tx, payer, now, {
    preset: 'custom',
    startDate,
    endDate,
    page: 1,
    limit: SHIFTS_MAX,
  });
  const isApprovable = (shift: Shift) => approvalProblem(shift, payer.userId) === null;
  const shifts = items.filter(isApprovable);
  if (shifts.length > 0) await approveShifts(tx, payer, now, shifts);
  const people = Map.groupBy(
    items.filter(({ voided }) => !voided),
    ({ userId }) => userId,
  );
  return [...people].filter(([, own]) => own.every(isApprovable)).map(([userId]) => userId);
}
