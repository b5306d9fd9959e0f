import type { Invoice } from '@tilldesk/domain/shop';
import { useSyncExternalStore } from 'react';
import { receiptOriginals } from './originals.ts';

/** Whether the receipt of an invoice was not printed yet, here or anywhere else: a further print is a copy. */
export function useOriginal({ id, printed }: Pick<Invoice, 'id' | 'printed'>): boolean {
  const isPrinted = useSyncExternalStore(receiptOriginals.subscribe, () => receiptOriginals.wasPrinted(id));
  return !printed && !isPrinted;
}

/** Whether the sale was made in this document, and its receipt is still to come out by itself. */
export const useWaiting = (invoiceId: string): boolean =>
  useSyncExternalStore(receiptOriginals.subscribe, () => receiptOriginals.isWaiting(invoiceId));
