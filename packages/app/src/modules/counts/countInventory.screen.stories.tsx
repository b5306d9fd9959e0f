import type { Meta } from '@storybook/react-vite';
import { counts } from '@tilldesk/domain/counts';
import { expect, within } from 'storybook/test';
import { unreachable } from '../../fake-server/answer.ts';
import { countedPlaces } from '../../fake-server/countBook.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, scanned, sees, writeAtOnce } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Count inventory', tags: ['!autodocs'] } satisfies Meta;

const { phones, iPhones, galaxies, accessories, chargers } = countedPlaces;
const path = '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId';

const counting = screenAt('/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId', {
  with: { mainCategoryId: phones, subCategoryId: iPhones },
  named: 'CNT-1003 · Phones / iPhone',
});

/**
 * Uses scanner and keyboard only: a unit, the same unit again, an unknown code, a reversed scan; then submits the
 * count.
 */
export const Counting = counting.full(async (seen) => {
  const { canvas, userEvent } = seen;
  const box = await canvas.findByRole('combobox', { name: 'Scan or type a code' });
  await writeAtOnce(box, '356109400475140{Enter}');
  await canvas.findByText(/iPhone 14 128 GB: 1 · Counted/);
  await writeAtOnce(box, '356109400475140{Enter}');
  await canvas.findByText(/Counted before/, { selector: '[role=status] *, [role=status]' });
  await writeAtOnce(box, 'NO-SUCH-CODE{Enter}');
  await canvas.findByRole('button', { name: 'Match' });
  await userEvent.click(canvas.getByRole('button', { name: 'Take back iPhone 14 128 GB' }));
  await canvas.findByText('Taken back');
  await userEvent.keyboard('{F9}');
  await canvas.findByText('In review');
  await sees('Lines without difference', 'Post Count')(seen);
});

/** Matches an unknown code to a product, which must be selected. */
export const MatchesACode = counting.in({}, async ({ canvas, userEvent }) => {
  await writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan or type a code' }), 'NO-SUCH-CODE{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Match' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Match NO-SUCH-CODE to a product' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Match' }));
  await dialog.findByText('This field is required.');
  await userEvent.type(dialog.getByLabelText(/^Product/), 'Clear case');
  await userEvent.click(await canvas.findByRole('option', { name: /^Clear case/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Match' }));
  await canvas.findByText(/^NO-SUCH-CODE now belongs to Clear case/);
});

/** Words find products of this count only. A serialized product requires the scan of its unit. */
export const FoundByName = counting.in({}, async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Scan or type a code' });
  await writeAtOnce(box, '128 gb');
  const found = await canvas.findByRole('option', { name: /^iPhone 14 128 GB/ });
  await expect(canvas.queryByRole('option', { name: /^Galaxy/ })).toBeNull();
  await userEvent.click(found);
  await canvas.findByText('Now scan the IMEI of iPhone 14 128 GB');
  await writeAtOnce(box, '356109400475140{Enter}');
  await canvas.findByText(/iPhone 14 128 GB: 1 · Counted/);
});

/** The table of lines uses the full width; the progress is in one line above it. */
export const Lines = counting.full(async (seen) => {
  const { canvas } = seen;
  await inSequence(sees('Mia Torres'), presses('Lines', 'tab'))(seen);
  const sums = within(await canvas.findByRole('region', { name: 'The count so far' }));
  for (const label of ['Pieces counted', 'Lines counted', 'Lines not scanned', 'Not counted', 'Counting now']) {
    await expect(sums.getByText(label)).toBeVisible();
  }
  await expect(canvas.queryByText('Mia Torres')).toBeNull();
  const [grid, panel] = [await canvas.findByRole('grid'), await canvas.findByRole('tabpanel')];
  await expect(grid.getBoundingClientRect().width).toBeGreaterThanOrEqual(panel.getBoundingClientRect().width - 2);
  await inSequence(presses('Latest scans', 'tab'), sees('Mia Torres'))(seen);
});
export const LinesSpanish = counting.spanish(
  inSequence(presses('Líneas', 'tab'), sees('El conteo hasta ahora', 'Líneas sin escanear')),
);
export const LinesNarrow = counting.narrow(inSequence(presses('Lines', 'tab'), sees('Lines not scanned')));

/** Leaving a count under way requires confirmation. */
export const Leaving_S2_08 = counting.in(
  {},
  inSequence(
    sees('Pieces counted'),
    presses('Dashboard', 'link'),
    sees('Leave Page?', 'Unsaved changes will be lost.'),
  ),
);

/** Without network, scans are stored and the page says so; the count cannot be submitted. */
export const WithoutNetwork = counting.in({ answers: [unreachable(counts.scan)] }, async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Scan or type a code' });
  await writeAtOnce(box, '356109400475140{Enter}');
  await canvas.findByText(/1 scan waits for the network/);
  await userEvent.keyboard('{F9}');
  await canvas.findByText('Some scans are not sent yet. They will be sent when the server responds.');
  await expect(canvas.getByText('Counting')).toBeVisible();
});

const review = screenAt(path, {
  with: { mainCategoryId: accessories, subCategoryId: chargers },
  named: 'CNT-1002 · Accessories / Chargers',
});

/** The confirmation before the differences are posted to stock. */
export const Posting = review.in(
  {},
  inSequence(
    sees('USB-C to Lightning cable 1 m', 'Count again', 'Back to Counting'),
    presses('Post Count'),
    sees('Post CNT-1002?', /5 pieces are|3 pieces are/),
    async ({ canvas, userEvent }) => {
      const dialog = within(await canvas.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Post Count' }));
      await canvas.findByText('Posted');
    },
  ),
);

/** One piece of a product tracked by quantity is counted by its name, with the keyboard only. */
export const PieceFoundByName = review.in(
  {},
  inSequence(presses('Back to Counting'), async ({ canvas, userEvent }) => {
    await writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan or type a code' }), 'lightning cable');
    await canvas.findByRole('option', { name: /^USB-C to Lightning cable 1 m/ });
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/USB-C to Lightning cable 1 m: \d+ · Counted/);
  }),
);

export const Beginning = screenAt(path, {
  with: { mainCategoryId: phones, subCategoryId: galaxies },
  named: { en: 'Count Phones / Galaxy', es: 'Contar Phones / Galaxy' },
}).spanish(sees('A ciegas', 'Iniciar conteo'));

/** The first scan starts the count with the current form and is counted in it; the page does not change. */
export const BegunByScan = screenAt(path, {
  with: { mainCategoryId: phones, subCategoryId: galaxies },
  named: 'CNT-1004 · Phones / Galaxy',
}).in(
  {},
  inSequence(
    sees('Start Count'),
    scanned('356109400950282', '356109401346233'),
    sees(/Galaxy A15 128 GB: 1 · Counted/, /2 of \d lines/),
  ),
);
