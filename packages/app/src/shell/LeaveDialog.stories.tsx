import type { Meta } from '@storybook/react-vite';
import { logout } from '@tilldesk/domain/session';
import { expect, waitFor } from 'storybook/test';
import { answer } from '../fake-server/answer.ts';
import { draftsOf } from '../fake-server/drafts.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';

export default { title: 'Screens/Leaving', tags: ['!autodocs'] } satisfies Meta;

const add = screenAt('/customer-management/add-customer', {
  fakeServer: { answers: [answer(logout, () => ({ success: true }))] },
});
const dirty = inSequence(types('First name', 'Ana'), sees('Unsaved changes'));
const leaveCancelled = inSequence(dirty, presses('Cancel'));
const noConfirmation: Play = async ({ canvas }) => {
  await expect(canvas.queryByRole('alertdialog')).toEqual(null);
};

/** Spec §2: title, sentence and both buttons verbatim. */
export const ConfirmsBeforeLeaving_S2_09 = add.in({}, async (seen) => {
  await leaveCancelled(seen);
  const dialog = await seen.canvas.findByRole('alertdialog', { name: 'Leave Page?' });
  const buttons = [...dialog.querySelectorAll('button')].map((button) => button.textContent.trim());
  await expect([dialog.textContent.includes('Unsaved changes will be lost.'), buttons]).toEqual([
    true,
    ['Cancel', 'Leave Page'],
  ]);
});

export const ConfirmsInSpanish = add.spanish(
  inSequence(
    types('Nombre', 'Ana'),
    presses('Cancelar'),
    sees('¿Salir de la página?', 'Los cambios no guardados se perderán.'),
  ),
);

export const CancelStays = add.in({}, async (seen) => {
  await leaveCancelled(seen);
  const dialog = await seen.canvas.findByRole('alertdialog');
  await seen.userEvent.click(dialog.querySelector('button') ?? dialog);
  await waitFor(() => expect(seen.canvas.queryByRole('alertdialog')).toEqual(null));
  await expect(seen.canvas.getByDisplayValue('Ana')).toBeVisible();
});

/** Abandoned changes are not restored the next time. */
export const LeavesThePage = add.in({}, async (seen) => {
  await dirty(seen);
  await waitFor(() => expect(draftsOf(seen.fakeServer).size).toEqual(1));
  await inSequence(presses('Cancel'), presses('Leave Page'), sees('Customer Management'))(seen);
  await waitFor(() => expect([draftsOf(seen.fakeServer).size, sessionStorage.length]).toEqual([0, 0]));
  await inSequence(presses('Add customer', 'link'), sees('Personal details'))(seen);
  await expect(seen.canvas.queryByDisplayValue('Ana')).toEqual(null);
});

export const LinkPromptsConfirmation = add.in({}, inSequence(dirty, presses('Dashboard', 'link'), sees('Leave Page?')));

/** Nothing was typed, or the typing was undone: there is nothing to lose. */
export const NothingToLose = add.in(
  {},
  inSequence(dirty, types('First name', ' '), presses('Cancel'), noConfirmation, sees('Customer Management')),
);

/** Unsaved changes do not block the end of a session; they stay in the tab. */
export const SessionOver = add.in({}, async (seen) => {
  await dirty(seen);
  seen.fakeServer.endSession();
  await seen.userEvent.tab();
  await waitFor(() => expect(seen.fakeServer.left.length).toEqual(1));
  await noConfirmation(seen);
  await expect(sessionStorage.getItem('tilldesk.unsent')).toContain('"firstName":"Ana"');
});

export const SignsOut = add.in({}, async (seen) => {
  await inSequence(dirty, presses('Log out'))(seen);
  await waitFor(() => expect(seen.fakeServer.left).toEqual(['/signin']));
  await noConfirmation(seen);
});
