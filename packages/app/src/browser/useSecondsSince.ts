import { useCallback, useSyncExternalStore } from 'react';
import { outside } from '../api/environment.ts';

const arrivals = new WeakMap<object, number>();

/** When an answer was first seen in this document, by the clock that only goes on. */
function arrivalOf(answer: object): number {
  const arrival = arrivals.get(answer) ?? outside.uptime();
  arrivals.set(answer, arrival);
  return arrival;
}

/** Whole seconds since an answer came. What the server says of now, and these, is now: the browser's own clock may be wrong. */
const secondsSince = (answer: object): number => Math.floor((outside.uptime() - arrivalOf(answer)) / 1000);

/** The same, drawn anew every `every` seconds; 0 while there is no answer. */
export function useSecondsSince(answer: object | undefined, every = 1): number {
  const tick = useCallback(
    (redraw: () => void) => {
      if (answer === undefined) return () => {};
      // Several times a second, so that no second is skipped; React draws only what changed.
      const timer = setInterval(redraw, every === 1 ? 200 : 1000);
      return () => clearInterval(timer);
    },
    [answer, every],
  );
  return useSyncExternalStore(tick, () =>
    answer === undefined ? 0 : Math.floor(secondsSince(answer) / every) * every,
  );
}
