import * as z from 'zod/mini';
import { entity } from '../fields/entity.ts';
import { choice, date, flag, money, rate } from '../fields/fields.ts';

/** How goods that come back without a receipt may be refunded. */
export const noReceiptRefunds = ['forbid', 'storeCreditOnly', 'allow'] as const;

/** Transaction settings of a store (spec §3, Store.transaction). Amounts in minor units of the store's currency. */
export const transactionSettings = entity('transactionSettings', {
  /** Selling requires a drawer: by clock-in, or opened from Cash In/Out. */
  requireShiftToSell: flag(),
  /** Users without a drawer may take cash: the payment is then marked as outside drawers. */
  cashWithoutDrawer: flag(),
  /** Users who may not read transactions count without seeing the expected amount. */
  blindCashCount: flag(),
  /** Amount left in a drawer at closing; the rest is the proposed bank drop. */
  closingFloat: money({ required: true }),
  /** A larger difference requires a reason. */
  varianceLimit: money({ required: true }),
  /** Minimum opening amount, and minimum closing amount without approval. */
  openingMinimum: money({ required: true }),
  /** An expense above it needs approval. */
  expenseLimit: money({ required: true }),
  /** The last business day of the closed books: nothing is dated on it or before. Null if they were never closed. */
  booksClosedThrough: date(),
  /** A sale of this total or more requires a customer; null never does. */
  customerFrom: money(),
  /** A sale of a device with a serial number requires a customer. */
  customerForSerials: flag(),
  /** Before each sale the seller is asked for their access PIN, and the sale counts for them. */
  askSeller: flag(),
  /** A part of a sale may stay due: on account, or in instalments. */
  allowPartialPayment: flag(),
  /** A price above the offered one can be typed, and one below it. */
  raisePrices: flag(),
  lowerPrices: flag(),
  /** The largest discount of a line from its offered price, a lower price included, for everyone; null for none. */
  maxDiscount: rate(),
  /** A larger discount needs a reason, for everyone: '0' always; null only beyond the limits of the user. */
  discountReasonFrom: rate(),
  /** A price other than the offered one needs a reason, for everyone. */
  priceReason: flag(),
  /** Refunds are paid as the sale was paid, or in store credit. */
  refundToOriginalOnly: flag(),
  /** Goods that another store of the business sold may come back here. */
  otherStoreReturns: flag(),
  noReceiptRefund: choice(noReceiptRefunds, { required: true }),
});

/** The settings as part of a store. */
export const storeTransaction = z.object(transactionSettings.fields);
export type StoreTransaction = z.output<typeof storeTransaction>;

/** The settings with their version. */
export const savedTransaction = z.extend(storeTransaction, { version: z.int() });
export type SavedTransaction = z.output<typeof savedTransaction>;
