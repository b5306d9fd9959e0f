import { saleReceipts } from '@tilldesk/domain/shop';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';

/** Invoices that were paid in this document and whose receipt did not come out yet. */
const waiting = new Set<string>();
/** Invoices whose receipt was printed in this document. */
const printed = new Set<string>();
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

/** Which receipts were printed here; the server records it for every other browser and for the next page. */
export const receiptOriginals = {
  /** The sale was made in this document, and its receipt is still to come out. */
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

/** A print that the server does not hear of is no reason to stop selling: the next one is marked as a first print again. */
async function record(id: string): Promise<void> {
  try {
    await call(saleReceipts.printed, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
