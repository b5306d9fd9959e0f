import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { instalmentsOf, invoices } from '@tilldesk/domain/sales';
import { answer, recordedWith } from '../../../fake-server/answer.ts';
import { knownIds } from '../../../fake-server/knownIds.ts';
import { screenAt } from '../../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../../fake-server/sees.ts';
import type { Play } from '../../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Instalments', tags: ['!autodocs'] } satisfies Meta;

/** INV-1044 in three parts: one paid, one overdue, one open. */
const agreed = recordedWith(invoices.one, (open) => {
  const rows = [
    { dueDate: '2026-02-13', amount: 500 },
    { dueDate: '2026-03-13', amount: 500 },
    { dueDate: '2026-04-13', amount: open.due - 500 },
  ];
  return { ...open, instalments: instalmentsOf(rows, open.due, '2026-03-14') };
});
const at = { with: { invoiceId: knownIds.open }, requests: [invoices.one], named: 'INV-1044' };
const details = screenAt('/sale-invoice-management/invoice-details/:invoiceId', at);
const inParts = screenAt('/sale-invoice-management/invoice-details/:invoiceId', {
  ...at,
  fakeServer: { answers: [agreed] },
});
const opens: Play = inSequence(presses(/^More actions/), async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Agree on instalments' }));
});

/** The state of each part follows from the payments. */
export const Full = inParts.in({}, sees('Instalments', 'Paid', 'Overdue', 'Open'));

/** Parts that do not add up are not sent. The difference is shown. */
export const DoesNotAddUp = details.in(
  {},
  inSequence(opens, types('Part 1: amount', '0.01'), sees('Not yet allocated')),
);

/** Changing an agreement requires an approval in the dialog. */
export const Changed = inParts.in(
  {
    as: 'cashier',
    answers: [
      answer(invoices.agree, () => {
        throw new Problem('approval.needed', { action: 'invoice.correct' });
      }),
    ],
  },
  inSequence(
    presses('Change'),
    types('Reason', 'Paid too late'),
    presses('Save agreement'),
    sees(/^Change the due dates for .* of INV-1044\. Paid too late$/),
  ),
);
