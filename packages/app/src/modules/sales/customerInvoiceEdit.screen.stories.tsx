import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { recordedAs } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import { within } from 'storybook/test';

export default { title: 'Screens/Sales/Invoice of a customer', tags: ['!autodocs'] } satisfies Meta;

const edit = screenAt('/customer-management/customer-details/:customerId/invoice-edit/:invoiceId', {
  with: { customerId: knownIds.mia, invoiceId: knownIds.draft },
  requests: [invoices.one],
});

/** The alert of the customer is shown at once. */
export const Full = edit.full(sees('Note about Mia Torres', 'Owes a charger since January: please ask for it.'));

/** Discarding the draft navigates back to the customer. */
export const ThrownAway = edit.in(
  { answers: [recordedAs(invoices.discard, `/invoices/${knownIds.discarded}`)] },
  inSequence(
    presses('Discard draft'),
    async ({ canvas, userEvent }) => {
      const dialog = await canvas.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    },
    sees('Customer since Sep 3, 2025'),
  ),
);
