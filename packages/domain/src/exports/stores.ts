/** `@tilldesk/domain/stores`: stores and their settings. */
export { stores } from '../stores/stores.contract.ts';
export {
  managedStore,
  store,
  type ManagedStore,
  type ManagedStoreDraft,
  type OpeningHours,
  type Store,
} from '../stores/stores.entity.ts';
export {
  addressText,
  currencies,
  FIRST_NUMBER,
  numberSeries,
  storeProblem,
  timeZones,
  type SeriesField,
} from '../stores/stores.rules.ts';
export { transactionCalls } from '../stores/transaction.contract.ts';
export {
  noReceiptRefunds,
  transactionSettings,
  type SavedTransaction,
  type StoreTransaction,
} from '../stores/transaction.entity.ts';
export { defaultTransactionSettings, isCustomerMissing, isSellerMissing } from '../stores/transaction.rules.ts';
