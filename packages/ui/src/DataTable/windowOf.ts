type WindowInput = {
  count: number;
  /** CSS pixels of one row. */
  rowHeight: number;
  /** Index of the first row in sight. */
  first: number;
  /** CSS pixels of the box that scrolls. */
  viewHeight: number;
  /** Rows drawn beyond either edge. */
  overscan?: number;
};

/** The rows to draw; `end` is not included. */
export type RowWindow = { start: number; end: number };

/** Chooses the rows around the ones in sight. */
export function windowOf({ count, rowHeight, first, viewHeight, overscan = 10 }: WindowInput): RowWindow {
  return {
    start: Math.max(0, Math.min(first, count) - overscan),
    end: Math.min(count, first + Math.ceil(viewHeight / rowHeight) + overscan),
  };
}

/** A row to draw, or how many to leave out. */
export type Drawn = { row: number } | { skip: number; key: string };

/** Lists what stands in the table from top to bottom. The active row is drawn even far from sight, since it may hold the focus. */
export function drawnOf({ start, end, count, active }: RowWindow & { count: number; active: number }): Drawn[] {
  const rows = Array.from({ length: Math.max(0, Math.min(end, count) - start) }, (_, step) => start + step);
  if (active < start) rows.unshift(active);
  if (active >= end && active < count) rows.push(active);
  const drawn: Drawn[] = [];
  let next = 0;
  for (const row of [...rows, count]) {
    if (row > next) drawn.push({ skip: row - next, key: `skip-${drawn.length === 0 ? 'start' : row}` });
    if (row < count) drawn.push({ row });
    next = row + 1;
  }
  return drawn;
}
