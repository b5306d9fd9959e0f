import { hoursOf, sumHours, weekOf } from '@tilldesk/domain/clock';
import { assertPeriod, commissionLine, earnedLines, type PayLine } from '@tilldesk/domain/employees';
import { Problem } from '@tilldesk/domain/problems';
import { dayOf, type DayRange } from '@tilldesk/domain/time';
import type { StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { approvedSettlements } from '../../ledgers/commissions/settlements.store.ts';
import { lockForPayroll, paidPeriod } from '../../ledgers/payroll/periods.store.ts';
import { readPayRates } from '../../parties/people/pay.store.ts';
import { rulesOf } from '../clock/hours.store.ts';
import { workOfPerson } from '../clock/paid-shifts.store.ts';
import { payrollNumber } from '../stores/numbers.store.ts';
import { listHeldSettlements } from './payroll.statements.ts';

/** A line, with the settlement that it pays. */
export type StubLine = PayLine & { settlementId: string | null };

/**
 * Returns what a person earned in a period: hours and lines, and the shifts. The person and their shifts are locked until the end of
 * the transaction. Hours are of all stores, by the rules of the caller's store; commissions are the approved ones of this store until
 * the end of the period. Throws record.notFound, payroll.days and payroll.notEnded at to, payroll.periodTaken, payroll.notApproved,
 * payroll.noRate.
 */
export async function earnedBy(tx: Tx, caller: StoreScope, now: string, userId: string, { from, to }: DayRange) {
  const { businessId, storeId } = caller;
  const payee = { businessId, userId };
  assertPeriod({ from, to }, dayOf(now, caller.store.timeZone));
  const { hireDate, leaveDate } = await lockForPayroll(tx, payee);
  const taken = await paidPeriod(tx, payee, { from, to });
  if (taken !== undefined) throw new Problem('payroll.periodTaken', { number: payrollNumber(taken) });

  const rules = await rulesOf(tx, caller);
  const work = await workOfPerson(tx, { ...payee, from: weekOf(from, rules), to });
  const shifts = work.filter(({ businessDay }) => businessDay >= from);
  const open = shifts.find(({ isApproved }) => !isApproved);
  if (open) throw new Problem('payroll.notApproved', { day: open.businessDay });
  const ids = new Set(shifts.map(({ id }) => id));
  const hours = hoursOf(work, rules).filter(({ id }) => ids.has(id));

  const rates = await readPayRates(tx, caller, now, userId);
  const earned = earnedLines({ from, to, hireDate, leaveDate, rates, shifts: hours });
  const held = new Set((await tx.all(listHeldSettlements, payee)).map(({ settlementId }) => settlementId));
  const due = (await approvedSettlements(tx, { businessId, storeId, userId, upTo: to })).filter(
    ({ id }) => !held.has(id),
  );
  const lines: StubLine[] = [
    ...earned.map((line) => ({ ...line, settlementId: null })),
    ...due.map((settlement) => ({ ...commissionLine(settlement), settlementId: settlement.id })),
  ];
  return { shiftIds: [...ids], hours: sumHours(hours), lines };
}
