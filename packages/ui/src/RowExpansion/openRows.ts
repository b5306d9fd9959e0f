/** A row with open details, and their height in CSS pixels. */
export type OpenRow = { index: number; height: number };

/** Returns the total height of the details above a row; `open` is in the order of the rows. */
export function heightAbove(open: readonly OpenRow[], index: number): number {
  let sum = 0;
  for (const row of open) {
    if (row.index >= index) break;
    sum += row.height;
  }
  return sum;
}

/** Returns the row at `top` CSS pixels. Details belong to the row above them. */
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
