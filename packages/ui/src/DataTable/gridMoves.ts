type Place = {
  key: string;
  ctrl: boolean;
  /** Index of the focused row; -1 is the header. */
  row: number;
  /** Index of the cell in the row; -1 while the whole row has the focus. */
  cell: number;
  rows: number;
  /** The number of rows that Page Up and Page Down move. */
  page: number;
};

/**
 * Returns the row to move to after a key (APG grid: arrows, Page Up and Down, Control with Home and End); undefined for other
 * keys.
 */
export function rowAfter({ key, ctrl, row, cell, rows, page }: Place): number | undefined {
  const wholeRow = cell < 0;
  const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page };
  if (wholeRow) Object.assign(moves, { j: 1, k: -1 });
  if (ctrl || wholeRow) Object.assign(moves, { Home: -rows, End: rows });
  const step = moves[key];
  // Control with an arrow key is left to the browser.
  if (!step || (ctrl && rows !== Math.abs(step))) return undefined;
  // Only an arrow key in a cell moves up into the header. A focused row stays within the rows.
  const least = row <= 0 && !wholeRow && key === 'ArrowUp' ? -1 : 0;
  return Math.max(least, Math.min(rows - 1, row + step));
}

/**
 * Returns the elements of a cell that can have the focus: its controls, or the cell itself if it has none. Headers without
 * controls are skipped.
 */
export function focusablesIn(cell: HTMLElement): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>('a[href], :enabled')];
  return controls.length > 0 || cell.tagName === 'TH' ? controls : [cell];
}
