import { scanReceipt, type ReceiptScanDraft } from '@tilldesk/domain/purchases';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { createSavedScans } from '../../../scanning/savedScans.ts';
import { scanQueue, type ScanQueue } from './scanQueue.ts';
import type { ScanAnswer } from './tally.ts';

/** Saved scans of a receipt that the server has not confirmed yet. */
export const receiptScans = createSavedScans<ReceiptScanDraft>('receipt-scans');

/** The maximum number of scans in one request: those of a scanner in some seconds. */
const BATCH_MAX = 100;
/** Delay in milliseconds before a request without a response is sent again. */
const AGAIN_MS = 3000;

type QueueHandlers = {
  answered: (answer: ScanAnswer, scans: readonly ReceiptScanDraft[]) => void;
  /** Called with the problem when there was no response and the scans wait, and with null when they are sent again. */
  waits: (problem: ApiProblem | null) => void;
  /** Called when the server rejected the scans: they are dropped. */
  rejected: (problem: ApiProblem, scans: readonly ReceiptScanDraft[]) => void;
};

/**
 * Opens the queue that sends the scans of a receipt. Scans without a response are sent again automatically with the
 * same ids.
 */
export function openQueue(
  receiptId: string,
  handlers: QueueHandlers,
): ScanQueue<ReceiptScanDraft> & { close: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const queue = scanQueue<ReceiptScanDraft, ScanAnswer>({
    max: BATCH_MAX,
    begins: receiptScans.read(receiptId),
    changed: (open) => receiptScans.write(receiptId, open),
    send: (scans) => call(scanReceipt, { params: { id: receiptId }, body: { scans: [...scans] } }),
    answered(answer, scans) {
      handlers.waits(null);
      handlers.answered(answer, scans);
    },
    failed(error, scans) {
      if (!(error instanceof ApiProblem)) throw error;
      // Too many requests is temporary, like a server that restarts: the scans wait.
      if (!error.unreachable && error.status < 500 && error.status !== 429) {
        handlers.rejected(error, scans);
        return 'drop';
      }
      handlers.waits(error);
      clearTimeout(timer);
      timer = setTimeout(queue.again, AGAIN_MS);
      return 'retry';
    },
  });
  globalThis.addEventListener('online', queue.again);
  return {
    ...queue,
    close() {
      clearTimeout(timer);
      globalThis.removeEventListener('online', queue.again);
    },
  };
}
