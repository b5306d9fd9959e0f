'use client';
import { useEffect, useRef } from 'react';

/** Calls `onChange` whenever the count changes, but not when only the callback changes. */
export function useCountCallback(count: number, onChange: ((count: number) => void) | undefined): void {
  const latest = useRef(onChange);
  useEffect(function storeLatest() {
    latest.current = onChange;
  });
  useEffect(
    function notifyChange() {
      latest.current?.(count);
    },
    [count],
  );
}
