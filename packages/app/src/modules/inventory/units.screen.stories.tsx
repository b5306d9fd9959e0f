import type { Meta } from '@storybook/react-vite';
import { units } from '@tilldesk/domain/inventory';
import { screen as page } from 'storybook/test';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

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

/** The details of a unit for sale, and the dialog that reserves it. */
export const ReservingOne = forSale.full(async (seen) => {
  await inSequence(opensTheFirst, presses('Reserve'))(seen);
  await page.findByRole('dialog', { name: 'Reserve for a customer' });
  await seen.userEvent.type(await page.findByRole('combobox', { name: /^Customer/ }), 'Mia');
  await seen.userEvent.click(await page.findByRole('option', { name: /^Mia Torres/ }));
});

/** Sold elsewhere: the customer and the amount are for the report. */
export const MarkingAsSold = forSale.full(
  inSequence(
    opensTheFirst,
    presses('Adjust'),
    presses('Post adjustment'),
    sees('Please choose a reason.'),
    chooses(/^Reason/, 'Mark as sold'),
    types('Price per piece', '650'),
  ),
);
