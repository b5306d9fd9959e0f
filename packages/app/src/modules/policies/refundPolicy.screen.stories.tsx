import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { policyCalls } from '@tilldesk/domain/policies';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { written } from '../../fake-server/drafts.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';

export default { title: 'Screens/Policies/Refund policy', tags: ['!autodocs'] } satisfies Meta;

const screen = screenAt('/refund-policy', {
  requests: [policyCalls.refund.one],
  fakeServer: { as: 'manager' },
});

export const Full = screen.full(
  sees('Days to return', 'As it prints', 'Return by Mar 28, 2026', 'Version 2', 'In force'),
);
export const Loading = screen.loading();
export const Failed = screen.failed();
export const Denied = screen.denied();

/** The first version is written, and previewed in the other language. */
export const FirstVersion = screen.empty(
  inSequence(
    sees('No version is in force yet.', 'Nothing is printed.'),
    types('Days to return', '14'),
    types('In English', 'Bring it back complete.'),
    sees('Return by Mar 28, 2026', 'Bring it back complete.'),
    presses('Español'),
    sees('Devolver hasta el 28 mar 2026'),
  ),
);

export const Invalid = screen.full(async (seen) => {
  await seen.userEvent.clear(await seen.canvas.findByLabelText(/^Restocking fee/));
  await inSequence(presses('Save'), sees('One field needs your attention', 'This field is required.'))(seen);
});

export const ChangedMeanwhile = screen.in(
  { answers: [answer(policyCalls.refund.change, () => Promise.reject(new Problem('record.changed')))] },
  inSequence(
    types('In English', 'Mine.'),
    presses('Save'),
    sees('Someone else changed this record. Please review the differences.'),
    presses('Show latest version'),
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByLabelText(/^In English/)).toHaveValue(FORCE));
    },
  ),
);
const FORCE =
  'Bring goods back within 14 days, complete, undamaged and with this receipt. Opened accessories are exchanged, not refunded.';

/** An earlier version. */
export const OlderVersion = screen.full(async (seen) => {
  await presses('Show version 1')(seen);
  const dialog = await page.findByRole('dialog', { name: 'Version 1' });
  await expect(await within(dialog).findByText('All sales are final after 7 days.')).toBeVisible();
  await expect(within(dialog).getByText('7 days to return')).toBeVisible();
});

export const ConfirmsBeforeLeaving = screen.in(
  {},
  inSequence(types('In English', 'Mine.'), presses('Tilldesk Harbour Street', 'link'), sees('Leave Page?')),
);

export const Restored = screen.in(
  { answers: [written('/refund-policy', { textEn: 'Half a sentence' })] },
  inSequence(sees('Restored what you were typing at 12:02 PM.'), async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^In English/)).toHaveValue('Half a sentence');
  }),
);
