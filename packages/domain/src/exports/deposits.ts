/** `@tilldesk/domain/deposits`: deposits for a sale. */
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
