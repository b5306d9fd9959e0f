import type { Meta } from '@storybook/react-vite';
import { refunds } from '@tilldesk/domain/refunds';
import { within } from 'storybook/test';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Refunds/Details', tags: ['!autodocs'] } satisfies Meta;

const details = (refundId: string, named: string) =>
  screenAt('/refund-management/refund-details/:refundId', {
    with: { refundId },
    requests: [refunds.one],
    named,
  });
const cash = details(knownIds.refund, 'RF-1001');

/** Clicks a button in the open dialog. */
const inDialog =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

export const Full = cash.full(
  sees('Settlement', 'Restocking fees', 'Return to stock', 'Changed their mind', 'INV-1047'),
);
export const Loading = cash.loading();
export const Failed = cash.failed();
export const Denied = cash.denied();

export const Voided = details(knownIds.voidedRefund, 'RF-1003').full(
  sees('Voided', 'Dana Reyes · Wrong invoice', 'Cash reversed'),
);

/** Every later receipt is marked as a copy. */
export const ReceiptAgain = cash.in(
  {},
  inSequence(presses('Print receipt'), sees('Receipt RF-1001', 'COPY', 'Refund of invoice INV-1047')),
);

export const VoidWithoutReason = cash.in(
  {},
  inSequence(
    presses('Void the refund'),
    sees('Void RF-1001?'),
    inDialog('Void the refund'),
    sees('This field is required.'),
  ),
);
