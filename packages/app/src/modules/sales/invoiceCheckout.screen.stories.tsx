import type { Meta } from '@storybook/react-vite';
import { Problem, problemAt, type ProblemCode } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { ownSession } from '@tilldesk/domain/session';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, recordedAs, never, recordedWith, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Sales/Checkout', tags: ['!autodocs'] } satisfies Meta;

const checkout = (invoiceId: string) =>
  screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
    with: { invoiceId },
    requests: [invoices.one],
  });
const draft = checkout(knownIds.draft);
const sale = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', {
  with: { invoiceId: knownIds.sale },
  named: { en: 'Sale INV-1052 complete', es: 'Venta INV-1052 completada' },
});

/** Rejections of the server as the checkout shows them. */
const rejected = (code: ProblemCode, params: Problem['params'] = {}, at?: string) => ({
  answers: [
    answer(invoices.checkout, () => {
      throw at === undefined ? new Problem(code, params) : problemAt(at, code, params);
    }),
  ],
});

export const Full = draft.full(sees('Total due', 'No payments yet.'));
export const Loading = draft.loading();
export const Failed = draft.failed();
export const Offline = draft.offline();
export const Denied = draft.denied();

/** The store asks for a customer from an amount on: that is said before money is taken. */
export const CustomerMissing = draft.in(
  {
    answers: [
      recordedWith(ownSession, (own) => ({
        ...own,
        store: { ...own.store, transaction: { ...own.store.transaction, customerFrom: 10_000 } },
      })),
      recordedWith(invoices.one, (invoice) => ({ ...invoice, customerId: null, customerName: null })),
    ],
  },
  sees('This sale needs a customer', 'Back to the lines'),
);

/** The store sells nothing on account: the method is not offered, and its key does nothing. */
export const PaidInFull = draft.in(
  {
    answers: [
      recordedWith(ownSession, (own) => ({
        ...own,
        store: { ...own.store, transaction: { ...own.store.transaction, allowPartialPayment: false } },
      })),
    ],
  },
  async (seen) => {
    await sees('Total due', 'Cash received')(seen);
    await expect(seen.canvas.queryByRole('button', { name: /^On account/ })).toBeNull();
  },
);

export const ChangeDue = draft.in(
  {},
  inSequence(types('Cash received', '900'), presses('Add'), sees('Paid in full', 'Change')),
);

export const CardWithoutReference = draft.in(
  {},
  inSequence(presses(/^Card/), presses('Add'), sees("Please enter the terminal's reference.")),
);

export const SplitPayment = draft.in(
  {},
  inSequence(types('Cash received', '500'), presses('Add'), sees('Still due', '$500.00')),
);

export const Done = sale.full(sees('Change due', 'Print receipt'));

/** Unusually large change requires a confirmation. The focus is on the button that goes back. */
export const MuchChange = draft.in(rejected('invoice.empty'), async (seen) => {
  const completes = presses(/^Complete sale/);
  await inSequence(types('Cash received', '9000'), presses('Add'), completes)(seen);
  const changeDialog = within(await screen.findByRole('alertdialog', { name: /of change right\?$/ }));
  await expect(changeDialog.getByText(/^You entered \$9,000.00 in cash/)).toBeVisible();
  await expect(changeDialog.getByRole('button', { name: 'Check the payment' })).toHaveFocus();
  await seen.userEvent.click(changeDialog.getByRole('button', { name: 'Check the payment' }));
  await inSequence(sees('Paid in full'), completes)(seen);
  await seen.userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Complete sale' }),
  );
  await sees('An invoice needs at least one line.')(seen);
});

export const Receipt = sale.in({}, inSequence(presses(/^Print receipt/), sees('Receipt INV-1052', 'Harbour Street')));

/** With several registers, one must be selected in the browser before cash is taken, even if cash outside drawers is allowed. */
export const ChoosesARegister = draft.in(
  {
    registerChosen: false,
    cashWithoutDrawer: true,
  },
  async (seen) => {
    await sees('Which register is this? Cash goes into its drawer.')(seen);
    await expect(seen.canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
    await inSequence(
      presses('Front counter'),
      types('Cash received', '900'),
      presses('Add'),
      sees('Paid in full'),
    )(seen);
  },
);

const pays = inSequence(types('Cash received', '900'), presses('Add'), presses(/^Complete sale/));

export const Sending = draft.in({ answers: [never(invoices.checkout)] }, inSequence(pays, sees('Paid in full')));

/** The outcome of the sale is unknown. */
export const Unanswered = draft.in(
  { answers: [unreachable(invoices.checkout)] },
  inSequence(pays, sees('No answer from the server', /the sale is only made once/)),
);

export const StockShort = draft.in(
  {
    answers: [
      answer(invoices.checkout, () => {
        throw new Problem('stock.short', { available: 1, product: 'USB-C charger 30 W' });
      }),
    ],
  },
  inSequence(pays, sees('The sale was not made', 'Only 1 of USB-C charger 30 W left in stock.')),
);

const onAccount = inSequence(presses(/^On account/), sees('Due on'), presses('Add'));

/** A part in cash, and the rest on account with a due date. */
export const OnAccount = draft.in(
  {},
  inSequence(
    types('Cash received', '500'),
    presses('Add'),
    sees('Left to pay'),
    onAccount,
    sees('No further payment needed now', 'Remains due', 'Due on Apr 13, 2026'),
  ),
);

export const StoreCredit = draft.in(
  {},
  inSequence(
    presses(/^Store credit/),
    sees('$25.00 of store credit left'),
    async ({ canvas }) => {
      await expect(await canvas.findByDisplayValue('25.00')).toBeVisible();
    },
    presses('Add'),
    sees('Left to pay'),
  ),
);

export const CheckForTooMuch = draft.in(
  {},
  inSequence(
    presses(/^Check/),
    types('Amount of the check', '9999'),
    presses('Add'),
    sees('Only cash may be more than what is still due.', 'Please enter its number or a description.'),
  ),
);

export const CardForTooMuch = draft.in(
  {},
  inSequence(
    presses(/^Card/),
    types('Amount on the card', '9999'),
    presses('Add'),
    sees('Only cash may be more than what is still due.', "Please enter the terminal's reference."),
  ),
);

export const DrawerClosed = draft.in(
  rejected('drawer.needed'),
  inSequence(pays, sees('The sale was not made', 'Please clock in or open a drawer before you sell.')),
);

export const BelowTheLowestPrice = draft.in(
  rejected('price.belowMinimum', { product: 'iPhone 15 128 GB' }, 'lines.0.unitPrice'),
  inSequence(pays, sees('iPhone 15 128 GB cannot be sold below its minimum price.', 'Change the lines')),
);

export const ArchivedMeanwhile = draft.in(
  rejected('invoice.productGone', { product: 'USB-C charger 30 W' }, 'lines.1.productId'),
  inSequence(pays, sees('USB-C charger 30 W is no longer sold.', 'Change the lines')),
);

let isSaved = false;
/** The tax of the items changed since the sale was saved: it is saved again, and the new total is shown. */
export const TaxChanged = draft.in(
  {
    answers: [
      answer(invoices.checkout, () => {
        throw new Problem(isSaved ? 'invoice.empty' : 'invoice.taxChanged');
      }),
      recordedAs(invoices.change, `/invoices/${knownIds.draft}`, (saved) => {
        isSaved = true;
        return saved;
      }),
    ],
  },
  inSequence(
    () => {
      isSaved = false;
    },
    pays,
    sees('The tax has changed since this sale was saved. Please check the new total.'),
    presses('Show the new total'),
    ({ canvas }) => waitFor(() => expect(canvas.queryByText(/The tax has changed/)).toEqual(null)),
    presses(/^Complete sale/),
    sees('An invoice needs at least one line.'),
  ),
);

/** A price below cost or a discount above the person's limit requires an approval. */
export const BelowCost = draft.in(
  rejected('approval.needed', { action: 'invoice.overLimit' }),
  inSequence(pays, sees('A line is sold below its cost, or with a discount above your limit.')),
);

/** A walk-in customer cannot pay on account. */
export const OnAccountWithoutCustomer = checkout(knownIds.quote).in(
  {},
  inSequence(presses(/^On account/), sees('Add a customer to use this payment method.', 'Choose the customer')),
);

export const OverTheLimit = draft.in(
  {
    answers: [
      answer(invoices.checkout, () => {
        throw new Problem('approval.needed', { action: 'invoice.overLimit' });
      }),
    ],
  },
  inSequence(onAccount, presses(/^Complete sale/), sees(/though Mia Torres has reached their credit limit/)),
);

export const ExpiredQuote = checkout(knownIds.quote).in(
  { answers: [recordedWith(invoices.one, (quote) => ({ ...quote, quotedUntil: '2026-03-10', isExpired: true }))] },
  sees('This quote was valid until Mar 10, 2026', 'Show the quote'),
);

export const Discarded = checkout(knownIds.discarded).in({}, sees('This draft was discarded'));
