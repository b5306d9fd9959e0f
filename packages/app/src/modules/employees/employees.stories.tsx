import type { Meta } from '@storybook/react-vite';
import { employees, payCalls, type PayRate } from '@tilldesk/domain/employees';
import { problemAt } from '@tilldesk/domain/problems';
import { profileCalls } from '@tilldesk/domain/session';
import { expect, screen, within } from 'storybook/test';
import { answer, failing } from '../../fake-server/answer.ts';
import { noCommissions } from '../../fake-server/commissionAnswers.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { pinCheck } from '../../fake-server/pinCheck.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Employees', tags: ['!autodocs'] } satisfies Meta;

const staff = { fakeServer: { as: 'administrator' } } as const;
const list = screenAt('/employee-management', { ...staff, requests: [employees.list] });
const add = screenAt('/employee-management/add-employee', staff);
const editOf = (employeeId: string, named: string) =>
  screenAt('/employee-management/edit-employee/:employeeId', {
    ...staff,
    with: { employeeId },
    requests: [employees.one],
    named,
  });
const edit = editOf(knownIds.lockedPerson, 'Noah Klein');
const detailsOf = (employeeId: string, named: string) =>
  screenAt('/employee-management/employee-details/:employeeId', {
    fakeServer: { ...staff.fakeServer, answers: noCommissions },
    with: { employeeId },
    requests: [employees.one],
    named,
  });
const details = detailsOf(knownIds.lockedPerson, 'Noah Klein');

const confirms =
  (question: string | RegExp, answer: string): Play =>
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    await userEvent.click(dialog.getByRole('button', { name: answer }));
  };
const chooses =
  (field: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${field}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
const lacks =
  (name: string): Play =>
  async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name })).toBeNull();

export const List = list.full(sees('Noah Klein', 'Locked', 'Invited', 'Inactive', 'Active', 'Cashier'));
export const ListEmpty = list.empty(sees('Dana Reyes'));
export const ListLoading = list.loading();
export const ListFailed = list.failed();
export const ListOffline = list.offline();
export const ListDenied = list.denied();

export const AddDenied = add.denied();

export const NothingFilledIn = add.full(inSequence(presses('Save'), sees('4 fields need your attention')));

/** The server rejects an email that is in use, at its field. */
export const EmailTaken = add.in(
  {
    answers: [
      answer(employees.create, () => {
        throw problemAt('email', 'employee.emailTaken');
      }),
    ],
  },
  inSequence(
    types('Name', 'Rosa Lima'),
    types('Email', 'noah@harbourstreet.example'),
    types('Username', 'rosa'),
    chooses('Role', 'Cashier'),
    presses('Save'),
    sees('Another employee already has this email.'),
  ),
);

export const Edit = edit.full(sees('Person', 'Work'));
export const EditLoading = edit.loading();
export const EditFailed = edit.failed();
export const EditDenied = edit.denied();

export const Details = details.full(sees('Locked', 'Sign-in and access', 'noah@harbourstreet.example', 'Cashier'));
export const DetailsLoading = details.loading();
export const DetailsFailed = details.failed();
export const DetailsDenied = details.denied();

export const LockedPerson = details.full(sees('Locked until Mar 14, 2026, 1:05 PM', 'Unlock'));
export const InvitedPerson = detailsOf(knownIds.invitedPerson, 'Ivy Park').full(
  sees('Not set', /^Sent on Mar 13, 2026/, 'Send invitation again'),
);
export const InactivePerson = detailsOf(knownIds.inactivePerson, 'Lena Ortiz').full(
  inSequence(sees('This employee is inactive'), lacks('Set PIN')),
);

/** A new email waits until both addresses have confirmed it; until then the employee signs in with the old one. */
const moving = detailsOf(knownIds.movingPerson, 'Elena Ruiz');
export const EmailWaits = moving.full(
  sees(
    'Email change to elena.ruiz@newmail.example is pending',
    /^Old address: not yet confirmed. New address: not yet confirmed. The change ends on Mar 21, 2026/,
    'Cancel the change',
  ),
);
export const EmailWaitsSpanish = moving.spanish(
  sees('El cambio de correo a elena.ruiz@newmail.example está pendiente', 'Anular el cambio'),
);

const verifies: Play = async ({ userEvent }) => {
  const verifyDialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const email = verifyDialog.getByLabelText(/^Email/);
  await userEvent.clear(email);
  await userEvent.type(email, 'dana@harbourstreet.example');
  await userEvent.type(verifyDialog.getByLabelText(/^Access PIN/), '1234');
  await userEvent.click(verifyDialog.getByRole('button', { name: 'Submit' }));
};
const setsPin =
  (pin: string, rejection: string): Play =>
  async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set the access PIN of Noah Klein' }));
    await userEvent.type(dialog.getByLabelText(/^New access PIN/), pin);
    await userEvent.click(dialog.getByRole('button', { name: 'Set PIN' }));
    await expect(await dialog.findByText(rejection)).toBeVisible();
  };

/** The administrator is verified first. */
export const Unverified_S6_03_S8_28 = details.in(
  { answers: [pinCheck(false)] },
  inSequence(presses('Set PIN'), verifies, sees('Wrong access pin or email')),
);

export const PinTooShort = details.in(
  { answers: [pinCheck(true)] },
  inSequence(presses('Set PIN'), verifies, setsPin('82', 'An access PIN has four digits.')),
);

export const PinTooSimple = details.in(
  {
    answers: [
      pinCheck(true),
      answer(employees.setPin, () => {
        throw problemAt('accessPin', 'pin.simple');
      }),
    ],
  },
  inSequence(
    presses('Set PIN'),
    verifies,
    setsPin('7777', 'This access PIN is too easy to guess. Please choose another.'),
  ),
);

const pinChosen = answer(profileCalls.changePin, (_, { own: { user } }) => {
  user.accessPin = true;
  return { success: true };
});

/** An administrator without a PIN first chooses one, which then verifies them. */
export const SetsAPinWithoutOwnPin = details.in(
  { withoutPin: true, answers: [pinCheck(true), pinChosen] },
  inSequence(
    presses('Set PIN'),
    async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose your access PIN' }));
      await userEvent.type(dialog.getByLabelText('Current password'), 'seagulls over harbour');
      await userEvent.type(dialog.getByLabelText(/^New access PIN/), '1234');
      await userEvent.click(dialog.getByRole('button', { name: 'Set PIN' }));
    },
    verifies,
    async () => {
      await expect(await screen.findByRole('dialog', { name: 'Set the access PIN of Noah Klein' })).toBeVisible();
    },
  ),
);

export const RejectedByTheServer = details.in(
  { answers: [failing(employees.unlock)] },
  inSequence(presses('Unlock'), confirms('Unlock Noah Klein?', 'Unlock'), sees('An error occurred', 'Locked')),
);

/** Users change their own PIN and password in the profile; they cannot deactivate themselves. */
export const Oneself = detailsOf(knownIds.administrator, 'Dana Reyes').full(
  inSequence(sees('Open profile'), lacks('Set PIN'), lacks('Deactivate')),
);

/** Drafts, quotes and chats go to a colleague; the server's answer stays in the dialog. */
export const Leaves = details.in(
  {
    answers: [
      answer(employees.leave, ({ body }) => {
        throw body.handOverTo === knownIds.administrator
          ? problemAt('handOverTo', 'employee.handOverInactive')
          : new Error('no colleague was chosen');
      }),
    ],
  },
  inSequence(
    presses('Record leaving'),
    async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Noah Klein leaves?' }));
      await userEvent.click(dialog.getByRole('combobox', { name: /^Drafts, quotes and chats go to/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Dana Reyes' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Record leaving' }));
    },
    sees('Please choose a colleague who works here.'),
  ),
);

const paid = (
  ...rates: readonly (Pick<PayRate, 'payType' | 'amount' | 'from'> &
    Partial<Pick<PayRate, 'isCurrent' | 'isReplaced'>>)[]
) =>
  answer(payCalls.list, () => ({
    items: rates.map((rate, n) => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      by: 'Dana Reyes',
      at: '2026-03-02T15:00:00.000Z',
      isCurrent: false,
      isReplaced: false,
      ...rate,
    })),
  }));
const rates = paid(
  { payType: 'commissionOnly', amount: null, from: '2026-04-01' },
  { payType: 'hourly', amount: 1_650, from: '2026-03-01', isCurrent: true },
  { payType: 'hourly', amount: 9_999, from: '2026-03-01', isReplaced: true },
);

/** The pay of an employee with its history; a replaced rate is left out. */
export const Commissions = details.full(sees('Commissions', 'No entries in this period.'));
export const Pay = details.in(
  { answers: [rates] },
  inSequence(sees('$16.50 per hour', 'From Apr 1, 2026', 'Commissions only', 'Current'), async ({ canvas }) => {
    await expect(canvas.queryByText(/99\.99/)).toBeNull();
  }),
);

export const PayFailed = details.in({ answers: [failing(payCalls.list)] }, sees('The pay could not be loaded.'));

/** Without an amount per hour, nothing is sent; by commissions alone there is no amount. */
export const PayWithoutAmount = details.in(
  { answers: [paid()] },
  inSequence(sees('No pay has been set.'), presses('Set pay'), async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Set the pay of Noah Klein' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set pay' }));
    await expect(await dialog.findByText('Enter the pay per hour or per month.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Paid/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'By commissions only' }));
    await expect(dialog.queryByLabelText(/^Amount/)).toBeNull();
  }),
);
