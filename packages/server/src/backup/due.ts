import type { BackupSettings } from './settings.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Retry interval after a failed backup. */
const AGAIN_MS = HOUR_MS;

/** Input of `isDue`: moments in milliseconds. */
export type BackupState = {
  now: Date;
  at: BackupSettings['at'];
  /** When the installation was created; before that there was no data. */
  since: Date;
  /** When the newest completed backup began, and the newest of any kind. */
  lastDone: Date | undefined;
  lastTried: Date | undefined;
};

/**
 * Returns whether a backup is due: the scheduled time of day has passed since the last completed one. A till that is
 * off at that time creates it soon after it is started; a failed backup is retried after an hour.
 */
export function isDue({ now, at, since, lastDone, lastTried }: BackupState): boolean {
  if (!at) return false;
  const nextRun = new Date(now);
  nextRun.setHours(at.hours, at.minutes, 0, 0);
  const due = nextRun > now ? nextRun.getTime() - 24 * HOUR_MS : nextRun.getTime();
  if (since.getTime() > due || (lastDone !== undefined && lastDone.getTime() >= due)) return false;
  return lastTried === undefined || lastTried.getTime() < due || now.getTime() - lastTried.getTime() >= AGAIN_MS;
}
