import type { Meta } from '@storybook/react-vite';
import { deposits, type Deposit } from '@tilldesk/domain/deposits';
import { Problem } from '@tilldesk/domain/problems';
import { invoices } from '@tilldesk/domain/sales';
import { expect, screen } from 'storybook/test';
import { answer, failing, recordedWith } from '../../../fake-server/answer.ts';
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
const left: Deposit = {
  id: '01936c3a-7c00-7191-8000-000000000001',
  number: 'DP-1001',
  invoiceId: knownIds.draft,
  isFree: false,
  customerId: knownIds.mia,
  customerName: 'Mia Torres',
  method: 'card',
  reference: 'SLIP-7',
  amount: 10_000,
  rest: 10_000,
  currency: 'USD',
  by: 'Dana Reyes',
  at: '2026-03-14T16:20:00.000Z',
  entries: [
    {
      id: '01936c3a-7c00-7191-8000-000000000001',
      kind: 'taken',
      amount: 10_000,
      method: 'card',
      reference: 'SLIP-7',
      reason: null,
      invoice: null,
      by: 'Dana Reyes',
      at: '2026-03-14T16:20:00.000Z',
    },
  ],
};
const deposited = recordedWith(deposits.list, () => ({ items: [left] }));

const chooses =
  (label: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };

/** At the till, below the lines of the draft. */
export const Full = till.in({ answers: [deposited] }, sees('Deposits', 'DP-1001 · Card', 'To pay after deposits'));
export const Unanswered = till.in({ answers: [failing(deposits.list)] }, sees('The deposits could not be loaded.'));

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
export const PaysInPart = checkout.in({ answers: [deposited] }, sees('Ref. DP-1001', 'Cash received'));

/** Another method than the original one requires an approval in the dialog. */
export const RefundedByOtherMethod = details.in(
  {
    as: 'cashier',
    answers: [
      deposited,
      answer(deposits.giveBack, () => {
        throw new Problem('approval.needed', { action: 'refund.otherTender' });
      }),
    ],
  },
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
  { answers: [deposited] },
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
