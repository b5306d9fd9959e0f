/** A row whose details are open, and the CSS pixels they take. */
export type OpenRow = { index: number; height: number };

/** Adds up the details above a row; `open` in the order of the rows. */
export function heightAbove(open: readonly OpenRow[], index: number): number {
  let sum = 0;
  for (const row of open) {
    if (row.index >= index) break;
    sum += row.height;
  }
  return sum;
}

/** Finds the row at `top` CSS pixels, details counted to the row that they belong to. */
export function rowAtHeight(open: readonly OpenRow[], top: number, rowHeight: number): number {
  let above = 0;
  for (const { index, height } of open) {
    const begins = index * rowHeight + above;
    if (top < begins + rowHeight) break;
    if (top < begins + rowHeight + height) return index;
    above += height;
  }
  return Math.floor((top - above) / rowHeight);
}
