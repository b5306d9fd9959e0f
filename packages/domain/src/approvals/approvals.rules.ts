import type { ModuleName } from '../rights/modules.ts';
import type { Right } from '../rights/rights.ts';

/**
 * What may need a second person: the right that lets one do it alone, and lets one approve it for another (in place, by
 * e-mail and access PIN; one use, ten minutes).
 */
export const approvalActions = {
  /** Taking in goods that were not ordered, or more than were. */
  'receipt.extra': ['Purchase', 'update'],
  /** Closing an order of which something is still missing. */
  'purchase.closeShort': ['Purchase', 'update'],
  /** Writing pieces off: lost, stolen, scrapped, for parts, used up, or marked as sold without an invoice. */
  'stock.writeOff': ['Inventory', 'delete'],
  /** Posting a count: its differences become stock. */
  'count.post': ['Inventory', 'delete'],
  /** Opening a drawer without a sale. */
  'drawer.noSale': ['Transactions', 'update'],
  /** Closing a drawer with less in it than the store's minimum. */
  'drawer.closeLow': ['Transactions', 'update'],
  /** Selling below cost or below one's largest discount, or more on account than a customer's credit limit leaves room for. */
  'invoice.overLimit': ['Sale & Invoice', 'delete'],
  /** Selling without tax to somebody who pays tax. */
  'invoice.taxExempt': ['Sale & Invoice', 'update'],
  /** Offering more for a used device than the shop asks for such a one; taking back one that was bought without a sale. */
  'tradeIn.offer': ['Sale & Invoice', 'delete'],
  'tradeIn.void': ['Sale & Invoice', 'delete'],
  /** Taking a posted invoice back whole. */
  'invoice.void': ['Sale & Invoice', 'delete'],
  /** Saying who really sold something, or how it was really paid. */
  'invoice.correct': ['Sale & Invoice', 'update'],
  /** Taking goods back that nobody has a receipt for. */
  'refund.noReceipt': ['Refunds & Exchanges', 'delete'],
  /** Taking goods back after the last day that their invoice names. */
  'refund.late': ['Refunds & Exchanges', 'update'],
  /** Keeping less for restocking than the policy says that their invoice carries. */
  'refund.lessFee': ['Refunds & Exchanges', 'update'],
  /** Giving money back for goods that stay with the customer: goodwill, or a part of a price. */
  'refund.forNothing': ['Refunds & Exchanges', 'update'],
  /** Paying out in another way than was paid in, or more than was paid in it. */
  'refund.otherTender': ['Refunds & Exchanges', 'delete'],
  /** Taking a refund back. */
  'refund.void': ['Refunds & Exchanges', 'delete'],
} as const satisfies Record<string, readonly [ModuleName, Right]>;
export type ApprovalAction = keyof typeof approvalActions;

/** How long an approval waits for its use, minutes. */
export const APPROVAL_MINUTES = 10;
