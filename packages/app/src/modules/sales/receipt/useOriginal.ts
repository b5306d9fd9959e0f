import type { Invoice } from '@tilldesk/domain/sales';
import { useSharedState } from '../../../browser/sharedState.ts';
import { receiptOriginals } from './originals.ts';

/** Whether the receipt of an invoice was never printed, in this browser or elsewhere. Any further print is a copy. */
export function useOriginal({ id, printed }: Pick<Invoice, 'id' | 'printed'>): boolean {
  const isPrinted = useSharedState(receiptOriginals).get(id) === 'printed';
  return !printed && !isPrinted;
}

/** Whether the sale was made in this document and its receipt is still to be printed automatically. */
export const useWaiting = (invoiceId: string): boolean => useSharedState(receiptOriginals).get(invoiceId) === 'waiting';
