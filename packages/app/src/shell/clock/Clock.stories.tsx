import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { clock } from '@tilldesk/domain/clock';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { failing, unreachable, type FakeAnswer } from '../../fake-server/answer.ts';
import { clockAnswers } from '../../fake-server/answers/clockAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Clock', tags: ['!autodocs'] } satisfies Meta;

const sales = screenAt('/sale-invoice-management', { fakeServer: { as: 'cashier' } });
type Begin = NonNullable<Parameters<typeof clockAnswers>[0]>;
const at = (choice: Begin, more: readonly FakeAnswer[] = []) => ({ answers: [...more, ...clockAnswers(choice)] });

const working = screenAt('/sale-invoice-management', {
  fakeServer: { as: 'cashier', answers: clockAnswers({ begin: 'CLOCKED_IN' }) },
});

const dialog = () => page.findByRole('dialog', { name: 'Clock In/Out' });
const inDialog = async () => within(await dialog());
const header = (label: string) => page.findByRole('button', { name: label });

const opens =
  (label: string): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await header(label));
    // The dialog fades in.
    await waitFor(async () => expect(await dialog()).toBeVisible());
  };
const writesPin =
  (pin = '1234'): Play =>
  async ({ userEvent }) =>
    userEvent.type((await inDialog()).getByLabelText(/^Access PIN/), pin);
const presses =
  (name: string): Play =>
  async ({ userEvent }) =>
    userEvent.click((await inDialog()).getByRole('button', { name }));
const amount = async () => (await inDialog()).getByLabelText(/^Cash register amount/);
const rejected =
  (sentence: string): Play =>
  async () => {
    await waitFor(async () => expect((await inDialog()).getByRole('alert')).toHaveTextContent(sentence));
  };
const dialogClosed = () => waitFor(() => expect(page.queryByRole('dialog')).toEqual(null));
const status = () => localStorage.getItem('tilldesk.session-status');

export const ClockedOut_S4_04 = sales.in(at({}), async (seen) => {
  await expect(await header('Clock In')).toBeVisible();
  await sees('Sale & Invoice Management')(seen);
});
export const ClockedIn_S4_04 = sales.in(at({ begin: 'CLOCKED_IN' }), async () => {
  await expect(await header('Clock Out')).toBeVisible();
  await expect(await page.findByRole('timer', { name: 'Active time' })).toHaveTextContent('03:13:58');
});
export const OnBreak_S4_04 = sales.in(at({ begin: 'ON_BREAK' }), async () => {
  await expect(await header('End Break')).toBeVisible();
});
export const OutAgain_S4_04 = sales.in(at({ begin: 'CLOCKED_OUT' }), async () => {
  await expect(await header('Clock In')).toBeVisible();
});

export const AdminsHaveNone_S4_05 = screenAt('/dashboard', {}).in({}, async (seen) => {
  await sees('Net sales today')(seen);
  await expect(seen.canvas.queryByRole('button', { name: /^Clock|^End Break/ })).toEqual(null);
});

/** The amount of the spec is filled in, the email cannot be changed, and a PIN is required. */
export const Opened_S2_11_S5_03_S9_06 = sales.in(at({}), async (seen) => {
  await opens('Clock In')(seen);
  const clockDialog = await inDialog();
  await expect(await amount()).toHaveValue('100');
  await expect(clockDialog.getByLabelText('Employee email')).toHaveValue('noah@harbourstreet.example');
  await expect(clockDialog.getByLabelText('Employee email')).toHaveAttribute('readonly');
  await expect(await dialog()).toHaveAccessibleDescription('Saturday, March 14, 2026 at 12:40 PM');
  await expect(clockDialog.getByLabelText('Cash register')).toHaveValue('Front counter');
  await expect(clockDialog.getByRole('button', { name: 'Clock In' })).toBeDisabled();
});

export const OpenedInSpanish = working.spanish(async (seen) => {
  await seen.userEvent.click(await header('Registrar salida'));
  await sees('Registrar entrada o salida', 'Trabajando', 'Tomar un descanso', 'Importe de la caja')(seen);
});

export const OpenedNarrow = working.narrow(opens('Clock Out'));

export const TooLittleCash_S5_01_S5_02_S9_05 = sales.in(at({}), async (seen) => {
  await inSequence(opens('Clock In'), writesPin())(seen);
  await seen.userEvent.clear(await amount());
  await seen.userEvent.type(await amount(), 'x9y9.9');
  await expect(await amount()).toHaveValue('99.9');
  await rejected('Cash register amount cannot be less than $100')(seen);
  await expect((await inDialog()).getByRole('button', { name: 'Clock In' })).toBeDisabled();
});

/** Clock in, start a break, end it, clock out: the header and the stored status follow. */
export const ADay_S4_03 = sales.in(at({}), async (seen) => {
  await inSequence(opens('Clock In'), writesPin(), presses('Clock In'))(seen);
  await sees('Clocked in at 12:40 PM')(seen);
  await header('Clock Out');
  await expect(status()).toEqual('CLOCKED_IN');
  await dialogClosed();
  await inSequence(opens('Clock Out'), presses('Take A Break'))(seen);
  await header('End Break');
  await expect(status()).toEqual('ON_BREAK');
  await dialogClosed();
  await inSequence(opens('End Break'), presses('End Break'))(seen);
  await header('Clock Out');
  await dialogClosed();
  await inSequence(opens('Clock Out'), writesPin())(seen);
  await seen.userEvent.type((await inDialog()).getByLabelText('Notes'), 'All quiet.');
  await presses('Clock Out')(seen);
  await header('Clock In');
  await expect(status()).toEqual('CLOCKED_OUT');
});

/** In a store with several registers the user selects one once; the browser stores it. */
export const ChoosesTheRegister = sales.in(
  { ...at({ named: ['Front counter', 'Repair desk'] }), registerChosen: false },
  async (seen) => {
    await inSequence(opens('Clock In'), writesPin())(seen);
    const clockDialog = await inDialog();
    await expect(clockDialog.getByRole('button', { name: 'Clock In' })).toBeDisabled();
    await seen.userEvent.click(clockDialog.getByRole('combobox', { name: /^Cash register/ }));
    await seen.userEvent.click(await page.findByRole('option', { name: 'Repair desk' }));
    await presses('Clock In')(seen);
    await header('Clock Out');
    await dialogClosed();
    await opens('Clock Out')(seen);
    await waitFor(async () => expect((await inDialog()).getByLabelText('Cash register')).toHaveValue('Repair desk'));
  },
);

/** The counter uses the monotonic clock; the browser's own clock is stopped here. */
export const Counts = sales.in(at({ begin: 'CLOCKED_IN' }), async (seen) => {
  await opens('Clock Out')(seen);
  const timer = within(await dialog()).getByRole('timer');
  await expect(timer).toHaveTextContent('03:13:58');
  seen.fakeServer.pass(65_000);
  await waitFor(() => expect(timer).toHaveTextContent('03:15:03'));
});

export const ABreakTooEarly_S4_02_S8_12 = sales.in(
  at({}),
  inSequence(opens('Clock In'), presses('Take A Break'), rejected('Please Clock In to Take a Break')),
);

/** The typed text is retained. */
export const WrongPin = sales.in(at({}), async (seen) => {
  await inSequence(opens('Clock In'), writesPin('9999'))(seen);
  await seen.userEvent.clear(await amount());
  await seen.userEvent.type(await amount(), '150');
  await inSequence(presses('Clock In'), rejected('Wrong access PIN.'))(seen);
  await expect(await amount()).toHaveValue('150');
  await expect((await inDialog()).getByLabelText(/^Access PIN/)).toHaveValue('9999');
});

export const ClockInFails_S8_09 = sales.in(
  at({}, [failing(clock.in)]),
  inSequence(opens('Clock In'), writesPin(), presses('Clock In'), rejected('Clock In Failed')),
);
export const ClockInUnanswered_S8_09 = sales.in(
  at({}, [unreachable(clock.in)]),
  inSequence(opens('Clock In'), writesPin(), presses('Clock In'), rejected('Clock In Failed')),
);
export const ClockOutFails_S8_10 = sales.in(
  at({ begin: 'CLOCKED_IN' }, [failing(clock.out)]),
  inSequence(opens('Clock Out'), writesPin(), presses('Clock Out'), rejected('Clock Out Failed')),
);
export const BreakFails_S8_11 = sales.in(
  at({ begin: 'CLOCKED_IN' }, [failing(clock.takeBreak)]),
  inSequence(opens('Clock Out'), presses('Take A Break'), rejected('Take Break Failed')),
);
export const NotRead_S8_23 = sales.in(
  at({}, [failing(clock.today)]),
  inSequence(opens('Clock In'), rejected('Failed to fetch session data')),
);
export const NotReadWithAWord_S8_23 = sales.in(
  at({}, [{ endpoint: clock.today, respond: () => Promise.reject(new Problem('clock.other')) }]),
  inSequence(opens('Clock In'), rejected('You can only clock yourself in and out.')),
);

/** Another tab was faster: the message stays, and the dialog shows the current status. */
export const AlreadyIn = sales.in(at({}), async (seen) => {
  await inSequence(opens('Clock In'), writesPin())(seen);
  const { outside } = await import('../../api/environment.ts');
  const body = { email: seen.fakeServer.own.user.email, pin: '1234', clockInCash: '100' };
  const headers = { Authorization: 'Bearer fake' };
  await outside.fetch('/api/clock/in', { method: 'POST', headers, body: JSON.stringify(body) });
  await inSequence(presses('Clock In'), rejected('You are already clocked in.'))(seen);
  await waitFor(async () => expect((await inDialog()).getByRole('button', { name: 'Clock Out' })).toBeVisible());
});

/** By keyboard only, from the header to the end. */
export const ByKeyboardAlone = sales.in(at({}), async (seen) => {
  (await header('Clock In')).focus();
  await seen.userEvent.keyboard('{Enter}');
  await waitFor(async () => expect((await inDialog()).getByLabelText(/^Access PIN/)).toHaveFocus());
  await seen.userEvent.keyboard('1234');
  await seen.userEvent.tab();
  await expect((await inDialog()).getByRole('button', { name: 'Take A Break' })).toHaveFocus();
  await seen.userEvent.tab();
  await seen.userEvent.keyboard('{Enter}');
  await header('Clock Out');
  await dialogClosed();
  await waitFor(async () => expect(await header('Clock Out')).toHaveFocus());
});
