import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus where the work begins: on what gets this ref, once it is there, and anew when `again` changes. A page that opens is
 * not scrolled by that: it begins at its top.
 */
export function useStartFocus<E extends HTMLElement>(again?: unknown): RefObject<E | null> {
  const start = useRef<E>(null);
  const opens = useRef(true);
  useEffect(
    function focusStart() {
      start.current?.focus({ preventScroll: opens.current });
      opens.current = false;
    },
    [again],
  );
  return start;
}
