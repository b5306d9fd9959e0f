import { scanEcho } from './scanFeedback.ts';

/** A code that a scanner or the camera read. */
export type Scan = {
  /** Without control characters and the spaces round it. */
  text: string;
  by: 'scanner' | 'camera';
  /** The field that had the focus and was put back as it was; null where none had it. */
  field: HTMLElement | null;
};

/** `taken` and `refused` are heard; `passed` leaves the scan to the next handler further out. */
export type ScanResult = 'taken' | 'refused' | 'passed';

/** What a part of a screen does with a scan. What a promise answers is heard when it comes. */
export type ScanHandler = (scan: Scan) => ScanResult | Promise<ScanResult>;

type RegisteredHandler = { order: number; handler: ScanHandler };

let registered: readonly RegisteredHandler[] = [];
const watchers = new Set<() => void>();
let drawn = 0;

/** The place of a part among the others: what is drawn first stands further out. */
export const nextOrder = (): number => (drawn += 1);

/** Lets a handler stand at its place until the answer is called. */
export function registerHandler(order: number, handler: ScanHandler): () => void {
  const own = { order, handler };
  registered = [...registered, own].toSorted((a, b) => b.order - a.order);
  for (const watcher of watchers) watcher();
  return () => {
    registered = registered.filter((one) => one !== own);
    for (const watcher of watchers) watcher();
  };
}

/** Whether anybody waits for scans now. */
export const hasHandler = (): boolean => registered.length > 0;

/** Tells when a handler comes or goes. Answers a function that stops telling. */
export function onHandlersChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Offers a scan from the innermost handler outwards until one does not pass it on, and lets be heard what became of it;
 * what all passed on is refused. Scans do not wait for one another. Rejects as the handler does, heard as a refusal.
 */
export async function offer(scan: Scan): Promise<'taken' | 'refused'> {
  try {
    for (const { handler } of registered) {
      const answer = handler(scan);
      const result = typeof answer === 'string' ? answer : await answer;
      if (result === 'passed') continue;
      scanEcho.tell(result, scan.text);
      return result;
    }
  } catch (error) {
    scanEcho.tell('refused', scan.text);
    throw error;
  }
  scanEcho.tell('refused', scan.text);
  return 'refused';
}
