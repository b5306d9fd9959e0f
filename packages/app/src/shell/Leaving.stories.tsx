import type { Meta } from '@storybook/react-vite';
import { clock } from '@tilldesk/domain/clock';
import { logout } from '@tilldesk/domain/session';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answer, failing } from '../fake-server/answer.ts';
import { clockedOutAtNoon } from '../fake-server/clockedOutAtNoon.ts';
import type { FakeServer } from '../fake-server/FakeServer.ts';
import type { WorkPerson } from '../fake-server/people.ts';
import { screenAt } from '../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../fake-server/sees.ts';
import type { Play } from '../fake-server/storyOf.ts';
import { session } from '../session/session.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';

export default { title: 'Screens/Leaving', tags: ['!autodocs'] } satisfies Meta;

const answers = [answer(logout, () => ({ success: true }))];
const at = (as: WorkPerson) => screenAt('/sale-invoice-management', { fakeServer: { as, answers } });
const sales = at('working');
const home = screenAt('/dashboard', { fakeServer: { as: 'manager', answers } });
const MINUTE = 60_000;

const signsOut = inSequence(sees('Sale & Invoice Management'), presses('Log out'));
const leftWith = (signOutReason: string) => async (fakeServer: FakeServer) => {
  await waitFor(() => expect(fakeServer.left).toEqual(['/signin']));
  await expect(tabStorage.read('signOutReason')).toEqual(signOutReason);
};

const requests = new WeakMap<FakeServer, unknown>();
const clockOut = answer(clock.out, ({ body }, fakeServer) => {
  requests.set(fakeServer, body);
  return { data: clockedOutAtNoon };
});

/** Asserts that the sign-out clocks the person out, without a count. */
const isClockedOut =
  (email: string): Play =>
  async (seen) => {
    await signsOut(seen);
    await leftWith('clockedOut signedOut')(seen.fakeServer);
    const expected = { email, notes: 'Auto clock out on logout', clockOutCash: 0 };
    await expect(requests.get(seen.fakeServer)).toEqual(expected);
  };

export const ClockedInIsClockedOut_S4_06 = sales.in(
  { answers: [clockOut] },
  isClockedOut('noah@harbourstreet.example'),
);

export const OnBreakIsClockedOut_S4_06 = at('onBreak').in(
  { answers: [clockOut] },
  isClockedOut('elena@harbourstreet.example'),
);

export const AdminIsNotClockedOut_S4_07 = home.in({ answers: [failing(clock.out)] }, async (seen) => {
  await inSequence(sees('Net sales today'), presses('Log out'))(seen);
  await leftWith('signedOut')(seen.fakeServer);
});

export const SignOutUnheard_S8_08 = home.in({ answers: [failing(logout)] }, async (seen) => {
  await inSequence(sees('Net sales today'), presses('Log out'))(seen);
  await leftWith('signOutFailed')(seen.fakeServer);
});

const stuck = { answers: [failing(clock.out)] };
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Failed to clock out before logout' }));

export const ClockOutFailed_S8_05 = sales.in(stuck, async (seen) => {
  await signsOut(seen);
  await (await question()).findByText(/your shift stays open until someone ends it/);
  await seen.userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toEqual(null));
  await expect(seen.fakeServer.left).toEqual([]);
});

export const LogsOutAnyway_S8_05 = sales.in(stuck, async (seen) => {
  await signsOut(seen);
  await seen.userEvent.click((await question()).getByRole('button', { name: 'Log out' }));
  await leftWith('signedOut')(seen.fakeServer);
});

/** The user's data is deleted; the browser's own data remains. */
export const LeavesNothingBehind_S4_10 = home.in({}, async (seen) => {
  await sees('Net sales today')(seen);
  browserStorage.write('session-status', 'CLOCKED_IN');
  browserStorage.write('browser', 'the key of this browser');
  browserStorage.write('language', 'es');
  session.prove({ verified: true, pinGranted: true });
  await presses(/^(Log out|Cerrar la sesión|Cerrar sesión)$/)(seen);
  await leftWith('signedOut')(seen.fakeServer);
  const saved = ['session', 'session-status', 'language', 'browser'].map((name) => browserStorage.read(name));
  await expect(saved).toEqual([null, null, null, 'the key of this browser']);
  await expect(browserStorage.read('theme')).not.toEqual(null);
  await expect(session.current()).toEqual(null);
});

/** A 401 of any call. */
export const Expired_S8_01 = home.in({}, async (seen) => {
  await sees('Net sales today')(seen);
  seen.fakeServer.endSession();
  seen.fakeServer.changed('invoices', '01936c3a-7c00-70e0-8000-000000000052');
  await waitFor(() => expect(seen.fakeServer.left).toEqual([expect.stringMatching(/^\/signin\?from=/)]));
  await expect(tabStorage.read('signOutReason')).toEqual('expired');
});

const warned: Play = async ({ fakeServer }) => {
  fakeServer.pass(14 * MINUTE + 20_000);
  const warning = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }));
  await expect(warning.getByRole('timer')).toHaveTextContent('You will be logged out in 40 seconds.');
};

export const IdleWarning_S4_15_S9_11 = home.in(
  {},
  inSequence(sees('Net sales today'), warned, async ({ userEvent, fakeServer }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toEqual(null));
    await expect(fakeServer.left).toEqual([]);
  }),
);

export const IdleEnd_S4_15 = home.in(
  {},
  inSequence(sees('Net sales today'), warned, async ({ fakeServer }) => {
    fakeServer.pass(41_000);
    await waitFor(() => expect(fakeServer.left).toEqual([expect.stringMatching(/^\/signin\?from=/)]));
    await expect([tabStorage.read('signOutReason'), session.current()]).toEqual(['inactive', null]);
  }),
);

export const IdleWarningNarrow = sales.narrow(warned);
