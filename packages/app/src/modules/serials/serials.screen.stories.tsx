import type { Meta } from '@storybook/react-vite';
import { serialLookup, serialTimeline } from '@tilldesk/domain/lookup';
import { expect, waitFor } from 'storybook/test';
import { failing, recordedWith } from '../../fake-server/answer.ts';
import { fakePrinter } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/counterWithPrinter.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Serial tracking', tags: ['!autodocs'] } satisfies Meta;

const lookup = screenAt('/serial-tracking', {});
const SOLD = '356109401108666';
const BOX = 'IMEI, serial number or other identifier';

const finds =
  (text: string): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByRole('textbox', { name: BOX }), `${text}{Enter}`);

/** A complete history: received, landed cost added, counted, sold. */
export const Full = lookup.full(
  inSequence(finds(SOLD), sees('Galaxy S24 256 GB', /Receipt of goods/, /Landed cost/, /Seen in the count/, /^INV-/)),
);

/** The same device, as if it had been traded in and returned. */
const withDocuments = recordedWith(serialTimeline, (timeline) => {
  const [sale] = timeline.entries.filter(({ source }) => source === 'invoice');
  if (!sale) throw new Error('it was sold');
  const linkedDocument = (source: 'tradeIn' | 'refund', number: string) => ({ ...sale, source, number });
  return {
    ...timeline,
    entries: [linkedDocument('refund', 'RF-1002'), linkedDocument('tradeIn', 'TI-1007'), ...timeline.entries],
  };
});

/** The documents of a movement link to their pages: a refund to the refund, a trade-in to the sale that it paid for. */
export const LinkedDocuments = lookup.in({ answers: [withDocuments] }, async (seen) => {
  await inSequence(finds(SOLD), sees('RF-1002', 'TI-1007'))(seen);
  const pathOf = (name: string | RegExp) =>
    new URL(seen.canvas.getByRole<HTMLAnchorElement>('link', { name }).href).pathname;
  await expect(pathOf('TI-1007')).toEqual(pathOf(/^INV-/));
  await expect(pathOf('RF-1002')).toMatch(/^\/refund-management\/refund-details\//);
});

export const Empty = lookup.empty(sees('Scan a device'));

const labelsOne: Play = async (seen) => {
  const boxes = await seen.canvas.findAllByRole('checkbox', { name: /^Select 3561/ });
  await seen.userEvent.click(boxes[0]!);
  await inSequence(presses('Labels'), sees('1 label', /^Barcode of 3561/))(seen);
};

/** Prints labels for the selected devices, each with its own code. */
export const Labels = lookup.full(labelsOne);

/** A label printer without labels blocks nothing; the remaining labels go to the print dialog in their own size. */
export const LabelsRunOut = lookup.in(
  {
    workstation: { ...counterWithPrinter, labelConnection: 'usb' },
    printer: () => Object.assign(fakePrinter('noPaper'), { known: true }),
  },
  inSequence(
    labelsOne,
    presses('Print'),
    sees('The label was not printed', 'The printer is out of paper.'),
    presses('Use the print dialog'),
    sees('Label preview', /^Barcode of 3561/),
  ),
);

/** Several devices end with the same digits: one is chosen, and is then listed under recent lookups. */
export const Several = lookup.in({}, async (seen) => {
  await inSequence(finds('3561'), sees(/for “3561”/))(seen);
  const links = await seen.canvas.findAllByRole('link', { name: /^3561/ });
  await expect(links.length).toBeGreaterThan(1);
  await seen.userEvent.click(links[0]!);
  await sees('History')(seen);
  await waitFor(() => expect(localStorage.getItem('tilldesk.recent-serials')).toContain(links[0]!.textContent));
});

/**
 * An unknown scanned code is passed on to the other scan handlers, none of which knows it; a typed code gets its
 * message at the box.
 */
export const NothingFound = lookup.in(
  {},
  inSequence(finds('000000'), sees(/^(Nothing found|No device found) for “000000”$/)),
);

export const Failed = screenAt('/serial-tracking', {
  query: { device: '01936c3a-7c00-70d0-8000-000000000001' },
}).in({ answers: [failing(serialTimeline), failing(serialLookup)] }, sees('An error occurred', 'Try Again'));

export const Denied = lookup.denied();

export const Spanish = lookup.spanish(async (seen) => {
  const box = await seen.canvas.findByRole('textbox', { name: 'IMEI, número de serie u otro identificador' });
  await writeAtOnce(box, `${SOLD}{Enter}`);
  await inSequence(sees('Historial', /Visto en el conteo/), presses('Ver en el inventario', 'link'))(seen);
});
