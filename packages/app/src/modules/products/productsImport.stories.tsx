import type { Meta } from '@storybook/react-vite';
import { productImport } from '@tilldesk/domain/imports';
import { answer } from '../../fake-server/answer.ts';
import { importedFile } from '../../fake-server/answers/importAnswers.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Products/Import', tags: ['!autodocs'] } satisfies Meta;

const list = screenAt('/product-management', {});
const { calls } = productImport;

const opens = presses('Import');
const brings: Play = async ({ canvas, userEvent }) => {
  const file = new File(['SKU'], 'products-march.csv', { type: 'text/csv' });
  await userEvent.upload(
    await canvas.findByLabelText(/^(Choose a file|Elija un archivo)/, { selector: 'input' }),
    file,
  );
};

export const TheFile = list.in({}, inSequence(opens, sees('Empty template with all columns')));

export const TheColumns = list.in({}, inSequence(opens, brings, sees('CS-15-BLK · CS-15-CLR', 'Shelf')));

/** A dry run with three rejected rows, which are left out of the import. */
export const RejectedRows = list.in(
  {},
  inSequence(
    opens,
    brings,
    presses('Check file'),
    sees('24,99 USD is not an amount of money.', 'There is no Chargers & cables yet.'),
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByLabelText(/Leave out the 3 rejected rows/));
    },
    presses('Import 1,254 rows'),
    sees(/3 rows were left out/),
  ),
);

/** Rows name a missing category: the import can create it, if the user confirms. */
export const MissingCategory = list.in(
  {},
  inSequence(
    opens,
    brings,
    presses('Check file'),
    sees(/One category does not exist yet: Chargers & cables/),
    presses('Create it with the import'),
    sees('The import creates one category: Chargers & cables.'),
  ),
);

export const Running = list.in(
  {
    answers: [
      answer(calls.list, (_, fakeServer) => ({
        items: [importedFile(productImport, fakeServer, running)],
        pagination: { page: 1, limit: 1, total: 1, totalPages: 1, hasNextPage: false },
      })),
      answer(calls.one, (_, fakeServer) => importedFile(productImport, fakeServer, running)),
    ],
  },
  inSequence(opens, sees('500 of 1,284 rows', /The import continues in the background/)),
);
const running = {
  state: 'running',
  place: 500,
  counts: { added: 441, changed: 40, unchanged: 19, rejected: 0 },
} as const;

export const Spanish = list.spanish(inSequence(presses('Importar'), brings, sees('Se omite', 'Revisar el archivo')));
