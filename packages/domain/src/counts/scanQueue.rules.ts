import type { CountScan } from './counts.entity.ts';

/** A scan that the server has not answered yet. It keeps its id however often it is sent, so that it counts once. */
export type WaitingScan = {
  readonly id: string;
  readonly code: string;
  /** Pieces of a typed quantity; a scan without one is a piece. */
  readonly quantity?: number;
  /** The scan that this one takes back. */
  readonly takesBack?: string;
  /** The device's clock when it was made, milliseconds. */
  readonly madeAt: number;
};

/** Scans that go in one call. */
export const BATCH = 50;

/** Answered scans that are shown. */
const FEED_MAX = 30;

/** A code as it is scanned: capitals, without spaces round it, as long as the call takes. */
const scanCode = (text: string): string => text.trim().toUpperCase().slice(0, 64);

/** Puts a scan at the end; one without a code or with an id that waits already is none. */
export const withScan = (queue: readonly WaitingScan[], scan: WaitingScan): readonly WaitingScan[] =>
  scanCode(scan.code) === '' || queue.some(({ id }) => id === scan.id)
    ? queue
    : [...queue, { ...scan, code: scanCode(scan.code) }];

/** The oldest scans, in their order. */
export const batchOf = (queue: readonly WaitingScan[]): readonly WaitingScan[] => queue.slice(0, BATCH);

/** What still waits when these were answered. */
export const withoutAnswered = (
  queue: readonly WaitingScan[],
  answered: readonly CountScan[],
): readonly WaitingScan[] => {
  const ids = new Set(answered.map(({ id }) => id));
  return queue.filter(({ id }) => !ids.has(id));
};

/** The newest answers first; what was taken back says so. */
export function withAnswered(feed: readonly CountScan[], answered: readonly CountScan[]): readonly CountScan[] {
  const undone = new Set(answered.flatMap(({ takesBack }) => takesBack ?? []));
  const ids = new Set(answered.map(({ id }) => id));
  return [...answered.toReversed(), ...feed.filter(({ id }) => !ids.has(id))]
    .slice(0, FEED_MAX)
    .map((scan) => (undone.has(scan.id) ? { ...scan, isTakenBack: true } : scan));
}
