import { scanReceipt, type ReceiptScanDraft } from '@tilldesk/domain/stock';
import { call } from '../../../api/call.ts';
import { ApiProblem } from '../../../api/ApiProblem.ts';
import { createSavedScans } from '../../../scanning/savedScans.ts';
import { scanQueue, type ScanQueue } from './scanQueue.ts';
import type { ScanAnswer } from './tally.ts';

/** Scans of a receipt that the server has not answered yet. */
export const receiptScans = createSavedScans<ReceiptScanDraft>('receipt-scans');

/** Scans of one sending: what a scanner makes in some seconds. */
const BATCH_MAX = 100;
/** How long a sending that nobody answered rests before it goes again. */
const AGAIN_MS = 3000;

type QueueHandlers = {
  answered: (answer: ScanAnswer, scans: readonly ReceiptScanDraft[]) => void;
  /** Nobody answered: the scans wait. Null when they go again. */
  waits: (problem: ApiProblem | null) => void;
  /** The server refused them: they are dropped. */
  refused: (problem: ApiProblem, scans: readonly ReceiptScanDraft[]) => void;
};

/** The scans of a receipt on their way to the server. What nobody answered goes again by itself, under its own ids. */
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
      // Too many calls is about the moment, as a server that restarts is: the scans wait.
      if (!error.unreachable && error.status < 500 && error.status !== 429) {
        handlers.refused(error, scans);
        return 'drop';
      }
      handlers.waits(error);
      clearTimeout(timer);
      timer = setTimeout(queue.again, AGAIN_MS);
      return 'keep';
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
