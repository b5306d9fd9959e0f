import type { Meta } from '@storybook/react-vite';
import { units } from '@tilldesk/domain/inventory';
import { expect, screen as page, waitFor } from 'storybook/test';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { stockBookOf } from '../../fake-server/stockBook.ts';

export default { title: 'Screens/Inventory/Units', tags: ['!autodocs'] } satisfies Meta;

const at = {
  with: { categoryName: 'iPhone', categoryId: knownIds.iPhones, itemName: 'iPhone 15 128 GB', itemId: knownIds.phone },
  requests: [units.list],
} as const;
const screen = screenAt('/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId', at);
/** The units for sale, by the filter in the address. */
const forSale = screenAt('/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId', {
  ...at,
  query: { group: 'sellable' },
});

const opensTheFirst: Play = async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByText(/^3561/))[0]!);
  await page.findByRole('dialog', { name: /^3561/ });
};

const chooses =
  (label: RegExp, option: string): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('combobox', { name: label }));
    await userEvent.click(await page.findByRole('option', { name: option }));
  };

export const Full = screen.full(sees(/^3561/));

/** Reserves a unit for a customer and releases it. */
export const Reserved = forSale.full(async (seen) => {
  await inSequence(opensTheFirst, presses('Reserve'))(seen);
  const dialog = await page.findByRole('dialog', { name: 'Reserve for a customer' });
  await seen.userEvent.type(await page.findByRole('combobox', { name: /^Customer/ }), 'Mia');
  await seen.userEvent.click(await page.findByRole('option', { name: /^Mia Torres/ }));
  const save = [...dialog.querySelectorAll('button')].at(-1)!;
  await seen.userEvent.click(save);
  await inSequence(sees(/^Reserved for Mia Torres until/), presses('Release'), sees('Available again'))(seen);
  await expect(stockBookOf(seen.fakeServer).reservations.map(({ end }) => end)).toEqual(['released']);
});

/** Sold elsewhere: the customer and the amount are for the report. */
export const MarkedAsSold = forSale.full(async (seen) => {
  await inSequence(
    opensTheFirst,
    presses('Adjust'),
    presses('Post adjustment'),
    sees('Please choose a reason.'),
    chooses(/^Reason/, 'Mark as sold'),
    types('Price per piece', '650'),
    presses('Post adjustment'),
    sees('ADJ-1001 posted'),
  )(seen);
  await waitFor(() => expect(stockBookOf(seen.fakeServer).adjustments.map(({ sold }) => sold)).toEqual([65_000]));
});
