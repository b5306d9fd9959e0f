import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { backupCalls } from '@tilldesk/domain/backups';
import { expect } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { backupOf, backupStatus } from '../../fake-server/answers/backupAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';

export default { title: 'Screens/Profile/Backups', tags: ['!autodocs'] } satisfies Meta;

const backups = screenAt('/profile-settings', { query: { tab: 'backups' }, requests: [backupCalls.one] });
const withStatus = (status: ReturnType<typeof backupStatus>) => ({ answers: [answer(backupCalls.one, () => status)] });

export const Full = backups.full(
  sees('Last backup', '18.4 MB', 'Every day at 03:30, server time', 'By command line', 'Complete'),
);
export const Empty = backups.empty(sees('None yet', 'Every day at 03:30, server time'));
export const Loading = backups.loading();
export const Failed = backups.failed();
export const Denied = backups.denied();

const running = backupOf(0, { cause: 'manual', state: 'running', size: null, done: 40, endedAt: null });
export const Running = backups.in(withStatus(backupStatus([running, backupOf(1)])), async (seen) => {
  await sees('Running', 'Started here')(seen);
  await expect(seen.canvas.getByRole('progressbar', { name: 'A backup is being made' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await expect(seen.canvas.getByRole('button', { name: 'Back up now' })).toBeDisabled();
});
const broken = backupOf(0, { state: 'failed', problem: 'noRoom', size: null });
export const Overdue = backups.in(
  withStatus(backupStatus([broken, backupOf(5)], { isOverdue: true })),
  sees('The last backup is too old', 'Failed: no disk space'),
);
export const Never = backups.in(
  withStatus(backupStatus([], { isOverdue: true, at: null })),
  sees('There is no backup yet', 'Off'),
);
export const FilesMissing = backups.in(
  withStatus(backupStatus([backupOf(0, { missing: 2 })])),
  sees('2 uploaded files missing'),
);
export const SeveralBusinesses = backups.in(
  withStatus(backupStatus([backupOf(0)], { mayDownload: false })),
  async (seen) => {
    await sees('This server hosts several businesses. Ask its operator for the files.')(seen);
    await expect(seen.canvas.queryByRole('button', { name: /Download/ })).toBeNull();
  },
);
const refusing = answer(backupCalls.make, () => {
  throw new Problem('backup.underWay');
});
export const Rejected = backups.in(
  { answers: [refusing] },
  inSequence(presses('Back up now'), sees('A backup is already running.')),
);
