import { Problem } from '@tilldesk/domain/problems';
import {
  customerImport,
  mapHeaders,
  productImport,
  type ImportJob,
  type Importing,
  type ImportRow,
  vendorImport,
} from '@tilldesk/domain/imports';
import { answer, type FakeAnswer } from '../answer.ts';
import { listed } from '../found.ts';
import type { FakeServer } from '../FakeServer.ts';

const PRODUCTS = ['Item number', 'Product', 'Category', 'Price', 'Tax', 'Qty', 'Cost', 'Shelf'];
const SAMPLES = [
  ['CS-15-BLK', 'CS-15-CLR'],
  ['Silicone case iPhone 15, black', 'Clear case iPhone 15'],
  ['Cases', 'Cases'],
  ['24.99', '19.99'],
  ['8.25%', '8.25%'],
  ['40', '25'],
  ['6.20', '4.10'],
  ['A-12', 'A-13'],
];

const CUSTOMERS = ['First name', 'Last name', 'Mobile', 'Email'];
const PEOPLE = [['Marisol', 'Dana'], ['Vega', 'Okafor'], ['(718) 555-0142'], ['marisol@mail.test']];

/** Returns an uploaded file at the start of its import. */
export function importedFile(
  of: Importing,
  { now, own: currentSession }: FakeServer,
  more: Partial<ImportJob> = {},
): ImportJob {
  const [headers, samples] = of.name === 'products' ? [PRODUCTS, SAMPLES] : [CUSTOMERS, PEOPLE];
  return {
    id: '01936c3a-7c00-7f22-8000-000000000001',
    fileName: `${of.name}-march.csv`,
    rows: 1_284,
    columns: headers.map((header, at) => ({ header, samples: samples[at] ?? [] })),
    mapping: mapHeaders(of, headers),
    decimal: '.',
    state: 'mapping',
    place: 0,
    counts: { added: 0, changed: 0, unchanged: 0, rejected: 0 },
    missing: { count: 0, names: [] },
    makesMissing: false,
    rejectedInDryRun: 0,
    createdAt: now,
    by: currentSession.user.name,
    ...more,
  };
}

const invalidRow = (row: number, column: string, cell: string, problem: Problem): ImportRow => {
  const { code, message, params } = problem;
  return { row, outcome: 'rejected', problems: [{ column, cell, code, message, ...(params ? { params } : {}) }] };
};

/** Rejected rows of that file. */
const rejected: readonly ImportRow[] = [
  invalidRow(18, 'Price', '24,99 USD', new Problem('import.notAmount', { text: '24,99 USD' })),
  invalidRow(207, 'Category', 'Chargers & cables', new Problem('import.unknown', { text: 'Chargers & cables' })),
  invalidRow(931, 'Item number', 'CS-15-BLK', new Problem('import.twice', { row: 2, text: 'CS-15-BLK' })),
];

const found = { added: 1_180, changed: 74, unchanged: 27, rejected: rejected.length };

/** Responses of the fake shop for imports: reads the file, checks it with three rejected rows, runs it at once. */
export const importAnswers: readonly FakeAnswer[] = [productImport, customerImport, vendorImport].flatMap(answersOf);

function answersOf(of: Importing): FakeAnswer[] {
  const { calls } = of;
  const books = new WeakMap<FakeServer, ImportJob>();
  const jobAt = (fakeServer: FakeServer): ImportJob => {
    const job = books.get(fakeServer);
    if (!job) throw new Problem('record.notFound');
    return job;
  };
  const updateJob = (fakeServer: FakeServer, job: ImportJob): ImportJob => {
    books.set(fakeServer, job);
    return job;
  };
  return [
    answer(calls.list, ({ query }, fakeServer) =>
      listed(
        [books.get(fakeServer)].filter((job) => job !== undefined),
        query,
        () => [],
      ),
    ),
    answer(calls.bring, (_, fakeServer) => updateJob(fakeServer, importedFile(of, fakeServer))),
    answer(calls.one, (_, fakeServer) => jobAt(fakeServer)),
    answer(calls.rows, ({ query }) => listed([...rejected], query, () => [])),
    answer(calls.check, ({ body }, fakeServer) => {
      const job = jobAt(fakeServer);
      const missing = of.name === 'products' ? { count: 1, names: ['Chargers & cables'] } : job.missing;
      return updateJob(fakeServer, { ...job, ...body, missing, state: 'checked', place: job.rows, counts: found });
    }),
    answer(calls.run, ({ body }, fakeServer) => {
      if (!body.goodRows) throw new Problem('import.hasRejected', { rejected: rejected.length });
      return updateJob(fakeServer, { ...jobAt(fakeServer), state: 'done', rejectedInDryRun: rejected.length });
    }),
    answer(calls.stop, (_, fakeServer) => updateJob(fakeServer, { ...jobAt(fakeServer), state: 'stopped' })),
  ];
}
