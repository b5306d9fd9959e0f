import type { Meta } from '@storybook/react-vite';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { adjustments } from '@tilldesk/domain/adjustments';
import { approve, approvers } from '@tilldesk/domain/approvals';
import { movements } from '@tilldesk/domain/inventory';
import { expect, screen as page } from 'storybook/test';
import { answer, type FakeAnswer } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Inventory/Ledger', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId', {
  with: {
    categoryName: 'Chargers & cables',
    categoryId: knownIds.chargers,
    itemName: 'USB-C to Lightning cable 1 m',
    itemId: knownIds.cable,
  },
  requests: [movements],
});

/** The server requires approval by another user, as it does for a user without the permission, and rejects a PIN. */
const strict: readonly FakeAnswer[] = [
  answer(adjustments.post, ({ body }) => {
    const facts = body.lines.map(({ productId, quantity }) => ({
      kind: 'stock',
      detail: body.reason,
      itemId: productId,
      quantity,
    }));
    throw new Problem('approval.needed', { action: 'stock.writeOff', for: JSON.stringify(facts) });
  }),
  answer(approvers, () => ({ items: [{ id: knownIds.mia, name: 'Priya Nair' }] })),
  answer(approve, () => {
    throw problemAt('accessPin', 'pin.wrong');
  }),
];

const choosesDamage: Play = async ({ userEvent }) => {
  await userEvent.click(await page.findByRole('combobox', { name: /^Reason/ }));
  await userEvent.click(await page.findByRole('option', { name: 'Damaged' }));
};

/** Writing off stock requires another user's approval; an incorrect PIN shows its error at the field. */
export const ApprovalNeeded = screen.in({ answers: strict }, async (seen) => {
  await inSequence(
    presses('Adjust'),
    choosesDamage,
    types('Quantity', '2'),
    presses('Post adjustment'),
    sees('Approval needed'),
    presses('Approve'),
    sees('Access PIN cannot be empty'),
    types("Approver's access PIN", '9999'),
    sees('Wrong access PIN.'),
  )(seen);
  await expect(page.getByLabelText(/^Approver's access PIN/)).toHaveFocus();
});
