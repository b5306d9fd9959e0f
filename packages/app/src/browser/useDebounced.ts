import { useEffect, useState } from 'react';

/** Returns a value once it has not changed for a number of milliseconds. */
export function useRested<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setRested(value), ms);
      return () => clearTimeout(timer);
    },
    [value, ms],
  );
  return rested;
}
