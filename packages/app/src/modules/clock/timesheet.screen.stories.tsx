import type { Meta } from '@storybook/react-vite';
import { clock } from '@tilldesk/domain/clock';
import { Problem } from '@tilldesk/domain/problems';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Clock/Timesheet', tags: ['!autodocs'] } satisfies Meta;

const at = (query: Readonly<Record<string, string>> = {}) =>
  screenAt('/employee/timesheet', {
    query,
    requests: [clock.list],
    fakeServer: { as: 'manager' },
  });
const screen = at();
const list = at({ view: 'list' });

const drawer = () => within(page.getByRole('dialog', { name: /^Elena Ruiz|^Noah Klein/ }));
/** A field of the drawer, found by the beginning of its label. */
const field = (name: string) => drawer().findByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' });

export const Full = screen.full(sees('Elena Ruiz', 'Noah Klein', 'Marcus Webb', '27:19', '34:20'));
export const Empty = screen.empty(sees('No shifts in these days', 'Employees appear here as soon as they clock in.'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();

export const LastWeek = at({ period: 'lastWeek' }).full(sees('Elena Ruiz', '29:36'));

export const OneWeekBack = screen.full(async (seen) => {
  await inSequence(sees('Marcus Webb'), presses('Earlier'), sees('31:40'))(seen);
});

export const OnePerson = screen.full(async (seen) => {
  await sees('Marcus Webb')(seen);
  await seen.userEvent.click(seen.canvas.getByRole('combobox', { name: 'Employee' }));
  await seen.userEvent.click(await page.findByRole('option', { name: 'Noah Klein' }));
  await waitFor(() => expect(seen.canvas.queryByText('Marcus Webb')).toEqual(null));
});

export const Shifts_S9_10 = list.full(async (seen) => {
  await sees('1–10 of 16', 'Page 1 of 2', 'Open too long')(seen);
});
export const ShiftsEmpty = list.empty(sees('No shifts in these days'));

/** Opens the shift of a person with these hours. */
const opens = (row: string, hours: string): Play => presses(new RegExp(`^${row}.*: ${hours} hours`));

export const Shift = screen.full(
  inSequence(opens('Noah Klein', '8:01'), sees('Noah Klein, Mar 9, 2026', 'Drawer counted twice.')),
);

export const ShiftWithItsHistory = screen.full(
  inSequence(opens('Elena Ruiz', '8:35'), sees('Corrected by Dana Reyes', /Clocked out: 9:30 PM → 8:00 PM/)),
);

/** Two shifts of one day link to each other. */
export const TwoShiftsOfADay = screen.full(async (seen) => {
  await opens('Noah Klein', '7:05')(seen);
  const tabs = within(await page.findByRole('navigation', { name: 'Shifts of this day' }));
  await seen.userEvent.click(tabs.getByRole('link', { name: '3:00 PM' }));
  await sees('4:05', '7:05 PM')(seen);
});

/** Noah's shift from 9:04 AM to 5:36 PM. */
const opensTuesday = opens('Noah Klein', '8:02');
const correct: Play = async ({ userEvent }) => {
  await userEvent.click(await page.findByRole('button', { name: 'Correct' }));
};
const reason: Play = async ({ userEvent }) => userEvent.type(await field('Reason'), 'He left at five.');
const leftAt =
  (time: string): Play =>
  async ({ userEvent }) => {
    const input = await field('Time, line 4');
    await userEvent.clear(input);
    await userEvent.type(input, time);
  };
const save: Play = async ({ userEvent }) => userEvent.click(drawer().getByRole('button', { name: 'Save' }));

export const CorrectionNeedsAReason = screen.full(async (seen) => {
  await inSequence(opensTuesday, correct, leftAt('17:00'), save)(seen);
  await expect(await drawer().findByText('Enter a reason.')).toBeVisible();
});

export const TimesOutOfOrder = screen.full(async (seen) => {
  await inSequence(opensTuesday, correct, leftAt('08:00'), reason, save)(seen);
  await expect((await drawer().findAllByText('These times are not in a valid order.')).length).toEqual(1);
});

/** A forgotten break is added as the last line. */
export const AddsABreak = screen.full(async (seen) => {
  await inSequence(opens('Noah Klein', '7:05'), correct)(seen);
  await seen.userEvent.click(await page.findByRole('button', { name: 'Add a time' }));
  await save(seen);
  await expect(await drawer().findByText('Please enter day and time.')).toBeVisible();
});

const changedMeanwhile = answer(clock.correct, () => {
  throw new Problem('record.changed');
});

/** Another user corrected the shift while this correction was being written. */
export const ConflictingCorrection = screen.in({ answers: [changedMeanwhile] }, async (seen) => {
  await inSequence(opensTuesday, correct, leftAt('17:00'), reason, save)(seen);
  await expect(await drawer().findByText('Somebody else corrected this shift')).toBeVisible();
  await expect(drawer().getByRole('button', { name: 'Save my changes' })).toBeVisible();
});

/** A click outside the drawer does not discard the entered correction. */
export const ConfirmsBeforeDiscardingCorrection = screen.full(async (seen) => {
  await inSequence(opensTuesday, correct, reason)(seen);
  await seen.userEvent.click(drawer().getByRole('button', { name: 'Close' }));
  const leaveDialog = within(await page.findByRole('alertdialog', { name: 'Leave Page?' }));
  await seen.userEvent.click(leaveDialog.getByRole('button', { name: 'Cancel' }));
  await expect(await field('Reason')).toHaveValue('He left at five.');
});

export const VoidNeedsAReason = screen.full(async (seen) => {
  await opensTuesday(seen);
  await seen.userEvent.click(await page.findByRole('button', { name: 'Void' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Void this shift?' }));
  await seen.userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
});

const hours = screenAt('/employee/timesheet', {
  query: { view: 'hours' },
  requests: [clock.list, clock.hours, clock.rules],
  fakeServer: { as: 'manager' },
});

export const HoursToPay = hours.full(sees('Regular', 'Overtime', 'Noah Klein', /^0 of \d$/));
export const HoursEmpty = hours.empty(sees('No shifts in these days'));
export const HoursOfOnePersonByDay = hours.full(async (seen) => {
  await seen.userEvent.click(await seen.canvas.findByText('Noah Klein'));
  await sees('Mar 10, 2026')(seen);
});

const approvedThree = answer(clock.approve, () => ({ approved: 3 }));

export const ApprovesThePeriodOfAPerson = hours.in({ answers: [approvedThree] }, async (seen) => {
  await presses(/^Approve \d+: Noah Klein$/)(seen);
  const dialog = within(await page.findByRole('alertdialog', { name: /^Approve \d+ shifts\?$/ }));
  await seen.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await expect(await page.findByText(/^\d+ shifts approved$/)).toBeVisible();
});

export const RulesForOvertime = hours.full(async (seen) => {
  await presses('Overtime and breaks')(seen);
  const dialog = within(await page.findByRole('dialog', { name: 'Overtime and breaks' }));
  await expect(dialog.getByLabelText(/^Overtime per week after/)).toHaveValue('2400');
});

export const ApprovesOneShift = screen.in({ answers: [approvedThree] }, async (seen) => {
  await opensTuesday(seen);
  await seen.userEvent.click(await page.findByRole('button', { name: 'Approve' }));
  await expect(await page.findByRole('alertdialog', { name: 'Approve this shift?' })).toBeVisible();
});
