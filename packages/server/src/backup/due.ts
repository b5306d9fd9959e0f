import type { BackupSettings } from './settings.ts';

const HOUR_MS = 60 * 60 * 1000;
/** After one that failed. */
const AGAIN_MS = HOUR_MS;

/** What decides whether one is due: moments in milliseconds. */
export type BackupState = {
  now: Date;
  at: BackupSettings['at'];
  /** When the installation began; before that there was nothing to lose. */
  since: Date;
  /** When the newest whole one began, and the newest of any kind. */
  lastDone: Date | undefined;
  lastTried: Date | undefined;
};

/**
 * Whether a backup is due: the time of day has passed since the last whole one. A till that is shut at that time makes it
 * soon after it is opened; one that failed is tried again after an hour.
 */
export function isDue({ now, at, since, lastDone, lastTried }: BackupState): boolean {
  if (!at) return false;
  const nextRun = new Date(now);
  nextRun.setHours(at.hours, at.minutes, 0, 0);
  const due = nextRun > now ? nextRun.getTime() - 24 * HOUR_MS : nextRun.getTime();
  if (since.getTime() > due || (lastDone !== undefined && lastDone.getTime() >= due)) return false;
  return lastTried === undefined || lastTried.getTime() < due || now.getTime() - lastTried.getTime() >= AGAIN_MS;
}
