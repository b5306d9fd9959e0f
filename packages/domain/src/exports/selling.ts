/** `@tilldesk/domain/selling`: money that comes before a sale, and after it: deposits and instalments, what a receipt says, the shop's policies, whom a sale counts for. */
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
