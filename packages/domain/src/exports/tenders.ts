/** `@tilldesk/domain/tenders`: the rules of the ways to pay. */
export { kindsOfDrawer, kindsOfRole, rulesOf, tenderRules, type TenderRules } from '../tenders/tenders.rules.ts';
