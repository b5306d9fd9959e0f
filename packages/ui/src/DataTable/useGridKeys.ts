'use client';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowAfter, focusablesIn } from './gridMoves.ts';
import type { RowSelection } from './useSelection.ts';

type GridKeysInput<Row> = {
  tableRef: RefObject<HTMLElement | null>;
  rows: number;
  /** The number of cells before the columns. */
  leadingCells: number;
  /** The number of rows that Page Up and Page Down move. */
  pageSize: number;
  selection: RowSelection<Row> | null;
  onOpen: ((index: number) => void) | undefined;
};

/**
 * Keyboard navigation of a table, as in the APG grid: one row and one header are reachable by Tab. A row has the focus as a
 * whole until the right arrow key moves into its cells, where a cell's control takes the focus.
 */
export function useGridKeys<Row>({
  tableRef: box,
  rows,
  leadingCells: before,
  pageSize,
  selection: picks,
  onOpen,
}: GridKeysInput<Row>) {
  const [active, setActive] = useState(0);
  const [activeColumn, setActiveColumn] = useState<number | null>(null);
  const current = Math.min(active, Math.max(0, rows - 1));

  const focusAt = (row: number, cell: number) => {
    const rowElement = box.current?.querySelector<HTMLTableRowElement>(
      row < 0 ? 'thead tr' : `tr[data-index="${row}"]`,
    );
    const cellElement = cell < 0 ? undefined : rowElement?.cells[cell];
    focusOn(cellElement ? focusablesIn(cellElement)[0] : rowElement);
  };
  const focusCell = (row: number, cell: number) => {
    // The active row is always rendered, even far from the visible part, so that it can be focused and scrolled to.
    if (row >= 0) flushSync(() => setActive(row));
    focusAt(row, cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key, shiftKey, currentTarget: table } = event;
    if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement) || target.matches(TEXT_CONTROLS))
      return;
    const rowElement = closestRow(target, table);
    // Content below a row or instead of rows handles its own keys.
    if (!rowElement || rowElement.closest('tfoot, [data-aside]')) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const row = Number(rowElement.dataset['index'] ?? -1);
    const cell = target === rowElement ? -1 : (target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1);
    const focusables = [...(row < 0 ? [] : [rowElement]), ...[...rowElement.cells].flatMap(focusablesIn)];
    const at = focusables.indexOf(target);
    const to = rowAfter({ key, ctrl, row, cell, rows, page: pageSize });
    const rtl = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const columnTargets: Record<string, number> = {
      ArrowRight: at + rtl,
      ArrowLeft: at - rtl,
      Home: row < 0 ? 0 : 1,
      End: focusables.length - 1,
    };
    const next = columnTargets[key];
    if (to !== undefined) {
      if (shiftKey && row >= 0 && to !== row && to >= 0) picks?.extend(row, to);
      focusCell(to, ctrl && cell >= 0 ? (key === 'End' ? rowElement.cells.length - 1 : 0) : cell);
    } else if (next !== undefined && !ctrl) focusOn(focusables[next]);
    else if (ctrl && key === 'a' && picks) picks.selectAll();
    // A control handles its own Enter and Space.
    else if (ctrl || target.matches('a, :enabled')) return;
    else if (key === 'Enter' && onOpen) onOpen(row);
    else if ((key === ' ' || key === 'x') && picks) picks.toggleAt(row, shiftKey);
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const rowElement = closestRow(target, currentTarget);
    const cell = target.closest('th');
    if (rowElement?.dataset['index']) setActive(Number(rowElement.dataset['index']));
    else if (rowElement && cell) setActiveColumn(cell.cellIndex - before);
  };

  return { current, stop: activeColumn, onKeyDown, onFocus };
}

/** Returns the row of this table that contains an element. A nested table has its own rows. */
export function closestRow(target: Element, table: Element) {
  const rowElement = target.closest('tr');
  return rowElement?.closest('table') === table ? rowElement : null;
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tagName === 'TD') element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Controls that use letters and arrow keys themselves. */
const TEXT_CONTROLS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
