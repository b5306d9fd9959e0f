import type { ModuleName } from '../rights/modules.ts';
import type { Right } from '../rights/rights.ts';

/**
 * Actions that may require a second person. The listed right allows a user to do the action alone and to approve it for others
 * (by e-mail and access PIN; one use, ten minutes).
 */
export const approvalActions = {
  /** Receiving goods that were not ordered, or more than ordered. */
  'receipt.extra': ['Purchase', 'update'],
  /** Closing an incomplete purchase order short. */
  'purchase.closeShort': ['Purchase', 'update'],
  /** Writing pieces off: lost, stolen, scrapped, for parts, used up, or marked as sold without an invoice. */
  'stock.writeOff': ['Inventory', 'delete'],
  /** Posting a count: its differences become stock. */
  'count.post': ['Inventory', 'delete'],
  /** Opening a drawer without a sale. */
  'drawer.noSale': ['Transactions', 'update'],
  /** Closing a drawer with less in it than the store's minimum. */
  'drawer.closeLow': ['Transactions', 'update'],
  /** Selling below cost, beyond the user's maximum discount, or on account beyond the customer's credit limit. */
  'invoice.overLimit': ['Sale & Invoice', 'delete'],
  /** Selling without tax to a customer who is not exempt. */
  'invoice.taxExempt': ['Sale & Invoice', 'update'],
  /** Offering more for a used device than the shop's own price; voiding a purchase of a device without a sale. */
  'tradeIn.offer': ['Sale & Invoice', 'delete'],
  'tradeIn.void': ['Sale & Invoice', 'delete'],
  /** Voiding a posted invoice, later than the user's limit allows. */
  'invoice.void': ['Sale & Invoice', 'delete'],
  /** Correcting the salesperson or the payment method. */
  'invoice.correct': ['Sale & Invoice', 'update'],
  /** Refunding goods without a receipt. */
  'refund.noReceipt': ['Refunds & Exchanges', 'delete'],
  /** Refunding goods after the return period of the invoice. */
  'refund.late': ['Refunds & Exchanges', 'update'],
  /** Charging a lower restocking fee than the policy of the invoice. */
  'refund.lessFee': ['Refunds & Exchanges', 'update'],
  /** Refunding money without goods: goodwill, or a part of a price. */
  'refund.forNothing': ['Refunds & Exchanges', 'update'],
  /** Refunding by another payment method than the original, or more than was paid by it. */
  'refund.otherTender': ['Refunds & Exchanges', 'delete'],
  /** Refunding more than the user's limit. */
  'refund.overLimit': ['Refunds & Exchanges', 'delete'],
  /** Voiding a refund. */
  'refund.void': ['Refunds & Exchanges', 'delete'],
  /** Approving an expense above the store's limit. */
  'expense.approve': ['Expense', 'delete'],
  /** Voiding an expense. */
  'expense.void': ['Expense', 'delete'],
} as const satisfies Record<string, readonly [ModuleName, Right]>;
export type ApprovalAction = keyof typeof approvalActions;

/** Validity of an approval, minutes. */
export const APPROVAL_MINUTES = 10;
