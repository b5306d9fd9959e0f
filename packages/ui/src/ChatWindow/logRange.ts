/** What is drawn of a long list, by the ids of its ends: places move when earlier ones are added. null follows the newest. */
export type LogRange = {
  first: string;
  last: string;
  /** Is the newest one that was there when it was scrolled away from. */
  known: string;
} | null;

type Row = { readonly id: string };

/** How many of the newest are drawn at least, how many are added at an end that is reached, and how many there are at most. */
export const TAIL = 40;
export const STEP = 40;
export const MOST = 160;

/** The places from the first that is drawn to the one after the last. A range whose ends are gone is the newest again. */
export function placesOf(rows: readonly Row[], range: LogRange): [first: number, end: number] {
  if (range !== null) {
    const last = placeOf(rows, range.last);
    const first = placeOf(rows, range.first);
    if (first >= 0 && last >= first) return [first, last + 1];
  }
  // By steps: a row that leaves above would move all others, each time that one comes below.
  return [Math.max(0, rows.length - TAIL - (rows.length % STEP)), rows.length];
}

/** Holds on to what is drawn at the newest, when it is scrolled away from there. */
export function anchoredRange(rows: readonly Row[]): LogRange {
  return rangeAt(rows, placesOf(rows, null), rows.length - 1);
}

/** Some more before the first; what is far below is let go. */
export function earlierRange(rows: readonly Row[], range: LogRange): LogRange {
  const [first, end] = placesOf(rows, range);
  const from = Math.max(0, first - STEP);
  return rangeAt(rows, [from, Math.min(end, from + MOST)], knownPlace(rows, range));
}

/** Some more after the last; what is far above is let go. */
export function laterRange(rows: readonly Row[], range: LogRange): LogRange {
  const [first, end] = placesOf(rows, range);
  const to = Math.min(rows.length, end + STEP);
  return rangeAt(rows, [Math.max(first, to - MOST), to], Math.max(to - 1, knownPlace(rows, range)));
}

/** How many came since it was scrolled away from the newest, and were not reached since. */
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

/** From the end, where those that are looked for lie. */
function placeOf(rows: readonly Row[], id: string): number {
  let place = rows.length - 1;
  while (place >= 0 && rows[place]?.id !== id) place--;
  return place;
}
