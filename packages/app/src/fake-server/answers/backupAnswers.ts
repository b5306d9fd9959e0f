import { backupCalls, type Backup, type BackupStatus } from '@tilldesk/domain/backups';
import { answer, type FakeAnswer } from '../answer.ts';

/** A backup of the fake server: the n-th latest, a day apart. */
export const backupOf = (n: number, more: Partial<Backup> = {}): Backup => ({
  id: `01936c3a-7c00-70ed-8000-0000000001${String(n).padStart(2, '0')}`,
  cause: 'schedule',
  state: 'done',
  problem: null,
  size: 18_400_000 - n * 120_000,
  done: 112,
  parts: 112,
  missing: 0,
  startedAt: `2026-03-${String(14 - n).padStart(2, '0')}T07:30:00.000Z`,
  endedAt: `2026-03-${String(14 - n).padStart(2, '0')}T07:30:41.000Z`,
  ...more,
});

/** The backup status with the given backups, newest first. */
export const backupStatus = (items: Backup[], more: Partial<BackupStatus> = {}): BackupStatus => ({
  items,
  last: items.find(({ state }) => state === 'done') ?? null,
  isOverdue: false,
  at: '03:30',
  mayDownload: true,
  ...more,
});

const running = backupOf(0, {
  id: '01936c3a-7c00-70ed-8000-000000000199',
  cause: 'manual',
  state: 'running',
  size: null,
  done: 40,
  endedAt: null,
  startedAt: '2026-03-14T16:40:00.000Z',
});

const latest = (): Backup[] => [backupOf(0), backupOf(1), backupOf(2, { cause: 'command' })];

export const backupAnswers: readonly FakeAnswer[] = [
  answer(backupCalls.one, (_, { shop }) => backupStatus(shop.kind === 'new' ? [] : latest())),
  answer(backupCalls.make, () => backupStatus([running, ...latest()])),
  answer(backupCalls.file, () => 'the bytes'),
];
