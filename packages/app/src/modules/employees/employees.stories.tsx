import type { Meta } from '@storybook/react-vite';
import { employees } from '@tilldesk/domain/employees';
import { expect, screen, within } from 'storybook/test';
import { failing } from '../../fake-server/answer.ts';
import { idOf, type Person } from '../../fake-server/people.ts';
import { PASSWORD } from '../../fake-server/answers/profileAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Employees', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/employee-management', { requests: [employees.list] });
const add = screenAt('/employee-management/add-employee', {});
const edit = screenAt('/employee-management/edit-employee/:employeeId', {
  with: { employeeId: idOf('cashier') },
  requests: [employees.one],
  named: 'Noah Klein',
});
const detailsOf = (person: Person, named: string) =>
  screenAt('/employee-management/employee-details/:employeeId', {
    with: { employeeId: idOf(person) },
    requests: [employees.one],
    named,
  });
const details = detailsOf('cashier', 'Noah Klein');

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
export const EmailTaken = add.full(
  inSequence(
    types('Name', 'Rosa Lima'),
    types('Email', 'noah@harbourstreet.example'),
    types('Username', 'rosa'),
    chooses('Role', 'Cashier'),
    presses('Save'),
    sees('Another employee already has this email.'),
  ),
);

export const Adds = add.full(
  inSequence(
    types('Name', 'Rosa Lima'),
    types('Email', 'rosa@harbourstreet.example'),
    types('Username', 'rosa'),
    chooses('Role', 'Cashier'),
    presses('Save'),
    sees('Rosa Lima saved', 'Invited', 'Send invitation again'),
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

export const Unlocks = details.full(
  inSequence(
    sees('Locked until Mar 14, 2026, 1:25 PM'),
    presses('Unlock'),
    confirms('Unlock Noah Klein?', 'Unlock'),
    sees('Noah Klein unlocked', 'Active'),
    lacks('Unlock'),
  ),
);

const movesTo =
  (email: string, label = /^Email/): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, email);
  };
const waits = inSequence(
  movesTo('noah.klein@newmail.example'),
  presses('Save'),
  sees(
    'Email change to noah.klein@newmail.example is pending',
    /^Old address: confirmed. New address: not yet confirmed. The change ends on Mar 21, 2026/,
    'noah@harbourstreet.example',
  ),
);

/** A new email waits until both addresses have confirmed it; until then the employee signs in with the old one. */
export const EmailWaits = edit.full(waits);
export const EmailWaitsSpanish = edit.spanish(
  inSequence(
    movesTo('noah.klein@newmail.example', /^Correo/),
    presses('Guardar'),
    sees('El cambio de correo a noah.klein@newmail.example está pendiente', 'Anular el cambio'),
  ),
);

export const EmailCancelled = edit.full(
  inSequence(
    waits,
    presses('Cancel the change'),
    confirms('Cancel the email change of Noah Klein?', 'Cancel the change'),
    sees('Email change cancelled', 'noah@harbourstreet.example'),
    lacks('Cancel the change'),
  ),
);

const verifies =
  (pin: string, email = 'dana@harbourstreet.example'): Play =>
  async ({ userEvent }) => {
    const verifyDialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    const fields = [verifyDialog.getByLabelText(/^Email/), verifyDialog.getByLabelText(/^Access PIN/)];
    for (const [at, field] of fields.entries()) {
      await userEvent.clear(field);
      await userEvent.type(field, [email, pin][at] ?? '');
    }
    await userEvent.click(verifyDialog.getByRole('button', { name: 'Submit' }));
  };

/**
 * The administrator is verified first; a colleague's email is rejected. Then a PIN that is too short, and one that is
 * too simple, is rejected at the field.
 */
export const SetsAPin_S6_03_S8_28 = details.full(
  inSequence(
    presses('Set PIN'),
    verifies('1234', 'noah@harbourstreet.example'),
    sees('Wrong access pin or email'),
    verifies('1234'),
    async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Set the access PIN of Noah Klein' }));
      const field = dialog.getByLabelText(/^New access PIN/);
      const submit = dialog.getByRole('button', { name: 'Set PIN' });
      await userEvent.type(field, '82');
      await userEvent.click(submit);
      await expect(await dialog.findByText('An access PIN has four digits.')).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, '7777');
      await userEvent.click(submit);
      await expect(
        await dialog.findByText('This access PIN is too easy to guess. Please choose another.'),
      ).toBeVisible();
      await userEvent.clear(field);
      await userEvent.type(field, '8240');
      await userEvent.click(submit);
    },
    sees('Access PIN of Noah Klein set'),
  ),
);

/** An administrator without a PIN first chooses one, which then verifies them. */
export const SetsAPinWithoutOwnPin = details.in(
  { withoutPin: true },
  inSequence(
    presses('Set PIN'),
    async ({ userEvent }) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Choose your access PIN' }));
      await userEvent.type(dialog.getByLabelText('Current password'), PASSWORD);
      await userEvent.type(dialog.getByLabelText(/^New access PIN/), '1234');
      await userEvent.click(dialog.getByRole('button', { name: 'Set PIN' }));
    },
    verifies('1234'),
    async () => {
      await expect(await screen.findByRole('dialog', { name: 'Set the access PIN of Noah Klein' })).toBeVisible();
    },
  ),
);

export const InvitesAgain = detailsOf('trainee', 'Ivy Park').full(
  inSequence(
    sees('Not set', /^Sent on Mar 13, 2026/),
    presses('Send invitation again'),
    confirms('Send the invitation again?', 'Send'),
    sees('Invitation sent to ivy@harbourstreet.example', /^Sent on Mar 14, 2026/),
  ),
);

export const RejectedByTheServer = details.in(
  { answers: [failing(employees.unlock)] },
  inSequence(presses('Unlock'), confirms('Unlock Noah Klein?', 'Unlock'), sees('An error occurred', 'Locked')),
);

export const Deactivates = details.full(
  inSequence(
    presses('Deactivate'),
    confirms('Deactivate Noah Klein?', 'Deactivate'),
    sees('Noah Klein deactivated', 'This employee is inactive'),
    lacks('Set PIN'),
  ),
);

/** Users change their own PIN and password in the profile; they cannot deactivate themselves. */
export const Oneself = detailsOf('owner', 'Dana Reyes').full(
  inSequence(sees('Open profile'), lacks('Set PIN'), lacks('Deactivate')),
);
