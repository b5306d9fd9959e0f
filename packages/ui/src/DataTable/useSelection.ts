import { useMemo, useRef, useState } from 'react';
import { tableStateOf, withIds } from './tableStateOf.ts';
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

const nothing: ReadonlySet<string> = new Set();

/** Keeps or forwards what is selected, and reports the table's state on each change; null without a selection. */
export function useSelection<Row>({ rows, rowId, selection }: SelectionInput<Row>) {
  const [internal, setInternal] = useState(nothing);
  // Where a range begins, in which way it turns rows, and how far it has come.
  const range = useRef({ from: 0, to: -1, selected: true });
  const ids = selection?.selectedIds ?? internal;
  // oxlint-disable-next-line react/exhaustive-deps -- `rowId` is written in place by callers: 100,000 rows would be counted again on each render
  const count = useMemo(() => (ids.size === 0 ? 0 : rows.filter((row) => ids.has(rowId(row))).length), [rows, ids]);
  if (!selection) return null;

  const toggle = (some: readonly Row[], selected: boolean) => {
    const next = withIds(ids, some.map(rowId), selected);
    setInternal(next);
    selection.onSelect(tableStateOf({ ...selection, rows, rowId, selectedIds: next }));
  };
  const between = (one: number, other: number) => rows.slice(Math.min(one, other), Math.max(one, other) + 1);
  const all: 'none' | 'some' | 'all' = count === 0 ? 'none' : count < rows.length ? 'some' : 'all';
  return {
    all,
    isSelected: (row: Row) => ids.has(rowId(row)),
    selectAll: () => toggle(rows, true),
    /** Turns one row over, at -1 all of them; with `whole` all from the last turned one to it, in the way of the last. */
    toggleAt(index: number, toCell: boolean) {
      const { from, selected } = range.current;
      if (index < 0) return toggle(rows, all !== 'all');
      if (toCell) return toggle(between(from, index), selected);
      const [row] = between(index, index);
      range.current = { from: index, to: index, selected: row !== undefined && !ids.has(rowId(row)) };
      toggle(between(index, index), range.current.selected);
    },
    /** Takes the next row into a run of selected rows, or gives the row just left back when the run turns round. */
    extend(index: number, to: number) {
      const from = range.current.to === index ? range.current.from : index;
      range.current = { from, to, selected: true };
      const back = Math.abs(to - from) < Math.abs(index - from);
      toggle(back ? between(index, index) : between(from, to), !back);
    },
  };
}

/** What the boxes of a table show and do. */
export type Picks<Row> = NonNullable<ReturnType<typeof useSelection<Row>>>;
