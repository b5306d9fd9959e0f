import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { purchases } from '@tilldesk/domain/purchases';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scanned, sees, types, writeAtOnce } from '../../fake-server/sees.ts';
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

/**
 * Uses the scanner only, at phone width: codes on the manifest and pieces tracked by quantity count immediately, all
 * others show a message; posting lists what is still missing.
 */
export const ReceivedByScan = at('receive').narrow(
  inSequence(
    sees('Not as ordered'),
    scanned('490154203237518', '850012340102', '850012340102'),
    counts('iPhone 15 128 GB', '2'),
    counts('Clear case iPhone 15', '2'),
    scanned('850012340153'),
    sees('USB-C charger 30 W is not on this order', 'Add as extra'),
    presses(/^Post receipt/),
    sees('Put 4 pieces into stock?', '12 pieces are still missing'),
  ),
);

/** Types into the scan box of the receipt. */
const enters =
  (text: string): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan goods' }), text);

/**
 * Typed input: a SKU counts with its punctuation, words find products, and a code without a product is recorded only
 * after confirmation.
 */
export const ReceivedByTyping = at('receive').in(
  {},
  inSequence(
    sees('Not as ordered'),
    enters('Clear case'),
    presses(/^Clear case iPhone 15/, 'option'),
    counts('Clear case iPhone 15', '1'),
    enters('CASE-IP15-CLR{Enter}'),
    counts('Clear case iPhone 15', '2'),
    enters('NO-SUCH-1{Enter}'),
    sees('No product or unit has the code NO-SUCH-1', 'Add as extra'),
    presses(/^Not as ordered/, 'tab'),
    async ({ canvas }) => {
      await expect(canvas.queryByRole('row', { name: /NO-SUCH-1/ })).toBeNull();
    },
    presses('Note as not ordered'),
    async ({ canvas }) => {
      await expect(await canvas.findByRole('row', { name: /NO-SUCH-1.*Unknown code/ })).toBeVisible();
    },
  ),
);

const thrownAway = inSequence(
  presses('More for this receipt'),
  async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('menuitem', { name: 'Discard receipt' })),
  async ({ canvas, userEvent }) => {
    const leaveDialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(leaveDialog.getByRole('button', { name: 'Discard receipt' }));
  },
  sees('Start receiving'),
);

/**
 * The first scan starts the receipt and is counted in it, as is a scan that follows immediately; the same applies again
 * after the receipt was discarded.
 */
export const BegunByScan = at('receive').in(
  {},
  inSequence(
    thrownAway,
    scanned('850012340102', '850012340102'),
    counts('Clear case iPhone 15', '2'),
    thrownAway,
    scanned('850012340102'),
    counts('Clear case iPhone 15', '1'),
    sees('PO-1003'),
  ),
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
