'use client';
import { LEAST_WIDTH } from '../DataTable/columns.ts';
import type { Column } from '../DataTable/columns.ts';
import { useValue } from '../value/useValue.ts';
import { WidthGrip } from './WidthGrip.tsx';

/** Widths in CSS pixels by column id. Columns that are not listed keep their own width. */
export type ColumnWidths = Readonly<Record<string, number>>;

export type ColumnResizingInput<Row> = {
  columns: readonly Column<Row>[];
  /** The widths; controlled. */
  widths?: ColumnWidths | undefined;
  /** The initial widths if they are not controlled. */
  defaultWidths?: ColumnWidths | undefined;
  /** Called with the widths after a column was resized, for example to save them. */
  onWidths?: ((widths: ColumnWidths) => void) | undefined;
  /** The accessible name of a column's edge. */
  label: (column: { id: string; header: string }) => string;
  /** The minimum width in CSS pixels. @default 60 */
  least?: number | undefined;
  /** The maximum width in CSS pixels. @default 800 */
  most?: number | undefined;
};

const none: ColumnWidths = {};

/** Makes columns resizable: pass the returned columns to the table. The last column takes the remaining width. */
export function useColumnResizing<Row>(input: ColumnResizingInput<Row>): { columns: Column<Row>[] } {
  const { columns, widths: given, defaultWidths = none, onWidths, label, least = 60, most = 800 } = input;
  const [widths, setWidths] = useValue(given, defaultWidths, onWidths);
  const resized = columns.some(({ id }) => widths[id] !== undefined);

  // All widths are saved, not only the changed one: otherwise the other columns would share the difference.
  const saveWidths = (all: readonly number[]) => {
    const own = all.slice(-columns.length);
    setWidths(Object.fromEntries(columns.slice(0, -1).map(({ id }, at) => [id, Math.round(own[at] ?? 0)])));
  };
  const reset = (id: string) => {
    const { [id]: _removed, ...rest } = widths;
    setWidths(rest);
  };
  return {
    columns: columns.map((column, at) => {
      const last = at === columns.length - 1;
      const width = widths[column.id] ?? column.width;
      // The last column takes the remaining width, so it has no width of its own to measure.
      if (last) return { ...column, whole: false, width: resized ? undefined : column.width };
      return {
        ...column,
        width,
        grip: (reachable) => (
          <WidthGrip
            label={label(column)}
            width={width ?? LEAST_WIDTH}
            least={least}
            most={most}
            reachable={reachable}
            onWidths={saveWidths}
            onReset={() => reset(column.id)}
          />
        ),
      };
    }),
  };
}
