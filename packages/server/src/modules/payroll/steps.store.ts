import type { PayrollStatus, PayrollTender } from '@tilldesk/domain/employees';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Tx } from '../../database/transaction.ts';
import { markSettlementsPaid, unmarkSettlementsPaid } from '../../ledgers/commissions/settlements.store.ts';
import { assertPersonNotAbove } from '../../parties/people/above.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { takeOffPayroll } from '../clock/paid-shifts.store.ts';
import { bookCash, withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { payrollNumber } from '../stores/numbers.store.ts';
import type { Payer } from './payments.store.ts';
import {
  insertEntry,
  listSettlementsOf,
  lockPayment,
  readEntry,
  saveApproved,
  savePaid,
  saveVoided,
} from './payroll.statements.ts';

type Locked = { id: string; number: number; status: PayrollStatus; userId: string; net: number; employeeName: string };

/**
 * Locks a payment for a step by another person. Throws record.notFound, employee.above, payroll.own, record.changed, and
 * payroll.wrongStatus for a status that the step does not allow.
 */
async function lockForStep(
  tx: Tx,
  caller: Payer,
  id: string,
  version: number,
  from: readonly PayrollStatus[],
): Promise<Locked> {
  const { businessId, storeId, userId } = caller;
  const locked = await tx.existing(lockPayment, { businessId, storeId, id });
  await assertPersonNotAbove(tx, caller, { ...locked, storeIds: [] });
  if (locked.userId === userId) throw new Problem('payroll.own');
  if (locked.version !== version) throw new Problem('record.changed');
  if (!from.includes(locked.status)) throw new Problem('payroll.wrongStatus');
  return locked;
}

/** Approves a draft. Throws the problems of a step. */
export async function approvePayment(tx: Tx, caller: Payer, now: string, id: string, version: number): Promise<void> {
  const { businessId, userId } = caller;
  await lockForStep(tx, caller, id, version, ['draft']);
  await tx.all(saveApproved, { businessId, id, userId, now });
  await writeAuditEntry(
    tx,
    caller,
    now,
    'payroll.approved',
    'payroll',
    id,
    { status: 'draft' },
    { status: 'approved' },
  );
}

/** How a payment is paid out. */
type Paying = { version: number; tender: PayrollTender; reference?: string | null | undefined };

/**
 * Pays an approved payment in full, and its commissions. Returns the person and the number as displayed. Throws the problems of a
 * step; settlement.wrongStatus for a commission that is no longer approved; for cash payment.noDrawer and drawer.short at tender.
 */
export async function payPayment(
  tx: Tx,
  caller: Payer,
  now: string,
  id: string,
  { version, tender, reference = null }: Paying,
): Promise<{ userId: string; number: string; net: number }> {
  const { businessId, userId } = caller;
  const locked = await lockForStep(tx, caller, id, version, ['approved']);
  await bookEntry(tx, caller, now, locked, { amount: locked.net, tender, reference, reversesId: null });
  const ids = await settlementsOf(tx, businessId, id);
  if (ids.length > 0) await markSettlementsPaid(tx, { businessId, ids, paymentId: id, at: now });
  await tx.all(savePaid, { businessId, id, tender, reference, userId, now });
  const after = { status: 'paid', tender, net: locked.net };
  await writeAuditEntry(tx, caller, now, 'payroll.paid', 'payroll', id, { status: locked.status }, after);
  return { userId: locked.userId, number: payrollNumber(locked.number), net: locked.net };
}

/**
 * Voids a payment and frees its shifts. A paid one is reversed by a counter-entry: cash returns to the caller's drawer, the shifts are
 * reopened, and the commissions are due again. Throws the problems of a step, and for cash payment.noDrawer at tender.
 */
export async function voidPayment(
  tx: Tx,
  caller: Payer,
  now: string,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<{ shiftIds: string[] }> {
  const { businessId, userId } = caller;
  const locked = await lockForStep(tx, caller, id, version, ['draft', 'approved', 'paid']);
  const paid = await tx.first(readEntry, { businessId, paymentId: id });
  if (paid) {
    const { tender, reference } = paid;
    await bookEntry(tx, caller, now, locked, { amount: -paid.amount, tender, reference, reversesId: paid.id });
    const ids = await settlementsOf(tx, businessId, id);
    if (ids.length > 0) await unmarkSettlementsPaid(tx, { businessId, ids });
  }
  const shiftIds = await takeOffPayroll(tx, caller, now, id, paid ? reason : null);
  await tx.all(saveVoided, { businessId, id, userId, reason, now });
  const after = { status: 'voided', reason };
  await writeAuditEntry(tx, caller, now, 'payroll.voided', 'payroll', id, { status: locked.status }, after);
  return { shiftIds };
}

const settlementsOf = async (tx: Tx, businessId: string, paymentId: string): Promise<string[]> =>
  (await tx.all(listSettlementsOf, { businessId, paymentId })).map(({ settlementId }) => settlementId);

type Entry = { amount: number; tender: PayrollTender; reference: string | null; reversesId: string | null };

/** Books a payment or its reversal. Cash is a movement of the caller's drawer with the same id. */
async function bookEntry(tx: Tx, caller: Payer, now: string, locked: Locked, entry: Entry): Promise<void> {
  const { businessId, userId } = caller;
  const id = newId(now);
  const day = dayOf(now, caller.store.timeZone);
  await tx.all(insertEntry, { ...entry, businessId, id, paymentId: locked.id, day, userId, now });
  if (entry.tender !== 'cash' || entry.amount === 0) return;
  const drawer = await findCurrentDrawer(tx, caller);
  if (drawer === null) throw problemAt('tender', 'payment.noDrawer');
  if (entry.amount > 0) await withdrawFromDrawer(tx, businessId, drawer, { amount: entry.amount, at: 'tender' });
  const reason = `${payrollNumber(locked.number)} ${locked.employeeName}`.slice(0, 60);
  const cash = { id, drawer, kind: 'payroll', amount: -entry.amount, reason, documentId: locked.id } as const;
  await bookCash(tx, caller, now, cash);
}
