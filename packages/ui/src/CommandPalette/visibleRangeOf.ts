const ROWS_AROUND = 8;

/** Returns which rows of equal height to render; `last` is exclusive. */
export function visibleRangeOf({
  top,
  height,
  rowHeight,
  count,
}: Record<'top' | 'height' | 'rowHeight' | 'count', number>) {
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), count) - ROWS_AROUND);
  return { first, last: Math.min(count, Math.ceil((top + height) / rowHeight) + ROWS_AROUND) };
}
