'use client';
import { useMemo, useRef, useState } from 'react';
import { tableStateOf, withIds } from './tableStateOf.ts';
import type { TableState } from './tableStateOf.ts';

export type TableSelection<Row> = {
  /** The selected ids; controlled. Without it the table stores the selection. */
  selectedIds?: ReadonlySet<string> | undefined;
  /** Returns the number of units of a row. */
  quantityOf: (row: Row) => number;
  /** Returns a row's amount, in one unit for all rows (minor units of a currency). */
  totalAmountOf: (row: Row) => number;
  /** Called with the whole state of the table on every change of the selection. */
  onSelect: (state: TableState<Row>) => void;
  /** The accessible name of the checkbox that selects all rows. */
  allLabel: string;
  /** The accessible name of a row's checkbox. */
  rowLabel: (row: Row) => string;
};

type SelectionInput<Row> = {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  selection: TableSelection<Row> | undefined;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Stores the selection, or passes it on if it is controlled, and reports the table's state on each change. Returns null without
 * a selection.
 */
export function useSelection<Row>({ rows, rowId, selection }: SelectionInput<Row>) {
  const [internal, setInternal] = useState(nothing);
  // The start of a range, whether it selects or clears rows, and its current end.
  const range = useRef({ from: 0, to: -1, selected: true });
  const ids = selection?.selectedIds ?? internal;
  // oxlint-disable-next-line react/exhaustive-deps -- callers pass `rowId` inline: 100,000 rows would be counted again on each render
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
    /**
     * Toggles one row, or all rows at -1. With `toCell`, applies the last change to all rows from the last toggled one to this
     * one.
     */
    toggleAt(index: number, toCell: boolean) {
      const { from, selected } = range.current;
      if (index < 0) return toggle(rows, all !== 'all');
      if (toCell) return toggle(between(from, index), selected);
      const [row] = between(index, index);
      range.current = { from: index, to: index, selected: row !== undefined && !ids.has(rowId(row)) };
      toggle(between(index, index), range.current.selected);
    },
    /** Adds the next row to a range of selected rows, or removes the previous row when the range shrinks. */
    extend(index: number, to: number) {
      const from = range.current.to === index ? range.current.from : index;
      range.current = { from, to, selected: true };
      const back = Math.abs(to - from) < Math.abs(index - from);
      toggle(back ? between(index, index) : between(from, to), !back);
    },
  };
}

/** The state and the handlers of a table's checkboxes. */
export type RowSelection<Row> = NonNullable<ReturnType<typeof useSelection<Row>>>;
