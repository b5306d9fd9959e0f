import { saleReceipts } from '@tilldesk/domain/shop';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';

/** Invoices that were paid in this document and whose receipt is not printed yet. */
const waiting = new Set<string>();
/** Invoices whose receipt was printed in this document. */
const printed = new Set<string>();
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/**
 * Tracks the receipts that were printed in this document. The server records the prints for other browsers and later page loads.
 */
export const receiptOriginals = {
  /** Whether the sale was made in this document and its receipt is still to be printed. */
  isWaiting: (invoiceId: string): boolean => waiting.has(invoiceId),
  wasPrinted: (invoiceId: string): boolean => printed.has(invoiceId),
  sold(invoiceId: string): void {
    waiting.add(invoiceId);
    notifyListeners();
  },
  printed(invoiceId: string): void {
    waiting.delete(invoiceId);
    printed.add(invoiceId);
    notifyListeners();
    void record(invoiceId);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Records a print on the server. A failed request does not block selling: the next print then counts as the original again. */
async function record(id: string): Promise<void> {
  try {
    await call(saleReceipts.printed, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
