/** `@tilldesk/domain/lines`: totals of document lines. No dependencies. */
export {
  discountOf,
  documentTotals,
  type Discount,
  type DocumentTotals,
  type LineTotals,
  type PricedLine,
} from '../lines/totals.ts';
export {
  unusualLimits,
  isChangeUnusual,
  isPriceUnusual,
  isQuantityUnusual,
  type LineEntry,
} from '../lines/unusualEntries.ts';
