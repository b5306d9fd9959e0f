import type { Meta } from '@storybook/react-vite';
import { clock } from '@tilldesk/domain/clock';
import { logout } from '@tilldesk/domain/session';
import { expect, waitFor, within } from 'storybook/test';
import { answer, failing, never } from '../../fake-server/answer.ts';
import { clockedOutAtNoon } from '../../fake-server/clockedOutAtNoon.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees, types } from '../../fake-server/sees.ts';
import type { WorkPerson } from '../../fake-server/people.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Clock/Leave shift', tags: ['!autodocs'] } satisfies Meta;

const at = (as: WorkPerson) => screenAt('/leave-shift', { fakeServer: { as } });
const screen = at('onBreak');
const blind = at('working');
const notIn = at('notClockedIn');

/** Queries the page only, since the header has a button of the same name. */
const inMain = async ({ canvas }: Parameters<Play>[0]) => within(await canvas.findByRole('main'));
const leaves: Play = async (seen) =>
  seen.userEvent.click((await inMain(seen)).getByRole('button', { name: 'Clock Out' }));
const writes = inSequence(
  types('Cash register amount', '312.50'),
  types('Access PIN', '1234'),
  types('Notes', 'All quiet.'),
);

export const Full = screen.full(
  sees('Your shift', '03:29:00', '00:09:00', 'Front counter', 'Sales', 'Net sales', '$129.00'),
);
export const Loading = screen.in({ answers: [never(clock.today)] }, sees(/^Loading/));
export const Failed = screen.in(
  { answers: [failing(clock.today)] },
  sees('This could not be loaded', 'Failed to fetch session data', 'Try Again'),
);

/** In a blind count the net sales would reveal the expected cash, so they are shown only after the count. */
export const CountsBlind = blind.full(async (seen) => {
  await sees('03:13:58', '00:24:02', 'Sales')(seen);
  await expect(seen.canvas.queryByText('Net sales')).toBeNull();
});

const leftAnswers = [answer(clock.out, () => ({ data: clockedOutAtNoon })), answer(logout, () => ({ success: true }))];

/** The page of a shift that has ended leads to the sign-out. */
export const LeavesAndLogsOut = blind.in({ answers: leftAnswers }, async (seen) => {
  await inSequence(sees('03:13:58'), writes, leaves)(seen);
  await sees('Your shift has ended', '3:13 worked, $312.50 counted in the drawer.')(seen);
  await seen.userEvent.click((await inMain(seen)).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(seen.fakeServer.left).toEqual(['/signin']));
});

/** The minimum amount of the clock dialog applies here too. */
export const TooLittleCash_S5_02_S9_05 = blind.full(async (seen) => {
  await inSequence(types('Cash register amount', '99.99'), types('Access PIN', '1234'))(seen);
  await sees('Cash register amount cannot be less than $100')(seen);
  await expect((await inMain(seen)).getByRole('button', { name: 'Clock Out' })).toBeDisabled();
});

export const Rejected_S8_10 = blind.in({ answers: [failing(clock.out)] }, async (seen) => {
  await inSequence(sees('03:13:58'), writes, leaves, sees('Clock Out Failed'))(seen);
  await expect((await inMain(seen)).getByLabelText(/^Notes/)).toHaveValue('All quiet.');
});

export const NotClockedIn = notIn.full(
  sees('You are not clocked in', 'There is no shift to end. Clock in to begin one.'),
);

export const LeadsToTheClockIn = notIn.full(async (seen) => {
  await seen.userEvent.click((await inMain(seen)).getByRole('button', { name: 'Clock In' }));
  await sees('Access PIN')(seen);
});

export const OfAnAdmin = at('manager').full(sees('Your account has no time clock'));
