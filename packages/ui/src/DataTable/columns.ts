import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** The header of the column; in cards, the label before the value. */
  header: string;
  /** Renders the value. Arrow keys reach a control in it, so the control can have `tabIndex={-1}`. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The width in CSS pixels, or the minimum width of a `whole` column. Columns without a width share the remaining space. */
  width?: number | undefined;
  /**
   * Makes the column as wide as its widest value, which is never truncated. For money, numbers and identifiers. @default true
   * for a column that is aligned to the end
   */
  whole?: boolean | undefined;
  /** The priority of the column when not all fit: 1 comes first, columns without a rank last. @default none */
  rank?: number | undefined;
  /** The minimum width of a column without a width, in CSS pixels. @default 120 */
  least?: number | undefined;
  /** Makes the column sortable by a press on its header. @default false */
  sortable?: boolean | undefined;
  /** Keeps the first column at the start, or the last one at the end, while the others scroll. @default false */
  sticky?: boolean | undefined;
  /** Content at the end of the header, such as a resize grip. `reachable` is true when the Tab key must reach it. */
  grip?: ((reachable: boolean) => ReactNode) | undefined;
};

/** The column by which a table is sorted, and the direction. */
export type Sort = { by: string; direction: 'asc' | 'desc' };

/** Returns the sort order after a press on a header: ascending first, then the opposite direction. */
export const nextSort = (sort: Sort | undefined, by: string): Sort => ({
  by,
  direction: sort?.by === by && sort.direction === 'asc' ? 'desc' : 'asc',
});

export const isUncut = ({ whole: uncut, align }: Pick<Column<never>, 'whole' | 'align'>): boolean =>
  uncut ?? align === 'end';

/** Returns the columns by rank, for a table where not all fit. Sticky columns stay at their end. */
export function byRank<C extends Pick<Column<never>, 'rank' | 'sticky'>>(columns: readonly C[]): readonly C[] {
  const place = ({ rank = 100, sticky = false }: C, at: number) => (sticky ? (at === 0 ? 0 : 1000) : rank);
  return columns
    .map((column, at) => ({ column, place: place(column, at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column }) => column);
}

export const LEAST_WIDTH = 120;

/** Returns the sum of the columns' minimum widths, in CSS pixels. A narrower table scrolls sideways. */
export const leastWidthOf = (columns: readonly Pick<Column<never>, 'width' | 'least'>[]) =>
  columns.reduce((sum, { least = LEAST_WIDTH, width = least }) => sum + width, 0);

/** Returns the columns with the measured widths of those that are never truncated. */
export const withWidths = <C extends Pick<Column<never>, 'id' | 'width'>>(
  columns: readonly C[],
  widths: Readonly<Record<string, number>>,
): readonly C[] =>
  columns.map((column) => {
    const measured = widths[column.id];
    return measured === undefined ? column : { ...column, width: Math.max(measured, column.width ?? 0) };
  });
