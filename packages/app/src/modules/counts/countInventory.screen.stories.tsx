import type { Meta } from '@storybook/react-vite';
import { counts } from '@tilldesk/domain/counts';
import { expect, within } from 'storybook/test';
import { answer, unreachable } from '../../fake-server/answer.ts';
import { knownIds } from '../../fake-server/knownIds.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees, writeAtOnce } from '../../fake-server/sees.ts';

export default { title: 'Screens/Inventory/Count inventory', tags: ['!autodocs'] } satisfies Meta;

const { phones, iPhones, galaxies, accessories, chargers } = knownIds;
const path = '/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId';

const counting = screenAt('/manage-inventory/manage-inventory-count/count-inventory/:mainCategoryId/:subCategoryId', {
  with: { mainCategoryId: phones, subCategoryId: iPhones },
  named: 'CNT-1003 · Phones / iPhone',
});

/** A code of no product. */
const unknownScan = answer(counts.scan, ({ body }, { own, now }) => ({
  items: body.scans.map(({ id, code }) => ({
    id,
    code,
    at: now,
    by: own.user.name,
    result: 'unknown' as const,
    quantity: 0,
    lineId: null,
    productId: null,
    productName: null,
    unitId: null,
    unitStatus: null,
    counted: null,
    takesBack: null,
    isTakenBack: false,
  })),
  counted: 1,
}));

/** An unknown code is matched to a product, which must be selected. */
export const MatchesACode = counting.in({ answers: [unknownScan] }, async ({ canvas, userEvent }) => {
  await writeAtOnce(await canvas.findByRole('combobox', { name: 'Scan or type a code' }), 'NO-SUCH-CODE{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Match' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Match NO-SUCH-CODE to a product' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Match' }));
  await dialog.findByText('This field is required.');
});

/** Words find products of this count only. A serialized product requires the scan of its unit. */
export const FoundByName = counting.in({}, async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('combobox', { name: 'Scan or type a code' });
  await writeAtOnce(box, '128 gb');
  const found = await canvas.findByRole('option', { name: /^iPhone 14 128 GB/ });
  await expect(canvas.queryByRole('option', { name: /^Galaxy/ })).toBeNull();
  await userEvent.click(found);
  await canvas.findByText('Now scan the IMEI of iPhone 14 128 GB');
});

/** The table of lines uses the full width; the progress is in one line above it. */
export const Lines = counting.full(async (seen) => {
  const { canvas } = seen;
  await inSequence(sees('Ready for the first scan'), presses('Lines', 'tab'))(seen);
  const sums = within(await canvas.findByRole('region', { name: 'The count so far' }));
  for (const label of ['Pieces counted', 'Lines counted', 'Lines not scanned', 'Not counted', 'Counting now']) {
    await expect(sums.getByText(label)).toBeVisible();
  }
  await expect(canvas.queryByText('Ready for the first scan')).toBeNull();
  const [grid, panel] = [await canvas.findByRole('grid'), await canvas.findByRole('tabpanel')];
  await expect(grid.getBoundingClientRect().width).toBeGreaterThanOrEqual(panel.getBoundingClientRect().width - 2);
  await inSequence(presses('Latest scans', 'tab'), sees('Ready for the first scan'))(seen);
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
  named: 'CNT-1002 · Accessories / Chargers & cables',
});

/** The confirmation before the differences are posted to stock. */
export const Posting = review.in(
  {},
  inSequence(
    sees('USB-C to Lightning cable 1 m', 'Count again', 'Back to Counting'),
    presses('Post Count'),
    sees('Post CNT-1002?', /5 pieces are|3 pieces are/),
  ),
);

export const Beginning = screenAt(path, {
  with: { mainCategoryId: phones, subCategoryId: galaxies },
  named: { en: 'Count Phones / Galaxy', es: 'Contar Phones / Galaxy' },
}).spanish(sees('A ciegas', 'Iniciar conteo'));
