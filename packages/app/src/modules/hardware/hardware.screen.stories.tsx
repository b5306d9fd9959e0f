import type { Meta } from '@storybook/react-vite';
import { Problem } from '@tilldesk/domain/problems';
import { workstations, type Workstation } from '@tilldesk/domain/hardware';
import { expect, waitFor, within } from 'storybook/test';
import { answer } from '../../fake-server/answer.ts';
import { written } from '../../fake-server/drafts.ts';
import { fakePrinter, type FakeBehaviour } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/counterWithPrinter.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, types } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';
import { currentWorkstation } from '../../printing/device/currentWorkstation.ts';

export default { title: 'Screens/Hardware setup', tags: ['!autodocs'] } satisfies Meta;

const printer = (behaviour: FakeBehaviour) => () => Object.assign(fakePrinter(behaviour), { known: true });
const hardware = screenAt('/hardware-setup', {
  requests: [workstations.list],
  fakeServer: {
    as: 'administrator',
    workstation: counterWithPrinter,
    printer: printer('works'),
  },
});

const chooses =
  (label: string, option: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(`^${label}`) }));
    await userEvent.click(await canvas.findByRole('option', { name: option }));
  };

const confirms =
  (title: string, yes: string): Play =>
  async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: yes }));
  };

export const Full = hardware.full(sees('This workstation', 'Receipt printer', 'Print test page', 'Back office'));
export const Loading = hardware.loading();
export const Failed = hardware.failed();

/** On a new browser the first printer is chosen and tested. */
export const SetUp = screenAt('/hardware-setup', {}).in({ shop: 'new' }, async (seen) => {
  await inSequence(
    sees(
      'None was saved yet.',
      'Receipts open in the print dialog of the browser. Choose the printer and its paper there.',
    ),
    types('Name', 'Counter 1'),
    chooses('Connection', 'USB'),
    presses('Choose printer'),
    sees('TM-T20 is chosen.'),
    presses('Check printer'),
    sees('The printer is ready.'),
    presses('Print test page'),
    sees('Sent to the printer.'),
  )(seen);
  await expect(seen.fakeServer.printer.out.length).toEqual(1);
});

const success = () => ({ success: true as const });
const opened = answer(workstations.openDrawer, success);

/** A printer error is shown, and the next attempt starts over. */
export const OutOfPaper = hardware.in({ printer: printer('noPaper'), answers: [opened] }, async (seen) => {
  await inSequence(presses('Print test page'), sees('The printer is out of paper.'))(seen);
  seen.fakeServer.printer.behaviour = 'works';
  await inSequence(presses('Open drawer'), sees('The drawer was opened.'))(seen);
});

export const BrowserWithoutPrinters = screenAt('/hardware-setup', {}).in(
  { shop: 'new', printer: () => fakePrinter('works', false) },
  sees(/^This browser cannot print directly\./),
);

/** A browser of another store, which is not in this store's list. */
const labelsOnly: Workstation = {
  ...counterWithPrinter,
  id: '01936c3a-7c00-7bbb-8000-000000000001',
  connection: 'dialog',
  labelConnection: 'usb',
};

/** Labels have a printer of their own that uses ZPL; its status is requested when the page opens. */
export const LabelPrinter = hardware.in({ workstation: labelsOnly }, async (seen) => {
  await inSequence(
    sees('The printer is ready.', 'Resolution'),
    presses('Print test label'),
    sees('Sent to the printer.'),
  )(seen);
  await expect(seen.fakeServer.printer.out.map((bytes) => String.fromCodePoint(...bytes.slice(0, 3)))).toEqual(['^XA']);
  seen.fakeServer.printer.behaviour = 'paused';
  await inSequence(presses('Check label printer'), sees(/^The printer is connected but not ready/))(seen);
});

const action =
  (name: string, what: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: what }));
  };

/** Another workstation; a name is required. */
export const Renaming = hardware.in(
  {},
  inSequence(action('Back office', 'Rename'), async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Rename Back office' }));
    const name = await dialog.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This field is required.');
  }),
);

/** Removing the current workstation requires two confirmations; afterwards its browser uses the print dialog. */
export const CurrentWorkstationRemoved = hardware.in(
  { answers: [answer(workstations.remove, success)] },
  async (seen) => {
    await inSequence(action('Counter 1', 'Remove'), confirms('Remove Counter 1?', 'Remove'))(seen);
    await expect(currentWorkstation.current()?.name).toEqual('Counter 1');
    await inSequence(
      confirms('Remove this workstation?', 'Remove anyway'),
      sees('Counter 1 was removed.', /^Receipts open in the print dialog/),
    )(seen);
    await expect(currentWorkstation.current()).toEqual(null);
  },
);

/** A browser that lost its settings adopts its workstation again. */
export const TakenOver = hardware.in({}, async (seen) => {
  await inSequence(presses('Use here: Back office'), sees('This browser is Back office now.'))(seen);
  await waitFor(() => expect(seen.canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Back office'));
});

export const Invalid = hardware.in(
  {},
  inSequence(
    async ({ canvas, userEvent }) => userEvent.clear(await canvas.findByRole('textbox', { name: /^Name/ })),
    presses('Save'),
    sees('One field needs your attention', 'This field is required.'),
  ),
);

export const ChangedMeanwhile = hardware.in(
  { answers: [answer(workstations.save, () => Promise.reject(new Problem('record.changed')))] },
  inSequence(
    types('Name', 'Counter 9'),
    presses('Save'),
    sees('Someone else changed this record. Please review the differences.'),
    presses('Show latest version'),
    async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Counter 1'));
    },
  ),
);

export const ConfirmsBeforeLeaving = hardware.in(
  {},
  inSequence(types('Name', 'Counter 9'), presses('Tilldesk Harbour Street', 'link'), sees('Leave Page?')),
);

export const Restored = hardware.in(
  { answers: [written('/hardware-setup', { name: 'Counter 9' })] },
  inSequence(sees('Restored what you were typing at 12:02 PM.'), async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Counter 9');
  }),
);

/** A user who is not an administrator enters the access PIN first. */
export const Gated = hardware.in({ as: 'cashier' }, sees('This page is protected. Enter your access PIN to continue.'));
