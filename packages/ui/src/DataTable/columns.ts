import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  /** Heads the column, and stands before the value where rows turn into cards. */
  header: string;
  /** Draws the value. Arrows reach a control in it, so that it may have `tabIndex={-1}`. */
  cell: (row: Row) => ReactNode;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Sets the width in CSS pixels, or the least one of a `whole` column; columns without one share what is left. */
  width?: number | undefined;
  /**
   * Makes the column as wide as its widest value: what is in it is never cut, as money, numbers and identifiers must not be.
   * @default true for a column that is aligned to the end
   */
  whole?: boolean | undefined;
  /** Orders the columns where not all have room: 1 stands first, those without a rank last. @default none */
  rank?: number | undefined;
  /** Is what a column without a width gets at least, in CSS pixels. @default 120 */
  least?: number | undefined;
  /** Lets a press on the header sort by this column. @default false */
  sortable?: boolean | undefined;
  /** Keeps the first column at the beginning, the last one at the end, while the others scroll. @default false */
  sticky?: boolean | undefined;
  /** Stands at the end of the header, such as what resizes the column; `reachable` says that Tab shall reach it. */
  grip?: ((reachable: boolean) => ReactNode) | undefined;
};

/** The column a table is sorted by. */
export type Sort = { by: string; direction: 'asc' | 'desc' };

/** What a press on a header asks for: ascending first, then the other way round. */
export const nextSort = (sort: Sort | undefined, by: string): Sort => ({
  by,
  direction: sort?.by === by && sort.direction === 'asc' ? 'desc' : 'asc',
});

export const isUncut = ({ whole: uncut, align }: Pick<Column<never>, 'whole' | 'align'>): boolean =>
  uncut ?? align === 'end';

/** The columns as they stand where not all have room: by their ranks; what sticks to an end stays there. */
export function byRank<C extends Pick<Column<never>, 'rank' | 'sticky'>>(columns: readonly C[]): readonly C[] {
  const place = ({ rank = 100, sticky = false }: C, at: number) => (sticky ? (at === 0 ? 0 : 1000) : rank);
  return columns
    .map((column, at) => ({ column, place: place(column, at) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ column }) => column);
}

export const LEAST_WIDTH = 120;

/** Adds up the widths that columns ask for, in CSS pixels: a narrower table scrolls sideways. */
export const leastWidthOf = (columns: readonly Pick<Column<never>, 'width' | 'least'>[]) =>
  columns.reduce((sum, { least = LEAST_WIDTH, width = least }) => sum + width, 0);

/** The columns with the widths that were measured of those that are never cut. */
export const withWidths = <C extends Pick<Column<never>, 'id' | 'width'>>(
  columns: readonly C[],
  widths: Readonly<Record<string, number>>,
): readonly C[] =>
  columns.map((column) => {
    const measured = widths[column.id];
    return measured === undefined ? column : { ...column, width: Math.max(measured, column.width ?? 0) };
  });
