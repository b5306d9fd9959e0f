/** `@tilldesk/domain/lines`: what a document's lines add up to. Needs nothing. */
export {
  discountOf,
  totalsOf,
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
