import {
  extraLine,
  payProblem,
  payTotals,
  type payroll,
  type PayrollPayment,
  type PayStub,
} from '@tilldesk/domain/employees';
import { Problem } from '@tilldesk/domain/problems';
import type { DayRange } from '@tilldesk/domain/time';
import type * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Scope, StoreScope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertPersonNotAbove, type Giver } from '../../parties/people/above.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { putOnPayroll } from '../clock/paid-shifts.store.ts';
import { nextNumber, payrollNumber } from '../stores/numbers.store.ts';
import { insertLines, insertPayment, listPayments, readPayee } from './payroll.statements.ts';
import { earnedBy } from './stub.store.ts';

/** The person who pays others. A signed-in `Caller` is one. */
export type Payer = Giver & StoreScope;

/** Returns the payments of a person in the store, latest first. Throws record.notFound, employee.above. */
export async function paymentsOf(tx: Tx, caller: Payer, userId: string): Promise<{ items: PayrollPayment[] }> {
  await assertMayPay(tx, caller, userId);
  return { items: await readPayments(tx, caller, { userId }) };
}

/** Returns a payment of the store with its lines. Throws record.notFound, employee.above. */
export async function readPayment(tx: Tx, caller: Payer, id: string): Promise<PayrollPayment> {
  const [payment] = await readPayments(tx, caller, { id });
  if (!payment) throw new Problem('record.notFound');
  await assertMayPay(tx, caller, payment.userId);
  return payment;
}

/** Returns what a payment of the period would be. Throws the problems of `earnedBy`, record.notFound, employee.above, payroll.empty. */
export async function previewPay(tx: Tx, caller: Payer, now: string, userId: string, days: DayRange): Promise<PayStub> {
  await assertMayPay(tx, caller, userId);
  const { hours, lines } = await earnedBy(tx, caller, now, userId, days);
  return { ...days, hours, lines: lines.map(({ settlementId: _, ...line }) => line), ...payTotals(lines) };
}

/**
 * Creates a payment as a draft and holds the shifts that it pays. Throws the problems of `earnedBy`, record.notFound, employee.above,
 * payroll.own, payroll.empty, payroll.negative, record.exists.
 */
export async function createPayment(
  tx: Tx,
  caller: Payer,
  now: string,
  userId: string,
  { id, from, to, extras }: z.output<typeof payroll.create.body>,
): Promise<void> {
  const { businessId, storeId, userId: createdBy } = caller;
  await assertMayPay(tx, caller, userId);
  if (userId === createdBy) throw new Problem('payroll.own');
  const { shiftIds, hours, lines: earned } = await earnedBy(tx, caller, now, userId, { from, to });
  const lines = [...earned, ...extras.map((extra) => ({ ...extraLine(extra), settlementId: null }))];
  const problem = payProblem(lines, hours);
  if (problem) throw problem;

  const totals = payTotals(lines);
  const number = await nextNumber(tx, caller, 'payroll');
  const payment = { businessId, id, storeId, number, userId, from, to, createdBy, now };
  const added = await tx.first(insertPayment, { ...payment, ...hours, ...totals });
  if (!added) throw new Problem('record.exists');
  const rows = lines.map((line, position) => ({ ...line, id: newId(now), position }));
  await tx.all(insertLines, { businessId, paymentId: id, lines: JSON.stringify(rows) });
  await putOnPayroll(tx, caller, now, id, shiftIds);
  const after = { number: payrollNumber(number), from, to, net: totals.net, shifts: shiftIds };
  await writeAuditEntry(tx, caller, now, 'payroll.created', 'payroll', id, null, after);
}

/** Throws record.notFound, and employee.above for a person with more rights. */
async function assertMayPay(tx: Tx, caller: Payer, userId: string): Promise<void> {
  const { userType, roleId } = await tx.existing(readPayee, { businessId: caller.businessId, userId });
  await assertPersonNotAbove(tx, caller, { userType, roleId, storeIds: [] });
}

async function readPayments(
  tx: Tx,
  { businessId, storeId }: Scope,
  { id = null, userId = null }: { id?: string | null; userId?: string | null },
): Promise<PayrollPayment[]> {
  const rows = await tx.all(listPayments, { businessId, storeId, id, userId });
  return rows.map(({ number, regular, overtime, doubleTime, paidBreak, unpaidBreak, ...row }) => ({
    ...row,
    number: payrollNumber(number),
    hours: { regular, overtime, doubleTime, paidBreak, unpaidBreak },
  }));
}
