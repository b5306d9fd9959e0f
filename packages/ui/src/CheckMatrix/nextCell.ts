/** The place of a box: row 0 is the header, column 0 the boxes of whole rows. */
export type CellPlace = { row: number; column: number };

type Size = { rowCount: number; columnCount: number; isRtl: boolean };

/** Returns the box to which a key moves, or null for a key that does not move. Movement ends at the edges. */
export function nextCell(
  { row, column }: CellPlace,
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { rowCount, columnCount, isRtl }: Size,
): CellPlace | null {
  const far = ctrlKey || metaKey;
  const [lastRow, lastColumn] = [rowCount - 1, columnCount - 1];
  const sideways = (step: number) => Math.min(lastColumn, Math.max(0, column + step));
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: sideways(isRtl ? 1 : -1) };
    case 'ArrowRight':
      return { row, column: sideways(isRtl ? -1 : 1) };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? lastRow : row, column: lastColumn };
    case 'PageUp':
      return { row: Math.max(0, row - 10), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + 10), column };
    default:
      return null;
  }
}
