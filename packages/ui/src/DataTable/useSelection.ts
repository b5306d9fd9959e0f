import { useRef, useState } from 'react';
import { selectionOf, tableStateOf, withIds } from './tableStateOf.ts';
import type { TableState } from './tableStateOf.ts';

export type TableSelection<Row> = {
  /** Controls what is selected; without it the table remembers by itself. */
  selectedIds?: ReadonlySet<string> | undefined;
  /** Answers how many units a row stands for. */
  quantityOf: (row: Row) => number;
  /** Answers a row's amount, in one unit for all rows (minor units of a currency). */
  totalAmountOf: (row: Row) => number;
  /** Receives the whole state of the table on every selection. */
  onSelect: (state: TableState<Row>) => void;
  /** Names the box that selects all rows. */
  allLabel: string;
  /** Names a row's box. */
  rowLabel: (row: Row) => string;
};

type SelectionInput<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selection: TableSelection<Row> | undefined;
};

/** What the boxes of a table show and do. */
export type Picks<Row> = {
  all: 'none' | 'some' | 'all';
  allLabel: string;
  rowLabel: (row: Row) => string;
  isSelected: (row: Row) => boolean;
  toggleAll: () => void;
  /** Turns one row over; with `range` all from the last turned one to it, in the way of the last. */
  toggleAt: (index: number, range: boolean) => void;
};

/** Keeps or forwards what is selected, and reports the table's state on each change; null without a selection. */
export function useSelection<Row>({ rows, rowId, selection }: SelectionInput<Row>): Picks<Row> | null {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const last = useRef({ index: 0, selected: true });
  if (!selection) return null;

  const selectedIds = selection.selectedIds ?? own;
  const ids = rows.map(rowId);
  const all = selectionOf(ids, selectedIds);
  const turn = (some: readonly string[], selected: boolean) => {
    const next = withIds(selectedIds, some, selected);
    setOwn(next);
    selection.onSelect(tableStateOf({ ...selection, rows, rowId, selectedIds: next }));
  };
  return {
    all,
    allLabel: selection.allLabel,
    rowLabel: selection.rowLabel,
    isSelected: (row) => selectedIds.has(rowId(row)),
    toggleAll: () => turn(ids, all !== 'all'),
    toggleAt(index, range) {
      const from = last.current;
      if (range) return turn(ids.slice(Math.min(from.index, index), Math.max(from.index, index) + 1), from.selected);
      const selected = !selectedIds.has(ids[index] ?? '');
      last.current = { index, selected };
      turn(ids.slice(index, index + 1), selected);
    },
  };
}
