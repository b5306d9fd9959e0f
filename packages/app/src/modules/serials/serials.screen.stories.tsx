import type { Meta } from '@storybook/react-vite';
import { serialLookup, serialTimeline } from '@tilldesk/domain/stock';
import { expect, waitFor } from 'storybook/test';
import { failing, type FakeAnswer } from '../../fake-server/answer.ts';
import { fakePrinter } from '../../fake-server/fakePrinter.ts';
import { counterWithPrinter } from '../../fake-server/answers/hardwareAnswers.ts';
import { lookupAnswers } from '../../fake-server/answers/lookupAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Serial tracking', tags: ['!autodocs'] } satisfies Meta;

const lookup = screenAt('/serial-tracking', {});
const SOLD = '356109400079199';
const BOX = 'IMEI, serial number or other identifier';

const finds =
  (text: string): Play =>
  async ({ canvas }) =>
    writeAtOnce(await canvas.findByRole('textbox', { name: BOX }), `${text}{Enter}`);

/** A whole history: received, freighted, counted, sold. */
export const Full = lookup.full(
  inSequence(
    finds(SOLD),
    sees('iPhone 15 128 GB', /Receipt of goods/, /Landed cost/, /Seen in the count/, /^INV-/, 'EID'),
  ),
);

/** The same device, as if it had been traded in and had come back. */
const withDocuments: FakeAnswer = {
  endpoint: serialTimeline,
  respond: async (raw, fakeServer) => {
    const own = lookupAnswers.find(({ endpoint }) => endpoint === serialTimeline);
    const timeline = serialTimeline.answer.parse(await own?.respond(raw, fakeServer));
    const [sale] = timeline.entries.filter(({ source }) => source === 'invoice');
    if (!sale) throw new Error('it was sold');
    const linkedDocument = (source: 'tradeIn' | 'refund', number: string) => ({ ...sale, source, number });
    return {
      ...timeline,
      entries: [linkedDocument('refund', 'RF-1002'), linkedDocument('tradeIn', 'TI-1007'), ...timeline.entries],
    };
  },
};

/** What moved it leads to its page: a refund's to the refund, a trade-in's to the sale for which it paid. */
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

/** Ticked devices of the list get their labels, each with its own code. */
export const Labels = lookup.full(labelsOne);

/** A label printer without labels holds up nothing; what it did not print goes to the print dialog in its own size. */
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

/** Several devices end with the same digits: one is chosen, and stands among the recent ones afterwards. */
export const Several = lookup.in({}, async (seen) => {
  await inSequence(finds('3561'), sees(/for “3561”/))(seen);
  const links = await seen.canvas.findAllByRole('link', { name: /^3561/ });
  await expect(links.length).toBeGreaterThan(1);
  await seen.userEvent.click(links[0]!);
  await sees('History')(seen);
  await waitFor(() => expect(localStorage.getItem('tilldesk.recent-serials')).toContain(links[0]!.textContent));
});

/** A scan of nothing goes on to whoever knows more, and nobody does; what is typed slower is answered at the box. */
export const NothingFound = lookup.in(
  {},
  inSequence(finds('000000'), sees(/^(Nothing found for|No device bears) “000000”$/)),
);

export const Failed = screenAt('/serial-tracking', { query: { device: '01936c3a-7c00-70d0-8000-000000000001' } }).in(
  { answers: [failing(serialTimeline), failing(serialLookup)] },
  sees('An error occurred', 'Try Again'),
);

export const Denied = lookup.denied();

export const Spanish = lookup.spanish(async (seen) => {
  const box = await seen.canvas.findByRole('textbox', { name: 'IMEI, número de serie u otro identificador' });
  await writeAtOnce(box, `${SOLD}{Enter}`);
  await inSequence(sees('Historial', /Visto en el conteo/), presses('Ver en el inventario', 'link'))(seen);
});
