import type { Meta } from '@storybook/react-vite';
import { paginate } from '@tilldesk/domain/contract';
import { mapHeaders, productImport, type ImportJob, type ImportRow } from '@tilldesk/domain/imports';
import { Problem } from '@tilldesk/domain/problems';
import { answer } from '../../fake-server/answer.ts';
import { screenAt } from '../../fake-server/screenAt.tsx';
import { inSequence, presses, sees } from '../../fake-server/sees.ts';
import type { Play } from '../../fake-server/storyOf.ts';

export default { title: 'Screens/Products/Import', tags: ['!autodocs'] } satisfies Meta;

const { calls } = productImport;
const columns = [
  { header: 'Item number', samples: ['CS-15-BLK', 'CS-15-CLR'] },
  { header: 'Product', samples: ['Silicone case iPhone 15, black', 'Clear case iPhone 15'] },
  { header: 'Category', samples: ['Cases', 'Cases'] },
  { header: 'Price', samples: ['24.99', '19.99'] },
  { header: 'Tax', samples: ['8.25%', '8.25%'] },
  { header: 'Shelf', samples: ['A-12', 'A-13'] },
];

/** An uploaded file of 1,284 rows. */
const uploaded: ImportJob = {
  id: '01936c3a-7c00-7f22-8000-000000000001',
  fileName: 'products-march.csv',
  rows: 1284,
  columns,
  mapping: mapHeaders(
    productImport,
    columns.map(({ header }) => header),
  ),
  decimal: '.',
  state: 'mapping',
  place: 0,
  counts: { added: 0, changed: 0, unchanged: 0, rejected: 0 },
  missing: { count: 0, names: [] },
  makesMissing: false,
  rejectedInDryRun: 0,
  createdAt: '2026-03-14T16:40:00.000Z',
  by: 'Dana Reyes',
};
const checked: ImportJob = {
  ...uploaded,
  state: 'checked',
  place: 1284,
  counts: { added: 1180, changed: 74, unchanged: 27, rejected: 3 },
  missing: { count: 1, names: ['Chargers & cables'] },
};
const running: ImportJob = {
  ...uploaded,
  state: 'running',
  place: 500,
  counts: { added: 441, changed: 40, unchanged: 19, rejected: 0 },
};

const invalidRow = (row: number, column: string, cell: string, problem: Problem): ImportRow => {
  const { code, message, params } = problem;
  return { row, outcome: 'rejected', problems: [{ column, cell, code, message, ...(params ? { params } : {}) }] };
};
const rejectedRows = [
  invalidRow(18, 'Price', '24,99 USD', new Problem('import.notAmount', { text: '24,99 USD' })),
  invalidRow(207, 'Category', 'Chargers & cables', new Problem('import.unknown', { text: 'Chargers & cables' })),
  invalidRow(931, 'Item number', 'CS-15-BLK', new Problem('import.twice', { row: 2, text: 'CS-15-BLK' })),
];
const pageWith = <R,>(items: R[]) => ({ items, pagination: paginate(1, 25, items.length) });

const list = screenAt('/product-management', {
  fakeServer: {
    answers: [
      answer(calls.list, () => pageWith([])),
      answer(calls.bring, () => uploaded),
      answer(calls.one, () => uploaded),
      answer(calls.rows, () => pageWith(rejectedRows)),
    ],
  },
});

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

const isChecked = { answers: [answer(calls.one, () => checked)] };

/** A dry run with three rejected rows, which can be left out of the import. */
export const RejectedRows = list.in(
  isChecked,
  inSequence(
    opens,
    brings,
    sees('24,99 USD is not an amount of money.', 'There is no Chargers & cables yet.'),
    async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByLabelText(/Leave out the 3 rejected rows/));
    },
    sees('Import 1,254 rows'),
  ),
);

/** Rows name a missing category: the import can create it. */
export const MissingCategory = list.in(
  isChecked,
  inSequence(opens, brings, sees(/One category does not exist yet: Chargers & cables/, 'Create it with the import')),
);

const makesMissing = { ...checked, makesMissing: true };
export const CategoryIsCreated = list.in(
  { answers: [answer(calls.one, () => makesMissing)] },
  inSequence(opens, brings, sees('The import creates one category: Chargers & cables.')),
);

export const Running = list.in(
  { answers: [answer(calls.list, () => pageWith([running])), answer(calls.one, () => running)] },
  inSequence(opens, sees('500 of 1,284 rows', /The import continues in the background/)),
);

const done: ImportJob = { ...checked, state: 'done', rejectedInDryRun: 3 };
export const Finished = list.in(
  { answers: [answer(calls.list, () => pageWith([running])), answer(calls.one, () => done)] },
  inSequence(opens, sees(/3 rows were left out/)),
);

export const Spanish = list.spanish(inSequence(presses('Importar'), brings, sees('Se omite', 'Revisar el archivo')));
