import type { Meta } from '@storybook/react-vite';
import { registers } from '@tilldesk/domain/registers';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { Problem, problemAt } from '@tilldesk/domain/problems';
import { answer, failing } from '../../fake-server/answer.ts';
import { fakePrinter } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/counterWithPrinter.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { WorkPerson } from '../../fake-server/people.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Cash/History', tags: ['!autodocs'] } satisfies Meta;

const at = (query: Readonly<Record<string, string>> = {}, as: WorkPerson = 'manager') =>
  screenAt('/cash-in-out/history', {
    query: { days: 'all', ...query },
    requests: [registers.list, registers.sessions],
    fakeServer: { as },
  });
const screen = at();
const blind = at({}, 'countsBlind');

const dialog = (name: string | RegExp) => page.findByRole('dialog', { name });
const inDialog = async (name: string | RegExp) => within(await dialog(name));
/** Types into a field of a dialog and leaves the field. */
const writes =
  (name: string, label: string, text: string): Play =>
  async ({ userEvent }) => {
    const field = await (
      await inDialog(name)
    ).findByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' });
    await userEvent.click(field);
    await userEvent.type(field, `${text}{End}`);
  };
const confirms =
  (name: string, button: string): Play =>
  async ({ userEvent }) =>
    userEvent.click((await inDialog(name)).getByRole('button', { name: button }));
const dialogClosed = async (name: string) => waitFor(() => expect(page.queryByRole('dialog', { name })).toEqual(null));

export const Full = screen.full(
  sees(
    'Front counter',
    'Expected in the drawer',
    '$446.50',
    'The last drawer of Back counter was not counted',
    'Noah Klein',
  ),
);
export const Empty = screen.empty(sees('No drawers in this period', 'Open drawer'));
export const Failed = screen.failed();
export const Denied = screen.denied();
/** By default the drawers of this week are listed and totaled. */
export const ThisWeek = screenAt('/cash-in-out/history', {
  fakeServer: { as: 'manager' },
}).full(async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Range' })).toHaveDisplayValue('This week');
});
export const OnlyUncounted = at({ status: 'uncounted' }).full(sees('1–1 of 1'));

/** Asserts the texts of the card of today. */
const today: (...texts: string[]) => Play =
  (...texts) =>
  async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: /^Movements today|^Movimientos de hoy/ }));
    for (const text of texts) await expect(await card.findByText(text)).toBeVisible();
  };

/**
 * The card next to the till shows today's movements of its drawer, the latest first, and links to all of them. Another till can
 * be selected.
 */
export const MovedToday = screen.full(async (seen) => {
  await today('Cash in', '+$129.00', 'INV-1010 · Dana Reyes', 'Opened without a sale')(seen);
  const card = within(await seen.canvas.findByRole('region', { name: 'Movements today' }));
  await seen.userEvent.click(card.getByRole('button', { name: 'All movements (9)' }));
  await seen.userEvent.click(await (await inDialog(/^Front counter,/)).findByRole('button', { name: 'Close' }));
  await seen.userEvent.click(card.getByRole('combobox', { name: 'Till' }));
  await seen.userEvent.click(await page.findByRole('option', { name: 'Back counter' }));
  await today('No movements today')(seen);
});
/** A blind count shows that there were sales, but no amount that reveals the expected cash. */
export const MovedTodayBlind = blind.full(async (seen) => {
  await today('Cash in', '+$20.00')(seen);
  const card = within(await seen.canvas.findByRole('region', { name: 'Movements today' }));
  await expect((await card.findAllByText('Hidden')).length).toEqual(1);
  await expect(card.queryByText('+$129.00')).toBeNull();
});
/** The rest of the page remains usable if the drawer's ledger fails to load. */
export const MovedTodayFailed = screen.in(
  { answers: [failing(registers.one)] },
  inSequence(sees('Expected in the drawer'), today('An error occurred', 'Try Again')),
);
export const NothingToday = screen.empty(today('No movements today'));
export const MovedTodaySpanish = screen.spanish(today('Entrada', '+$129.00', 'Todos los movimientos (9)'));
export const MovedTodayNarrow = screen.narrow(today('+$129.00'));

const outside = screenAt('/cash-in-out/history', {
  query: { days: 'all', view: 'outside' },
  requests: [registers.outside],
  fakeServer: { as: 'manager' },
});
/** Cash outside drawers is listed in a view next to the drawers, with its sum and links to the invoices. */
export const Outside = outside.full(sees('Taken outside drawers', '$45.00', 'INV-1006', 'Lena Ortiz'));
export const OutsideEmpty = outside.empty(sees('No cash outside drawers in this period'));
export const OutsideLoading = outside.loading();
export const OutsideFailed = outside.failed();
/** The view is available if there is such cash or if the setting allows it. */
export const LeadsOutside = screen.full(inSequence(presses('Outside drawers', 'link'), sees('INV-1006')));
export const NothingOutside = screen.empty(async (seen) => {
  await sees('No drawers in this period')(seen);
  await expect(seen.canvas.queryByRole('link', { name: 'Outside drawers' })).toBeNull();
});

const opensCashIn: Play = presses('Cash in');
const COUNTED = 'Cash into Front counter';

/** Cash in requires an amount and a reason. */
export const CashInIncomplete = screen.full(async (seen) => {
  await inSequence(sees('$446.50'), opensCashIn, confirms(COUNTED, 'Record cash in'))(seen);
  await expect((await (await inDialog(COUNTED)).findAllByText('This field is required.')).length).toEqual(2);
});

/** The close button asks for confirmation if there is unsaved input. */
export const ConfirmsBeforeDiscarding = screen.full(async (seen) => {
  await inSequence(sees('$446.50'), opensCashIn, writes(COUNTED, 'Reason', 'Rolls'), confirms(COUNTED, 'Cancel'))(seen);
  await expect(await page.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
});

/** A manager can join someone else's drawer, or act on it without joining. */
export const JoinsOrForces = screen.full(async (seen) => {
  await inSequence(sees('Marcus Webb'), presses('More for Repair desk'))(seen);
  await expect(await page.findByRole('menuitem', { name: 'Force closing' })).toBeVisible();
  await seen.userEvent.keyboard('{Escape}');
  await presses('Join')(seen);
  await expect(await dialog('Join the drawer of Repair desk')).toBeVisible();
});

const OPENING = 'Open the drawer of Till 1';
const openingTooLow = answer(registers.open, () => {
  throw problemAt('counted', 'clock.cashBelow', { minimum: 10_000 });
});

/** A drawer opens with at least the minimum of the store. */
export const OpenedWithTooLittle = screen.in({ shop: 'new', answers: [openingTooLow] }, async (seen) => {
  await inSequence(presses('Open drawer'), writes(OPENING, 'Counted', '80'), confirms(OPENING, 'Open drawer'))(seen);
  await expect(
    await (await inDialog(OPENING)).findByText('Cash register amount cannot be less than $100.00'),
  ).toBeVisible();
});

const CLOSING = 'Close the drawer of Front counter';

/** Counted by bills and coins. A difference beyond the limit requires a reason. */
export const ClosesWithADifference = screen.full(async (seen) => {
  await inSequence(sees('$446.50'), presses('Close drawer'), confirms(CLOSING, 'Bills and coins'))(seen);
  await inSequence(writes(CLOSING, 'Pieces of \\$100.00', '4'), writes(CLOSING, 'Pieces of \\$20.00', '1'))(seen);
  await confirms(CLOSING, 'Close drawer')(seen);
  const closing = await inDialog(CLOSING);
  await expect(await closing.findByLabelText(/^Reason for the difference/)).toBeVisible();
});

const closingTooLow = answer(registers.close, () => {
  throw new Problem('approval.needed', { action: 'drawer.closeLow' });
});

/** A blind count does not show the expected cash. Less than the minimum requires an approval. */
export const ClosesBlind = blind.in({ answers: [closingTooLow] }, async (seen) => {
  await inSequence(sees(/^This drawer is counted blind/), presses('Close drawer'))(seen);
  await expect((await inDialog(CLOSING)).queryByText('Expected')).toEqual(null);
  await writes(CLOSING, 'Counted', '50')(seen);
  await confirms(CLOSING, 'Close drawer')(seen);
  await expect(await page.findByText(/^Closing Front counter with \$50.00/)).toBeVisible();
});

export const Uncounted = screen.full(async (seen) => {
  await inSequence(sees('Not counted'), presses('Count drawer'))(seen);
  await expect(await dialog('Count the drawer of Back counter')).toBeVisible();
});

/** A difference with its possible causes; the reason can be entered later. */
export const Short = at({ drawer: knownIds.shortDrawer }).full(async (seen) => {
  const panel = await inDialog(/^Front counter,/);
  await expect(await panel.findByText('Two digits swapped')).toBeVisible();
  await seen.userEvent.click(panel.getByRole('button', { name: 'Give the reason' }));
  await confirms('Difference of -$9.00', 'Give the reason')(seen);
  await expect(await (await inDialog('Difference of -$9.00')).findByText('This field is required.')).toBeVisible();
});

/** A movement of an open drawer can be reversed. */
export const ReversesMovement = at({ drawer: knownIds.openDrawer }).full(async (seen) => {
  const panel = await inDialog(/^Front counter,/);
  await seen.userEvent.click(await panel.findByRole('button', { name: 'Reverse Cash out, -$12.50' }));
  await expect(await dialog('Reverse Cash out of $12.50')).toBeVisible();
});

export const Report = at({ drawer: knownIds.countedDrawer }).full(async (seen) => {
  await seen.userEvent.click(await (await inDialog(/^Front counter,/)).findByRole('button', { name: 'Z report' }));
  const report = await inDialog('Z report, Front counter');
  await expect(await report.findByText('Cash of sales, less change')).toBeVisible();
});

/** The report prints on the receipt printer if there is one. If printing fails, it opens in the print dialog. */
export const ReportPrinted = screenAt('/cash-in-out/history', {
  query: { drawer: knownIds.countedDrawer },
  fakeServer: {
    as: 'manager',
    workstation: counterWithPrinter,
    printer: () => Object.assign(fakePrinter(), { known: true }),
  },
}).in({}, async (seen) => {
  const prints = async () => {
    await seen.userEvent.click(await (await inDialog(/^Front counter,/)).findByRole('button', { name: 'Z report' }));
    const report = await inDialog('Z report, Front counter');
    await seen.userEvent.click(await report.findByRole('button', { name: 'Print' }));
    await dialogClosed('Z report, Front counter');
  };
  await prints();
  await waitFor(() => expect(seen.fakeServer.printer.out.length).toEqual(1));
  await expect(String.fromCodePoint(...(seen.fakeServer.printer.out[0] ?? []))).toContain('Cash of sales, less change');
  seen.fakeServer.printer.behaviour = 'vanishes';
  await prints();
  // The panel of the drawer still covers the page. It shows the alert until a choice is made.
  const panel = await inDialog(/^Front counter,/);
  await expect(await panel.findByRole('alert')).toHaveTextContent('Z report, Front counter was not printed');
  await inSequence(
    sees('Z report, Front counter was not printed'),
    presses('Use the print dialog'),
    sees('Print preview', 'Cash of sales, less change'),
  )(seen);
});
