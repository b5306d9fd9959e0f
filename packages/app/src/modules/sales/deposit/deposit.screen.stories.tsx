import type { Meta } from '@storybook/react-vite';
import { deposits, type DepositDraft } from '@tilldesk/domain/deposits';
import { invoices } from '@tilldesk/domain/sales';
import { expect, screen } from 'storybook/test';
import { failing } from '../../../fake-server/answer.ts';
import { depositedOn } from '../../../fake-server/answers/depositAnswers.ts';
import { knownIds } from '../../../fake-server/knownIds.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Deposits', tags: ['!autodocs'] } satisfies Meta;

const at = { with: { invoiceId: knownIds.draft }, requests: [invoices.one] };
const till = screenAt('/sale-invoice-management/invoice-edit/:invoiceId', at);
const checkout = screenAt('/sale-invoice-management/invoice-checkout/:invoiceId', at);
const details = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  ...at,
  named: { en: 'Draft', es: 'Borrador' },
});

/** A deposit of $100.00 by card from Mia Torres for her draft. */
const left: DepositDraft = {
  id: '01936c3a-7c00-7191-8000-000000000001',
  invoiceId: knownIds.draft,
  amount: 10_000,
  method: 'card',
  reference: 'SLIP-7',
};
const deposited = (more: Partial<DepositDraft> = {}) => ({ answers: [depositedOn({ ...left, ...more })] });

const chooses =
  (label: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

/** At the till, below the lines of the draft. */
export const Full = till.in(deposited(), sees('Deposits', 'DP-1001 · Card', 'To pay after deposits'));
export const Unanswered = till.in({ answers: [failing(deposits.list)] }, sees('The deposits could not be loaded.'));

/** The draft is saved with the customer, and a deposit is taken for it. */
export const Taken = till.in(
  {},
  inSequence(
    presses('Take a deposit'),
    types('Amount', '50'),
    presses('Take the deposit'),
    sees('DP-1001: $50.00 was taken as a deposit', 'DP-1001 · Cash'),
  ),
);

/** Errors are shown at their fields before anything is sent. */
export const Invalid = details.in(
  {},
  inSequence(
    presses('Take a deposit'),
    presses('Take the deposit'),
    sees('Please enter an amount.'),
    types('Amount', '5000'),
    sees(/^Only \$\S+ is still to be paid of it\.$/),
    chooses('Paid with', 'Check'),
    sees('Please enter its number or a description.'),
  ),
);

/** The deposit pays first; the rest is paid as usual. */
export const PaysInPart = checkout.in(
  deposited(),
  inSequence(
    sees('Ref. DP-1001'),
    types('Cash received', '800'),
    presses('Add'),
    presses(/^Complete sale/),
    sees(/^Sale INV-\d+ complete$/, 'Deposit $100.00'),
  ),
);

/** Refunded by the original method; another method requires an approval in the dialog. */
export const Refunded = details.in(
  deposited({ method: 'cash' }),
  inSequence(
    presses('Refund DP-1001'),
    types('Reason', 'Changed their mind'),
    presses('Refund'),
    sees('$100.00 was refunded', /Nothing left/),
  ),
);
export const RefundedByOtherMethod = details.in(
  { ...deposited(), as: 'cashier' },
  inSequence(
    presses('Refund DP-1001'),
    chooses('Refund by', 'Cash'),
    types('Reason', 'Lost the card'),
    presses('Refund'),
    sees(/^Refund \$100\.00 of DP-1001 to Mia Torres by Cash, although it was paid by Card\. Lost the card$/),
  ),
);

/** The printed sheet for the customer. */
export const Sheet = details.in(
  deposited(),
  inSequence(presses('Print DP-1001'), async () => {
    const sheet = await screen.findByRole('region', { name: 'Preview of the deposit' });
    await expect(sheet).toHaveTextContent(/Deposit DP-1001.*Mia Torres.*Taken.*Card SLIP-7.*\$100\.00/s);
    await expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  }),
);

export const Spanish = details.spanish(
  inSequence(presses('Recibir un anticipo'), sees('Recibir un anticipo de Mia Torres')),
);
export const Narrow = till.narrow(inSequence(presses('Take a deposit'), sees('Take a deposit from Mia Torres')));
