import { problemAt } from '@tilldesk/domain/problems';
import { needOfLine, roundedCost, type LineNeed } from '@tilldesk/domain/sales';
import { factOf, type ApprovedFact } from '@tilldesk/domain/approvals';
import type { Tx } from '../../../database/transaction.ts';
import { assertApproved } from '../../approvals/approvals.store.ts';
import { settingsOf } from '../../stores/transaction.store.ts';
import type { LockedInvoice, PostLine, Salesperson } from '../checkout/posting.store.ts';

/** A sale as its limits see it: the cost of its goods by line, and the approvals sent with it. */
export type Limited = {
  id: string;
  invoice: LockedInvoice;
  costs: readonly { cost: number }[];
  /** The amount left due exceeds the customer's credit limit. */
  isOverLimit: boolean;
  /** The amount left due. */
  onAccount: number;
  order: { approvalId?: string | undefined; taxApprovalId?: string | undefined };
};

/**
 * Rejects a sale that exceeds a limit without a written reason, for every user, and without an approval if the user may not
 * exceed it alone; and what the store's settings forbid. Throws invoice.priceRaised, invoice.priceLowered and
 * invoice.discountOverStore at the line, invoice.reasonMissing at the field of the reason, approval.needed.
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
    ...(isOverLimit ? [factOf('onAccount', { itemId: invoice.customerId, amountMinor: onAccount })] : []),
  ];
  if (facts.length > 0 && !salesperson.mayPassLimits) {
    await assertApproved(tx, requester, now, {
      action: 'invoice.overLimit',
      subjectId: id,
      facts,
      approvalId: order.approvalId,
      given: 'before',
    });
  }
  if (invoice.exemptBy === 'sale' && !salesperson.mayChangePrices) {
    await assertApproved(tx, requester, now, {
      action: 'invoice.taxExempt',
      subjectId: id,
      facts: taxFactsOf(invoice),
      approvalId: order.taxApprovalId,
      given: 'before',
    });
  }
}

/** Returns the facts that an approval of a sale without tax covers: the customer and the total. */
export const taxFactsOf = ({ customerId: itemId, total }: LockedInvoice): ApprovedFact[] => [
  factOf('taxExempt', { itemId, amountMinor: total }),
];

/** Returns the facts that an approval of a low price covers: the pieces of the product or unit, and the amount. */
export const factOfLine = (line: PostLine): ApprovedFact =>
  factOf('line', {
    lineId: line.id,
    itemId: line.unitId ?? line.productId,
    quantity: line.quantity,
    amountMinor: line.net,
  });

/** Returns the refusal, reasons and approvals of each line. The check and the checkout both use this function. */
export function needsOfLines(
  invoice: LockedInvoice,
  costs: Limited['costs'],
  salesperson: Salesperson,
): (LineNeed & { line: PostLine; at: number })[] {
  const { maxDiscount, seesCost } = salesperson;
  const settings = settingsOf(salesperson);
  return (invoice.lines ?? []).map((line, at) => {
    const { cost } = costs[at]!;
    const of = {
      ...line,
      cost: seesCost ? cost : roundedCost(cost, line.quantity),
      isInvoiceDiscounted: invoice.isDiscounted,
      invoiceDiscountReason: invoice.discountReason,
    };
    return { line, at, ...needOfLine(of, maxDiscount, settings) };
  });
}

/**
 * Returns the lines that are sold below what the user may decide alone. Throws what the store forbids, and the first missing
 * reason.
 */
function assertReasonsGiven(invoice: LockedInvoice, costs: Limited['costs'], salesperson: Salesperson): PostLine[] {
  const needs = needsOfLines(invoice, costs, salesperson);
  const refused = needs.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) {
    const { field, code, params } = refused.refusal;
    throw problemAt(`lines.${refused.at}.${field}`, code, params);
  }
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
