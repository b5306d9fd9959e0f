import { useEffect, useState } from 'react';

/** The whole seconds until a moment (milliseconds of `Date.now()`), 0 when it is over; `wait` names another moment. */
export function useSecondsUntil(first: number): { left: number; wait: (moment: number) => void } {
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
  return { left, wait: (next) => setState({ moment: next, now: Date.now() }) };
}
