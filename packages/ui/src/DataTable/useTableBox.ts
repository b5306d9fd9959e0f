import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Below this width of its own box, in CSS pixels, a table counts as narrow. */
const NARROW_PX = 640;

/** Measures the box of a table: whether it is narrow, whether the columns stick out, and how high it is. */
export function useTableBox(box: RefObject<HTMLElement | null>, leastWidth: number) {
  const [size, setSize] = useState({ narrow: false, wider: false, viewHeight: 600 });
  useLayoutEffect(
    function measure() {
      const element = box.current;
      if (!element) return;
      const look = () => {
        const { clientWidth, clientHeight } = element;
        const next = { narrow: clientWidth <= NARROW_PX, wider: leastWidth > clientWidth, viewHeight: clientHeight };
        setSize((old) =>
          old.narrow === next.narrow && old.wider === next.wider && old.viewHeight === next.viewHeight ? old : next,
        );
      };
      look();
      const sizes = new ResizeObserver(look);
      sizes.observe(element);
      return () => sizes.disconnect();
    },
    [box, leastWidth],
  );
  return size;
}
