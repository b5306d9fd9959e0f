import type { Meta } from '@storybook/react-vite';
import { registers } from '@tilldesk/domain/registers';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { failing } from '../../fake-server/answer.ts';
import { drawerAnswers } from '../../fake-server/answers/drawerAnswers.ts';
import { drawerId } from '../../fake-server/drawerBook.ts';
import { fakePrinter } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/answers/hardwareAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Cash/History', tags: ['!autodocs'] } satisfies Meta;

const at = (query: Readonly<Record<string, string>> = {}, blind = false) =>
  screenAt('/cash-in-out/history', {
    // All drawers of the fake shop are from one week in March.
    query: { days: 'all', ...query },
    requests: [registers.list, registers.sessions],
    fakeServer: { answers: drawerAnswers({ blind }) },
  });
const screen = at();

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
    '$281.50',
    'The last drawer of Back counter was not counted',
    'Noah Klein',
  ),
);
export const Empty = screen.empty(sees('No drawers in this period', 'Open drawer'));
export const Failed = screen.failed();
export const Denied = screen.denied();
/** By default the drawers of this week are listed and totaled. */
export const ThisWeek = screenAt('/cash-in-out/history', {
  requests: [registers.list, registers.sessions],
  fakeServer: { answers: drawerAnswers() },
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
const ofToday = screenAt('/cash-in-out/history', {
  query: { days: 'all' },
  requests: [registers.list, registers.sessions, registers.one],
  fakeServer: { answers: drawerAnswers() },
});

/**
 * The card next to the till shows today's movements of its drawer, the latest first, and links to all of them. Another till can
 * be selected.
 */
export const MovedToday = ofToday.full(async (seen) => {
  await today('Cash in', '+$129.00', 'INV-1043 · Dana Reyes', 'Opened without a sale')(seen);
  const card = within(await seen.canvas.findByRole('region', { name: 'Movements today' }));
  await seen.userEvent.click(card.getByRole('button', { name: 'All movements (6)' }));
  await seen.userEvent.click(await (await inDialog(/^Front counter,/)).findByRole('button', { name: 'Close' }));
  await seen.userEvent.click(card.getByRole('combobox', { name: 'Till' }));
  await seen.userEvent.click(await page.findByRole('option', { name: 'Back counter' }));
  await today('No movements today')(seen);
});
/** A blind count shows that there were sales, but no amount that reveals the expected cash. */
export const MovedTodayBlind = at({}, true).full(async (seen) => {
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
export const MovedTodaySpanish = ofToday.spanish(today('Entrada', '+$129.00', 'Todos los movimientos (6)'));
export const MovedTodayNarrow = ofToday.narrow(today('+$129.00'));

const outside = screenAt('/cash-in-out/history', {
  query: { days: 'all', view: 'outside' },
  requests: [registers.outside],
  fakeServer: { answers: drawerAnswers({ outside: true }) },
});
/** Cash outside drawers is listed in a view next to the drawers, with its sum and links to the invoices. */
export const Outside = outside.full(
  sees('Taken outside drawers', '$71.64', 'INV-1052', 'Deposit', 'Draft', 'Noah Klein'),
);
export const OutsideEmpty = outside.in({ answers: drawerAnswers() }, sees('No cash outside drawers in this period'));
export const OutsideLoading = outside.loading();
export const OutsideFailed = outside.failed();
/** The view is available if there is such cash or if the setting allows it. */
export const LeadsOutside = at({}).in(
  { answers: drawerAnswers({ outside: true }) },
  inSequence(presses('Outside drawers', 'link'), sees('$71.64')),
);
export const NothingOutside = screen.full(async (seen) => {
  await sees('$281.50')(seen);
  await expect(seen.canvas.queryByRole('link', { name: 'Outside drawers' })).toBeNull();
});

const opensCashIn: Play = presses('Cash in');
const COUNTED = 'Cash into Front counter';

/** Cash in requires an amount and a reason. It increases the expected cash of the drawer. */
export const CashIn = screen.full(async (seen) => {
  await inSequence(sees('$281.50'), opensCashIn, confirms(COUNTED, 'Record cash in'))(seen);
  await expect((await (await inDialog(COUNTED)).findAllByText('This field is required.')).length).toEqual(2);
  await inSequence(writes(COUNTED, 'Amount', '20'), writes(COUNTED, 'Reason', 'Rolls of quarters'))(seen);
  await confirms(COUNTED, 'Record cash in')(seen);
  await dialogClosed(COUNTED);
  await sees('$301.50')(seen);
});

/** The close button asks for confirmation if there is unsaved input. */
export const ConfirmsBeforeDiscarding = screen.full(async (seen) => {
  await inSequence(sees('$281.50'), opensCashIn, writes(COUNTED, 'Reason', 'Rolls'), confirms(COUNTED, 'Cancel'))(seen);
  await expect(await page.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
});

/** A manager can join someone else's drawer, or act on it without joining. */
export const Joins = screen.in({ answers: drawerAnswers({ theirs: true }) }, async (seen) => {
  await inSequence(sees('$281.50'), presses('More for Front counter'))(seen);
  await expect(await page.findByRole('menuitem', { name: 'Force closing' })).toBeVisible();
  await seen.userEvent.keyboard('{Escape}');
  await inSequence(
    presses('Join'),
    confirms('Join the drawer of Front counter', 'Join'),
    sees('Yours', 'Close drawer'),
  )(seen);
});

const OPENING = 'Open the drawer of Front counter';

/** A drawer opens with at least the minimum of the store. */
export const Opens = screen.empty(async (seen) => {
  const [first] = await seen.canvas.findAllByRole('button', { name: 'Open drawer' });
  if (first) await seen.userEvent.click(first);
  await inSequence(writes(OPENING, 'Counted', '80'), confirms(OPENING, 'Open drawer'))(seen);
  await expect(
    await (await inDialog(OPENING)).findByText('Cash register amount cannot be less than $100.00'),
  ).toBeVisible();
});

const CLOSING = 'Close the drawer of Front counter';

/** Counted by bills and coins. A difference beyond the limit requires a reason. Then the drawer is shown with the result. */
export const Closes = screen.full(async (seen) => {
  await inSequence(sees('$281.50'), presses('Close drawer'), confirms(CLOSING, 'Bills and coins'))(seen);
  await inSequence(writes(CLOSING, 'Pieces of \\$100.00', '2'), writes(CLOSING, 'Pieces of \\$20.00', '3'))(seen);
  await confirms(CLOSING, 'Close drawer')(seen);
  await writes(CLOSING, 'Reason for the difference', 'A twenty was given back twice.')(seen);
  await confirms(CLOSING, 'Leave $100.00')(seen);
  await confirms(CLOSING, 'Close drawer')(seen);
  const panel = await inDialog(/^Front counter,/);
  await expect(await panel.findByText('-$21.50')).toBeVisible();
  await expect(panel.getByText('A twenty was given back twice.')).toBeVisible();
  await expect(panel.getByText('2 × $100.00, 3 × $20.00')).toBeVisible();
});

/** A blind count shows the expected cash after the count. Less than the minimum requires an approval. */
export const ClosesBlind = at({}, true).full(async (seen) => {
  await inSequence(sees(/^This drawer is counted blind/), presses('Close drawer'))(seen);
  await expect((await inDialog(CLOSING)).queryByText('Expected')).toEqual(null);
  await writes(CLOSING, 'Counted', '50')(seen);
  await confirms(CLOSING, 'Close drawer')(seen);
  await expect(await page.findByText(/^Closing Front counter with \$50.00/)).toBeVisible();
});

export const Uncounted = screen.full(async (seen) => {
  await inSequence(sees('Not counted'), presses('Count drawer'))(seen);
  await writes('Count the drawer of Back counter', 'Counted', '180')(seen);
  await confirms('Count the drawer of Back counter', 'Count drawer')(seen);
  await expect(await (await inDialog(/^Back counter,/)).findByText('$0.00')).toBeVisible();
});

const short = at({ drawer: drawerId(3) });

/** A difference with its possible causes; the reason is entered later. */
export const Short = short.full(async (seen) => {
  const panel = await inDialog(/^Front counter,/);
  await expect(await panel.findByText('Two digits swapped')).toBeVisible();
  await seen.userEvent.click(panel.getByRole('button', { name: 'Give the reason' }));
  await writes('Difference of -$9.00', 'Reason', 'Typed 45 for 54.')(seen);
  await confirms('Difference of -$9.00', 'Give the reason')(seen);
  await expect(await panel.findByText('Typed 45 for 54.')).toBeVisible();
});

/** A movement of an open drawer is reversed by another row. */
export const ReversesMovement = at({ drawer: drawerId(1) }).full(async (seen) => {
  const panel = await inDialog(/^Front counter,/);
  await seen.userEvent.click(await panel.findByRole('button', { name: 'Reverse Cash out, -$12.50' }));
  await writes('Reverse Cash out of $12.50', 'Reason', 'Paid by card after all')(seen);
  await confirms('Reverse Cash out of $12.50', 'Reverse')(seen);
  await expect(await panel.findByText('Cash out (reversed)')).toBeVisible();
});

export const Report = at({ drawer: drawerId(4) }).full(async (seen) => {
  await seen.userEvent.click(await (await inDialog(/^Front counter,/)).findByRole('button', { name: 'Z report' }));
  const report = await inDialog('Z report, Front counter');
  await expect(await report.findByText('Cash of sales, less change')).toBeVisible();
});

/** The report prints on the receipt printer if there is one. If printing fails, it opens in the print dialog. */
export const ReportPrinted = screenAt('/cash-in-out/history', {
  query: { drawer: drawerId(4) },
  fakeServer: {
    answers: drawerAnswers({ blind: false }),
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
