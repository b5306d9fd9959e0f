import { problemAt } from '@tilldesk/domain/problems';
import { needOfLine, roundedCost, type LineNeed } from '@tilldesk/domain/shop';
import { factOf, type ApprovedFact } from '@tilldesk/domain/stock';
import type { Tx } from '../../database/transaction.ts';
import { approved } from '../approvals/approvals.store.ts';
import type { LockedInvoice, PostLine, Salesperson } from './posting.store.ts';

/** A sale as its limits see it: what its goods cost by line, and the approvals that came along. */
export type Limited = {
  id: string;
  invoice: LockedInvoice;
  costs: readonly { cost: number }[];
  /** More stays due than the customer's credit limit leaves room for. */
  isOverLimit: boolean;
  /** How much stays due. */
  onAccount: number;
  order: { approvalId?: string | undefined; taxApprovalId?: string | undefined };
};

/**
 * Refuses a sale that passes a limit without a written reason, whoever makes it, and without an approval where the seller
 * may not pass it alone. Throws invoice.reasonMissing where it is to be written, approval.needed.
 */
export async function assertWithinLimits(
  tx: Tx,
  salesperson: Salesperson,
  now: string,
  { id, invoice, costs, isOverLimit, onAccount, order }: Limited,
): Promise<void> {
  const cheap = assertReasonsGiven(invoice, costs, salesperson);
  const requester = { ...salesperson, permissions: [] };
  const facts = [
    ...cheap.map(factOfLine),
    ...(isOverLimit ? [factOf('onAccount', { itemId: invoice.customer_id, amountMinor: onAccount })] : []),
  ];
  if (facts.length > 0 && !salesperson.mayPassLimits) {
    await approved(tx, requester, now, {
      action: 'invoice.overLimit',
      subjectId: id,
      facts,
      approvalId: order.approvalId,
      given: 'before',
    });
  }
  if (invoice.exempt_by === 'sale' && !salesperson.mayChangePrices) {
    await approved(tx, requester, now, {
      action: 'invoice.taxExempt',
      subjectId: id,
      facts: taxFactsOf(invoice),
      approvalId: order.taxApprovalId,
      given: 'before',
    });
  }
}

/** What is approved of a sale without tax: to this customer, for this money. */
export const taxFactsOf = ({ customer_id: itemId, total }: LockedInvoice): ApprovedFact[] => [
  factOf('taxExempt', { itemId, amountMinor: total }),
];

/** What is approved of a line that goes for little: these pieces of this thing for this money. */
export const factOfLine = (line: PostLine): ApprovedFact =>
  factOf('line', {
    lineId: line.id,
    itemId: line.unit_id ?? line.product_id,
    quantity: line.quantity,
    amountMinor: line.net,
  });

/** What each line needs: the one judgement of the check and the checkout. */
export function needsOfLines(
  invoice: LockedInvoice,
  costs: Limited['costs'],
  { maxDiscount, seesCost }: Pick<Salesperson, 'maxDiscount' | 'seesCost'>,
): (LineNeed & { line: PostLine; at: number })[] {
  return (invoice.lines ?? []).map((line, at) => {
    const { cost } = costs[at]!;
    const of = {
      ...line,
      cost: seesCost ? cost : roundedCost(cost, line.quantity),
      unitPrice: line.unit_price,
      isDiscounted: line.is_discounted,
      isInvoiceDiscounted: invoice.is_discounted,
      priceReason: line.price_reason,
      discountReason: line.discount_reason,
      invoiceDiscountReason: invoice.discount_reason,
    };
    return { line, at, ...needOfLine(of, maxDiscount) };
  });
}

/** The lines that go for less than the till may by itself; what lowers each says why. */
function assertReasonsGiven(invoice: LockedInvoice, costs: Limited['costs'], salesperson: Salesperson): PostLine[] {
  const needs = needsOfLines(invoice, costs, salesperson);
  const unexplained = needs.find(({ missing }) => missing !== null);
  if (unexplained) {
    const field =
      unexplained.missing === 'invoiceDiscountReason'
        ? 'discountReason'
        : `lines.${unexplained.at}.${unexplained.missing}`;
    throw problemAt(field, 'invoice.reasonMissing', { product: unexplained.line.description });
  }
  return needs.flatMap(({ isUnderpriced, line }) => (isUnderpriced ? line : []));
}
