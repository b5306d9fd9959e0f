/** So many rows of the least height, 32 px, can be in sight at once in a list of 250 px. */
const VISIBLE_ROWS = 8;
const AROUND_MOVED = 6;

/** Where an open list stands. It counts rows, not pixels, so that nothing need be measured to know it. */
export type ListViewport = {
  /** What the list answers; another question begins at the top. */
  question: string;
  highlighted: number;
  /** Is the first row in sight. */
  first: number;
  /** Says that the list may be scrolled. */
  moved: boolean;
};

/** Follows a highlighted row out of sight, and another question back to the top; answers `before` itself when nothing changed. */
export function viewportOf(before: ListViewport | null, question: string, highlighted: number): ListViewport {
  const same = before?.question === question ? before : null;
  if (same?.highlighted === highlighted) return same;
  const start = same?.first ?? 0;
  const first = highlighted < 0 ? start : Math.max(Math.min(start, highlighted), highlighted - VISIBLE_ROWS + 1);
  return { question, highlighted, first, moved: first > 0 || same?.moved === true };
}

/** Lists the places of the rows worth drawing: those in sight, a few around them, and the highlighted one wherever it is. */
export function rowsToDraw({ first, moved, highlighted }: ListViewport, count: number): readonly number[] {
  const around = moved ? AROUND_MOVED : 1;
  const start = Math.max(0, Math.min(first, count - VISIBLE_ROWS) - around);
  const end = Math.min(count, start + VISIBLE_ROWS + 2 * around);
  const rows = Array.from({ length: end - start }, (_, at) => start + at);
  if (highlighted >= 0 && highlighted < start) rows.unshift(highlighted);
  if (highlighted >= end && highlighted < count) rows.push(highlighted);
  return rows;
}

/** Computes where a list must be scrolled to so that a row is wholly in sight; stays where it is when the row already is. */
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
