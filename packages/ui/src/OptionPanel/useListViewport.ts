'use client';
import { type ChangeEvent, type UIEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowsToDraw, viewportOf, topToReveal } from './rowWindow.ts';

/** Returns the rows of an open list to render, from the first render on. */
export function useListViewport(question: string, highlighted: number, count: number) {
  const [visibleRows, setViewport] = useState(() => viewportOf(null, question, highlighted));
  const viewport = viewportOf(visibleRows, question, highlighted);
  if (viewport !== visibleRows) setViewport(viewport);

  return {
    drawn: rowsToDraw(viewport, count),
    moved: viewport.moved,
    follow: ({ currentTarget: list }: UIEvent<HTMLElement>) => {
      const height = list.querySelector<HTMLElement>('[id]')?.offsetHeight ?? 1;
      const first = Math.floor(list.scrollTop / height);
      // At once, so that no blank rows are painted.
      if (first !== viewport.first || !viewport.moved)
        flushSync(() => setViewport({ ...viewport, first, moved: true }));
    },
  };
}

/** Scrolls a highlighted row into view; downshift calls it for keys only. A list that opens at its top is not measured. */
export function revealRow(row: HTMLElement) {
  const list = row.parentElement;
  if (!list || (!list.dataset['moved'] && Number(row.ariaPosInSet) <= 5)) return;
  const { offsetTop: rowTop, offsetHeight: rowHeight } = row;
  list.scrollTop = topToReveal({ rowTop, rowHeight, top: list.scrollTop, height: list.clientHeight });
}

/** Scrolls the list of a box to its top, before another text changes its content. */
export function rewind({ currentTarget: box }: ChangeEvent<HTMLElement>) {
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  // Scrolling forces a layout even when there is nothing to scroll.
  if (list?.dataset['moved']) list.scrollTo(0, 0);
}
