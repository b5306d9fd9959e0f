'use client';
import { useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, CSSProperties, MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PlaceholderRow, Skeletons, Spacer } from './asides.tsx';
import { cellMarksOf } from './cellMarks.ts';
import type { CellMarks } from './cellMarks.ts';
import { byRank, LEAST_WIDTH, leastWidthOf, nextSort, withWidths } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import { TightMoments } from '../DateTime/tightMoments.ts';
import { Root } from './DataTable.styles.ts';
import { HeadRow } from './HeadRow.tsx';
import { closestRow, useGridKeys } from './useGridKeys.ts';
import { useSelection } from './useSelection.ts';
import type { TableSelection } from './useSelection.ts';
import { useScrolledEdges } from './useScrolledEdges.ts';
import { useTableBox } from './useTableBox.ts';
import { useUncutWidths } from './useUncutWidths.ts';
import { chunkOf, drawnOf, windowOf } from './windowOf.ts';

/** The details below open rows, as returned by `useRowExpansion`. */
export type RowDetails<Row> = {
  /** Returns the height of the open details above the row at `index`, in CSS pixels. */
  above: (index: number) => number;
  /** Returns the row at `top` CSS pixels from the first, where each row takes `rowHeight` without its details. */
  rowAt: (top: number, rowHeight: number) => number;
  /** Renders the `<tr>` below a row, with the given key; null while the row is closed. */
  draw: (row: Row, span: number, key: string) => ReactNode;
};

/** The data for a footer row: the columns in their order, and whether checkboxes precede them. */
export type FootPlace = { columns: readonly Column<never>[]; marks: readonly CellMarks[]; selection: boolean };

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The displayed sort order. The caller sorts the rows. */
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Opens a row, on a click or Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The text shown while rows are loading. Rows that are already loaded stay visible. */
  loading?: string | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows that could not be loaded. */
  error?: { text: ReactNode; retryLabel: string; onRetry: () => void } | undefined;
  /** Shows details below rows. */
  details?: RowDetails<Row> | undefined;
  /** Renders the footer, such as a `TotalsRow`. */
  foot?: ((place: FootPlace) => ReactNode) | undefined;
  /** The row height: 36 or 52 CSS pixels. @default 'compact' */
  density?: 'compact' | 'touch' | undefined;
  /** The layout below 520 px: rows as cards, or a table that scrolls sideways. @default 'cards' */
  narrow?: 'cards' | 'scroll' | undefined;
  /**
   * The maximum height as a CSS length; the rows then scroll inside the table's own box. Above 100 rows the default is 70dvh.
   */
  maxHeight?: string | undefined;
};

/** The start and end of the scrolling part, next to the sticky columns. */
const edgesOf = (columns: readonly Column<never>[], selection: number): CSSProperties => {
  const [first, last] = [columns[0], columns.at(-1)];
  const widthOf = (column: Column<never> | undefined) => (column?.sticky ? (column.width ?? LEAST_WIDTH) : 0);
  return {
    '--table-first': `${widthOf(first) + selection * PICK_PX}px`,
    '--table-last': `${first === last ? 0 : widthOf(last)}px`,
  } as CSSProperties;
};

const PICK_PX = 40;
const ROW_PX = { compact: 36, touch: 52 };
const LINE_PX = { compact: 26, touch: 32 };
const CARD_EXTRA_PX = 25;
const WINDOW_ABOVE_ROWS = 100;
const CONTROLS = 'a, button, input, label, select, textarea';

/**
 * Shows rows in columns, with sorting, selection, opening and keyboard navigation. Above 100 rows only those near the visible
 * part are rendered.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns: given,
    rows,
    rowId,
    sort,
    onSort,
    selection: selectable,
    onOpen,
    loading,
    empty,
    error,
    ...others
  } = props;
  const { details, foot, density = 'compact', narrow = 'cards', maxHeight: givenHeight, ...div } = others;
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const many = rows.length > WINDOW_ABOVE_ROWS;
  const maxHeight = givenHeight ?? (many ? '70dvh' : undefined);
  const [leastWidth, setLeastWidth] = useState(() => leastWidthOf(given));
  const size = useTableBox(box, leastWidth + (selectable ? PICK_PX : 0), maxHeight);
  const cards = size.narrow && narrow === 'cards';
  const sideways = size.wider && !cards;
  const placed = useMemo(() => (sideways ? byRank(given) : given), [given, sideways]);
  const scrolls = maxHeight !== undefined || sideways;
  const rowHeight = cards ? given.length * LINE_PX[density] + CARD_EXTRA_PX : ROW_PX[density];
  const topOf = (index: number) => index * rowHeight + (details?.above(index) ?? 0);
  const visibleRows = Math.ceil(size.height / rowHeight);
  const count = error ? 0 : rows.length;
  const shown = many ? windowOf({ count, first, visibleRows }) : { start: 0, end: count };
  const widths = useUncutWidths(box, placed, { rows, start: shown.start, isOff: cards, layoutKey: size.tight });
  const columns = useMemo(() => withWidths(placed, widths), [placed, widths]);
  const least = leastWidthOf(columns);
  if (least !== leastWidth) setLeastWidth(least);
  const more = useScrolledEdges(box, sideways, leastWidth);
  const selection = useSelection({ rows, rowId, selection: selectable });
  const before = selection ? 1 : 0;
  const span = columns.length + before;
  const marks = useMemo(() => cellMarksOf(columns, before > 0, cards), [columns, before, cards]);
  const open =
    onOpen &&
    ((index: number) => {
      const row = rows[index];
      if (row !== undefined) onOpen(row);
    });
  const keys = useGridKeys({
    tableRef: box,
    rows: count,
    leadingCells: before,
    pageSize: Math.max(1, visibleRows - 2),
    selection,
    onOpen: open,
  });

  const isFocusable =
    selection !== null || open !== undefined || columns.some(({ sortable, grip }) => sortable ?? grip);

  const onScroll = (top: number) => {
    const next = chunkOf(details?.rowAt(top, rowHeight) ?? Math.floor(top / rowHeight));
    // Rendered before the browser paints the scroll step, so that no row is blank.
    if (next !== first) flushSync(() => setFirst(next));
  };
  const onClick = ({ target, shiftKey, currentTarget }: MouseEvent<HTMLTableElement>) => {
    if (!(target instanceof Element)) return;
    const line = closestRow(target, currentTarget);
    if (!line) return;
    const control = target.closest<HTMLElement>(CONTROLS);
    const by = control?.dataset['sort'];
    const index = Number(line.dataset['index'] ?? -1);
    if (by !== undefined) onSort?.(nextSort(sort, by));
    else if (control?.closest('[data-pick]')) selection?.toggleAt(index, shiftKey);
    else if (!control && getSelection()?.isCollapsed !== false) open?.(index);
  };

  const seen = new Set<string>();
  const keyOf = (row: Row, index: number) => {
    const id = rowId(row);
    // Rows can share an id; React keys cannot.
    return seen.size < seen.add(id).size ? id : `${id} ${index}`;
  };

  return (
    <TightMoments value={!size.tight ? 'none' : cards ? 'year' : 'lines'}>
      <Root
        {...div}
        data-density={density}
        data-busy={loading !== undefined}
        data-more={more}
        style={more ? { ...div.style, ...edgesOf(columns, before) } : div.style}
      >
        <div
          ref={box}
          data-scrolls={scrolls}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling needs a focusable element: without one in the table, its box takes the focus (axe: scrollable-region-focusable)
          tabIndex={scrolls && !isFocusable ? 0 : undefined}
          data-sideways={sideways}
          style={{ maxBlockSize: maxHeight }}
          onScroll={many ? (event) => onScroll(event.currentTarget.scrollTop) : undefined}
        >
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG grid is a table with keyboard navigation
            role="grid"
            aria-label={label}
            aria-rowcount={rows.length + 1}
            aria-multiselectable={selection ? true : undefined}
            aria-busy={loading !== undefined}
            data-cards={cards}
            data-opens={onOpen !== undefined}
            style={{ minInlineSize: cards ? undefined : leastWidth }}
            onClick={onClick}
            onKeyDown={keys.onKeyDown}
            onFocus={keys.onFocus}
          >
            <HeadRow
              columns={columns}
              marks={marks}
              sort={sort}
              sorts={onSort !== undefined}
              all={selection?.all}
              allLabel={selectable?.allLabel}
              stop={keys.stop ?? (selection ? -1 : columns.findIndex(({ sortable, grip }) => sortable ?? grip))}
            />
            <tbody role="rowgroup">
              {error ? (
                <PlaceholderRow span={span} retry={error}>
                  {error.text}
                </PlaceholderRow>
              ) : count > 0 ? null : loading !== undefined ? (
                <Skeletons span={span} />
              ) : (
                <PlaceholderRow span={span}>{empty}</PlaceholderRow>
              )}
              {drawnOf({ ...shown, count, active: keys.current }).flatMap((part) => {
                if ('to' in part) {
                  const key = part.skip === 0 ? 'before' : `to ${part.to}`;
                  return <Spacer key={key} span={span} height={topOf(part.to) - topOf(part.skip)} />;
                }
                const row = rows[part.row];
                if (row === undefined) return [];
                const key = keyOf(row, part.row);
                return [
                  <DataRow
                    key={key}
                    row={row}
                    index={part.row}
                    columns={columns}
                    marks={marks}
                    active={part.row === keys.current}
                    selected={selection?.isSelected(row)}
                    pickLabel={selectable?.rowLabel}
                  />,
                  details?.draw(row, span, `${key} below`),
                ];
              })}
            </tbody>
            {foot?.({ columns, marks, selection: selection !== null })}
          </table>
        </div>
        {/* Stays on the page while it is empty: a live region that is inserted together with its text is not announced. */}
        <span role="status">{loading}</span>
      </Root>
    </TightMoments>
  );
}
