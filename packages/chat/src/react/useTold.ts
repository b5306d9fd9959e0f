import { useEffect, useRef } from 'react';

/** Tells a number whenever it changes, and not when its hearer does. */
export function useTold(count: number, hear: ((count: number) => void) | undefined): void {
  const latest = useRef(hear);
  useEffect(function keepLatest() {
    latest.current = hear;
  });
  useEffect(
    function tell() {
      latest.current?.(count);
    },
    [count],
  );
}
