'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { isUncut, type Column } from './columns.ts';

/** Widths in CSS pixels by column id. */
export type Widths = Readonly<Record<string, number>>;

const NONE: Widths = {};

/**
 * Measures the columns that are never truncated: each is as wide as the widest value of the rendered rows. Names take the
 * remaining width. `drawn` changes with the rendered rows. A column never becomes narrower while the columns and the available
 * width stay the same.
 */
export function useUncutWidths(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<never>[],
  drawn: { rows: unknown; start: number; isOff: boolean; layoutKey: unknown },
): Widths {
  const { rows, start, isOff, layoutKey } = drawn;
  const [widths, setWidths] = useState(NONE);
  const [fonts, setFonts] = useState<FontFaceSetLoadStatus>(() =>
    // A table can be rendered on a server, where `document.fonts` does not exist.
    typeof document === 'undefined' ? 'loading' : document.fonts.status,
  );
  useLayoutEffect(function measureWithTheFontsOfThePage() {
    let isUnmounted = false;
    void document.fonts.ready.then(() => isUnmounted || setFonts('loaded'));
    return () => {
      isUnmounted = true;
    };
  }, []);
  useLayoutEffect(
    function measure() {
      const table = box.current?.querySelector('table');
      if (!table || isOff || !columns.some(isUncut)) return;
      const remeasure = () => {
        const next = measured(table, columns);
        setWidths((before) => (columns.every(({ id }) => before[id] === next[id]) ? before : next));
      };
      remeasure();
    },
    [box, columns, rows, isOff, layoutKey, fonts],
  );
  useLayoutEffect(
    function growAsRowsScrollIntoView() {
      const table = box.current?.querySelector('table');
      if (!table || isOff || start === 0) return;
      const remeasure = () => {
        const next = Object.entries(measured(table, columns));
        setWidths((before) => Object.fromEntries(next.map(([id, width]) => [id, Math.max(width, before[id] ?? 0)])));
      };
      const cells = [...table.querySelectorAll('td[data-whole]')];
      if (cells.some((cell) => cell.scrollWidth > cell.clientWidth)) remeasure();
    },
    [box, columns, start, isOff],
  );
  return isOff ? NONE : widths;
}

/** Lays the table out by its content before the browser paints, and returns the column widths. */
function measured(table: HTMLTableElement, columns: readonly Column<never>[]): Widths {
  table.dataset['measured'] = '';
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(-columns.length);
  const widths = columns.flatMap((column, at) => {
    const head = heads[at];
    return isUncut(column) && head ? [[column.id, Math.ceil(head.getBoundingClientRect().width)] as const] : [];
  });
  delete table.dataset['measured'];
  return Object.fromEntries(widths);
}
