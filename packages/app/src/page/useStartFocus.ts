import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref that focuses its element once it is mounted, and again when `again` changes. Opening a page does not scroll it:
 * it starts at its top.
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
