type WindowInput = {
  count: number;
  /** Index of the first visible row. */
  first: number;
  /** The number of rows that fit in the visible part. */
  visibleRows: number;
};

/** The rows to render; `end` is exclusive. */
export type RowWindow = { start: number; end: number };

/** The window moves by this number of rows, so that most wheel steps render nothing. */
const CHUNK = 4;
/** The number of extra rows rendered beyond each edge. */
const OVERSCAN = 3;

/** Returns the start of the chunk that contains a row. */
export const chunkOf = (first: number) => first - (first % CHUNK);

/** Returns the range of rows around the visible ones. */
export function windowOf({ count, first, visibleRows }: WindowInput): RowWindow {
  const chunk = chunkOf(first);
  return {
    start: Math.max(0, Math.min(chunk, count) - OVERSCAN),
    end: Math.min(count, chunk + visibleRows + CHUNK + OVERSCAN),
  };
}

/** A row to render, or a range of rows to skip. */
export type Drawn = { row: number } | { skip: number; to: number };

/**
 * Returns the rendered and skipped rows from top to bottom. The active row is rendered even far from the visible part, because
 * it may have the focus.
 */
export function drawnOf({ start, end, count, active }: RowWindow & { count: number; active: number }): Drawn[] {
  const rows = Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, step) => start + step);
  if (active < start) rows.unshift(active);
  if (active >= end && active < count) rows.push(active);
  const drawn: Drawn[] = [];
  let next = 0;
  for (const row of [...rows, count]) {
    if (row > next) drawn.push({ skip: next, to: row });
    if (row < count) drawn.push({ row });
    next = row + 1;
  }
  return drawn;
}
