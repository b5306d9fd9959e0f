import { useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Aside, Skeletons, Spacer, TotalsRow } from './asides.tsx';
import { leastWidthOf } from './columns.ts';
import type { Column, Sort } from './columns.ts';
import { DataRow } from './DataRow.tsx';
import { Box, Hidden, Root, Table } from './DataTable.styles.ts';
import { HeadRow } from './HeadRow.tsx';
import { useRowKeys } from './useRowKeys.ts';
import { useSelection } from './useSelection.ts';
import type { TableSelection } from './useSelection.ts';
import { useTableBox } from './useTableBox.ts';
import { drawnOf, windowOf } from './windowOf.ts';

export type DataTableProps<Row> = Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> & {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Shows the order of the rows; the caller sorts them. */
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Opens a row, by a click on it or by Enter. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Says that rows are on their way, and lets them be seen coming; rows that are there stay. */
  loading?: string | undefined;
  /** Stands in for the rows when there are none. */
  empty?: ReactNode;
  /** Stands in for the rows when they could not be had. */
  error?: { text: ReactNode; retryLabel: string; onRetry: () => void } | undefined;
  /** Sets the row height: 36 or 52 CSS pixels. @default 'compact' */
  density?: 'compact' | 'touch' | undefined;
  /** Chooses what happens below 640 px: rows become cards, or the table scrolls sideways. @default 'cards' */
  narrow?: 'cards' | 'scroll' | undefined;
  /** Limits the height, so that the rows scroll in the table's own box; a length of CSS. Above 100 rows the default is 70dvh. */
  maxHeight?: string | undefined;
};

const ROW_PX = { compact: 36, touch: 52 };
const LINE_PX = { compact: 26, touch: 32 };
const CARD_EXTRA_PX = 25;
const WINDOW_ABOVE_ROWS = 100;

/** Shows rows in columns: sorted, selected, opened and walked through by keyboard. Above 100 rows only those near sight are drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, selection, onOpen, loading, empty, error, ...others } = props;
  const { density = 'compact', narrow = 'cards', maxHeight: givenHeight, ...div } = others;
  const box = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const size = useTableBox(box, leastWidthOf(columns) + (selection ? 40 : 0));
  const asCards = size.narrow && narrow === 'cards';
  const many = rows.length > WINDOW_ABOVE_ROWS;
  const maxHeight = givenHeight ?? (many ? '70dvh' : undefined);
  const rowHeight = asCards ? columns.length * LINE_PX[density] + CARD_EXTRA_PX : ROW_PX[density];
  const shown = many
    ? windowOf({ count: rows.length, rowHeight, first, viewHeight: size.viewHeight })
    : { start: 0, end: rows.length };
  const picks = useSelection({ rows, rowId, selection });
  const keys = useRowKeys({
    box,
    count: rows.length,
    shown,
    rowHeight,
    onOpen: onOpen && ((index) => onRow(rows, index, onOpen)),
    onToggle: picks?.toggleAt,
  });
  const span = columns.length + (picks ? 1 : 0);
  const scrolls = maxHeight !== undefined || (size.wider && !asCards);
  const bodyRows = error ? [] : rows;

  return (
    <Root {...div} data-density={density} data-busy={loading !== undefined && rows.length > 0}>
      <Box
        ref={box}
        data-scrolls={scrolls}
        data-sideways={size.wider && !asCards}
        style={{ maxBlockSize: maxHeight }}
        role={scrolls ? 'region' : undefined}
        aria-label={scrolls ? label : undefined}
        tabIndex={scrolls ? 0 : undefined}
        onScroll={many ? (event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight)) : undefined}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
      >
        <Table
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={span}
          aria-multiselectable={picks ? true : undefined}
          aria-busy={loading !== undefined}
          data-cards={asCards}
          style={{ minInlineSize: asCards ? undefined : leastWidthOf(columns) }}
        >
          <HeadRow columns={columns} sort={sort} onSort={onSort} picks={picks} />
          <tbody role="rowgroup">
            {error ? (
              <Aside span={span} alert retry={error}>
                {error.text}
              </Aside>
            ) : rows.length === 0 && loading !== undefined ? (
              <Skeletons columns={columns} picks={picks !== null} />
            ) : rows.length === 0 ? (
              <Aside span={span}>{empty}</Aside>
            ) : null}
            {drawnOf({ ...shown, count: bodyRows.length, active: keys.current }).map((part) => {
              const row = 'row' in part ? bodyRows[part.row] : undefined;
              if (!('row' in part)) return <Spacer key={part.key} span={span} height={part.skip * rowHeight} />;
              if (row === undefined) return null;
              return (
                <DataRow
                  key={rowId(row)}
                  row={row}
                  index={part.row}
                  columns={columns}
                  active={part.row === keys.current}
                  picks={picks}
                  onOpen={onOpen}
                />
              );
            })}
          </tbody>
          <TotalsRow columns={columns} picks={picks !== null} />
        </Table>
      </Box>
      {/* Stays in the page while it is empty: a live region that comes with its text is not read out. */}
      <Hidden role="status">{loading}</Hidden>
    </Root>
  );
}

function onRow<Row>(rows: readonly Row[], index: number, act: (row: Row) => void) {
  const row = rows[index];
  if (row !== undefined) act(row);
}
