import { useEffect, useRef } from 'react';

/** Tells a number whenever it changes, and not when its hearer does. */
export function useCountCallback(count: number, onChange: ((count: number) => void) | undefined): void {
  const latest = useRef(onChange);
  useEffect(function keepLatest() {
    latest.current = onChange;
  });
  useEffect(
    function notifyChange() {
      latest.current?.(count);
    },
    [count],
  );
}
