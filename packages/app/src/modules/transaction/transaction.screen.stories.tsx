import type { Meta } from '@storybook/react-vite';
import { transactionCalls } from '@tilldesk/domain/stores';
import { expect, screen as page, spyOn } from 'storybook/test';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Cash/Transactions', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/transaction', { requests: [transactionCalls.one] });

export const Full = screen.full(sees('Minimum in a drawer', 'Count blind'));
export const Failed = screen.failed();
export const Denied = screen.denied();

/** A missing amount is an error at its field. A change is saved and shown. */
export const Saves = screen.full(async (seen) => {
  const field = await seen.canvas.findByLabelText(/^Minimum in a drawer/);
  await seen.userEvent.clear(field);
  await presses('Save')(seen);
  await sees('One field needs your attention')(seen);
  await inSequence(types('Minimum in a drawer', '80{End}'), presses('Save'))(seen);
  await expect(await page.findByText('Transaction settings saved')).toBeVisible();
  await expect(await seen.canvas.findByRole('button', { name: 'Save' })).toBeDisabled();
});

/**
 * The browser cannot store anything: the server saves the settings, and the person is notified that this browser did not (spec
 * §8).
 */
export const NotSaved_S8_29 = screen.full(async (seen) => {
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

/** A register is added by name. A name in use is an error at the field. */
export const AddsARegister = screen.full(
  inSequence(
    sees('Registers', 'Front counter', 'Back counter'),
    presses('Add register'),
    types('Name of the register', 'Back Counter'),
    presses('Save register'),
    sees('Another register of this store has this name.'),
  ),
);
