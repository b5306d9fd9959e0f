import { useSyncExternalStore } from 'react';
import { receiptOriginals } from './originals.ts';

/** Whether the receipt of an invoice was not printed yet, by all that this document knows. */
export const useOriginal = (invoiceId: string): boolean =>
  useSyncExternalStore(receiptOriginals.subscribe, () => receiptOriginals.isOriginal(invoiceId));
