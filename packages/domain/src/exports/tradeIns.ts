/** `@tilldesk/domain/tradeIns`: devices traded in. */
export { tradeInDevice, tradeIns, type TradeInDevice } from '../tradeIns/tradeIns.contract.ts';
export { type TradeIn, type TradeInDraft } from '../tradeIns/tradeIns.entity.ts';
export {
  blacklistAnswers,
  documentKinds,
  isOverOffer,
  isUntouched,
  maskedNumber,
  assertTradeIn,
  tradeInPayouts,
} from '../tradeIns/tradeIns.rules.ts';
export { spreadOffers } from '../tenders/tenders.rules.ts';
