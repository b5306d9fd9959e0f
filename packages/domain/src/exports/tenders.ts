/** `@tilldesk/domain/tenders`: the rules of the ways to pay. */
export {
  givesChange,
  isCash,
  isPromise,
  kindsOfDrawer,
  kindsOfRole,
  rulesOf,
  tenderRules,
  type KindOfRole,
  type TenderRules,
} from '../tenders/tenders.rules.ts';
