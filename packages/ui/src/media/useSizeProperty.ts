'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Publishes the size of an element on the document as a custom property in CSS pixels, and updates it when the size changes.
 * Removes the property when the element is not present.
 */
export function useSizeProperty(
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
      // The property also changes the size of other elements, so it is not set during the observer's callback.
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
