import type { Meta } from '@storybook/react-vite';
import { deposits } from '@tilldesk/domain/deposits';
import { customers } from '@tilldesk/domain/customers';
import { failing } from '../../fake-server/answer.ts';
import { depositedOn } from '../../fake-server/answers/depositAnswers.ts';
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

/** Mia's deposit for a draft belongs to her until a sale uses it. */
export const WithADeposit = details.in(
  {
    answers: [
      depositedOn({
        id: '01936c3a-7c00-7191-8000-000000000002',
        invoiceId: knownIds.draft,
        amount: 10_000,
        method: 'card',
        reference: 'SLIP-8',
      }),
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

export const CreditGrantedAndReversed = details.in(
  {},
  inSequence(
    presses('Store credit', 'tab'),
    sees('$25.00 of store credit', 'Late repair in February'),
    presses('Give credit'),
    types('Amount', '10'),
    types('Reason', 'Waited twice'),
    async ({ canvas, userEvent }) => {
      const dialog = await canvas.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Give credit' }));
    },
    sees('$35.00 of store credit', 'Waited twice'),
  ),
);

export const NotedByAColleague = details.in(
  {},
  inSequence(
    presses('Notes', 'tab'),
    sees('Wants to hear when the blue one is back.'),
    types('New note', 'Called: the blue one is back.'),
    presses('Save note'),
    sees('Called: the blue one is back.', 'Dana Reyes'),
  ),
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

/** Merges two records of one person, then undoes the merge. */
export const MergedAndUndone = details.in(
  {},
  inSequence(
    presses('Merge'),
    async (seen) => {
      const { canvas, userEvent } = seen;
      const dialog = await canvas.findByRole('dialog');
      await userEvent.type(await within(dialog).findByRole('combobox'), 'whitfield');
      await userEvent.click(await canvas.findByRole('option', { name: /James Whitfield/ }));
      await sees('Moves to Mia Torres', 'Where they differ')(seen);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }));
    },
    sees('James Whitfield was merged into Mia Torres'),
    presses('History', 'tab'),
    presses('Undo'),
    async ({ canvas, userEvent }) => {
      const dialog = await canvas.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    },
    sees('James Whitfield and Mia Torres are two customers again'),
  ),
);

/** Tom Okafor's refunds are listed below his payments. */
export const GotSomethingBack = screenAt(path, {
  with: { customerId: '01936c3a-7c00-70c0-8000-000000000008' },
  query: { tab: 'payments' },
}).in({}, sees('INV-1047', 'Refunds', 'RF-1001'));
