import type { Meta } from '@storybook/react-vite';
import { clock } from '@tilldesk/domain/clock';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { shiftId } from '../../fake-server/clockBook.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Clock/Timesheet', tags: ['!autodocs'] } satisfies Meta;

const at = (query: Readonly<Record<string, string>> = {}) =>
  screenAt('/employee/timesheet', { query, requests: [clock.list] });
const screen = at();
const list = at({ view: 'list' });

const drawer = () => within(page.getByRole('dialog', { name: /^Elena Ruiz|^Noah Klein/ }));
const cell = (name: string, row: string): Play => presses(new RegExp(`^${row}.*: ${name}`));
/** A field of the drawer, found by the beginning of its label. */
const field = (name: string) => drawer().findByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' });

export const Full = screen.full(sees('Elena Ruiz', 'Noah Klein', 'Marcus Webb', '27:14', '100:43'));
export const Empty = screen.empty(sees('No shifts in these days', 'Employees appear here as soon as they clock in.'));
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Offline = screen.offline();
export const Denied = screen.denied();

export const LastWeek = at({ period: 'lastWeek' }).full(sees('Elena Ruiz', '34:24'));

export const OneWeekBack = screen.full(async (seen) => {
  await inSequence(sees('Marcus Webb'), presses('Earlier'), sees('31:40'))(seen);
});

export const OnePerson = screen.full(async (seen) => {
  await sees('Marcus Webb')(seen);
  await seen.userEvent.click(seen.canvas.getByRole('combobox', { name: 'Employee' }));
  await seen.userEvent.click(await page.findByRole('option', { name: 'Noah Klein' }));
  await waitFor(() => expect(seen.canvas.queryByText('Marcus Webb')).toEqual(null));
});

/** An employee clocks in at another browser: the sheet updates by itself. */
export const UpdatesOnAClockIn = screen.full(async (seen) => {
  await sees('Elena Ruiz')(seen);
  const person = seen.fakeServer.own.user;
  await fetchAs('/clock/in', { email: person.email, pin: '1234', clockInCash: '100' });
  seen.fakeServer.changed('clock', shiftId(1));
  await sees('Dana Reyes')(seen);
});

export const Shifts_S9_10 = list.full(async (seen) => {
  await sees('1–10 of 14', 'Page 1 of 2', 'Open too long')(seen);
});
export const ShiftsEmpty = list.empty(sees('No shifts in these days'));

export const Shift = at({ shift: shiftId(10) }).full(sees('Noah Klein, Mar 9, 2026', '8:01', 'Drawer counted twice.'));

export const ShiftWithItsHistory = at({ shift: shiftId(14) }).full(
  sees('Corrected by Dana Reyes', /Clocked out: 9:30 PM → 8:00 PM/),
);

/** Two shifts of one day link to each other. */
export const TwoShiftsOfADay = screen.full(async (seen) => {
  await cell('7:05 hours', 'Noah Klein')(seen);
  const tabs = within(await page.findByRole('navigation', { name: 'Shifts of this day' }));
  await seen.userEvent.click(tabs.getByRole('link', { name: '3:00 PM' }));
  await sees('4:05', '7:05 PM')(seen);
});

const opened = at({ shift: shiftId(12) });
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

/**
 * A correction requires a reason. Afterwards the totals are updated and the shift's history shows the earlier times.
 */
export const Corrects = opened.full(async (seen) => {
  await inSequence(correct, leftAt('17:00'), save)(seen);
  await expect(await drawer().findByText('Enter a reason.')).toBeVisible();
  await inSequence(reason, save)(seen);
  await expect(await drawer().findByText('Corrected by Dana Reyes')).toBeVisible();
  await expect(drawer().getByText(/He left at five.*Clocked out: 5:35 PM → 5:00 PM/)).toBeVisible();
});

export const TimesOutOfOrder = opened.full(async (seen) => {
  await inSequence(correct, leftAt('08:00'), reason, save)(seen);
  await expect((await drawer().findAllByText('These times are not in a valid order.')).length).toEqual(1);
});

/** A forgotten break is added as the last line and sorted by its time. */
export const AddsABreak = at({ shift: shiftId(16) }).full(async (seen) => {
  await correct(seen);
  await seen.userEvent.click(await page.findByRole('button', { name: 'Add a time' }));
  await save(seen);
  await expect(await drawer().findByText('Please enter day and time.')).toBeVisible();
});

/** Another user corrected the shift while this correction was being written. */
export const ConflictingCorrection = opened.full(async (seen) => {
  await inSequence(correct, leftAt('17:00'), reason)(seen);
  const employeeShifts = [
    { status: 'CLOCKED_IN', at: '2026-03-10T13:04:00.000Z' },
    { status: 'CLOCKED_OUT', at: '2026-03-10T21:15:00.000Z' },
  ];
  await fetchAs(
    `/clock/shifts/${shiftId(12)}`,
    { version: 1, reason: 'Seen on camera.', logs: employeeShifts },
    'PATCH',
  );
  await save(seen);
  await expect(await drawer().findByText('Somebody else corrected this shift')).toBeVisible();
  await seen.userEvent.click(drawer().getByRole('button', { name: 'Save my changes' }));
  await expect(await drawer().findByText(/He left at five/)).toBeVisible();
});

/** A click outside the drawer does not discard the entered correction. */
export const ConfirmsBeforeDiscardingCorrection = opened.full(async (seen) => {
  await inSequence(correct, reason)(seen);
  await seen.userEvent.click(drawer().getByRole('button', { name: 'Close' }));
  const leaveDialog = within(await page.findByRole('alertdialog', { name: 'Leave Page?' }));
  await seen.userEvent.click(leaveDialog.getByRole('button', { name: 'Cancel' }));
  await expect(await field('Reason')).toHaveValue('He left at five.');
});

export const Voids = opened.full(async (seen) => {
  await seen.userEvent.click(await page.findByRole('button', { name: 'Void' }));
  const dialog = within(await page.findByRole('dialog', { name: 'Void this shift?' }));
  await seen.userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  await expect(await dialog.findByText('Enter a reason.')).toBeVisible();
  await seen.userEvent.type(dialog.getByRole('textbox'), 'A try-out.');
  await seen.userEvent.click(dialog.getByRole('button', { name: 'Void' }));
  await expect(await drawer().findByText('This shift is not included in totals.')).toBeVisible();
});

/** Sends a request to the same server as another browser would. */
async function fetchAs(path: string, body: object, method = 'POST'): Promise<void> {
  const { outside } = await import('../../api/environment.ts');
  await outside.fetch(`/api${path}`, {
    method,
    headers: { Authorization: 'Bearer fake' },
    body: JSON.stringify(body),
  });
}
