/** `@tilldesk/domain/commissions`: commissions and their base amounts. */
export { baseChange, baseOf, basePair, type Base, type LineTotals } from '../commissions/base.rules.ts';
export {
  commissionBases,
  commissionKinds,
  commissionLineKinds,
  commissionRule,
  commissionRuleDefaults,
  payMoments,
  WHOLE,
  type CommissionBaseKind,
  type CommissionLineKind,
  type CommissionRule,
  type CommissionRuleDraft,
  type CommissionSplit,
  type CommissionTier,
} from '../commissions/commissionRule.entity.ts';
export { commissions, type CommissionBase } from '../commissions/commissions.contract.ts';
export { commissionEntries, type CommissionEntry, type CommissionInput } from '../commissions/entries.rules.ts';
export {
  changeKinds,
  lineKindOf,
  type ChangeKind,
  type CommissionChange,
  type CommissionLine,
  type RuleVersion,
} from '../commissions/lines.rules.ts';
export {
  findCommissionRuleProblem,
  isShareBase,
  type CheckedRule,
  type CommissionRuleProblem,
} from '../commissions/ruleProblem.rules.ts';
export {
  commissionEntryKinds,
  settlementStatuses,
  type CommissionEntryKind,
  type SettlementStatus,
} from '../commissions/settlements.entity.ts';
export { findPeriodProblem, openPeriods, type PeriodProblem } from '../commissions/periods.rules.ts';
export {
  commissionEarnings,
  commissionRules,
  type CommissionPeriod,
  type ExplainedEntry,
  type PersonEarnings,
  type Settlement,
} from '../commissions/earnings.contract.ts';
