import type { Meta } from '@storybook/react-vite';
import { problemAt } from '@tilldesk/domain/problems';
import { registers } from '@tilldesk/domain/registers';
import { transactionCalls } from '@tilldesk/domain/stores';
import { expect, screen as page, spyOn } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Cash/Transactions', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/transaction', {
  requests: [transactionCalls.one],
  fakeServer: { as: 'manager' },
});

export const Full = screen.full(
  sees('Minimum in a drawer', 'Count blind', 'Goods without a receipt', 'Customer from a total of'),
);
export const Failed = screen.failed();
export const Denied = screen.denied();

/** A missing amount is an error at its field. */
export const MissingAmount = screen.full(async (seen) => {
  await seen.userEvent.clear(await seen.canvas.findByLabelText(/^Minimum in a drawer/));
  await inSequence(presses('Save'), sees('One field needs your attention'))(seen);
});

const saves = answer(transactionCalls.change, ({ body }, { own }) => ({
  ...own.store.transaction,
  blindCashCount: body.blindCashCount ?? true,
  version: body.version + 1,
}));

/**
 * The browser cannot store anything: the server saves the settings, and the person is notified that this browser did not (spec
 * §8).
 */
export const NotSaved_S8_29 = screen.in({ answers: [saves] }, async (seen) => {
  await sees('Count blind')(seen);
  const setItemSpy = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    await seen.userEvent.click(await seen.canvas.findByRole('switch', { name: /^Count blind/ }));
    await presses('Save')(seen);
    await expect(await page.findByText('Failed to update transaction settings in local storage')).toBeVisible();
  } finally {
    setItemSpy.mockRestore();
  }
});

const nameTaken = answer(registers.create, () => {
  throw problemAt('name', 'register.nameTaken');
});

/** A name in use is an error at the field. */
export const RegisterNameTaken = screen.in(
  { answers: [nameTaken] },
  inSequence(
    sees('Registers', 'Front counter', 'Back counter'),
    presses('Add register'),
    types('Name of the register', 'Back Counter'),
    presses('Save register'),
    sees('Another register of this store has this name.'),
  ),
);
