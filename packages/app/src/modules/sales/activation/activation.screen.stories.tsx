import type { Meta } from '@storybook/react-vite';
import { activations, carriers } from '@tilldesk/domain/activations';
import { expect, screen, within } from 'storybook/test';
import { activatedWith } from '../../../fake-server/answers/activationAnswers.ts';
import { answer, failing } from '../../../fake-server/answer.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees, types, writeAtOnce } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Activations', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});
/** A sale of one iPhone. */
const SOLD = '01936c3a-7c00-70e0-8000-000000000016';
const sold = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: SOLD },
  named: 'INV-1016',
});

const chooses =
  (label: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
const ticks =
  (name: string | RegExp, role: 'checkbox' | 'radio' = 'checkbox'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(role, { name }));
  };
const opens = inSequence(scans('356109400395959'), presses('Activate iPhone 15 128 GB'));
const plans = inSequence(
  chooses('Carrier', 'Northtel'),
  types('Plan name', 'Unlimited 50'),
  types('Monthly plan price', '50'),
);
const saves = presses('Save activation');

/** The IMEI comes from the device on the line. The only dealer code is selected. The line shows the prepared activation. */
export const OnALine = till.full(
  inSequence(
    opens,
    sees('The device on this line', 'Expected from the carrier'),
    plans,
    types('SIM number', '8901 4103 2111 1851 0720'),
    types('Phone number', '305 555 0142'),
    saves,
    sees('Activation saved', 'Northtel · Unlimited 50 · (305) 555-0142', 'Change activation'),
  ),
);

/** F7 opens the dialog too. Errors of the entry checks are shown at their fields. */
export const InvalidEntries = till.in(
  {},
  inSequence(
    scans('356109400395959'),
    sees('Activate iPhone 15 128 GB'),
    async ({ userEvent }) => userEvent.keyboard('{End}{F7}'),
    plans,
    chooses('Activation type', 'Port-in'),
    types('SIM number', '8934410321111851072'),
    types('Phone number', '555 555 5555'),
    saves,
    sees(
      'The SIM of this carrier has 20 digits.',
      'This is not a valid phone number.',
      'Please enter the number and its current carrier.',
    ),
  ),
);

/** A wrong check digit only requires a confirmation. */
export const ChecksAgain = till.in(
  {},
  inSequence(
    opens,
    plans,
    types('SIM number', '89014103211118510721'),
    saves,
    sees('The check digit of this SIM is wrong. Please look at the card again.'),
    ticks(/^I checked the code/),
    saves,
    sees('Activation saved'),
  ),
);

export const NotSaved = till.in(
  { answers: [failing(activations.prepare)] },
  inSequence(opens, plans, saves, sees('An error occurred')),
);

export const Removed = till.in(
  {},
  inSequence(
    opens,
    plans,
    saves,
    presses('Change activation of iPhone 15 128 GB'),
    presses('Remove activation'),
    sees('Activation removed', 'Activate'),
  ),
);

/** The store has no carriers: the first one is added in the dialog. */
export const NoCarriers = till.in(
  { answers: [answer(carriers.list, () => ({ items: [] }))] },
  inSequence(
    opens,
    sees('No carriers yet'),
    presses('Add carrier'),
    types('Name', ' '),
    presses('Save carrier'),
    sees('This field is required.'),
  ),
);

export const Carriers = till.in(
  {},
  inSequence(
    opens,
    presses('Carriers'),
    sees('B-17, B-18'),
    presses('Edit Northtel'),
    types('Name', 'Northtel Wireless'),
    presses('Save carrier'),
    sees('Carrier saved', 'Northtel Wireless'),
  ),
);

/** Cashiers see neither the earnings nor the carrier setup. */
export const ByACashier = till.in({ as: 'cashier' }, async (seen) => {
  await opens(seen);
  const dialog = within(await seen.canvas.findByRole('dialog'));
  await dialog.findByRole('button', { name: 'Save activation' });
  await expect(dialog.queryByText('Expected commission')).toBeNull();
  await expect(dialog.queryByRole('button', { name: 'Carriers' })).toBeNull();
});

export const Narrow = till.narrow(inSequence(opens, sees('Monthly plan price')));
export const Spanish = till.spanish(
  inSequence(
    async ({ canvas }) =>
      writeAtOnce(await canvas.findByRole('combobox', { name: 'Escanear o buscar' }), '356109400395959{Enter}'),
    presses('Activar iPhone 15 128 GB'),
    presses('Guardar activación'),
    sees('Dispositivo y número', 'Precio mensual del plan'),
  ),
);

/** The carrier confirms: the activation is active and has a confirmation number. */
export const Sold = sold.in(
  { answers: [activatedWith(SOLD)] },
  inSequence(
    sees('Activations', 'Northtel · Unlimited 50 · New line', 'Pending', 'Northtel · Pending'),
    presses('Carrier’s response for Unlimited 50'),
    presses('Save response'),
    sees('This field is required.'),
    types('Confirmation number', 'N-100'),
    presses('Save response'),
    sees('Response saved', 'Active', 'Northtel · Active'),
  ),
);

export const CancelledSince = sold.in(
  { answers: [activatedWith(SOLD)] },
  inSequence(
    presses('Carrier’s response for Unlimited 50'),
    ticks('It was cancelled', 'radio'),
    types('Reason', 'Moved away'),
    presses('Save response'),
    sees('Response saved', 'Cancelled on Mar 14, 2026'),
  ),
);

export const NotLoaded = sold.in(
  { answers: [failing(activations.list)] },
  sees('The activations could not be loaded.', 'Payments'),
);
