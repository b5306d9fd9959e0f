/** `@tilldesk/domain/stores`: stores and their settings. */
export { store, type Store } from '../stores/stores.entity.ts';
export { transactionCalls } from '../stores/transaction.contract.ts';
export { transactionSettings, type SavedTransaction, type StoreTransaction } from '../stores/transaction.entity.ts';
export { defaultTransactionSettings } from '../stores/transaction.rules.ts';
