/**
 * `@tilldesk/domain/selling`: what stands around a sale: deposits and instalments, trade-ins, activations, what a receipt says, the
 * shop's policies, whom a sale counts for.
 */
export { baseChange, baseOf, basePair, type Base, type Standing } from '../commissions/base.rules.ts';
export { commissions, type PersonBase } from '../commissions/commissions.contract.ts';
export { deposits } from '../deposits/deposits.contract.ts';
export { type Deposit, type DepositDraft } from '../deposits/deposits.entity.ts';
export {
  depositWays,
  mayUse,
  refuseDeposit,
  refuseUnnamedWay,
  spreadDeposits,
  type DepositEntryKind,
  type DepositWay,
} from '../deposits/deposits.rules.ts';
export {
  evenParts,
  INSTALMENTS_MAX,
  INSTALMENTS_MIN,
  instalmentsOf,
  paces,
  refuseAgreement,
  type Agreed,
  type InstalmentState,
  type Pace,
} from '../sales/instalments.rules.ts';
export { receiptFigures, standingPayments } from '../receipts/receipts.rules.ts';
export { POLICY_HISTORY, policyCalls } from '../policies/policies.contract.ts';
export { activations, carriers } from '../activations/activations.contract.ts';
export { type Activation, type ActivationTerms, type Carrier } from '../activations/activations.entity.ts';
export {
  activationFaults,
  activationTypes,
  isTestCode,
  keptCodes,
  refuseActivation,
  tellable,
  type ActivationFault,
  type ActivationField,
  type ActivationStatus,
  type ActivationType,
  type ToldStatus,
} from '../activations/activations.rules.ts';
export { tradeInDevice, tradeIns, type TradeInDevice } from '../tradeIns/tradeIns.contract.ts';
export { type TradeIn, type TradeInDraft } from '../tradeIns/tradeIns.entity.ts';
export {
  blacklistAnswers,
  documentKinds,
  isOverOffer,
  isUntouched,
  maskedNumber,
  refuseTradeIn,
  spreadOffers,
  tradeInPayouts,
} from '../tradeIns/tradeIns.rules.ts';
