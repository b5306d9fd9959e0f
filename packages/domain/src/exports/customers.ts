/** `@tilldesk/domain/customers`: customers, their accounts and contacts. */
export {
  CONTACTS_MAX,
  phoneLabels,
  formatPhone,
  withOnePrimary,
  type CustomerEmail,
  type CustomerPhone,
  type PhoneLabel,
} from '../customers/contacts.entity.ts';
export { creditKinds, customerCredit, type CreditEntry, type CreditKind } from '../customers/credit.contract.ts';
export {
  customerDevices,
  customerFigures,
  customerGroups,
  customerHistory,
  customerLinks,
  customerNotes,
  customerPayments,
  findDuplicateCustomers,
  tillCustomer,
  type ContactOwner,
  type CustomerDevice,
  type CustomerHistoryEntry,
  type CustomerInShort,
  type CustomerLink,
  type CustomerNote,
  type CustomerPayment,
} from '../customers/customerBook.contract.ts';
export { customers } from '../customers/customers.contract.ts';
export {
  customer,
  customerName,
  hearAboutUsChoices,
  type Customer,
  type CustomerContent,
  type CustomerDraft,
} from '../customers/customers.entity.ts';
export { customerProblem, isExemptOn, unreachable } from '../customers/customers.rules.ts';
export { inverseRelation, relations, type Relation } from '../customers/links.entity.ts';
export { customerMerges, type CustomerMerge, type MergeMoves, type MergePreview } from '../customers/merge.contract.ts';
export {
  emptyCustomer,
  MERGE_UNDO_DAYS,
  mergeDifferences,
  mergedCustomer,
  mergePartNames,
  mergeParts,
  unmergedCustomer,
  type MergePart,
  type MergePick,
  type MergePicks,
} from '../customers/merge.rules.ts';
