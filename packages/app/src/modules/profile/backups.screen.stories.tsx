import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { backupCalls, type Backup, type BackupStatus } from '@tilldesk/domain/backups';
import { expect } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Profile/Backups', tags: ['!autodocs'] } satisfies Meta;

/** A backup of the day that is `n` days before the stories' day. */
const backupOf = (n: number, more: Partial<Backup> = {}): Backup => ({
  id: `01936c3a-7c00-70ed-8000-00000000010${n}`,
  cause: 'schedule',
  state: 'done',
  problem: null,
  size: 18_400_000,
  done: 112,
  parts: 112,
  missing: 0,
  startedAt: `2026-03-${14 - n}T07:30:00.000Z`,
  endedAt: `2026-03-${14 - n}T07:30:41.000Z`,
  ...more,
});
/** The recording server makes no backups: their status is the stories' own. */
const withStatus = (more: Partial<BackupStatus>) => {
  const items = [backupOf(0), backupOf(1), backupOf(2, { cause: 'command' })];
  const status = { items, last: backupOf(0), isOverdue: false, at: '03:30', mayDownload: true, ...more };
  return { answers: [answer(backupCalls.one, () => status)] };
};
const at = { query: { tab: 'backups' }, requests: [backupCalls.one] } as const;
const backups = screenAt('/profile-settings', { ...at, fakeServer: withStatus({}) });

export const Full = backups.full(
  sees('Last backup', '18.4 MB', 'Every day at 03:30, server time', 'By command line', 'Complete'),
);
export const Empty = screenAt('/profile-settings', { ...at, fakeServer: withStatus({ items: [], last: null }) }).empty(
  sees('None yet', 'Every day at 03:30, server time'),
);
export const Loading = backups.loading();
export const Failed = backups.failed();
export const Denied = backups.denied();

const running = backupOf(0, { cause: 'manual', state: 'running', size: null, done: 40, endedAt: null });
export const Running = backups.in(withStatus({ items: [running, backupOf(1)], last: backupOf(1) }), async (seen) => {
  await sees('Running', 'Started here')(seen);
  await expect(seen.canvas.getByRole('progressbar', { name: 'A backup is being made' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await expect(seen.canvas.getByRole('button', { name: 'Back up now' })).toBeDisabled();
});
const broken = backupOf(0, { state: 'failed', problem: 'noRoom', size: null });
export const Overdue = backups.in(
  withStatus({ items: [broken, backupOf(4)], last: backupOf(4), isOverdue: true }),
  sees('The last backup is too old', 'Failed: no disk space'),
);
export const Never = backups.in(
  withStatus({ items: [], last: null, isOverdue: true, at: null }),
  sees('There is no backup yet', 'Off'),
);
export const FilesMissing = backups.in(
  withStatus({ items: [backupOf(0, { missing: 2 })] }),
  sees('2 uploaded files missing'),
);
export const SeveralBusinesses = backups.in(withStatus({ items: [backupOf(0)], mayDownload: false }), async (seen) => {
  await sees('This server hosts several businesses. Ask its operator for the files.')(seen);
  await expect(seen.canvas.queryByRole('button', { name: /Download/ })).toBeNull();
});
const refusing = answer(backupCalls.make, () => {
  throw new Problem('backup.underWay');
});
export const Rejected = backups.in(
  { answers: [refusing] },
  inSequence(presses('Back up now'), sees('A backup is already running.')),
);
