import { problemAt } from '@tilldesk/domain/problems';
import { isUnderpriced, reasonMissing } from '@tilldesk/domain/shop';
import type { Tx } from '../../database/transaction.ts';
import { approved } from '../approvals/approvals.store.ts';
import type { HeldInvoice, Seller } from './selling.store.ts';

/** A sale as its limits see it: what its goods cost by line, and the approvals that came along. */
export type Limited = {
  id: string;
  invoice: HeldInvoice;
  costs: readonly { cost: number }[];
  /** More stays due than the customer's credit limit leaves room for. */
  isOverLimit: boolean;
  order: { approvalId?: string | undefined; taxApprovalId?: string | undefined };
};

/**
 * Refuses a sale that passes a limit without a written reason, whoever makes it, and without an approval where the seller
 * may not pass it alone. Throws invoice.reasonMissing where it is to be written, approval.needed.
 */
export async function refuseBeyondLimits(
  tx: Tx,
  seller: Seller,
  now: string,
  { id, invoice, costs, isOverLimit, order }: Limited,
): Promise<void> {
  const isCheap = refuseUnexplained(invoice, costs, seller.maxDiscount);
  const asker = { ...seller, permissions: [] };
  if ((isOverLimit || isCheap) && !seller.mayPassLimits) {
    await approved(tx, asker, now, { action: 'invoice.overLimit', subjectId: id, approvalId: order.approvalId });
  }
  if (invoice.exempt_by === 'sale' && !seller.mayChangePrices) {
    await approved(tx, asker, now, { action: 'invoice.taxExempt', subjectId: id, approvalId: order.taxApprovalId });
  }
}

/** Whether a line goes for less than the till may by itself; then what lowers it says why. */
function refuseUnexplained(invoice: HeldInvoice, costs: Limited['costs'], maxDiscount: string | null): boolean {
  let isCheap = false;
  (invoice.lines ?? []).forEach((line, at) => {
    if (!isUnderpriced({ ...line, cost: costs[at]!.cost }, maxDiscount)) return;
    isCheap = true;
    const missing = reasonMissing({
      unitPrice: line.unit_price,
      offered: line.offered,
      isDiscounted: line.is_discounted,
      isWholeDiscounted: invoice.is_discounted,
      priceReason: line.price_reason,
      discountReason: line.discount_reason,
      wholeReason: invoice.discount_reason,
    });
    if (missing === null) return;
    const field = missing === 'wholeReason' ? 'discountReason' : `lines.${at}.${missing}`;
    throw problemAt(field, 'invoice.reasonMissing', { product: line.description });
  });
  return isCheap;
}
