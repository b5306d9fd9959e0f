import type { BackupSettings } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const named = /^tilldesk-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip$/;

/**
 * Returns the files of the backup folder to delete: all backups except the newest of each of the last days and weeks
 * that have one. Files with other names are never returned.
 */
export function overdueFiles(names: readonly string[], { daily, weekly }: BackupSettings['retention']): string[] {
  const backups = names
    .filter((name) => named.test(name))
    .toSorted()
    .toReversed();
  const retained = new Set<string>();
  const keepNewest = (periodOf: (day: string) => string, periods: number) => {
    const newest = new Map<string, string>();
    for (const name of backups) {
      const period = periodOf(name.slice('tilldesk-'.length, 'tilldesk-'.length + 10));
      if (!newest.has(period) && newest.size < periods) newest.set(period, name);
    }
    newest.forEach((name) => retained.add(name));
  };
  keepNewest((day) => day, daily);
  keepNewest((day) => mondayOf(day), weekly);
  return backups.filter((name) => !retained.has(name));
}

const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00.000Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};
