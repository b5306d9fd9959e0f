import { receiptDelivery } from '@tilldesk/domain/receipts';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { createSharedState } from '../../../browser/sharedState.ts';

/** The receipts of this document, by invoice: `waiting` when the invoice was paid here and its receipt is not printed yet. */
const receipts = createSharedState<ReadonlyMap<string, 'waiting' | 'printed'>>(new Map());

const setReceipt = (invoiceId: string, state: 'waiting' | 'printed') =>
  receipts.set(new Map(receipts.current()).set(invoiceId, state));

/**
 * Tracks the receipts that were printed in this document. The server records the prints for other browsers and later page loads.
 */
export const receiptOriginals = {
  current: receipts.current,
  subscribe: receipts.subscribe,
  sold: (invoiceId: string): void => setReceipt(invoiceId, 'waiting'),
  printed(invoiceId: string): void {
    setReceipt(invoiceId, 'printed');
    void record(invoiceId);
  },
};

/** Records a print on the server. A failed request does not block selling: the next print then counts as the original again. */
async function record(id: string): Promise<void> {
  try {
    await call(receiptDelivery.printed, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
}
