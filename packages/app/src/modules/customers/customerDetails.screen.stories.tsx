import type { Meta } from '@storybook/react-vite';
import { deposits } from '@tilldesk/domain/deposits';
import { customers } from '@tilldesk/domain/customers';
import { failing, recordedWith } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { expect, within } from 'storybook/test';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Customers/Details', tags: ['!autodocs'] } satisfies Meta;

const path = '/customer-management/customer-details/:customerId';
const details = screenAt('/customer-management/customer-details/:customerId', {
  with: { customerId: knownIds.mia },
  requests: [customers.one],
  named: 'Mia Torres',
});

export const Full = details.full(
  sees(
    'Total spent',
    'Owes a charger since January: please ask for it.',
    '(718) 555-0142',
    'Mother',
    'Grace Lindqvist',
  ),
);
export const Loading = details.loading();
export const Failed = details.failed();
export const Denied = details.denied();

/** No customer has this id. */
export const NotFound = screenAt(path, { with: { customerId: knownIds.phone } }).in(
  {},
  sees('This record does not exist.'),
);

const taken = {
  id: '01936c3a-7c00-7191-8000-000000000002',
  amount: 10_000,
  method: 'card',
  reference: 'SLIP-8',
  by: 'Dana Reyes',
  at: '2026-03-14T16:20:00.000Z',
} as const;
/** Mia's deposit for a draft belongs to her until a sale uses it. */
export const WithADeposit = details.in(
  {
    answers: [
      recordedWith(deposits.list, () => ({
        items: [
          {
            ...taken,
            number: 'DP-1001',
            invoiceId: knownIds.draft,
            isFree: false,
            customerId: knownIds.mia,
            customerName: 'Mia Torres',
            rest: 10_000,
            currency: 'USD',
            entries: [{ ...taken, kind: 'taken' as const, reason: null, invoice: null }],
          },
        ],
      })),
    ],
  },
  sees('Deposits', 'DP-1001', '$100.00', /for a draft or quote$/),
);
export const DepositsUnanswered = details.in(
  { answers: [failing(deposits.list)] },
  sees('The deposits could not be loaded.'),
);

/** A user who may not change customers sees no actions. */
export const SeenByACashier = details.in({ as: 'cashier' }, sees('Mia Torres', 'Invoices'));

export const StoreCredit = details.in(
  {},
  inSequence(presses('Store credit', 'tab'), sees('$25.00 of store credit', 'Late repair in February')),
);

export const Notes = details.in(
  {},
  inSequence(presses('Notes', 'tab'), sees('Wants to hear when the blue one is back.', 'Dana Reyes')),
);

/** A note in progress survives a switch between tabs, and leaving the page requires confirmation. */
export const NoteNotLost = details.in(
  {},
  inSequence(
    presses('Notes', 'tab'),
    types('New note', 'Wants a call'),
    presses('Devices', 'tab'),
    presses('Notes', 'tab'),
    async ({ canvas }) => {
      await expect(await canvas.findByRole('textbox', { name: 'New note' })).toHaveValue('Wants a call');
    },
    presses('Customers', 'link'),
    sees('Leave Page?', 'Unsaved changes will be lost.'),
  ),
);

export const CreditConfirmsBeforeClosing = details.in(
  {},
  inSequence(
    presses('Store credit', 'tab'),
    presses('Give credit'),
    types('Amount', '10'),
    presses('Close'),
    sees('Discard changes?'),
  ),
);

/** The profit from a customer is shown only to users who may see costs. */
export const ProfitSeenByTheOwner = details.in({}, sees('Gross profit', /an invoice$/));
export const ProfitHiddenFromACashier = details.in({ as: 'cashier' }, async (seen) => {
  await sees('Total spent', 'Devices')(seen);
  await expect(seen.canvas.queryByText('Gross profit')).toBeNull();
});

/** What a merge of two records of one person moves, before it is confirmed. */
export const MergePreview = details.in(
  {},
  inSequence(presses('Merge'), async (seen) => {
    const { canvas, userEvent } = seen;
    const dialog = await canvas.findByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('combobox'), 'whitfield');
    await userEvent.click(await canvas.findByRole('option', { name: /James Whitfield/ }));
    await sees('Moves to Mia Torres', 'Where they differ')(seen);
  }),
);

/** Refunds are listed below his payments. */
export const GotSomethingBack = screenAt(path, {
  with: { customerId: '01936c3a-7c00-70c0-8000-000000000008' },
  query: { tab: 'payments' },
}).in({}, sees('INV-1047', 'Refunds', 'RF-1001'));
