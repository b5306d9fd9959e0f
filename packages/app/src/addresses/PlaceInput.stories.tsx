import type { Meta } from '@storybook/react-vite';
import { customers } from '@tilldesk/domain/customers';
import { places } from '@tilldesk/domain/places';
import { Problem } from '@tilldesk/domain/problems';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, failing, unreachable } from '../fake-server/answer.ts';
import { knownIds } from '../fake-server/knownIds.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';

export default { title: 'Screens/Customers/Place', tags: ['!autodocs'] } satisfies Meta;

const add = screenAt('/customer-management/add-customer', {});
const edit = screenAt('/customer-management/edit-customer/:customerId', {
  with: { customerId: knownIds.mia },
  requests: [customers.one],
  named: 'Mia Torres',
});

const chooses =
  (field: string, typed: string): Play =>
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: field });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.type(box, typed);
    await screen.findByRole('option', { name: new RegExp(typed, 'i') });
    await userEvent.keyboard('{Enter}');
  };

type Address = { [Part in 'country' | 'state' | 'city']?: string | null | undefined };
let sent: Address | null = null;
/** The server fails after it was sent a customer; the story checks the address that was sent. */
const saving = {
  answers: [customers.create, customers.change].map((endpoint) =>
    answer(endpoint, ({ body: { country, state, city } }) => {
      sent = { country, state, city };
      throw new Problem('server.failed');
    }),
  ),
};
const sends =
  (address: Address): Play =>
  async (seen) => {
    sent = null;
    await presses('Save')(seen);
    await waitFor(() => expect(sent).toEqual(address));
  };

/** Each list depends on the one before; a selected value is sent by its code. */
export const OneAfterTheOther = add.in(
  saving,
  inSequence(
    types('First name', 'Ana'),
    types('Phone', '718 555 0199'),
    chooses('Country', 'Mexico'),
    chooses('State', 'Jalisco'),
    chooses('City', 'Guadalajara'),
    sends({ country: 'MX', state: 'JAL', city: 'Guadalajara' }),
  ),
);

/** A stored value is shown by its name. */
export const Unchanged = edit.full(async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('United States'));
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('New York'));
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Brooklyn'));
});

export const Spanish = edit.spanish(async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'País' })).toHaveValue('Estados Unidos'));
});

/** A village that is in no list. */
export const NotInTheList = edit.in(saving, async (seen) => {
  const city = await seen.canvas.findByRole('combobox', { name: 'City' });
  await waitFor(() => expect(city).toHaveValue('Brooklyn'));
  await seen.userEvent.clear(city);
  await seen.userEvent.type(city, 'Ravenfield');
  await seen.userEvent.click(await screen.findByRole('option', { name: 'Use “Ravenfield”' }));
  await sends({ city: 'Ravenfield' })(seen);
});

/** When the countries cannot be loaded, every value can be typed and sent. */
export const CountriesFail_S8_13 = add.in(
  { answers: [failing(places.countries), ...saving.answers] },
  inSequence(
    sees('Failed to fetch countries'),
    types('First name', 'Ana'),
    types('Phone', '718 555 0199'),
    types('Country', 'Mexico'),
    types('State', 'Jalisco'),
    types('City', 'Tequila'),
    sends({ country: 'Mexico', state: 'Jalisco', city: 'Tequila' }),
  ),
);

export const StatesFail_S8_14 = add.in(
  { answers: [unreachable(places.states)] },
  inSequence(
    chooses('Country', 'Mexico'),
    sees('Failed to fetch states'),
    types('State', 'Jalisco'),
    types('City', 'Tequila'),
  ),
);

export const CitiesFail_S8_15 = add.in(
  { answers: [failing(places.cities)] },
  inSequence(
    chooses('Country', 'Mexico'),
    chooses('State', 'Jalisco'),
    sees('Failed to fetch cities'),
    types('City', 'Tequila'),
  ),
);

let isRemovedField = true;

/** The list is requested again and loads. */
export const TriesAgain = add.in(
  {
    answers: [
      answer(places.countries, () => {
        if (isRemovedField) throw new TypeError('Failed to fetch');
        return { error: false as const, msg: 'found', data: [{ name: 'Mexico', Iso2: 'MX', Iso3: 'MEX' }] };
      }),
    ],
  },
  async (seen) => {
    isRemovedField = true;
    await sees('Failed to fetch countries')(seen);
    isRemovedField = false;
    await inSequence(presses('Try Again'), chooses('Country', 'Mexico'))(seen);
  },
);
