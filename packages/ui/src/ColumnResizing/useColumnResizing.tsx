import { LEAST_WIDTH } from '../DataTable/columns.ts';
import type { Column } from '../DataTable/columns.ts';
import { useValue } from '../value/useValue.ts';
import { WidthGrip } from './WidthGrip.tsx';

/** CSS pixels of columns, by their ids; columns that are not named keep their own width. */
export type ColumnWidths = Readonly<Record<string, number>>;

export type ColumnResizingInput<Row> = {
  columns: readonly Column<Row>[];
  /** Controls the widths. */
  widths?: ColumnWidths | undefined;
  /** Widths to begin with where they are not controlled. */
  defaultWidths?: ColumnWidths | undefined;
  /** Receives the widths once a column has been let go, for keeping them. */
  onWidths?: ((widths: ColumnWidths) => void) | undefined;
  /** Names the edge of a column for screen readers. */
  label: (column: { id: string; header: string }) => string;
  /** CSS pixels. @default 60 */
  least?: number | undefined;
  /** CSS pixels. @default 800 */
  most?: number | undefined;
};

const none: ColumnWidths = {};

/** Lets the edges of columns be moved: give the answered columns to the table. The last column takes what the others leave. */
export function useColumnResizing<Row>(input: ColumnResizingInput<Row>): { columns: Column<Row>[] } {
  const { columns, widths: given, defaultWidths = none, onWidths, label, least = 60, most = 800 } = input;
  const [widths, setWidths] = useValue(given, defaultWidths, onWidths);
  const resized = columns.some(({ id }) => widths[id] !== undefined);

  // All widths are kept, not the moved one alone: the others must not share out what it gave up.
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
      // It takes what is left, so it has no width of its own to be measured.
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
