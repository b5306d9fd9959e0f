import { useEffect, useState, type RefObject } from 'react';

/** Answers at which edges of a box that scrolls sideways more can be scrolled to: 'start', 'end', 'both' or nothing. */
export function useScrolledEdges(box: RefObject<HTMLElement | null>, isScrolling: boolean, room: unknown) {
  const [more, setMore] = useState<'start' | 'end' | 'both' | undefined>();
  useEffect(
    function watchEdges() {
      const element = box.current;
      if (!element || !isScrolling) return;
      const look = () => {
        const { scrollLeft, scrollWidth, clientWidth } = element;
        const [before, behind] = [Math.abs(scrollLeft) > 1, scrollWidth - clientWidth - Math.abs(scrollLeft) > 1];
        setMore(before && behind ? 'both' : before ? 'start' : behind ? 'end' : undefined);
      };
      look();
      element.addEventListener('scroll', look, { passive: true });
      return () => element.removeEventListener('scroll', look);
    },
    [box, isScrolling, room],
  );
  return isScrolling ? more : undefined;
}
