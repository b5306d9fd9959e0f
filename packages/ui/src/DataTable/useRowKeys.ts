import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import type { RowWindow } from './windowOf.ts';

type RowKeysInput = {
  box: RefObject<HTMLElement | null>;
  count: number;
  shown: RowWindow;
  /** CSS pixels of one row; used to scroll to a row that is not drawn. */
  rowHeight: number;
  onOpen: ((index: number) => void) | undefined;
  onToggle: ((index: number, range: boolean) => void) | undefined;
};

const PAGE = 10;
const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), select';

/** One row is reachable by Tab; arrows, j and k, Home, End and the page keys move on, left and right lead through a row's own controls. */
export function useRowKeys({ box, count, shown, rowHeight, onOpen, onToggle }: RowKeysInput) {
  const [active, setActive] = useState(0);
  const wanted = useRef<number | null>(null);
  const current = Math.min(active, Math.max(0, count - 1));
  const rowAt = (index: number) => box.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`);

  useLayoutEffect(function focusWanted() {
    if (wanted.current === null) return;
    const row = rowAt(wanted.current);
    if (!row) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(count - 1, index));
    wanted.current = next;
    setActive(next);
    if (next < shown.start || next >= shown.end) box.current?.scrollTo({ top: next * rowHeight });
  };

  const walkAcross = (row: HTMLElement, step: 1 | -1) => {
    const stops = [row, ...row.querySelectorAll<HTMLElement>(CONTROLS)];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[at + step]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || count === 0) return;
    if (!(event.target instanceof HTMLElement) || isTyping(event.target)) return;
    const row = event.target.closest<HTMLElement>('tr[data-index]');
    // The box itself is a tab stop where it scrolls.
    if (!row && event.target !== box.current) return;
    const onRow = row === null || event.target === row;
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      j: current + 1,
      ArrowUp: current - 1,
      k: current - 1,
      PageDown: current + PAGE,
      PageUp: current - PAGE,
      Home: 0,
      End: count - 1,
    };
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = moves[event.key];
    if (to !== undefined) goTo(to);
    else if (event.key === 'ArrowRight' && row) walkAcross(row, rightToLeft ? -1 : 1);
    else if (event.key === 'ArrowLeft' && row) walkAcross(row, rightToLeft ? 1 : -1);
    else if (event.key === 'Enter' && onRow && onOpen) onOpen(current);
    else if ((event.key === ' ' || event.key === 'x') && onRow && onToggle) onToggle(current, event.shiftKey);
    else return;
    event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('tr[data-index]');
    if (row) setActive(Number(row.dataset['index']));
  };

  return { current, onKeyDown, onFocus };
}

const isTyping = (target: HTMLElement) =>
  target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
