/** `@tilldesk/domain/commissions`: commissions and their base amounts. */
export { baseChange, baseOf, basePair, type Base, type LineTotals } from '../commissions/base.rules.ts';
export { commissions, type CommissionBase } from '../commissions/commissions.contract.ts';
