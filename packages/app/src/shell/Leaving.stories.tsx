import type { Meta } from '@storybook/react-vite';
import { clock, logout } from '@tilldesk/domain/shop';
import { expect, screen, waitFor, within } from 'storybook/test';
import { failing, type Raw } from '../fake-world/answer.ts';
import { clockAnswers } from '../fake-world/clockAnswers.ts';
import type { World } from '../fake-world/World.ts';
import { screenAt } from '../fake-world/screenAt.tsx';
import { inTurn, presses, sees } from '../fake-world/sees.ts';
import type { Look } from '../fake-world/storyOf.ts';
import { session } from '../wiring/session.ts';
import { browserKeep, tabKeep } from '../wiring/storage.ts';

export default { title: 'Screens/Leaving', tags: ['!autodocs'] } satisfies Meta;

const sales = screenAt('/sale-invoice-management', { world: { as: 'cashier' } });
const home = screenAt('/dashboard', {});
const MINUTE = 60_000;

const signsOut = inTurn(sees('Sale & Invoice Management'), presses('Log out'));
const isGone = (farewell: string) => async (world: World) => {
  await waitFor(() => expect(world.left).toEqual(['/signin']));
  await expect(tabKeep.read('farewell')).toEqual(farewell);
};

/** A clock that stands so, and what it was asked to write when it ended. */
function clockThat(begin: 'CLOCKED_IN' | 'ON_BREAK') {
  const asked: unknown[] = [];
  const answers = clockAnswers({ begin }).map((one) => ({
    ...one,
    respond: (raw: Raw, world: World) => {
      if (one.endpoint.path === clock.out.path) asked.push(raw.body);
      return one.respond(raw, world);
    },
  }));
  return { asked, answers };
}

const working = clockThat('CLOCKED_IN');
export const ClockedInIsClockedOut_S4_06 = sales.in({ answers: working.answers }, async (seen) => {
  await signsOut(seen);
  await isGone('clockedOut signedOut')(seen.world);
  await expect(working.asked.at(-1)).toEqual({
    email: 'noah@harbourstreet.example',
    notes: 'Auto clock out on logout',
    clockOutCash: 0,
  });
});

const resting = clockThat('ON_BREAK');
export const OnBreakIsClockedOut_S4_06 = sales.in({ answers: resting.answers }, async (seen) => {
  await signsOut(seen);
  await isGone('clockedOut signedOut')(seen.world);
});

export const AdminIsNotClockedOut_S4_07 = home.in(
  { answers: [failing(clock.out), ...clockAnswers({ begin: 'CLOCKED_IN' })] },
  async (seen) => {
    await inTurn(sees('Net sales today'), presses('Log out'))(seen);
    await isGone('signedOut')(seen.world);
  },
);

export const SignOutUnheard_S8_08 = home.in({ answers: [failing(logout)] }, async (seen) => {
  await inTurn(sees('Net sales today'), presses('Log out'))(seen);
  await isGone('signOutFailed')(seen.world);
});

const stuck = { answers: [failing(clock.out), ...clockAnswers({ begin: 'CLOCKED_IN' })] };
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Failed to clock out before logout' }));

export const ClockOutFailed_S8_05 = sales.in(stuck, async (seen) => {
  await signsOut(seen);
  await (await question()).findByText(/your shift stays open until somebody ends it/);
  await seen.userEvent.click((await question()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toEqual(null));
  await expect(seen.world.left).toEqual([]);
});

export const LogsOutAnyway_S8_05 = sales.in(stuck, async (seen) => {
  await signsOut(seen);
  await seen.userEvent.click((await question()).getByRole('button', { name: 'Log out' }));
  await isGone('signedOut')(seen.world);
});

/** What was the person's is gone; what is the browser's own stays. */
export const LeavesNothingBehind_S4_10 = home.in({}, async (seen) => {
  await sees('Net sales today')(seen);
  browserKeep.write('session-status', 'CLOCKED_IN');
  browserKeep.write('browser', 'the key of this browser');
  browserKeep.write('language', 'es');
  session.prove({ verified: true, pinGranted: true });
  await presses(/^(Log out|Cerrar la sesión|Cerrar sesión)$/)(seen);
  await isGone('signedOut')(seen.world);
  const kept = ['session', 'session-status', 'language', 'browser'].map((name) => browserKeep.read(name));
  await expect(kept).toEqual([null, null, null, 'the key of this browser']);
  await expect(browserKeep.read('theme')).not.toEqual(null);
  await expect(session.current()).toEqual(null);
});

/** A 401 of any call. */
export const Expired_S8_01 = home.in({}, async (seen) => {
  await sees('Net sales today')(seen);
  seen.world.endSession();
  seen.world.changed('invoices', '01936c3a-7c00-70e0-8000-000000000052');
  await waitFor(() => expect(seen.world.left).toEqual([expect.stringMatching(/^\/signin\?from=/)]));
  await expect(tabKeep.read('farewell')).toEqual('expired');
});

const warned: Look = async ({ world }) => {
  world.pass(14 * MINUTE + 20_000);
  const warning = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }));
  await expect(warning.getByRole('timer')).toHaveTextContent('You will be logged out in 40 seconds.');
};

export const IdleWarning_S4_15_S9_11 = home.in(
  {},
  inTurn(sees('Net sales today'), warned, async ({ userEvent, world }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toEqual(null));
    await expect(world.left).toEqual([]);
  }),
);

export const IdleEnd_S4_15 = home.in(
  {},
  inTurn(sees('Net sales today'), warned, async ({ world }) => {
    world.pass(41_000);
    await waitFor(() => expect(world.left).toEqual([expect.stringMatching(/^\/signin\?from=/)]));
    await expect([tabKeep.read('farewell'), session.current()]).toEqual(['inactive', null]);
  }),
);

export const IdleWarningNarrow = sales.narrow(warned);
