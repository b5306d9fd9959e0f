import { useLayoutEffect, type RefObject } from 'react';

/** Says on the document, in a custom property, how many CSS pixels an element takes, also while it grows; nothing while it is not there. */
export function useSizeOnPage(
  box: RefObject<HTMLElement | null>,
  name: `--td-${string}`,
  side: 'offsetHeight' | 'offsetWidth',
  isPresent = true,
): void {
  useLayoutEffect(
    function reportSize() {
      const element = box.current;
      if (!element || !isPresent) return;
      const { style } = document.documentElement;
      let frame = 0;
      // What stands beside it changes its size too: not while sizes are being told.
      const sizes = new ResizeObserver(() => {
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() => style.setProperty(name, `${element[side]}px`));
      });
      sizes.observe(element);
      return () => {
        cancelAnimationFrame(frame);
        sizes.disconnect();
        style.removeProperty(name);
      };
    },
    [box, name, side, isPresent],
  );
}
