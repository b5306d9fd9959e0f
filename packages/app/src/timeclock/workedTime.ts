import { countedSeconds, pausedSeconds, type ClockView } from '@tilldesk/domain/machines';
import { useCallback, useSyncExternalStore } from 'react';
import { outside } from '../api/environment.ts';

/** Milliseconds since the shift was read, drawn anew while they go on; 0 while it is not known. */
export function useSinceRead({ readAt }: ClockView): number {
  const tick = useCallback((redraw: () => void) => {
    // Several times a second, so that no second is skipped; what is drawn is always the difference.
    const timer = setInterval(redraw, 200);
    return () => clearInterval(timer);
  }, []);
  return useSyncExternalStore(tick, () =>
    readAt === null ? 0 : Math.floor((outside.uptime() - readAt) / 1000) * 1000,
  );
}

/** The seconds of work, as they go on from what the server said. */
export const useWorkedSeconds = (clockNow: ClockView): number =>
  countedSeconds(clockNow, (clockNow.readAt ?? 0) + useSinceRead(clockNow));

/** The seconds of breaks, as they go on while the person pauses. */
export const usePausedSeconds = (clockNow: ClockView): number =>
  pausedSeconds(clockNow, (clockNow.readAt ?? 0) + useSinceRead(clockNow));
