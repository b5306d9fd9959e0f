/** `@tilldesk/domain/billing`: plan and usage of the business. */
export { billingCycle, USAGE_MONTHS } from '../billing/billing.contract.ts';
