import { createEmitter } from '../browser/sharedState.ts';
import { scanEcho } from './scanFeedback.ts';

/** A code that a scanner or the camera read. */
export type Scan = {
  /** Without control characters and surrounding spaces. */
  text: string;
  by: 'scanner' | 'camera';
  /** The field that had the focus and was restored; null if there was none. */
  field: HTMLElement | null;
};

/** `taken` and `rejected` play a tone; `passed` leaves the scan to the next outer handler. */
export type ScanResult = 'taken' | 'rejected' | 'passed';

/** Handles a scan. The tone of an asynchronous result plays when it resolves. */
export type ScanHandler = (scan: Scan) => ScanResult | Promise<ScanResult>;

type RegisteredHandler = { order: number; handler: ScanHandler };

let registered: readonly RegisteredHandler[] = [];
const changes = createEmitter();
let drawn = 0;

/** Returns the next order number: components rendered first are further out. */
export const nextOrder = (): number => (drawn += 1);

/** Registers a handler at an order number. Returns a function that unregisters it. */
export function registerHandler(order: number, handler: ScanHandler): () => void {
  const own = { order, handler };
  registered = [...registered, own].toSorted((a, b) => b.order - a.order);
  changes.emit();
  return () => {
    registered = registered.filter((one) => one !== own);
    changes.emit();
  };
}

/** Returns whether any handler is registered. */
export const hasHandler = (): boolean => registered.length > 0;

/** Subscribes to added and removed handlers. Returns a function that unsubscribes. */
export const onHandlersChange = changes.subscribe;

/**
 * Offers a scan to the handlers from the innermost outwards until one does not pass it on, and signals the result. A scan that
 * every handler passes on is rejected. Scans do not wait for each other. Rejects with the handler's error, which is signalled
 * as a rejection.
 */
export async function dispatchScan(scan: Scan): Promise<'taken' | 'rejected'> {
  try {
    for (const { handler } of registered) {
      const answer = handler(scan);
      const result = typeof answer === 'string' ? answer : await answer;
      if (result === 'passed') continue;
      scanEcho.report(result, scan.text);
      return result;
    }
  } catch (error) {
    scanEcho.report('rejected', scan.text);
    throw error;
  }
  scanEcho.report('rejected', scan.text);
  return 'rejected';
}
