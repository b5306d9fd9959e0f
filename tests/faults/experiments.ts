/** A fault test of the test command with the numbers that it is proven with. */
export type Experiment = {
  /** What is done, and what would have to happen for it to fail. */
  about: string;
  oracle: string;
  project: 'server' | 'faults';
  file: string;
  /** How the titles of its tests begin; all of the file without it. */
  titles?: string;
  /** Its numbers; one that stands in the environment goes before. */
  numbers: Readonly<Record<string, string>>;
  /** After so many minutes it is ended, whatever stands. */
  minutes: number;
};

const selling = {
  project: 'faults',
  file: 'tests/faults/selling.test.ts',
  numbers: { TILLDESK_ROUNDS: '200' },
} as const;
const ledgers = '`tilldesk verify`, beside the running server, prints 0 differences';

/** What `pnpm faults NAME` knows, by name; the numbers of the experiments are those of the shop's promises. */
export const experiments: Readonly<Record<string, Experiment>> = {
  deeds: {
    about:
      'Random deeds to one shop, four at a time: stock and its documents, sales in every way to pay, charges, sales without tax, trade-ins, activations, deposits, instalments, payments, voids, corrections, store credit, drawers, refunds, exchanges.',
    oracle:
      'After each batch: no ledger of `verify` differs, no rule of the trade is broken in the rows, and the books say what the till’s own roll says.',
    project: 'server',
    file: 'packages/server/src/ledgers/stock-life.test.ts',
    numbers: { TILLDESK_STOCK_DEEDS: '100000' },
    minutes: 120,
  },
  kills: {
    about:
      'E-01: `kill -9` of the server in the middle of the checkouts and payments of 8 tills, which send again with their keys.',
    oracle: `Every acknowledged sale is there once, and asking again brings the very bytes of the first answer; the drawer expects each cent; ${ledgers}.`,
    project: 'faults',
    file: 'tests/faults/kills.test.ts',
    numbers: { TILLDESK_KILLS: '1000' },
    minutes: 180,
  },
  'lost-answers': {
    about:
      'E-02: a proxy throws away the answers to sales after the server committed; each till sends up to five times.',
    oracle: `One sale a key; every answer to a key is the first to the byte; ${ledgers}.`,
    ...selling,
    titles: 'E-02',
    minutes: 30,
  },
  'one-key': {
    about: 'E-03: 32 tills send one key at once, then one of them another amount under it, and under another key.',
    oracle: `One sale; 32 answers of the same bytes; 422 for the other amount, 409 under the other key; ${ledgers}.`,
    ...selling,
    titles: 'E-03',
    minutes: 30,
  },
  'last-piece': {
    about: 'E-04: 64 tills want the last piece of a product at once.',
    oracle: `One has it, 63 hear that none is left, stock is 0; ${ledgers}.`,
    ...selling,
    titles: 'E-04: 64 tills want',
    minutes: 30,
  },
  'one-imei': {
    about: 'E-04: 50 tills, then 64, sell one IMEI at once.',
    oracle: `One invoice; all others hear the number of it; ${ledgers}.`,
    ...selling,
    titles: 'E-04: .. tills sell',
    minutes: 30,
  },
  refunders: {
    about: 'Eight people refund one invoice at once: its pieces, and in turn parts of its price.',
    oracle: `As many succeed as the invoice has pieces or money, the others hear what is left; what it says is refunded is their sum; ${ledgers}.`,
    ...selling,
    titles: 'eight people refund',
    minutes: 30,
  },
  drawer: {
    about: 'A drawer is closed while six sales post, with and without the setting that a sale needs a drawer.',
    oracle: `The cash of a sale is in the closed drawer, and expected in it, or it is not; with the setting such a sale is refused; ${ledgers}.`,
    ...selling,
    titles: 'a drawer is closed',
    minutes: 30,
  },
  'late-sale': {
    about:
      'E-08, as far as it needs no till without a network: a sale is sent, and sent again, after its drawer was closed.',
    oracle: `Nothing of the closed drawer changes, and none is opened for it; ${ledgers}.`,
    ...selling,
    titles: 'E-08',
    minutes: 10,
  },
  'paid-draft': {
    about: 'E-09, as far as it needs no till without a network: a saved draft is paid while another device edits it.',
    oracle: `It is paid once as it was seen, or not at all; whoever was second hears it; nothing leads back to unpaid; ${ledgers}.`,
    ...selling,
    titles: 'E-09',
    minutes: 30,
  },
  'power-cut': {
    about:
      'E-05: the plug is pulled in the middle of 200 sales: the data folder is laid as it may lie on the disk, with the log of changes torn behind what was synced, and any halves of the pages that were on their way.',
    oracle: 'It opens; every sale acknowledged by then is there; no ledger of `verify` differs, so none is half.',
    project: 'faults',
    file: 'tests/faults/powerCut.test.ts',
    numbers: { TILLDESK_IMAGES: '500' },
    minutes: 120,
  },
  stock: {
    about:
      '`kill -9` in the middle of a receipt, a count, an adjustment and a merge that two people do at once; a round of each for ten of the number.',
    oracle: 'Each was done once or not at all; `tilldesk verify`, with the server shut, prints 0 differences.',
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
      'Calls made from the OpenAPI document by chance, as admin, manager and cashier of the demo: 45 % with something bent (types, numbers, NUL, half surrogates, long texts, enums, ids of other kinds, doubled and huge lists, deep and broken JSON).',
    oracle: `No answer of 5xx and no call without an answer; afterwards ${ledgers}.`,
    project: 'faults',
    file: 'tests/faults/fuzz.test.ts',
    numbers: { TILLDESK_CALLS: '200000', TILLDESK_SEED: '1' },
    minutes: 120,
  },
};
