import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { draftsOf } from '../fake-world/draftAnswers.ts';
import { screenAt } from '../fake-world/screenAt.tsx';
import { inTurn, presses, sees, types } from '../fake-world/sees.ts';
import type { Look } from '../fake-world/storyOf.ts';

export default { title: 'Screens/Leaving', tags: ['!autodocs'] } satisfies Meta;

const add = screenAt('/customer-management/add-customer', {});
const dirty = inTurn(types('First name', 'Ana'), sees('Unsaved changes'));
const asked = inTurn(dirty, presses('Cancel'));
const asksNothing: Look = async ({ canvas }) => {
  await expect(canvas.queryByRole('alertdialog')).toEqual(null);
};

/** Spec §2: title, sentence and both buttons to the letter. */
export const Asks_S2_09 = add.in({}, async (seen) => {
  await asked(seen);
  const dialog = await seen.canvas.findByRole('alertdialog', { name: 'Leave Page?' });
  const buttons = [...dialog.querySelectorAll('button')].map((button) => button.textContent.trim());
  await expect([dialog.textContent.includes('Unsaved changes will be lost.'), buttons]).toEqual([
    true,
    ['Cancel', 'Leave Page'],
  ]);
});

export const AsksInSpanish = add.spanish(
  inTurn(
    types('Nombre', 'Ana'),
    presses('Cancelar'),
    sees('¿Salir de la página?', 'Los cambios no guardados se perderán.'),
  ),
);

export const CancelStays = add.in({}, async (seen) => {
  await asked(seen);
  const dialog = await seen.canvas.findByRole('alertdialog');
  await seen.userEvent.click(dialog.querySelector('button') ?? dialog);
  await waitFor(() => expect(seen.canvas.queryByRole('alertdialog')).toEqual(null));
  await expect(seen.canvas.getByDisplayValue('Ana')).toBeVisible();
});

/** What was given up is not brought back the next time. */
export const LeavesForGood = add.in({}, async (seen) => {
  await dirty(seen);
  await waitFor(() => expect(draftsOf(seen.world).size).toEqual(1));
  await inTurn(presses('Cancel'), presses('Leave Page'), sees('Customer Management'))(seen);
  await waitFor(() => expect([draftsOf(seen.world).size, sessionStorage.length]).toEqual([0, 0]));
  await inTurn(presses('Add customer', 'link'), sees('Who it is'))(seen);
  await expect(seen.canvas.queryByDisplayValue('Ana')).toEqual(null);
});

export const ALinkAsks = add.in({}, inTurn(dirty, presses('Dashboard', 'link'), sees('Leave Page?')));

/** Nothing was typed, or what was typed was taken back: nothing is lost. */
export const NothingToLose = add.in(
  {},
  inTurn(dirty, types('First name', ' '), presses('Cancel'), asksNothing, sees('Customer Management')),
);

/** A session that ends is not held up; what was being written stays in the tab. */
export const SessionOver = add.in({}, async (seen) => {
  await dirty(seen);
  seen.world.endSession();
  await seen.userEvent.tab();
  await waitFor(() => expect(seen.world.left.length).toEqual(1));
  await asksNothing(seen);
  await expect(sessionStorage.getItem('tilldesk.unsent')).toContain('"firstName":"Ana"');
});

export const SignsOut = add.in({}, async (seen) => {
  await inTurn(dirty, presses('Log out'))(seen);
  await waitFor(() => expect(seen.world.left).toEqual(['/signin']));
  await asksNothing(seen);
});
