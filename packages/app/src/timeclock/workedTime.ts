import { countedSeconds, pausedSeconds, type ClockView } from '@tilldesk/domain/machines';
import { useCallback, useSyncExternalStore } from 'react';
import { outside } from '../api/environment.ts';

/** Returns the milliseconds since the shift was read, updated continuously while the clock runs; 0 while it is unknown. */
export function useSinceRead({ readAt }: ClockView): number {
  const tick = useCallback((redraw: () => void) => {
    // Several times a second, so that no second is skipped; the shown value is always the difference.
    const timer = setInterval(redraw, 200);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(tick, () =>
    readAt === null ? 0 : Math.floor((outside.uptime() - readAt) / 1000) * 1000,
  );
}

/** Returns the seconds of work, counting on from the server's value. */
export const useWorkedSeconds = (clockNow: ClockView): number =>
  countedSeconds(clockNow, (clockNow.readAt ?? 0) + useSinceRead(clockNow));

/** Returns the seconds of breaks, counting on during a break. */
export const usePausedSeconds = (clockNow: ClockView): number =>
  pausedSeconds(clockNow, (clockNow.readAt ?? 0) + useSinceRead(clockNow));
