/** The maximum number of visible rows: rows of at least 32 px in a list of 250 px. */
const VISIBLE_ROWS = 8;
const AROUND_MOVED = 6;

/** The scroll position of an open list, in rows instead of pixels, so that nothing needs to be measured. */
export type ListViewport = {
  /** The query of the list; another query starts at the top. */
  question: string;
  highlighted: number;
  /** The first visible row. */
  first: number;
  /** True when the list may be scrolled. */
  moved: boolean;
};

/**
 * Scrolls to a highlighted row that is not visible, and to the top after another query. Returns `before` itself when nothing
 * changed.
 */
export function viewportOf(before: ListViewport | null, question: string, highlighted: number): ListViewport {
  const same = before?.question === question ? before : null;
  if (same?.highlighted === highlighted) return same;
  const start = same?.first ?? 0;
  const first = highlighted < 0 ? start : Math.max(Math.min(start, highlighted), highlighted - VISIBLE_ROWS + 1);
  return { question, highlighted, first, moved: first > 0 || same?.moved === true };
}

/** Returns the indexes of the rows to render: the visible ones, a few around them, and the highlighted one wherever it is. */
export function rowsToDraw({ first, moved, highlighted }: ListViewport, count: number): readonly number[] {
  const around = moved ? AROUND_MOVED : 1;
  const start = Math.max(0, Math.min(first, count - VISIBLE_ROWS) - around);
  const end = Math.min(count, start + VISIBLE_ROWS + 2 * around);
  const rows = Array.from({ length: end - start }, (_, at) => start + at);
  if (highlighted >= 0 && highlighted < start) rows.unshift(highlighted);
  if (highlighted >= end && highlighted < count) rows.push(highlighted);
  return rows;
}

/** Returns the scroll position at which a row is completely visible; the current one if it already is. */
export function topToReveal({
  rowTop,
  rowHeight,
  top,
  height,
}: {
  rowTop: number;
  rowHeight: number;
  top: number;
  height: number;
}) {
  return Math.max(Math.min(top, rowTop), rowTop + rowHeight - height);
}
