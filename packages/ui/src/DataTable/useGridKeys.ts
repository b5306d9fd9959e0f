'use client';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowAfter, stopsIn } from './gridMoves.ts';
import type { Picks } from './useSelection.ts';

type GridKeysInput<Row> = {
  box: RefObject<HTMLElement | null>;
  rows: number;
  /** The number of cells before the columns. */
  before: number;
  /** The number of rows that Page Up and Page Down move. */
  page: number;
  picks: Picks<Row> | null;
  onOpen: ((index: number) => void) | undefined;
};

/**
 * Keyboard navigation of a table, as in the APG grid: one row and one header are reachable by Tab. A row has the focus as a
 * whole until the right arrow key moves into its cells, where a cell's control takes the focus.
 */
export function useGridKeys<Row>({ box, rows, before, page, picks, onOpen }: GridKeysInput<Row>) {
  const [active, setActive] = useState(0);
  const [stop, setStop] = useState<number | null>(null);
  const current = Math.min(active, Math.max(0, rows - 1));

  const focusAt = (row: number, cell: number) => {
    const line = box.current?.querySelector<HTMLTableRowElement>(row < 0 ? 'thead tr' : `tr[data-index="${row}"]`);
    const place = cell < 0 ? undefined : line?.cells[cell];
    focusOn(place ? stopsIn(place)[0] : line);
  };
  const goTo = (row: number, cell: number) => {
    // The active row is always rendered, even far from the visible part, so that it can be focused and scrolled to.
    if (row >= 0) flushSync(() => setActive(row));
    focusAt(row, cell);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key, shiftKey, currentTarget: table } = event;
    if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement) || target.matches(TYPED)) return;
    const line = lineOf(target, table);
    // Content below a row or instead of rows handles its own keys.
    if (!line || line.closest('tfoot, [data-aside]')) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const row = Number(line.dataset['index'] ?? -1);
    const cell = target === line ? -1 : (target.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1);
    const stops = [...(row < 0 ? [] : [line]), ...[...line.cells].flatMap(stopsIn)];
    const at = stops.indexOf(target);
    const to = rowAfter({ key, ctrl, row, cell, rows, page });
    const rtl = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    const across: Record<string, number> = {
      ArrowRight: at + rtl,
      ArrowLeft: at - rtl,
      Home: row < 0 ? 0 : 1,
      End: stops.length - 1,
    };
    const next = across[key];
    if (to !== undefined) {
      if (shiftKey && row >= 0 && to !== row && to >= 0) picks?.extend(row, to);
      goTo(to, ctrl && cell >= 0 ? (key === 'End' ? line.cells.length - 1 : 0) : cell);
    } else if (next !== undefined && !ctrl) focusOn(stops[next]);
    else if (ctrl && key === 'a' && picks) picks.selectAll();
    // A control handles its own Enter and Space.
    else if (ctrl || target.matches('a, :enabled')) return;
    else if (key === 'Enter' && onOpen) onOpen(row);
    else if ((key === ' ' || key === 'x') && picks) picks.toggleAt(row, shiftKey);
    else return;
    event.preventDefault();
  };

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const line = lineOf(target, currentTarget);
    const cell = target.closest('th');
    if (line?.dataset['index']) setActive(Number(line.dataset['index']));
    else if (line && cell) setStop(cell.cellIndex - before);
  };

  return { current, stop, onKeyDown, onFocus };
}

/** Returns the row of this table that contains an element. A nested table has its own rows. */
export function lineOf(target: Element, table: Element) {
  const line = target.closest('tr');
  return line?.closest('table') === table ? line : null;
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return;
  if (element.tagName === 'TD') element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Controls that use letters and arrow keys themselves. */
const TYPED = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
