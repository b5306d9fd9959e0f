import { CASH_MINIMUM } from '../clock/clock.contract.ts';
import { minorOf } from '../money/money.ts';
import type { StoreTransaction } from './transaction.entity.ts';

/** Default variance limit, in main units: smaller differences require no reason. */
const VARIANCE_LIMIT = 5;
/** Default limit of expenses that need no approval, in main units. */
const EXPENSE_LIMIT = 200;

/**
 * Default settings of a store by currency: $100 in the drawer (spec §9), a blind count, sales without the time clock, and no cash
 * outside drawers.
 */
export const defaultTransactionSettings = (currency: string): StoreTransaction => ({
  requireShiftToSell: false,
  cashWithoutDrawer: false,
  blindCashCount: true,
  closingFloat: minorOf(CASH_MINIMUM, currency),
  varianceLimit: minorOf(VARIANCE_LIMIT, currency),
  openingMinimum: minorOf(CASH_MINIMUM, currency),
  expenseLimit: minorOf(EXPENSE_LIMIT, currency),
  booksClosedThrough: null,
  customerFrom: null,
  customerForSerials: false,
  askSeller: false,
  allowPartialPayment: true,
  raisePrices: true,
  lowerPrices: true,
  maxDiscount: null,
  discountReasonFrom: null,
  priceReason: false,
  refundToOriginalOnly: false,
  otherStoreReturns: false,
  noReceiptRefund: 'allow',
});

/** A sale as the rule about its customer sees it. */
type CustomerOfSale = { customerId: string | null; total: number; lines: readonly { unitId: string | null }[] };

/** Whether a store's settings require a customer that a sale does not have. */
export const isCustomerMissing = (
  { customerFrom, customerForSerials }: Pick<StoreTransaction, 'customerFrom' | 'customerForSerials'>,
  { customerId, total, lines }: CustomerOfSale,
): boolean =>
  customerId === null &&
  ((customerFrom !== null && total >= customerFrom) ||
    (customerForSerials && lines.some(({ unitId }) => unitId !== null)));

/** Whether a store asks who sells, and nobody has confirmed it with their access PIN. */
export const isSellerMissing = ({ askSeller }: Pick<StoreTransaction, 'askSeller'>, sellerId: string | null): boolean =>
  askSeller && sellerId === null;
