import type { CountScan } from './counts.entity.ts';

/** A scan not yet acknowledged by the server. Its id is the same for every attempt, so that it counts once. */
export type WaitingScan = {
  readonly id: string;
  readonly code: string;
  /** Pieces of a typed quantity; without it one piece. */
  readonly quantity?: number;
  /** The scan that this one reverses. */
  readonly takesBack?: string;
  /** Time of the scan by the device's clock, milliseconds. */
  readonly madeAt: number;
};

/** Scans per call. */
export const BATCH = 50;

/** Number of acknowledged scans shown. */
const FEED_MAX = 30;

/** Normalizes a scanned code: upper case, trimmed, cut to the length that the call accepts. */
const scanCode = (text: string): string => text.trim().toUpperCase().slice(0, 64);

/** Appends a scan; ignores scans without a code or with an id that is already queued. */
export const withScan = (queue: readonly WaitingScan[], scan: WaitingScan): readonly WaitingScan[] =>
  scanCode(scan.code) === '' || queue.some(({ id }) => id === scan.id)
    ? queue
    : [...queue, { ...scan, code: scanCode(scan.code) }];

/** The oldest scans, in their order. */
export const batchOf = (queue: readonly WaitingScan[]): readonly WaitingScan[] => queue.slice(0, BATCH);

/** Returns the queue without acknowledged scans. */
export const withoutAnswered = (
  queue: readonly WaitingScan[],
  answered: readonly CountScan[],
): readonly WaitingScan[] => {
  const ids = new Set(answered.map(({ id }) => id));
  return queue.filter(({ id }) => !ids.has(id));
};

/** Adds responses, newest first, and marks reversed scans. */
export function withAnswered(feed: readonly CountScan[], answered: readonly CountScan[]): readonly CountScan[] {
  const undone = new Set(answered.flatMap(({ takesBack }) => takesBack ?? []));
  const ids = new Set(answered.map(({ id }) => id));
  return [...answered.toReversed(), ...feed.filter(({ id }) => !ids.has(id))]
    .slice(0, FEED_MAX)
    .map((scan) => (undone.has(scan.id) ? { ...scan, isTakenBack: true } : scan));
}
