import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a number of milliseconds. */
export function useRested<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setDebounced(value), ms);
      return () => clearTimeout(timer);
    },
    [value, ms],
  );
  return debounced;
}
