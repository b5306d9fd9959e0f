import type { Meta } from '@storybook/react-vite';
import { invoices } from '@tilldesk/domain/sales';
import { expect, waitFor } from 'storybook/test';
import { failing } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scans, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Sales/Unusual entries', tags: ['!autodocs'] } satisfies Meta;

const till = screenAt('/sale-invoice-management/create-invoice', {});
const pressesKeys =
  (keys: string): Play =>
  async ({ userEvent }) => {
    await userEvent.keyboard(keys);
  };
const pressesInto =
  (role: 'spinbutton' | 'textbox', name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole(role, { name }));
  };
const leavesTheField: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('heading', { level: 1 }));
};
const waitsForTheAnswer: Play = async ({ canvas }) => {
  const answer = await canvas.findByRole('button', { name: 'Yes, that is right: USB-C charger 30 W' });
  await waitFor(() => expect(answer).toHaveFocus());
};

/**
 * A quantity far above the stock must be confirmed once its field loses focus. The checkout moves the focus to the confirmation.
 */
export const ManyPieces = till.in(
  { answers: [failing(invoices.create)] },
  inSequence(
    scans('CHG-30W'),
    pressesInto('spinbutton', 'Quantity of USB-C charger 30 W'),
    pressesKeys('5000'),
    async ({ canvas }) => {
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
    pressesKeys('{F9}'),
    sees(/^5,000 pieces\?/),
    waitsForTheAnswer,
    pressesKeys('{Enter}'),
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.queryByText(/^5,000 pieces\?/)).toBeNull());
    },
    pressesKeys('{F9}'),
    // The draft is to be saved.
    sees('An error occurred'),
  ),
);

/** A price far from the usual one must be confirmed. Changing it requires a new confirmation. */
export const StrangePrice = till.in(
  {},
  inSequence(
    scans('CHG-30W'),
    pressesInto('textbox', 'Unit price of USB-C charger 30 W'),
    // Not with Tab: keys of a story are as fast as those of a scanner.
    pressesKeys('3034.99'),
    leavesTheField,
    sees(/^\$3,034.99 instead of \$/),
    presses('Yes, that is right: USB-C charger 30 W'),
    async ({ canvas }) => {
      await expect(canvas.queryByText(/instead of/)).toBeNull();
    },
    pressesInto('textbox', 'Unit price of USB-C charger 30 W'),
    pressesKeys('0.01'),
    leavesTheField,
    sees(/^\$0.01 instead of \$/),
  ),
);
