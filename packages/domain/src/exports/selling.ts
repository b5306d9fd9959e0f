/** `@tilldesk/domain/selling`: deposits, instalments, trade-ins, activations, receipts, policies and commissions of a sale. */
export { baseChange, baseOf, basePair, type Base, type LineTotals } from '../commissions/base.rules.ts';
export { commissions, type CommissionBase } from '../commissions/commissions.contract.ts';
export { deposits } from '../deposits/deposits.contract.ts';
export { type Deposit, type DepositDraft } from '../deposits/deposits.entity.ts';
export {
  depositMethods,
  mayUse,
  assertDeposit,
  assertDepositReference,
  spreadDeposits,
  type DepositEntryKind,
  type DepositMethod,
} from '../deposits/deposits.rules.ts';
export {
  evenParts,
  INSTALMENTS_MAX,
  INSTALMENTS_MIN,
  instalmentsOf,
  paces,
  assertAgreement,
  type Agreed,
  type InstalmentState,
  type Pace,
} from '../sales/instalments.rules.ts';
export { receiptFigures, activePayments } from '../receipts/receipts.rules.ts';
export { POLICY_HISTORY, policyCalls } from '../policies/policies.contract.ts';
export { activations, carriers } from '../activations/activations.contract.ts';
export { type Activation, type ActivationInput, type Carrier } from '../activations/activations.entity.ts';
export {
  activationFaults,
  activationTypes,
  isTestCode,
  normalizedCodes,
  assertActivation,
  tellable,
  type ActivationFault,
  type ActivationField,
  type ActivationStatus,
  type ActivationType,
  type ReportedStatus,
} from '../activations/activations.rules.ts';
export { tradeInDevice, tradeIns, type TradeInDevice } from '../tradeIns/tradeIns.contract.ts';
export { type TradeIn, type TradeInDraft } from '../tradeIns/tradeIns.entity.ts';
export {
  blacklistAnswers,
  documentKinds,
  isOverOffer,
  isUntouched,
  maskedNumber,
  assertTradeIn,
  spreadOffers,
  tradeInPayouts,
} from '../tradeIns/tradeIns.rules.ts';
