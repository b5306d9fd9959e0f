import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus where the work begins: on what gets this ref, once it is there. */
export function useStartHere<E extends HTMLElement>(): RefObject<E | null> {
  const start = useRef<E>(null);
  useEffect(function startHere() {
    start.current?.focus();
  }, []);
  return start;
}
