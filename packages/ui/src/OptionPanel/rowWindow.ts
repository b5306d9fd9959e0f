/** Height of the open list, in CSS pixels (spec §9: dropdown max height 250 px). */
export const LIST_HEIGHT = 250;

/** Up to this many rows all are drawn; beyond, only those in sight. */
const DRAWN_AT_ONCE = 50;
const ROWS_AROUND = 6;

export type RowWindow = { first: number; /** Exclusive. */ last: number };

/** Computes which rows of equal height are worth drawing when the list is scrolled to `top`. */
export function rowWindow({ top, rowHeight, count }: { top: number; rowHeight: number; count: number }): RowWindow {
  if (count <= DRAWN_AT_ONCE) return { first: 0, last: count };
  return {
    first: Math.max(0, Math.min(Math.floor(top / rowHeight), count) - ROWS_AROUND),
    last: Math.min(count, Math.ceil((top + LIST_HEIGHT) / rowHeight) + ROWS_AROUND),
  };
}

/** Computes where a list must be scrolled to so that a row is wholly in sight; stays where it is when the row already is. */
export function topToReveal({
  index,
  top,
  rowHeight,
  height,
}: {
  index: number;
  top: number;
  rowHeight: number;
  height: number;
}) {
  const rowTop = index * rowHeight;
  return Math.max(Math.min(top, rowTop), rowTop + rowHeight - height, 0);
}
