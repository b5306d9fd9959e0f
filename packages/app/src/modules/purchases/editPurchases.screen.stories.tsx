import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { purchases } from '@tilldesk/domain/purchases';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Purchases/Order', tags: ['!autodocs'] } satisfies Meta;

const late = { with: { purchaseId: knownIds.lateOrder } };
const order = screenAt('/purchases/edit-purchases/:purchaseId', {
  ...late,
  requests: [purchases.one],
  named: 'PO-1003',
});
const at = (tab: string) =>
  screenAt('/purchases/edit-purchases/:purchaseId', { ...late, query: { tab }, named: 'PO-1003' });
const billed = (tab: string) =>
  screenAt('/purchases/edit-purchases/:purchaseId', {
    with: { purchaseId: knownIds.billedOrder },
    query: { tab },
    named: 'PO-1002',
  });

export const Ordered = order.full(sees('Please deliver before noon.', 'iPhone 15 128 GB', '$2,562.00'));

const counts =
  (product: string, count: string): Play =>
  async ({ canvas }) => {
    const label = `Pieces of ${product} in this receipt`;
    await waitFor(async () => {
      const shown = await canvas.findByLabelText(label);
      await expect('value' in shown ? (shown.value ?? shown.textContent) : shown.textContent).toEqual(count);
    });
  };

/** A receipt in progress at phone width: one phone of the list is scanned. */
export const Receiving = at('receive').narrow(
  inSequence(sees('Not as ordered', 'Clear case iPhone 15'), counts('iPhone 15 128 GB', '1')),
);

/** One serial is valid, one lacks its check digit, one is listed twice. */
export const ManifestWithErrors = at('receive').in(
  {},
  inSequence(
    presses('More for this receipt'),
    async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('menuitem', { name: 'Expected serials' })),
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByLabelText(/^One device per line/));
      await userEvent.paste('357805023984942\n35209900176148\n357805023984942');
    },
    sees('1 valid', '1 to check', '1 invalid', 'Use 352099001761481'),
  ),
);

/** A bill with a price that differs from the receipt shows what it changes. */
export const BillEntered = billed('bills').full(
  inSequence(
    presses('Enter bill'),
    types('Unit cost of USB-C charger 30 W', '9.50'),
    sees('The bill is $6.00 more than the goods were received at'),
  ),
);
export const LandedCost = billed('landed').full(
  inSequence(presses('Add landed cost'), sees('Share of each line', 'By what the goods cost')),
);
