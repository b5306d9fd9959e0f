'use client';
import { useSyncExternalStore } from 'react';
import type { ChatClock } from './chatClock.ts';

/** Returns the current day by `now` or by the device's clock. Updates on each render and when the page becomes visible. */
export function useToday(clock: ChatClock, now: number | undefined): string {
  const today = () => clock.dayOf(now ?? Date.now());
  return useSyncExternalStore(subscribeToVisibility, today, today);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
