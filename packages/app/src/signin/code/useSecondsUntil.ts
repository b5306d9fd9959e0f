import { useEffect, useState } from 'react';

/** Returns the whole seconds until a time (milliseconds of `Date.now()`), 0 once it has passed; `wait` sets another time. */
export function useSecondsUntil(first: number): { secondsLeft: number; waitUntil: (moment: number) => void } {
  const [{ moment, now }, setState] = useState(() => ({ moment: first, now: Date.now() }));
  const left = Math.max(0, Math.ceil((moment - now) / 1_000));
  const isOver = left === 0;
  useEffect(
    function updateSeconds() {
      if (isOver) return undefined;
      const timer = setInterval(() => setState((last) => ({ ...last, now: Date.now() })), 1_000);
      return () => clearInterval(timer);
    },
    [isOver],
  );
  return { secondsLeft: left, waitUntil: (next) => setState({ moment: next, now: Date.now() }) };
}
