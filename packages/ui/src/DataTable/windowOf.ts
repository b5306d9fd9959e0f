type WindowInput = {
  count: number;
  /** Index of the first row in sight. */
  first: number;
  /** Rows that fit into sight. */
  visibleRows: number;
};

/** The rows to draw; `end` is not included. */
export type RowWindow = { start: number; end: number };

/** Rows by which the window moves: most steps of a wheel draw nothing. */
const CHUNK = 4;
/** Rows drawn beyond either edge. */
const OVERSCAN = 3;

/** Answers where the chunk of a row begins. */
export const chunkOf = (first: number) => first - (first % CHUNK);

/** Chooses the rows around the ones in sight. */
export function windowOf({ count, first, visibleRows }: WindowInput): RowWindow {
  const chunk = chunkOf(first);
  return {
    start: Math.max(0, Math.min(chunk, count) - OVERSCAN),
    end: Math.min(count, chunk + visibleRows + CHUNK + OVERSCAN),
  };
}

/** A row to draw, or the rows to leave out. */
export type Drawn = { row: number } | { skip: number; to: number };

/** Lists what stands in the table from top to bottom. The active row is drawn even far from sight, since it may hold the focus. */
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
