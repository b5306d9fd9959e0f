/** `@tilldesk/domain/tenders`: the rules of the ways to pay. */
export {
  depositableKinds,
  givesChange,
  isCash,
  isPromise,
  kindsOfDrawer,
  kindsOfRole,
  rulesOf,
  tenderRules,
  tradeInPayoutKinds,
  type KindOfRole,
  type TenderRules,
} from '../tenders/tenders.rules.ts';
