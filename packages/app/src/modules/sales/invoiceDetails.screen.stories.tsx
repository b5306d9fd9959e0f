import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import type { FakeServerOptions } from '../../fake-server/openFakeServer.ts';
import { salesInHand } from '../../fake-server/salesInHand.ts';
import type { Shop } from '../../fake-server/Shop.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { within } from 'storybook/test';

export default { title: 'Screens/Sales/Invoice details', tags: ['!autodocs'] } satisfies Meta;

const draftNamed = { en: 'Draft', es: 'Borrador' };
const quoteNamed = { en: 'Quote', es: 'Presupuesto' };
const details = (invoiceId: string, named: string | typeof draftNamed, fakeServer: FakeServerOptions = {}) =>
  screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
    fakeServer,
    with: { invoiceId },
    requests: [invoices.one],
    named,
  });
const inHand = { books: (shop: Shop) => salesInHand(shop) };
const open = details(knownIds.open, 'INV-1050', inHand);

const chooses =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name }));
  };

/** Clicks a button in the open dialog. */
const inDialog =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

const sale = details(knownIds.sale, 'INV-1052');

export const Full = sale.full(sees('Payments', 'Sold', 'Profit'));
export const Loading = sale.loading();
export const Failed = sale.failed();
export const Offline = sale.offline();
export const Denied = sale.denied();

export const Draft = details(knownIds.draft, draftNamed).full(sees('Edit invoice', 'Checkout'));
export const Discarded = details(knownIds.discarded, draftNamed).full(sees('Draft discarded'));

/** Cashiers see neither costs nor profit. */
export const SeenByACashier = sale.in({ as: 'cashier' }, sees('INV-1052', 'Payments'));

export const ReceiptAgain = sale.in(
  {},
  inSequence(presses('Print receipt'), sees('Receipt INV-1052', 'Returns within 14 days with this receipt.')),
);

export const Overdue = open.full(sees('Overdue', 'Take a payment', 'Balance due', 'Mar 13, 2026'));

/** The rest in cash, with change. */
export const TakesThePayment = open.in(
  {},
  inSequence(
    presses('Take a payment'),
    types('Cash received', '100'),
    sees('Change'),
    presses('Take the payment'),
    sees(/^Payment taken\. Change:/, 'Paid'),
  ),
);

export const CardForTooMuch = open.in(
  {},
  inSequence(
    presses('Take a payment'),
    presses(/^Card/),
    types('Amount on the card', '100'),
    presses('Take the payment'),
    sees('Only cash may be more than what is still due.', "Please enter the terminal's reference."),
  ),
);

export const PaymentUnanswered = open.in(
  { answers: [unreachable(invoices.pay)] },
  inSequence(
    presses('Take a payment'),
    types('Cash received', '10'),
    presses('Take the payment'),
    sees('No answer from the server. Trying again is safe: it is done once at most.', 'Try Again'),
  ),
);

export const VoidWithoutReason = sale.in(
  {},
  inSequence(
    chooses('Void the invoice'),
    sees('Void INV-1052?'),
    inDialog('Void the invoice'),
    sees('This field is required.'),
  ),
);

export const Voids = sale.in(
  {},
  inSequence(
    chooses('Void the invoice'),
    types('Reason', 'Rung up twice'),
    inDialog('Void the invoice'),
    sees('INV-1052 was voided', 'Voided', 'Cash reversed', 'Dana Reyes · Rung up twice'),
  ),
);

/** Without the right to void, an approval is required. */
export const VoidNeedsApproval = sale.in(
  { as: 'cashier' },
  inSequence(
    chooses('Void the invoice'),
    types('Reason', 'Rung up twice'),
    inDialog('Void the invoice'),
    sees(/^Void INV-1052 over \$[\d.]+: Rung up twice$/),
  ),
);

export const CorrectsThePayment = sale.in(
  {},
  inSequence(
    presses(/^Correct Cash/),
    inDialog('Correct the payment'),
    sees("Please enter the terminal's reference."),
    types('Terminal reference', '482113'),
    types('Reason', 'Typed as cash'),
    inDialog('Correct the payment'),
    sees('Payment corrected', 'Cash reversed'),
  ),
);

export const CorrectsTheSalesperson = sale.in({}, async (seen) => {
  await chooses('Correct the salesperson')(seen);
  const { canvas, userEvent } = seen;
  await userEvent.click(await canvas.findByRole('combobox', { name: /^Sold by/ }));
  await userEvent.click(await canvas.findByRole('option', { name: 'Noah Klein' }));
  await inSequence(types('Reason', 'Shared till'), inDialog('Correct the salesperson'))(seen);
  await sees('INV-1052 is now assigned to Noah Klein', 'Salesperson corrected')(seen);
});

/** Closing the dialog with a typed reason asks for confirmation. An empty dialog closes at once. */
export const ReasonIsNotLost = sale.in(
  {},
  inSequence(
    chooses('Correct the salesperson'),
    types('Reason', 'Shared till'),
    inDialog('Cancel'),
    sees('Discard changes?'),
  ),
);

export const Voided = details(knownIds.voided, 'INV-1049', inHand).full(sees('Voided', 'Dana Reyes · Rung up twice'));

export const Quote = details(knownIds.quote, quoteNamed, inHand).full(
  sees('Valid until', 'Make it a draft', 'Checkout', 'Change the day'),
);

export const QuoteMadeADraft = details(knownIds.quote, quoteNamed, inHand).in(
  {},
  inSequence(presses('Make it a draft'), sees('2 pieces', 'Draft saved')),
);

export const ExpiredQuote = details(knownIds.quote, quoteNamed, {
  books: (shop) => salesInHand(shop, '2026-03-10'),
}).in(
  {},
  inSequence(
    sees('Quote expired'),
    presses('Change the day'),
    presses('Save the quote'),
    sees('Quote saved', 'Checkout'),
  ),
);
