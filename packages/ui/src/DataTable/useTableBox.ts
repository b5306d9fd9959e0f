'use client';
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Below this width of its own box, in CSS pixels, a table counts as narrow. */
const NARROW_PX = 520;

/** Below this width, in CSS pixels, dates omit the current year and show the time below the day. */
const TIGHT_PX = 760;

/** Measures the box of a table after mounting and when its size changes, never while it scrolls. */
export function useTableBox(box: RefObject<HTMLElement | null>, leastWidth: number, maxHeight: string | undefined) {
  // A height in pixels is known before the first measurement, so that the first rendered rows are correct.
  const [narrow, setNarrow] = useState(false);
  const [tight, setTight] = useState(false);
  const [wider, setWider] = useState(false);
  const [height, setHeight] = useState(maxHeight?.endsWith('px') ? parseFloat(maxHeight) : 600);
  useLayoutEffect(
    function measure() {
      const element = box.current;
      if (!element) return;
      const remeasure = () => {
        const { clientWidth, clientHeight } = element;
        setNarrow(clientWidth <= NARROW_PX);
        setTight(clientWidth < TIGHT_PX);
        setWider(leastWidth > clientWidth);
        setHeight(clientHeight);
      };
      remeasure();
      const sizes = new ResizeObserver(remeasure);
      sizes.observe(element);
      return () => sizes.disconnect();
    },
    [box, leastWidth],
  );
  return { narrow, tight, wider, height };
}
