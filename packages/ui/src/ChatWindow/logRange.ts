/**
 * The rendered part of a long list, by the ids of its ends, because indexes change when earlier messages are added. null
 * follows the newest message.
 */
export type LogRange = {
  first: string;
  last: string;
  /** The newest message at the time when the user scrolled away from it. */
  known: string;
} | null;

type Row = { readonly id: string };

/** The minimum number of newest rows that are rendered, the number added when an end is reached, and the maximum number. */
export const TAIL = 40;
export const STEP = 40;
export const MOST = 160;

/**
 * Returns the index of the first rendered row and the index after the last. If the ends of the range no longer exist, returns
 * the newest rows.
 */
export function placesOf(rows: readonly Row[], range: LogRange): [first: number, end: number] {
  if (range !== null) {
    const last = placeOf(rows, range.last);
    const first = placeOf(rows, range.first);
    if (first >= 0 && last >= first) return [first, last + 1];
  }
  // In steps: removing one row at the top for each new row would move all others each time.
  return [Math.max(0, rows.length - TAIL - (rows.length % STEP)), rows.length];
}

/** Fixes the range to the currently rendered newest rows, when the user scrolls away from them. */
export function anchoredRange(rows: readonly Row[]): LogRange {
  return rangeAt(rows, placesOf(rows, null), rows.length - 1);
}

/** Adds rows before the first; removes rows far below. */
export function earlierRange(rows: readonly Row[], range: LogRange): LogRange {
  const [first, end] = placesOf(rows, range);
  const from = Math.max(0, first - STEP);
  return rangeAt(rows, [from, Math.min(end, from + MOST)], knownPlace(rows, range));
}

/** Adds rows after the last; removes rows far above. */
export function laterRange(rows: readonly Row[], range: LogRange): LogRange {
  const [first, end] = placesOf(rows, range);
  const to = Math.min(rows.length, end + STEP);
  return rangeAt(rows, [Math.max(first, to - MOST), to], Math.max(to - 1, knownPlace(rows, range)));
}

/** Returns the number of rows that were added since the user scrolled away from the newest, and that are not reached yet. */
export function newCount(rows: readonly Row[], range: LogRange): number {
  return range === null ? 0 : rows.length - 1 - knownPlace(rows, range);
}

function knownPlace(rows: readonly Row[], range: LogRange): number {
  const place = range === null ? -1 : placeOf(rows, range.known);
  return place < 0 ? rows.length - 1 : place;
}

function rangeAt(rows: readonly Row[], [from, end]: [number, number], known: number): LogRange {
  const [first, last, newest] = [rows[from], rows[end - 1], rows[known]];
  return first && last && newest ? { first: first.id, last: last.id, known: newest.id } : null;
}

/** Searches from the end, where the ids usually are. */
function placeOf(rows: readonly Row[], id: string): number {
  let place = rows.length - 1;
  while (place >= 0 && rows[place]?.id !== id) place--;
  return place;
}
