import { Problem } from '@tilldesk/domain/problems';
import { dayOf } from '@tilldesk/domain/time';
import { factOf } from '@tilldesk/domain/approvals';
import type { Actor } from '../../database/scope.ts';
import type { Tx } from '../../database/transaction.ts';
import { isBought, lockTradeIns, reverseTradeIn } from '../../tenders/trade-in.ts';
import { assertApproved } from '../approvals/approvals.store.ts';
import { lockSaleCustomer } from '../customers/till-customer.store.ts';
import { readCustomerOfTradeIn } from './trade-ins.statements.ts';

/** The reason for the reversal, and its approval. */
type Because = { reason: string; approvalId?: string | undefined };

/**
 * Reverses a device that was bought without a sale, on the same business day. A repeated call changes nothing. Throws
 * record.notFound, tradeIn.withInvoice, tradeIn.over, tradeIn.voidLate, approval.needed, and the problems of the reversal.
 */
export async function voidAlone(tx: Tx, caller: Actor, now: string, id: string, because: Because): Promise<void> {
  const found = await tx.existing(readCustomerOfTradeIn, {
    businessId: caller.businessId,
    storeId: caller.storeId,
    id,
  });
  const lockedCustomer = await lockSaleCustomer(tx, caller, found.customerId);
  const [bought] = await lockTradeIns(tx, caller, { id });
  if (bought?.status === 'voided') return;
  if (!bought || !isBought(bought)) throw new Problem('tradeIn.over');
  if (bought.invoiceId !== null) throw new Problem('tradeIn.withInvoice');
  if (bought.customerId !== lockedCustomer?.id) throw new Problem('record.changed');
  if (bought.businessDay !== dayOf(now, caller.store.timeZone)) throw new Problem('tradeIn.voidLate');
  await assertApproved(tx, caller, now, {
    action: 'tradeIn.void',
    subjectId: id,
    facts: [factOf('void', { itemId: bought.unitId, amountMinor: bought.paidOut })],
    approvalId: because.approvalId,
  });
  await reverseTradeIn(tx, caller, now, bought, because.reason);
}
