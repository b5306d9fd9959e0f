import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Palette', tags: ['!autodocs'] } satisfies Meta;

const named = { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' };
const home = screenAt('/dashboard', { named });

const opensOnThisPage: Play = async ({ userEvent }) => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect(await screen.findByRole('combobox', { name: 'Commands' })).toHaveFocus();
};
const opens = inSequence(sees('Net sales today'), opensOnThisPage);
const finds =
  (typed: string, ...labels: readonly (string | RegExp)[]): Play =>
  async ({ userEvent }) => {
    // In one piece: which parts of a typed word are searched depends on the machine.
    if (typed !== '') await userEvent.paste(typed);
    for (const name of labels) {
      await waitFor(() => expect(screen.getByRole('option', { name })).toBeVisible());
    }
  };

const empties: Play = ({ userEvent }) => userEvent.clear(screen.getByRole('combobox'));

export const Full = home.in({}, inSequence(opens, finds('', /^Dashboard/, /^Add customer/)));

export const FindsAnAction = home.in(
  {},
  inSequence(opens, finds('log', /^Log out/), empties, finds('switch', /^Switch person/)),
);

/** A page is found by its name in either language. */
export const FindsAPageByItsSpanishName = home.in({}, async (seen) => {
  await inSequence(opens, finds('añadir cliente', /^Add customer/))(seen);
  await seen.userEvent.keyboard('{Enter}');
  await expect(await seen.canvas.findByRole('heading', { level: 1, name: 'Add customer' })).toBeVisible();
});

/** The server matches other properties too, here the telephone number. */
export const FindsACustomer = home.in({}, async (seen) => {
  await inSequence(opens, finds('5550142', /^Mia Torres/))(seen);
  await seen.userEvent.keyboard('{Enter}');
  await expect(await seen.canvas.findByRole('heading', { level: 1, name: 'Mia Torres' })).toBeVisible();
});

export const FindsProductsAndInvoices = home.in({}, inSequence(opens, finds('INV-1052', /INV-1052/)));

export const RunsAnAction = home.in({}, async (seen) => {
  await inSequence(opens, finds('language español', /^Language: Español/))(seen);
  await seen.userEvent.keyboard('{Enter}');
  await sees('Ventas netas de hoy')(seen);
});

export const NoMatch = home.in({}, async (seen) => {
  await inSequence(opens, finds('zzzz'))(seen);
  await expect(await screen.findByText('No results found')).toBeVisible();
});

/** Recently chosen entries are at the top. */
export const RemembersWhatWasChosen = home.in({}, async (seen) => {
  await inSequence(opens, finds('products', /^Products/))(seen);
  await seen.userEvent.keyboard('{Enter}');
  await seen.canvas.findByRole('heading', { level: 1, name: 'Products' });
  await seen.userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Products'));
  await waitFor(() => expect(screen.getByText('Recent')).toBeVisible());
});

/** Pages and records that the user cannot see are not offered. */
export const ForACashier = screenAt('/sale-invoice-management', {}).in({ as: 'cashier' }, async (seen) => {
  await presses('Search')(seen);
  await finds('', /^Create Invoice/)(seen);
  await expect(screen.queryByRole('option', { name: /^Dashboard/ })).toEqual(null);
  await expect(screen.queryByRole('option', { name: /^Add product/ })).toEqual(null);
});

/** Users with a clock open it from anywhere; admins have none. */
export const OpensTheClock = screenAt('/sale-invoice-management', {}).in({ as: 'cashier' }, async (seen) => {
  await sees('Noah Klein')(seen);
  await seen.userEvent.keyboard('{Control>}k{/Control}');
  await finds('clock', /^Clock in or out/)(seen);
  await seen.userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Clock In/Out' })).toBeVisible());
});

/** With unsaved changes, a link of the palette asks for confirmation like every link. */
export const ConfirmsBeforeLeaving = screenAt('/customer-management/add-customer', {}).in({}, async (seen) => {
  // The last key distinguishes the person from a scanner, whose Ctrl would be part of the code.
  await types('First name', 'Ana{End}')(seen);
  await inSequence(opensOnThisPage, finds('dashboard', /^Dashboard/))(seen);
  await seen.userEvent.keyboard('{Enter}');
  await sees('Leave Page?')(seen);
});

export const Spanish = home.spanish(async (seen) => {
  await presses('Buscar')(seen);
  await inSequence(finds('cerrar', /^Cerrar sesión/), empties, finds('persona', /^Cambiar de persona/))(seen);
});

export const Narrow = home.narrow(inSequence(presses('Search'), finds('', /^Dashboard/)));
