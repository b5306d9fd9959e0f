import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { ownSession, switchableUsers, switchStore, switchUser } from '@tilldesk/domain/session';
import { expect, screen, waitFor } from 'storybook/test';
import { answer, failing, recordedWith } from '../fake-server/answer.ts';
import { knownIds } from '../fake-server/knownIds.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../fake-server/sees.ts';
import { signedIn } from '../fake-server/signingIn.ts';
import type { Play } from '../fake-server/storyOf.ts';
import { session } from '../session/session.ts';

export default { title: 'Screens/Frame/Switching', tags: ['!autodocs'] } satisfies Meta;

const named = { en: 'Good afternoon, Dana', es: 'Buenas tardes, Dana' };
const people = answer(switchableUsers, () => ({
  items: [
    { id: knownIds.invitedPerson, name: 'Ivy Park' },
    { id: knownIds.lockedPerson, name: 'Noah Klein' },
  ],
}));
const at = { fakeServer: { answers: [people] } };
const home = screenAt('/dashboard', { ...at, named });
const dockRoad = { id: '01936c3a-7c00-70f0-8000-000000000002', code: 'dock', storeName: 'Dock Road' };
const twoStores = recordedWith(ownSession, (own) => ({ ...own, stores: [dockRoad, ...own.stores] }));
const switchedStore = answer(switchStore, (_, { own }) => ({
  ...signedIn({ own }),
  accessToken: 'of-the-other-store',
}));
const switchedTo = (mayAll: boolean) =>
  answer(switchUser, (_, { own }) => ({
    ...signedIn({ own }),
    permissions: mayAll ? own.permissions : [],
    accessToken: 'of-the-other-person',
  }));

const choosesFrom =
  (button: string | RegExp, item: string | RegExp): Play =>
  async (seen) => {
    await presses(button)(seen);
    await seen.userEvent.click(await seen.canvas.findByRole('menuitem', { name: item }));
  };
const opens: Play = choosesFrom(/^Dana Reyes/, 'Switch person');

export const StoresOfThePerson = home.in({ answers: [twoStores] }, async (seen) => {
  await presses('Harbour Street')(seen);
  await sees('Dock Road', 'dock')(seen);
});

/** The session of the other store begins, and the document reloads. */
export const AnotherStore = home.in({ answers: [twoStores, switchedStore] }, async (seen) => {
  await choosesFrom('Harbour Street', /^Dock Road/)(seen);
  await waitFor(() => expect(seen.fakeServer.left).toEqual(['/dashboard']));
  await expect(session.current()?.token).toEqual('of-the-other-store');
});

export const AnotherStoreDenied = home.in(
  { answers: [twoStores, failing(switchStore)] },
  inSequence(choosesFrom('Harbour Street', /^Dock Road/), sees('An error occurred')),
);

export const UnsavedBeforeAnotherStore = screenAt('/customer-management/add-customer', at).in(
  { answers: [twoStores, switchedStore] },
  async (seen) => {
    await inSequence(
      types('First name', 'Ana'),
      choosesFrom('Harbour Street', /^Dock Road/),
      sees('Leave Page?'),
    )(seen);
    await expect(seen.fakeServer.left).toEqual([]);
    await presses('Leave Page')(seen);
    await waitFor(() => expect(seen.fakeServer.left).toEqual(['/customer-management/add-customer']));
  },
);

export const PeopleOfToday = home.in({}, inSequence(opens, sees('Noah Klein', 'Ivy Park')));

/** By keyboard only: select the user, type four digits. The page stays, since the other user can open it too. */
export const SwitchesUser = screenAt('/sale-invoice-management', at).in(
  { answers: [switchedTo(true)] },
  async (seen) => {
    await opens(seen);
    const tile = await screen.findByRole('button', { name: 'Noah Klein' });
    tile.focus();
    await seen.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Access PIN of Noah Klein/)).toHaveFocus());
    await seen.userEvent.keyboard('4242');
    await waitFor(() => expect(seen.fakeServer.left).toEqual(['/sale-invoice-management']));
    await expect(session.current()?.token).toEqual('of-the-other-person');
  },
);

/** When the other user cannot open the page, the dashboard is shown. */
export const SwitchesUserElsewhere = home.in({ answers: [switchedTo(false)] }, async (seen) => {
  await inSequence(opens, presses('Ivy Park'))(seen);
  await seen.userEvent.keyboard('4242');
  await waitFor(() => expect(seen.fakeServer.left).toEqual(['/dashboard']));
});

export const WrongPin = home.in(
  { answers: [answer(switchUser, () => Promise.reject(new Problem('pin.wrong')))] },
  async (seen) => {
    await inSequence(opens, presses('Ivy Park'))(seen);
    await seen.userEvent.keyboard('0000');
    await sees('Wrong access PIN.')(seen);
    await waitFor(() => expect(screen.getByLabelText(/^Access PIN of Ivy Park/)).toHaveValue(''));
  },
);

export const NobodyElse = home.in(
  { answers: [answer(switchableUsers, () => ({ items: [] }))] },
  inSequence(opens, sees('No one else has signed in here today')),
);

export const PeopleUnknown = home.in(
  { answers: [failing(switchableUsers)] },
  inSequence(opens, sees('This could not be loaded', 'Try Again')),
);

export const UnsavedBeforeAnotherPerson = screenAt('/customer-management/add-customer', at).in(
  {},
  inSequence(types('First name', 'Ana'), opens, sees('Leave Page?'), presses('Leave Page'), sees('Noah Klein')),
);

export const Spanish = home.spanish(
  inSequence(
    choosesFrom(/^Dana Reyes/, 'Cambiar de persona'),
    sees('Las personas que iniciaron sesión aquí hoy pueden continuar con su PIN de acceso.'),
  ),
);

export const Narrow = home.narrow(inSequence(opens, sees('Noah Klein')));
