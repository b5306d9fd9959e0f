import { useLayoutEffect, type RefObject } from 'react';

/** How many CSS pixels a bar takes at the foot of the page; whatever floats there stands above it. */
const NAME = '--td-foot';

/** Says on the document how high a bar at its foot is, also while it grows; 0 px while it is not drawn. */
export function useFoot(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    function tellHeight() {
      const element = bar.current;
      if (!element) return;
      const { style } = document.documentElement;
      let frame = 0;
      // What follows the bar changes its size too: not while sizes are being told.
      const sizes = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => style.setProperty(NAME, `${element.offsetHeight}px`));
      });
      sizes.observe(element);
      return () => {
        cancelAnimationFrame(frame);
        sizes.disconnect();
        style.removeProperty(NAME);
      };
    },
    [bar],
  );
}
