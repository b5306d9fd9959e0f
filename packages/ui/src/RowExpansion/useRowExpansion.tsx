'use client';
import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/columns.ts';
import type { RowDetails } from '../DataTable/DataTable.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useValue } from '../value/useValue.ts';
import { DetailRow } from './DetailRow.tsx';
import { heightAbove, rowAtHeight } from './openRows.ts';
import { Toggle } from './RowExpansion.styles.ts';

export type RowExpansionInput<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Renders the details below an open row. */
  detail: (row: Row) => ReactNode;
  /** The ids of the open rows; controlled. */
  expandedIds?: ReadonlySet<string> | undefined;
  /** The initially open rows if they are not controlled. */
  defaultExpandedIds?: ReadonlySet<string> | undefined;
  onExpandedIds?: ((ids: ReadonlySet<string>) => void) | undefined;
  /** Whether a row has details; without it all rows have. */
  mayExpand?: ((row: Row) => boolean) | undefined;
  /** The accessible name of the button that opens a row, and of the region that it opens. */
  label: (row: Row) => string;
  /** The estimated height of details before they are rendered, in CSS pixels. @default 120 */
  estimate?: number | undefined;
};

const none: ReadonlySet<string> = new Set();

/** Makes rows expandable: `<DataTable {...useRowExpansion({ columns, rows, … })} />`. The button is in the first column. */
export function useRowExpansion<Row>(input: RowExpansionInput<Row>) {
  const { columns, rows, rowId, detail, expandedIds, defaultExpandedIds = none, onExpandedIds } = input;
  const { mayExpand, label, estimate = 120 } = input;
  const id = useId();
  const [expanded, setExpanded] = useValue(expandedIds, defaultExpandedIds, onExpandedIds);
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  // oxlint-disable-next-line react/exhaustive-deps -- callers pass `rowId` inline: 100,000 rows would be searched on each render
  const places = useMemo(() => openPlaces(rows, rowId, expanded), [rows, expanded]);
  const open = places.map(({ index, key }) => ({ index, height: heights[key] ?? estimate }));

  const toggle = (key: string) => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };
  const details: RowDetails<Row> = {
    above: (index) => heightAbove(open, index),
    rowAt: (top, rowHeight) => rowAtHeight(open, top, rowHeight),
    draw(row, span, key) {
      const own = rowId(row);
      if (!expanded.has(own)) return null;
      const saveHeight = (height: number) =>
        setHeights((old) => (old[own] === height ? old : { ...old, [own]: height }));
      return (
        <DetailRow key={key} id={`${id}-${own}`} label={label(row)} span={span} onHeight={saveHeight}>
          {detail(row)}
        </DetailRow>
      );
    },
  };
  const withButton = (column: Column<Row>): Column<Row> => ({
    ...column,
    cell(row) {
      if (mayExpand && !mayExpand(row)) return column.cell(row);
      const own = rowId(row);
      const isOpen = expanded.has(own);
      return (
        <>
          <Toggle
            type="button"
            tabIndex={-1}
            aria-label={label(row)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-${own}` : undefined}
            onClick={() => toggle(own)}
          >
            <Icon name="chevron-right" size={14} />
          </Toggle>
          {column.cell(row)}
        </>
      );
    },
  });
  return { columns: columns.map((column, at) => (at === 0 ? withButton(column) : column)), details };
}

function openPlaces<Row>(rows: readonly Row[], rowId: (row: Row) => string, expanded: ReadonlySet<string>) {
  if (expanded.size === 0) return [];
  return rows.flatMap((row, index) => {
    const key = rowId(row);
    return expanded.has(key) ? [{ index, key }] : [];
  });
}
