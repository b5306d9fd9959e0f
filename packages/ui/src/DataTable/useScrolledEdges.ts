'use client';
import { useEffect, useState, type RefObject } from 'react';

/** Returns the edges of a horizontally scrolling box with more content: 'start', 'end', 'both' or nothing. */
export function useScrolledEdges(box: RefObject<HTMLElement | null>, isScrolling: boolean, layoutKey: unknown) {
  const [more, setMore] = useState<'start' | 'end' | 'both' | undefined>();
  useEffect(
    function watchEdges() {
      const element = box.current;
      if (!element || !isScrolling) return;
      const remeasure = () => {
        const { scrollLeft, scrollWidth, clientWidth } = element;
        const [before, behind] = [Math.abs(scrollLeft) > 1, scrollWidth - clientWidth - Math.abs(scrollLeft) > 1];
        setMore(before && behind ? 'both' : before ? 'start' : behind ? 'end' : undefined);
      };
      remeasure();
      element.addEventListener('scroll', remeasure, { passive: true });
      return () => element.removeEventListener('scroll', remeasure);
    },
    [box, isScrolling, layoutKey],
  );
  return isScrolling ? more : undefined;
}
