import type { Meta } from '@storybook/react-vite';
import { activations, carriers, type Activation, type Carrier } from '@tilldesk/domain/activations';
import { expect, screen, within } from 'storybook/test';
import { answer, failing, storedList, type FakeAnswer } from '../../../fake-server/answer.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees, types, writeAtOnce } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Activations', tags: ['!autodocs'] } satisfies Meta;

const id = (last: string) => `01936c3a-7c00-70fa-8000-0000000000${last}`;
const offered = { simLength: 20, isActive: true, version: 1 };
const northtel: Carrier = {
  ...offered,
  id: id('01'),
  name: 'Northtel',
  simPrefix: '8901410',
  dealerCodes: ['NT-2210'],
};
const baytel: Carrier = {
  ...offered,
  id: id('02'),
  name: 'Baytel',
  simPrefix: '8901260',
  dealerCodes: ['B-17', 'B-18'],
};

/** A sale of one iPhone. */
const SOLD = '01936c3a-7c00-70e0-8000-000000000016';
/** The activation of its device, which waits for the response of the carrier. */
const pending: Activation = {
  id: id('11'),
  invoiceId: SOLD,
  lineId: '01936c3a-7c00-70f0-8000-000000000027',
  imei: '356109400079199',
  iccid: '89014103211118510720',
  phone: '3055550142',
  carrierId: northtel.id,
  carrier: 'Northtel',
  dealerCode: 'NT-2210',
  type: 'new',
  term: 24,
  plan: 'Unlimited 50',
  planPrice: 5000,
  portFrom: null,
  account: 'A-77',
  commission: 9000,
  spiff: 1000,
  currency: 'USD',
  by: 'Dana Reyes',
  status: 'pending',
  confirmation: null,
  endedOn: null,
  activatedAt: '2026-03-05T16:06:00.000Z',
  version: 2,
};

/** The activations of a sale; a prepared one is shown with the terms of `pending`. */
const activationsOf = (initial: readonly Activation[]): FakeAnswer[] => {
  const list = storedList(initial);
  return [
    answer(activations.list, (_, fakeServer) => list.read(fakeServer)),
    answer(activations.prepare, ({ body: { id: ownId, invoiceId, lineId } }, fakeServer) => {
      const prepared: Activation = {
        ...pending,
        id: ownId,
        invoiceId,
        lineId,
        status: 'prepared',
        activatedAt: null,
        version: 1,
      };
      list.write(fakeServer, [prepared]);
      return prepared;
    }),
    answer(activations.discard, (_, fakeServer) => {
      list.write(fakeServer, []);
      return { ...pending, status: 'discarded' as const };
    }),
    answer(activations.report, ({ body: { status } }, fakeServer) => {
      const reported: Activation = {
        ...pending,
        status,
        ...(status === 'active' ? { confirmation: 'N-100' } : { endedOn: '2026-03-14' }),
        version: 3,
      };
      list.write(fakeServer, [reported]);
      return reported;
    }),
  ];
};
const carriersOf = (initial: readonly Carrier[]): FakeAnswer[] => {
  const list = storedList(initial);
  return [
    answer(carriers.list, (_, fakeServer) => list.read(fakeServer)),
    answer(carriers.change, ({ body }, fakeServer) => {
      const renamed = { ...northtel, name: body.name, version: 2 };
      list.write(fakeServer, [baytel, renamed]);
      return renamed;
    }),
  ];
};
const answers = [...activationsOf([]), ...carriersOf([baytel, northtel])];

const till = screenAt('/sale-invoice-management/create-invoice', { fakeServer: { answers } });
const sold = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  with: { invoiceId: SOLD },
  named: 'INV-1016',
  fakeServer: { answers: [...activationsOf([pending]), ...carriersOf([baytel, northtel])] },
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
  {},
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
  {},
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
