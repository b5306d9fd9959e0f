type Place = {
  key: string;
  ctrl: boolean;
  /** Index of the row that holds the focus; -1 is the header. */
  row: number;
  /** Counts the cell from the beginning of the row; -1 while the row as a whole has the focus. */
  cell: number;
  rows: number;
  /** Rows that a page key passes. */
  page: number;
};

/** Answers the row that a key leads to (APG grid: arrows, Page Up and Down, Control with Home and End); undefined for other keys. */
export function rowAfter({ key, ctrl, row, cell, rows, page }: Place): number | undefined {
  const wholeRow = cell < 0;
  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
  if (wholeRow) Object.assign(moves, { j: 1, k: -1 });
  if (ctrl || wholeRow) Object.assign(moves, { Home: -rows, End: rows });
  const step = moves[key];
  // Control with an arrow is left to the browser.
  if (!step || (ctrl && rows !== Math.abs(step))) return undefined;
  // Only an arrow in a cell leads up into the header; a list is walked through without leaving it.
  const least = row <= 0 && !wholeRow && key === 'ArrowUp' ? -1 : 0;
  return Math.max(least, Math.min(rows - 1, row + step));
}

/** What can hold the focus in a cell: its controls, or itself without any; a header without controls is passed over. */
export function stopsIn(cell: HTMLElement): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>('a[href], :enabled')];
  return controls.length > 0 || cell.tagName === 'TH' ? controls : [cell];
}
