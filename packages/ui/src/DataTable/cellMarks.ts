import { isUncut, type Column } from './columns.ts';

/** The attributes of one column's cells; only a few, because every row repeats them. */
export type CellMarks = Readonly<Record<string, string | undefined>>;

/**
 * Returns the attributes of cells that differ from plain ones. A cell of a card also has its role and label, because the card
 * styles remove or hide them.
 */
export const cellMarksOf = (columns: readonly Column<never>[], selection: boolean, cards: boolean): CellMarks[] =>
  columns.map(({ align, header, sticky, whole: uncut }, at) => ({
    role: cards ? 'gridcell' : undefined,
    'data-align': align,
    'data-whole': isUncut({ whole: uncut, align }) ? '' : undefined,
    'data-label': cards ? (at === 0 ? '' : header) : undefined,
    ...(sticky && stickyAt(at, columns.length, selection)),
  }));

/** Returns where a sticky cell sticks: at the start for the first column, at the end for the last. */
function stickyAt(at: number, count: number, selection: boolean): CellMarks {
  if (at > 0) return at === count - 1 ? { 'data-sticky': 'end' } : {};
  return { 'data-sticky': selection ? 'after' : 'start' };
}
