import type { StoreTransaction } from '@tilldesk/domain/stores';

export type Setting = keyof StoreTransaction;

/** Settings that are switches. */
const switches = [
  'requireShiftToSell',
  'cashWithoutDrawer',
  'blindCashCount',
  'customerForSerials',
  'askSeller',
  'allowPartialPayment',
  'raisePrices',
  'lowerPrices',
  'priceReason',
  'refundToOriginalOnly',
  'otherStoreReturns',
] as const satisfies readonly Setting[];
/** Settings that are amounts. */
export const amounts = ['openingMinimum', 'closingFloat', 'varianceLimit'] as const satisfies readonly Setting[];

export const settingNames: readonly Setting[] = [
  ...switches,
  ...amounts,
  'customerFrom',
  'maxDiscount',
  'discountReasonFrom',
  'noReceiptRefund',
  'expenseLimit',
  'booksClosedThrough',
];
