import { Problem, problemAt } from '@tilldesk/domain/problems';
import { assertDepositReference, type DepositMethod } from '@tilldesk/domain/deposits';
import { needsReference } from '@tilldesk/domain/sales';
import { factOf } from '@tilldesk/domain/approvals';
import { isCash } from '@tilldesk/domain/tenders';
import type { Actor, Scope } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { bookEntry, formatDepositNumber } from '../../tenders/deposit.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { writeAuditEntry } from '../audit/audit.store.ts';
import { bookCash, withdrawFromDrawer } from '../registers/locked-drawer.store.ts';
import { findCurrentDrawer } from '../registers/own-drawer.store.ts';
import { lockDepositRow, findDepositEntry } from './deposits.statements.ts';

/** The method and the reason of a deposit refund. `id` is that of the entry. */
export type Back = {
  id: string;
  method: DepositMethod;
  reference?: string | null | undefined;
  reason: string;
  approvalId?: string | undefined;
};

/**
 * Refunds the whole balance of a deposit. Cash is taken from the person's current drawer. A repeated request changes nothing.
 * Throws record.notFound, deposit.spent; approval.needed if the method differs from that of the payment; payment.noDrawer and
 * drawer.short at method; tender.referenceMissing and tender.numberMissing at reference.
 */
export async function refundDeposit(tx: Tx, caller: Actor, now: string, id: string, back: Back): Promise<void> {
  const deposit = await tx.existing(lockDepositRow, { businessId: caller.businessId, storeId: caller.storeId, id });
  const known = await tx.first(findDepositEntry, { businessId: caller.businessId, id, backId: back.id });
  if (known) return;
  const { rest, invoiceId } = deposit;
  const number = formatDepositNumber(deposit.number);
  const { method, reason } = back;
  if (rest === 0) throw new Problem('deposit.spent');
  assertDepositReference(method, back.reference);
  if (method !== deposit.method) {
    await assertApproved(tx, caller, now, {
      action: 'refund.otherTender',
      subjectId: id,
      facts: [factOf('payout', { detail: method, amountMinor: rest })],
      approvalId: back.approvalId,
    });
  }
  const reference = needsReference(method) ? back.reference : null;
  const drawer = isCash(method) ? await drawerWith(tx, caller, rest) : null;
  await bookEntry(tx, caller, now, {
    id: back.id,
    depositId: id,
    kind: 'givenBack',
    amount: -rest,
    method,
    reference,
    reason,
  });
  if (drawer !== null) {
    const cash = { id: back.id, drawer, kind: 'deposit', amount: -rest, reason: number, documentId: id } as const;
    await bookCash(tx, caller, now, cash);
  }
  await writeAuditEntry(tx, caller, now, 'deposit.givenBack', 'invoice', invoiceId, null, {
    deposit: number,
    amount: rest,
    method,
    reason,
  });
}

/** Returns the person's current drawer, if it contains the amount. */
async function drawerWith(tx: Tx, scope: Scope, amount: number): Promise<string> {
  const drawer = await findCurrentDrawer(tx, scope);
  if (drawer === null) throw problemAt('method', 'payment.noDrawer');
  await withdrawFromDrawer(tx, scope.businessId, drawer, { amount, at: 'method' });
  return drawer;
}
