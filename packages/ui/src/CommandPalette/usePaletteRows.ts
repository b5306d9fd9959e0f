'use client';
import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { visibleRangeOf } from './visibleRangeOf.ts';

/** Tracks the visible rows of the open palette, and scrolls a row into view. */
export function usePaletteRows(open: boolean, count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ top: 0, height: 400, rowHeight: 36 });

  useLayoutEffect(
    function measure() {
      const element = list.current;
      if (!open || !element) return;
      // The density of the page sets the height of a row.
      const control = Number.parseFloat(getComputedStyle(element).getPropertyValue('--td-control')) || 32;
      setBox({ top: element.scrollTop, height: 400, rowHeight: control + 4 });
    },
    [open],
  );
  const scrollTo = (top: number) => {
    if (list.current) list.current.scrollTop = top;
    setBox((old) => ({ ...old, top }));
  };
  return {
    list,
    rowHeight: box.rowHeight,
    visibleRange: visibleRangeOf({ ...box, count }),
    onScroll: (event: UIEvent<HTMLElement>) => {
      const top = event.currentTarget.scrollTop;
      setBox((old) => ({ ...old, top }));
    },
    toTop: () => scrollTo(0),
    /** Scrolls a row into view; for the first command of a group, also the heading above it. */
    reveal: (row: number) => {
      const element = list.current;
      if (!element) return;
      const height = element.clientHeight;
      const top = row * box.rowHeight;
      scrollTo(Math.max(0, Math.min(element.scrollTop, top - box.rowHeight), top + 2 * box.rowHeight - height));
    },
  };
}
