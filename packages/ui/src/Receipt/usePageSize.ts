import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const PX_PER_MM = 96 / 25.4;

/** Answers the page size for printing: a roll is cut to the receipt's own length, so that it comes out as one piece. */
export function usePageSize(paper: RefObject<HTMLElement | null>, kind: '80mm' | 'a4'): string {
  const [lengthMm, setLengthMm] = useState(200);
  useLayoutEffect(
    function measure() {
      const element = paper.current;
      if (!element || kind === 'a4') return;
      const look = () => setLengthMm(Math.max(60, Math.ceil(element.scrollHeight / PX_PER_MM) + 4));
      look();
      const sizes = new ResizeObserver(look);
      sizes.observe(element);
      return () => sizes.disconnect();
    },
    [paper, kind],
  );
  return kind === 'a4' ? 'A4' : `80mm ${lengthMm}mm`;
}
