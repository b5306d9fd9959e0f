import { factOf, approvalActions, type ApprovalAction } from '@tilldesk/domain/approvals';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import type { ExpenseStatus, ExpenseTender } from '@tilldesk/domain/expenses';
import { can } from '@tilldesk/domain/rights';
import { dayOf } from '@tilldesk/domain/time';
import { newId } from '../../database/new-id.ts';
import type { Actor } from '../../database/scope.ts';
import type { RowOf } from '../../database/statement.ts';
import type { Tx } from '../../database/transaction.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { bookCash, withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { expenseNumber, nextNumber } from '../stores/numbers.store.ts';
import { settingsOf } from '../stores/transaction.store.ts';
import { assertOpenDay } from './expenses.store.ts';
import {
  insertExpensePayment,
  lockExpense,
  readExpensePayment,
  readGranter,
  savePaid,
  updateExpense,
} from './expenses.statements.ts';

type Locked = RowOf<typeof lockExpense>;

/**
 * Locks an expense for its next step. Throws record.notFound, record.changed, expense.wrongStatus for a step that its status
 * does not allow.
 */
async function lockForStep(
  tx: Tx,
  caller: Actor,
  id: string,
  version: number,
  from: readonly ExpenseStatus[],
): Promise<Locked> {
  const locked = await tx.existing(lockExpense, { businessId: caller.businessId, storeId: caller.storeId, id });
  if (locked.version !== version) throw new Problem('record.changed');
  if (!from.includes(locked.status)) throw new Problem('expense.wrongStatus');
  return locked;
}

type Step = { status: ExpenseStatus; number?: number; approvedBy?: string | null; reason?: string | null };

async function saveStep(tx: Tx, caller: Actor, now: string, { id, status: before }: Locked, step: Step): Promise<void> {
  const { status, number = null, approvedBy = null, reason = null } = step;
  await tx.all(updateExpense, { businessId: caller.businessId, id, status, number, approvedBy, reason, now });
  await writeAuditEntry(tx, caller, now, `expense.${status}`, 'expense', id, { status: before }, { status, reason });
}

/** A submitted expense: its number as displayed, and whether it waits for approval. */
export type Submitted = { number: string; total: number; waits: boolean };

/**
 * Submits a draft or a rejected expense. It gets its number once; up to the store's limit it is approved at once. Throws the
 * problems of a step, expense.dayAhead, expense.dayClosed.
 */
export async function submitExpense(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  version: number,
): Promise<Submitted> {
  const locked = await lockForStep(tx, caller, id, version, ['draft', 'rejected']);
  assertOpenDay(caller, now, locked.date);
  const number = locked.number ?? (await nextNumber(tx, caller, 'expense'));
  const waits = locked.total > settingsOf(caller).expenseLimit;
  await saveStep(tx, caller, now, locked, { status: waits ? 'submitted' : 'approved', number });
  return { number: expenseNumber(number), total: locked.total, waits };
}

/**
 * Approves a submitted expense, by right or by another person's approval. The person who entered it approves it in neither way. Throws the
 * problems of a step, approval.needed, expense.ownApproval.
 */
export async function approveExpense(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, approvalId }: { version: number; approvalId?: string | undefined },
): Promise<void> {
  const locked = await lockForStep(tx, caller, id, version, ['submitted']);
  // The own right does not count: without another person's approval, one is asked for.
  const asked = locked.createdBy === caller.userId ? { ...caller, permissions: [] } : caller;
  const approvedBy = await approverOf(tx, asked, now, { action: 'expense.approve', locked, approvalId });
  if (approvedBy === locked.createdBy) throw new Problem('expense.ownApproval');
  await saveStep(tx, caller, now, locked, { status: 'approved', approvedBy });
}

type Asked = { action: ApprovalAction & `expense.${string}`; locked: Locked; approvalId?: string | undefined };

/** Returns who allows an action: the caller with the right, or the person who approved it. Throws approval.needed. */
async function approverOf(tx: Tx, caller: Actor, now: string, { action, locked, approvalId }: Asked): Promise<string> {
  const facts = [factOf('expense', { itemId: locked.id, amountMinor: locked.total })];
  await assertApproved(tx, caller, now, { action, subjectId: locked.id, facts, approvalId });
  if (can(caller.permissions, ...approvalActions[action]) || approvalId === undefined) return caller.userId;
  return (await tx.existing(readGranter, { businessId: caller.businessId, id: approvalId })).granterId;
}

/** Rejects a submitted expense; it can be edited and submitted again. Returns its creator. Throws the problems of a step. */
export async function rejectExpense(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<{ createdBy: string; number: string }> {
  const locked = await lockForStep(tx, caller, id, version, ['submitted']);
  await saveStep(tx, caller, now, locked, { status: 'rejected', reason });
  return { createdBy: locked.createdBy, number: expenseNumber(locked.number ?? 0) };
}

/** How an expense is paid. */
export type Paying = { version: number; tender: ExpenseTender; reference?: string | null | undefined };

/**
 * Pays an approved expense in full. Throws the problems of a step; for cash payment.noDrawer at tender, drawer.short.
 */
export async function payExpense(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, tender, reference = null }: Paying,
): Promise<void> {
  const locked = await lockForStep(tx, caller, id, version, ['approved']);
  await bookPayment(tx, caller, now, locked, { amount: locked.total, tender, reference, reversesId: null });
  await tx.all(savePaid, { businessId: caller.businessId, id, tender, reference, now });
  await writeAuditEntry(
    tx,
    caller,
    now,
    'expense.paid',
    'expense',
    id,
    { status: locked.status },
    { status: 'paid', tender },
  );
}

/**
 * Voids a numbered expense. The payment of a paid one is reversed by a counter-entry: cash returns to the caller's drawer. Throws
 * the problems of a step and of a payment, approval.needed.
 */
export async function voidExpense(
  tx: Tx,
  caller: Actor,
  now: string,
  id: string,
  { version, reason, approvalId }: { version: number; reason: string; approvalId?: string | undefined },
): Promise<void> {
  const locked = await lockForStep(tx, caller, id, version, ['submitted', 'approved', 'paid', 'rejected']);
  await approverOf(tx, caller, now, { action: 'expense.void', locked, approvalId });
  const paid = await tx.first(readExpensePayment, { businessId: caller.businessId, expenseId: id });
  if (paid) {
    const { tender, reference } = paid;
    await bookPayment(tx, caller, now, locked, { amount: -paid.amount, tender, reference, reversesId: paid.id });
  }
  await saveStep(tx, caller, now, locked, { status: 'voided', reason });
}

type Payment = { amount: number; tender: ExpenseTender; reference: string | null; reversesId: string | null };

/** Books a payment or its reversal. Cash is a movement of the caller's drawer with the same id. */
async function bookPayment(tx: Tx, caller: Actor, now: string, locked: Locked, payment: Payment): Promise<void> {
  const { businessId, userId } = caller;
  const id = newId(now);
  const day = dayOf(now, caller.store.timeZone);
  await tx.all(insertExpensePayment, { ...payment, businessId, id, expenseId: locked.id, day, userId, now });
  if (payment.tender !== 'cash') return;
  const drawer = await findCurrentDrawer(tx, caller);
  if (drawer === null) throw problemAt('tender', 'payment.noDrawer');
  if (payment.amount > 0) await withdrawFromDrawer(tx, businessId, drawer, { amount: payment.amount, at: 'tender' });
  const reason = `${expenseNumber(locked.number ?? 0)} ${locked.payee}`.slice(0, 60);
  await bookCash(tx, caller, now, {
    id,
    drawer,
    kind: 'expense',
    amount: -payment.amount,
    reason,
    documentId: locked.id,
  });
}
