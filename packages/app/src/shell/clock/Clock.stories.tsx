import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { clock, clockText, workedOf, type TodaySession } from '@tilldesk/domain/clock';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { outside } from '../../api/environment.ts';
import { answer, failing, recordedWith, unreachable, type FakeAnswer } from '../../fake-server/answer.ts';
import type { FakeServer } from '../../fake-server/FakeServer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, sees } from '../../fake-server/sees.ts';
import type { WorkPerson } from '../../fake-server/people.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Frame/Clock', tags: ['!autodocs'] } satisfies Meta;

const at = (as: WorkPerson) => screenAt('/sale-invoice-management', { fakeServer: { as } });
const sales = at('notClockedIn');
const working = at('working');

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

export const ClockedOut_S4_04 = sales.in({}, async (seen) => {
  await expect(await header('Clock In')).toBeVisible();
  await sees('Sale & Invoice Management')(seen);
});
export const ClockedIn_S4_04 = working.in({}, async () => {
  await expect(await header('Clock Out')).toBeVisible();
  await expect(await page.findByRole('timer', { name: 'Active time' })).toHaveTextContent('03:13:58');
});
export const OnBreak_S4_04 = at('onBreak').in({}, async () => {
  await expect(await header('End Break')).toBeVisible();
});
export const OutAgain_S4_04 = at('clockedOut').in({}, async () => {
  await expect(await header('Clock In')).toBeVisible();
});

export const AdminsHaveNone_S4_05 = screenAt('/dashboard', { fakeServer: { as: 'manager' } }).in({}, async (seen) => {
  await sees('Net sales today')(seen);
  await expect(seen.canvas.queryByRole('button', { name: /^Clock|^End Break/ })).toEqual(null);
});

/** The amount of the spec is filled in, the email cannot be changed, and a PIN is required. */
export const Opened_S2_11_S5_03_S9_06 = sales.in({}, async (seen) => {
  await opens('Clock In')(seen);
  const clockDialog = await inDialog();
  await expect(await amount()).toHaveValue('100');
  await expect(clockDialog.getByLabelText('Employee email')).toHaveValue('lena@harbourstreet.example');
  await expect(clockDialog.getByLabelText('Employee email')).toHaveAttribute('readonly');
  await expect(await dialog()).toHaveAccessibleDescription('Saturday, March 14, 2026 at 12:40 PM');
  await expect(clockDialog.getByRole('combobox', { name: /^Cash register/ })).toHaveTextContent('Front counter');
  await expect(clockDialog.getByRole('button', { name: 'Clock In' })).toBeDisabled();
});

export const OpenedInSpanish = working.spanish(async (seen) => {
  await seen.userEvent.click(await header('Registrar salida'));
  await sees('Registrar entrada o salida', 'Trabajando', 'Tomar un descanso', 'Importe de la caja')(seen);
});

export const OpenedNarrow = working.narrow(opens('Clock Out'));

export const TooLittleCash_S5_01_S5_02_S9_05 = sales.in({}, async (seen) => {
  await inSequence(opens('Clock In'), writesPin())(seen);
  await seen.userEvent.clear(await amount());
  await seen.userEvent.type(await amount(), 'x9y9.9');
  await expect(await amount()).toHaveValue('99.9');
  await rejected('Cash register amount cannot be less than $100')(seen);
  await expect((await inDialog()).getByRole('button', { name: 'Clock In' })).toBeDisabled();
});

/** In a store with several registers the user selects one once; the browser stores it. */
export const ChoosesTheRegister = sales.in({ registerChosen: false }, async (seen) => {
  await inSequence(opens('Clock In'), writesPin())(seen);
  const clockDialog = await inDialog();
  await expect(clockDialog.getByRole('button', { name: 'Clock In' })).toBeDisabled();
  await seen.userEvent.click(clockDialog.getByRole('combobox', { name: /^Cash register/ }));
  await seen.userEvent.click(await page.findByRole('option', { name: 'Repair desk' }));
  await waitFor(() => expect(clockDialog.getByRole('button', { name: 'Clock In' })).toBeEnabled());
});

/** The server's clock continues while the device sleeps. */
const atServerTime = recordedWith(clock.today, ({ data }) => {
  const serverTime = new Date(outside.now()).toISOString();
  const { activeSeconds } = workedOf(data.logs.toReversed(), serverTime);
  return { data: { ...data, serverTime, activeTime: clockText(activeSeconds) } };
});

/** The counter uses the monotonic clock; the browser's own clock is stopped here. */
export const Counts = working.in({ answers: [atServerTime] }, async (seen) => {
  await opens('Clock Out')(seen);
  const timer = within(await dialog()).getByRole('timer');
  await expect(timer).toHaveTextContent('03:13:58');
  seen.fakeServer.pass(65_000);
  await waitFor(() => expect(timer).toHaveTextContent('03:15:03'));
});

export const ABreakTooEarly_S4_02_S8_12 = sales.in(
  {},
  inSequence(opens('Clock In'), presses('Take A Break'), rejected('Please Clock In to Take a Break')),
);

const wrongPin = answer(clock.in, () => {
  throw new Problem('pin.wrong');
});

/** The typed text is retained. */
export const WrongPin = sales.in({ answers: [wrongPin] }, async (seen) => {
  await inSequence(opens('Clock In'), writesPin('9999'))(seen);
  await seen.userEvent.clear(await amount());
  await seen.userEvent.type(await amount(), '150');
  await inSequence(presses('Clock In'), rejected('Wrong access PIN.'))(seen);
  await expect(await amount()).toHaveValue('150');
  await expect((await inDialog()).getByLabelText(/^Access PIN/)).toHaveValue('9999');
});

export const ClockInFails_S8_09 = sales.in(
  { answers: [failing(clock.in)] },
  inSequence(opens('Clock In'), writesPin(), presses('Clock In'), rejected('Clock In Failed')),
);
export const ClockInUnanswered_S8_09 = sales.in(
  { answers: [unreachable(clock.in)] },
  inSequence(opens('Clock In'), writesPin(), presses('Clock In'), rejected('Clock In Failed')),
);
export const ClockOutFails_S8_10 = working.in(
  { answers: [failing(clock.out)] },
  inSequence(opens('Clock Out'), writesPin(), presses('Clock Out'), rejected('Clock Out Failed')),
);
export const BreakFails_S8_11 = working.in(
  { answers: [failing(clock.takeBreak)] },
  inSequence(opens('Clock Out'), presses('Take A Break'), rejected('Take Break Failed')),
);
export const NotRead_S8_23 = sales.in(
  { answers: [failing(clock.today)] },
  inSequence(opens('Clock In'), rejected('Failed to fetch session data')),
);
export const NotReadWithAWord_S8_23 = sales.in(
  { answers: [{ endpoint: clock.today, respond: () => Promise.reject(new Problem('clock.other')) }] },
  inSequence(opens('Clock In'), rejected('You can only clock yourself in and out.')),
);

/** What the server answers at 12:40 to a user whom another tab clocked in at 12:39. */
const clockedIn: TodaySession = {
  logs: [
    {
      id: '01936c3a-7c00-70d1-8000-000000000001',
      status: 'CLOCKED_IN',
      at: '2026-03-14T16:39:00.000Z',
      source: 'web',
      note: null,
    },
  ],
  activeTime: '00:01:00',
  firstClockIn: '2026-03-14T16:39:00.000Z',
  lastClockOut: null,
  serverTime: '2026-03-14T16:40:00.000Z',
  registerSessionId: null,
};
const alreadyIn = new WeakSet<FakeServer>();
const inAtAnotherTab: readonly FakeAnswer[] = [
  answer(clock.in, (_, fakeServer) => {
    alreadyIn.add(fakeServer);
    throw new Problem('clock.already');
  }),
  {
    endpoint: clock.today,
    respond: async (_, fakeServer, recorded) => (alreadyIn.has(fakeServer) ? { data: clockedIn } : recorded?.()),
  },
];

/** Another tab was faster: the message stays, and the dialog shows the current status. */
export const AlreadyIn = sales.in({ answers: inAtAnotherTab }, async (seen) => {
  await inSequence(opens('Clock In'), writesPin(), presses('Clock In'))(seen);
  await rejected('You are already clocked in.')(seen);
  await waitFor(async () => expect((await inDialog()).getByRole('button', { name: 'Clock Out' })).toBeVisible());
});
