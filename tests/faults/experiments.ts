/** A fault test of the test command with the numbers of its full run. */
export type Experiment = {
  /** What the experiment does, and the expected result. */
  about: string;
  oracle: string;
  project: 'server' | 'faults';
  file: string;
  /** Pattern of its test titles; default: all tests of the file. */
  titles?: string;
  /** Its numbers; environment variables take precedence. */
  numbers: Readonly<Record<string, string>>;
  /** Time limit in minutes. */
  minutes: number;
};

const selling = {
  project: 'faults',
  file: 'tests/faults/selling.test.ts',
  numbers: { TILLDESK_ROUNDS: '200' },
} as const;
const ledgers = '`tilldesk verify`, with the server running, prints 0 differences';

/** The experiments of `pnpm faults NAME`, by name, with the numbers of the requirements. */
export const experiments: Readonly<Record<string, Experiment>> = {
  operations: {
    about:
      'Random operations on one shop, four at a time: stock and its documents, sales with every tender, charges, sales without tax, trade-ins, activations, deposits, instalments, payments, voids, corrections, store credit, drawers, refunds, exchanges.',
    oracle:
      'After each batch: no ledger of `verify` differs, no business rule is violated in the rows, and the ledgers equal the reference model.',
    project: 'server',
    file: 'packages/server/src/views/verify/stock-life.test.ts',
    numbers: { TILLDESK_STOCK_OPERATIONS: '100000' },
    minutes: 120,
  },
  kills: {
    about: 'E-01: `kill -9` of the server during checkouts and payments of 8 tills, which retry with the same keys.',
    oracle: `Every acknowledged sale exists once, and a retry returns exactly the bytes of the first response; the expected cash of the drawer is exact; ${ledgers}.`,
    project: 'faults',
    file: 'tests/faults/kills.test.ts',
    numbers: { TILLDESK_KILLS: '1000' },
    minutes: 180,
  },
  'lost-answers': {
    about:
      'E-02: a proxy discards the responses to sales after the server committed; each till sends up to five times.',
    oracle: `One sale per key; every response to a key has the bytes of the first; ${ledgers}.`,
    ...selling,
    titles: 'E-02',
    minutes: 30,
  },
  'one-key': {
    about:
      'E-03: 32 tills send one key at once, then one of them sends another amount with this key, and the same sale with another key.',
    oracle: `One sale; 32 responses with the same bytes; 422 for the other amount, 409 for the other key; ${ledgers}.`,
    ...selling,
    titles: 'E-03',
    minutes: 30,
  },
  'last-piece': {
    about: 'E-04: 64 tills sell the last piece of a product at once.',
    oracle: `One succeeds, 63 get the error that none is left, stock is 0; ${ledgers}.`,
    ...selling,
    titles: 'E-04: 64 tills want',
    minutes: 30,
  },
  'one-imei': {
    about: 'E-04: 50 tills, then 64, sell one IMEI at once.',
    oracle: `One invoice; all others get an error with its number; ${ledgers}.`,
    ...selling,
    titles: 'E-04: .. tills sell',
    minutes: 30,
  },
  refunders: {
    about: 'Eight users refund one invoice at once: alternately its pieces and parts of its price.',
    oracle: `As many succeed as the invoice has pieces or money, the others get the remainder in the error; the refunded total of the invoice is their sum; ${ledgers}.`,
    ...selling,
    titles: 'eight people refund',
    minutes: 30,
  },
  drawer: {
    about: 'A drawer is closed while six sales post, with and without the setting that a sale requires a drawer.',
    oracle: `The cash of a sale is in the closed drawer and in its expected amount, or in neither; with the setting such a sale is rejected; ${ledgers}.`,
    ...selling,
    titles: 'a drawer is closed',
    minutes: 30,
  },
  'late-sale': {
    about: 'E-08, without the offline part: a sale is sent, and retried, after its drawer was closed.',
    oracle: `The closed drawer does not change, and no other is opened; ${ledgers}.`,
    ...selling,
    titles: 'E-08',
    minutes: 10,
  },
  'paid-draft': {
    about: 'E-09, without the offline part: a saved draft is paid while another device edits it.',
    oracle: `It is paid once as displayed, or not at all; the second device gets an error; a paid invoice never becomes unpaid; ${ledgers}.`,
    ...selling,
    titles: 'E-09',
    minutes: 30,
  },
  'power-cut': {
    about:
      'E-05: power is cut during 200 sales: the data folder is put into a state possible on disk, with the write-ahead log damaged after the synced part, and partly written pages.',
    oracle: 'It opens; every sale acknowledged before exists; no ledger of `verify` differs, so no sale is incomplete.',
    project: 'faults',
    file: 'tests/faults/powerCut.test.ts',
    numbers: { TILLDESK_IMAGES: '500' },
    minutes: 120,
  },
  stock: {
    about:
      '`kill -9` during a receipt, a count, an adjustment and a merge that two users do at once; one round of each per ten kills.',
    oracle: 'Each was done once or not at all; `tilldesk verify`, with the server stopped, prints 0 differences.',
    project: 'faults',
    file: 'tests/faults/stock-kills.test.ts',
    numbers: { TILLDESK_KILLS: '1000' },
    minutes: 120,
  },
  backup: {
    about:
      'E-24: `tilldesk backup` while eight tills sell, restored into another embedded, an external and the fallback engine.',
    oracle:
      'Every row of every table, every ledger sum and every file is that of the backup in each engine; `tilldesk verify` prints 0 differences in each.',
    project: 'faults',
    file: 'tests/faults/backup.test.ts',
    titles: 'E-24',
    numbers: { TILLDESK_SALES: '100' },
    minutes: 30,
  },
  fuzz: {
    about:
      'Random calls generated from the OpenAPI document, as admin, manager and cashier of the demo: 45 % with invalid parts (types, numbers, NUL, half surrogates, long texts, enums, ids of other kinds, doubled and huge lists, deep and broken JSON).',
    oracle: `No 5xx response and no call without a response; afterwards ${ledgers}.`,
    project: 'faults',
    file: 'tests/faults/fuzz.test.ts',
    numbers: { TILLDESK_CALLS: '200000', TILLDESK_SEED: '1' },
    minutes: 120,
  },
};
