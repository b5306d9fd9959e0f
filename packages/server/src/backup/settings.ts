import path from 'node:path';
import { StartupError } from '../database/startup-error.ts';

/** Schedule, folder and retention of automatic backups (README, "Settings"). */
export type BackupSettings = {
  folder: string;
  /** Hours and minutes of a day in the server's time zone; undefined: no automatic backups. */
  at: { hours: number; minutes: number } | undefined;
  retention: { daily: number; weekly: number };
};

/** Reads the backup settings. @throws StartupError naming the invalid setting. */
export function readBackupSettings(env: NodeJS.ProcessEnv, dataFolder: string): BackupSettings {
  const at = env['TILLDESK_BACKUP_AT'] || '03:30';
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(at) ?? [];
  if (at !== 'off' && hours === undefined) {
    throw new StartupError("TILLDESK_BACKUP_AT must be a time such as 03:30, or 'off'.");
  }
  return {
    folder: path.resolve(env['TILLDESK_BACKUP_DIR'] || path.join(dataFolder, 'backups')),
    at: at === 'off' ? undefined : { hours: Number(hours), minutes: Number(minutes) },
    retention: {
      daily: count(env, 'TILLDESK_BACKUP_DAILY', 7, 1),
      weekly: count(env, 'TILLDESK_BACKUP_WEEKLY', 4, 0),
    },
  };
}

function count(env: NodeJS.ProcessEnv, name: string, plain: number, least: number): number {
  const text = env[name] || String(plain);
  if (!/^\d{1,3}$/.test(text) || Number(text) < least) {
    throw new StartupError(`${name} must be a whole number from ${least} to 999.`);
  }
  return Number(text);
}
