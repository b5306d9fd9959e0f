import type { Meta } from '@storybook/react-vite';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { answer, recordedWith, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { within } from 'storybook/test';

export default { title: 'Screens/Sales/Invoice details', tags: ['!autodocs'] } satisfies Meta;

const draftNamed = { en: 'Draft', es: 'Borrador' };
const quoteNamed = { en: 'Quote', es: 'Presupuesto' };
const details = (invoiceId: string, named: string | typeof draftNamed) =>
  screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
    with: { invoiceId },
    requests: [invoices.one],
    named,
  });
const open = details(knownIds.open, 'INV-1044');
const quote = details(knownIds.quote, quoteNamed);

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

/** Without the right to void, an approval is required. */
export const VoidNeedsApproval = sale.in(
  {
    as: 'cashier',
    answers: [
      answer(invoices.void, () => {
        throw new Problem('approval.needed', { action: 'invoice.void' });
      }),
    ],
  },
  inSequence(
    chooses('Void the invoice'),
    types('Reason', 'Rung up twice'),
    inDialog('Void the invoice'),
    sees(/^Void INV-1052 over \$[\d.]+: Rung up twice$/),
  ),
);

export const CardWithoutReference = sale.in(
  {},
  inSequence(
    presses(/^Correct Cash/),
    inDialog('Correct the payment'),
    sees("Please enter the terminal's reference.", 'This field is required.'),
  ),
);

/** Somebody else corrected it meanwhile. */
export const SameSalesperson = sale.in(
  {
    answers: [
      answer(invoices.correctSalesperson, () => {
        throw problemAt('salespersonId', 'invoice.sameSalesperson');
      }),
    ],
  },
  async (seen) => {
    await chooses('Correct the salesperson')(seen);
    const { canvas, userEvent } = seen;
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Sold by/ }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Noah Klein' }));
    await inSequence(types('Reason', 'Shared till'), inDialog('Correct the salesperson'))(seen);
    await sees('This person is already the salesperson.')(seen);
  },
);

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

export const Voided = details(knownIds.voided, 'INV-1049').full(sees('Voided', 'Dana Reyes · Rung up twice'));

export const Quote = quote.full(sees('Valid until', 'Make it a draft', 'Checkout', 'Change the day'));

export const ExpiredQuote = quote.in(
  { answers: [recordedWith(invoices.one, (own) => ({ ...own, quotedUntil: '2026-03-10', isExpired: true }))] },
  inSequence(sees('Quote expired'), presses('Change the day'), sees('Save the quote')),
);
