import { useCallback, useSyncExternalStore } from 'react';
import { outside } from '../api/environment.ts';

const arrivals = new WeakMap<object, number>();

/** Returns when a response was first seen in this document, by the monotonic clock. */
function arrivalOf(answer: object): number {
  const arrival = arrivals.get(answer) ?? outside.uptime();
  arrivals.set(answer, arrival);
  return arrival;
}

/**
 * Whole seconds since a response arrived. Server time plus these seconds is the current time; the browser's own clock may be
 * wrong.
 */
const secondsSince = (answer: object): number => Math.floor((outside.uptime() - arrivalOf(answer)) / 1000);

/** Returns the seconds since a response arrived, updated every `every` seconds; 0 while there is no response. */
export function useSecondsSince(answer: object | undefined, every = 1): number {
  const tick = useCallback(
    (redraw: () => void) => {
      if (answer === undefined) return () => {};
      // Several times a second, so that no second is skipped. React re-renders only on a change.
      const timer = setInterval(redraw, every === 1 ? 200 : 1000);
      return () => clearInterval(timer);
    },
    [answer, every],
  );
  return useSyncExternalStore(tick, () =>
    answer === undefined ? 0 : Math.floor(secondsSince(answer) / every) * every,
  );
}
