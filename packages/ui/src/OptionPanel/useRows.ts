import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { rowWindow, type RowWindow, topToReveal } from './rowWindow.ts';

export type Rows = {
  list: RefObject<HTMLUListElement | null>;
  window: RowWindow;
  rowHeight: number;
  /** Says whether a row stands in the document, so that its id may be named. */
  isDrawn: (index: number) => boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls a row into sight; -1 is no row. */
  reveal: (index: number) => void;
};

/** Knows which rows of an open list are in sight. */
export function useRows(count: number, open: boolean): Rows {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(32);

  useLayoutEffect(
    function startAtTop() {
      if (!open || !list.current) return;
      setTop(list.current.scrollTop);
      // The density of the page decides, and nothing is drawn yet that could be measured.
      setRowHeight(Number.parseFloat(getComputedStyle(list.current).getPropertyValue('--td-control')) || 32);
    },
    [open],
  );

  const window = rowWindow({ top, rowHeight, count });
  return {
    list,
    window,
    rowHeight,
    isDrawn: (index) => index >= window.first && index < window.last,
    onScroll: (event) => setTop(event.currentTarget.scrollTop),
    reveal: (index) => {
      const element = list.current;
      if (index < 0 || !element) return;
      const next = topToReveal({ index, top: element.scrollTop, rowHeight, height: element.clientHeight });
      element.scrollTop = next;
      setTop(next);
    },
  };
}
