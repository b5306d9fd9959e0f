import { isUncut, type Column } from './columns.ts';

/** Attributes that the cells of one column carry: few, since every row repeats them. */
export type CellMarks = Readonly<Record<string, string | undefined>>;

/** Marks what differs from a plain cell; a cell of a card is marked with its role and its label, which styles took or hide. */
export const cellMarksOf = (columns: readonly Column<never>[], picks: boolean, cards: boolean): CellMarks[] =>
  columns.map(({ align, header, sticky, whole: uncut }, at) => ({
    role: cards ? 'gridcell' : undefined,
    'data-align': align,
    'data-whole': isUncut({ whole: uncut, align }) ? '' : undefined,
    'data-label': cards ? (at === 0 ? '' : header) : undefined,
    ...(sticky && stickyAt(at, columns.length, picks)),
  }));

/** Where a cell stays in sight: at the beginning for the first column, at the end for the last. */
function stickyAt(at: number, count: number, picks: boolean): CellMarks {
  if (at > 0) return at === count - 1 ? { 'data-sticky': 'end' } : {};
  return { 'data-sticky': picks ? 'after' : 'start' };
}
