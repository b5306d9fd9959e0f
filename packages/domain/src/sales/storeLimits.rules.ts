import type { ProblemParams } from '../problems/Problem.ts';
import type { StoreTransaction } from '../stores/transaction.entity.ts';
import { isPromise } from '../tenders/tenders.rules.ts';
import type { TenderKind } from './invoices.entity.ts';
import { exceedsDiscount, isUnderpriced, reasonMissing, type Cheapening } from './sales.rules.ts';

/** The settings of a store for prices and discounts, which apply to everyone. */
export type PriceSettings = Pick<
  StoreTransaction,
  'raisePrices' | 'lowerPrices' | 'maxDiscount' | 'discountReasonFrom' | 'priceReason'
>;

/** A line as limits see it: amounts in minor units, `net` and `cost` of the whole line. */
export type LimitedLine = Parameters<typeof isUnderpriced>[0] & Cheapening;

/**
 * Returns why a store's settings forbid the price or discount of a line, as a problem at its field; null if they allow it. There
 * is no approval for it.
 */
export function priceRefusal(
  line: LimitedLine,
  { raisePrices, lowerPrices, maxDiscount }: PriceSettings,
): { field: 'unitPrice' | 'discount'; code: PriceRefusal; params: ProblemParams } | null {
  const { unitPrice, offered } = line;
  if (unitPrice > offered && !raisePrices) {
    return { field: 'unitPrice', code: 'invoice.priceRaised', params: { price: offered } };
  }
  if (unitPrice < offered && !lowerPrices) {
    return { field: 'unitPrice', code: 'invoice.priceLowered', params: { price: offered } };
  }
  if (maxDiscount === null || !exceedsDiscount(line, maxDiscount)) return null;
  const percent = Number((Number(maxDiscount) * 100).toFixed(4));
  const isByPrice = unitPrice < offered && !line.isDiscounted;
  return { field: isByPrice ? 'unitPrice' : 'discount', code: 'invoice.discountOverStore', params: { percent } };
}
type PriceRefusal = 'invoice.priceRaised' | 'invoice.priceLowered' | 'invoice.discountOverStore';

/** Requirements of a line before checkout. */
export type LineNeed = {
  /** It is below the limits of the user. */
  isUnderpriced: boolean;
  /** The missing reason. */
  missing: ReturnType<typeof reasonMissing>;
  /** Why the store does not sell it so. */
  refusal: ReturnType<typeof priceRefusal>;
};

/** Returns the requirements of a line, by the limits of the user and of the store; used by the till and the checkout. */
export function needOfLine(line: LimitedLine, maxDiscount: string | null, settings: PriceSettings): LineNeed {
  const { discountReasonFrom, priceReason } = settings;
  const isCheap = isUnderpriced(line, maxDiscount);
  const needsReasons = isCheap || (discountReasonFrom !== null && exceedsDiscount(line, discountReasonFrom));
  const isPriceUnexplained = priceReason && line.unitPrice !== line.offered && !line.priceReason?.trim();
  return {
    isUnderpriced: isCheap,
    missing: (needsReasons ? reasonMissing(line) : null) ?? (isPriceUnexplained ? 'priceReason' : null),
    refusal: priceRefusal(line, settings),
  };
}

/** Whether a store takes a tender for a sale: where it wants sales paid in full, no amount stays due. */
export const isTenderTaken = (
  { allowPartialPayment }: Pick<StoreTransaction, 'allowPartialPayment'>,
  kind: TenderKind,
): boolean => allowPartialPayment || !isPromise(kind);
