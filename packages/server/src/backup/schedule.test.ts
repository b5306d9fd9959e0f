import { describe, expect, test } from 'vitest';
import { overdueFiles } from './retention.ts';
import { isDue, type BackupState } from './due.ts';
import { readBackupSettings } from './settings.ts';

// Times of day are in the machine's time zone, like those of the setting.
const on = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes);
const plain: BackupState = {
  now: on(23, 12),
  at: { hours: 3, minutes: 30 },
  since: on(1, 9),
  lastDone: on(22, 3, 31),
  lastTried: on(22, 3, 31),
};

test.each<[string, Partial<BackupState>, boolean]>([
  ['since the last one its time has passed', {}, true],
  ['one was made today', { lastDone: on(23, 3, 31), lastTried: on(23, 3, 31) }, false],
  ['its time has not come yet, and yesterday’s was made', { now: on(23, 3, 29) }, false],
  ['its time has come just now', { now: on(23, 3, 30) }, true],
  ['the till was off at its time', { now: on(23, 9, 5), lastDone: on(20, 9), lastTried: on(20, 9) }, true],
  ['there never was one', { lastDone: undefined, lastTried: undefined }, true],
  ['the installation is newer than that', { since: on(23, 9), lastDone: undefined, lastTried: undefined }, false],
  ['one failed a while ago', { lastTried: on(23, 10, 59) }, true],
  ['one failed, or another server began it, within the hour', { lastTried: on(23, 11, 30) }, false],
  ['somebody asked for one this morning', { lastDone: on(23, 8), lastTried: on(23, 8) }, false],
  ['it is off', { at: undefined }, false],
])('whether one is due: %s', (_, more, expected) => {
  expect(isDue({ ...plain, ...more })).toEqual(expected);
});

describe('of the files in the backup folder', () => {
  const file = (day: string, time = '03-30-00') => `tilldesk-${day}T${time}Z.zip`;

  test('the newest of each of the last days and weeks stay', () => {
    const days = Array.from({ length: 30 }, (_, i) => `2026-11-${String(30 - i).padStart(2, '0')}`);
    const names = [...days.map((day) => file(day)), file('2026-11-30', '01-00-00')];
    const over = overdueFiles(names, { daily: 3, weekly: 4 });
    // Days: 30, 29, 28. Weeks from a Monday: 30; 23 to 29; 16 to 22; 9 to 15.
    expect(names.filter((name) => !over.includes(name))).toEqual(
      ['2026-11-30', '2026-11-29', '2026-11-28', '2026-11-22', '2026-11-15'].map((day) => file(day)),
    );
  });

  test('the only one stays however old it is, and so does what bears another name', () => {
    const others = ['shop.zip', 'tilldesk-old.zip', `${file('2026-01-01')}.partial`, 'notes.txt'];
    expect(overdueFiles([...others, file('2020-01-01')], { daily: 1, weekly: 0 })).toEqual([]);
  });
});

test('the settings say where, when and how many', () => {
  expect(readBackupSettings({}, '/data')).toEqual({
    folder: '/data/backups',
    at: { hours: 3, minutes: 30 },
    retention: { daily: 7, weekly: 4 },
  });
  const env = {
    TILLDESK_BACKUP_AT: 'off',
    TILLDESK_BACKUP_DIR: '/mnt',
    TILLDESK_BACKUP_DAILY: '1',
    TILLDESK_BACKUP_WEEKLY: '0',
  };
  expect(readBackupSettings(env, '/data')).toEqual({
    folder: '/mnt',
    at: undefined,
    retention: { daily: 1, weekly: 0 },
  });
});

test.each([
  [{ TILLDESK_BACKUP_AT: '24:00' }, "TILLDESK_BACKUP_AT must be a time such as 03:30, or 'off'."],
  [{ TILLDESK_BACKUP_AT: '3:30' }, "TILLDESK_BACKUP_AT must be a time such as 03:30, or 'off'."],
  [{ TILLDESK_BACKUP_DAILY: '0' }, 'TILLDESK_BACKUP_DAILY must be a whole number from 1 to 999.'],
  [{ TILLDESK_BACKUP_WEEKLY: 'many' }, 'TILLDESK_BACKUP_WEEKLY must be a whole number from 0 to 999.'],
])('%j say what is wrong', (env, sentence) => {
  expect(() => readBackupSettings(env, '/data')).toThrow(sentence);
});
