import { useSyncExternalStore } from 'react';
import type { ChatClock } from './chatClock.ts';

/** The day that `now`, or the device, says it is; looked at again whenever something is drawn and when the page comes into sight. */
export function useToday(clock: ChatClock, now: number | undefined): string {
  const today = () => clock.dayOf(now ?? Date.now());
  return useSyncExternalStore(subscribeToVisibility, today, today);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
