import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { adjustments } from '@tilldesk/domain/adjustments';
import { movements } from '@tilldesk/domain/inventory';
import { expect, screen as page } from 'storybook/test';
import { adjustmentAnswers } from '../../fake-server/answers/adjustmentAnswers.ts';
import type { FakeAnswer } from '../../fake-server/answer.ts';
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

/** The server requires approval by another user, as it does for a user without the permission. */
const strict: FakeAnswer = {
  endpoint: adjustments.post,
  respond: (raw, fakeServer) => {
    if (Object(raw.body)['approvalId'] === undefined) {
      return Promise.reject(new Problem('approval.needed', { action: 'stock.writeOff' }));
    }
    return adjustmentAnswers.find(({ endpoint }) => endpoint === adjustments.post)!.respond(raw, fakeServer);
  },
};

const choosesDamage: Play = async ({ userEvent }) => {
  await userEvent.click(await page.findByRole('combobox', { name: /^Reason/ }));
  await userEvent.click(await page.findByRole('option', { name: 'Damaged' }));
};

/** Writes off stock with another user's approval; an incorrect PIN shows its error at the field. */
export const Approved = screen.in({ answers: [strict] }, async (seen) => {
  await inSequence(
    presses('Adjust'),
    choosesDamage,
    types('Quantity', '2'),
    presses('Post adjustment'),
    sees('Approval needed', 'Damaged: 2 pieces of USB-C to Lightning cable 1 m'),
    presses('Approve'),
    sees('Access PIN cannot be empty'),
    types("Approver's access PIN", '9999'),
    sees('Wrong access PIN.'),
  )(seen);
  await expect(page.getByLabelText(/^Approver's access PIN/)).toHaveFocus();
  await inSequence(types("Approver's access PIN", '1234'), sees('ADJ-1001 posted', 'ADJ-1001'))(seen);
});

/** Opens an adjustment from its line in the ledger and reverses it. */
export const Reversed = screen.full(async (seen) => {
  await inSequence(
    presses('Adjust'),
    choosesDamage,
    types('Quantity', '2'),
    presses('Post adjustment'),
    presses('ADJ-1001', 'link'),
    sees('USB-C to Lightning cable 1 m'),
    presses('Reverse'),
    sees('Reverses ADJ-1001.'),
  )(seen);
});
