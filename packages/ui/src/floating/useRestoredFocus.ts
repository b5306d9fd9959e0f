'use client';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus back into a panel when the focused element in it was removed, such as a button after its action, so that
 * Escape and Tab continue from the panel. Returns handlers for the panel's events.
 */
export function useRestoredFocus(panel: RefObject<HTMLElement | null>, open: boolean) {
  const isInside = useRef(false);
  useEffect(function restoreFocus() {
    if (open && isInside.current && document.activeElement === document.body) panel.current?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Removing an element fires no blur event; leaving it does.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      isInside.current = relatedTarget instanceof Node && panel.current?.contains(relatedTarget) === true;
    },
  };
}
