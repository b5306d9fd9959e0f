/** A layer of the server: its parts, in the order in which they may import each other. */
export interface Layer {
  readonly name: string;
  /** Folders or files of packages/server/src. A part imports only parts before it, so that no cycle is possible. */
  readonly parts: readonly string[];
}

/**
 * The layers of the server, lowest first. Both the import rules (.dependency-cruiser.mjs) and tools/module-graph.ts read
 * this table. Documents import no other document. A module that is not listed is one too: it may import what is below
 * documents, and only programs import it.
 */
export const serverLayers: readonly Layer[] = [
  {
    name: 'platform',
    parts: [
      'version.ts',
      'log',
      'database',
      'encryption',
      'integrations',
      'search',
      'storage',
      'modules/audit',
      'realtime',
      'email',
      'http',
      'jobs',
      'crud',
      'modules/translations',
      'modules/places',
    ],
  },
  {
    name: 'parties',
    parts: [
      'modules/stores',
      'parties/people',
      'modules/notifications',
      'modules/session',
      'modules/drafts',
      'modules/hardware',
      'modules/chat',
      'modules/files',
      'modules/approvals',
      'modules/policies',
      'modules/customers',
    ],
  },
  { name: 'catalogue', parts: ['catalogue', 'modules/vendors'] },
  {
    name: 'ledgers',
    parts: [
      'ledgers/stock',
      'ledgers/commissions',
      'ledgers/agency',
      'modules/registers',
      'ledgers/payroll',
      'modules/clock',
      'ledgers/receivables',
      'modules/activations',
    ],
  },
  { name: 'tenders', parts: ['tenders'] },
  {
    name: 'documents',
    parts: [
      'modules/sales',
      'modules/deposits',
      'modules/trade-ins',
      'modules/refunds',
      'modules/purchases',
      'modules/counts',
      'modules/adjustments',
      'modules/inventory',
      'modules/bill-payments',
    ],
  },
  {
    name: 'views',
    parts: [
      'views/verify',
      'views/inventory',
      'views/registers',
      'views/refunds',
      'views/customers',
      'views/commissions',
      'views/lookup',
      'views/dashboard',
      'views/billing',
    ],
  },
  {
    // Modules that no other one imports: they manage records, and show or call what several documents have.
    name: 'office',
    parts: [
      'modules/products',
      'modules/employees',
      'modules/manage-stores',
      'modules/roles',
      'modules/receipts',
      'modules/imports',
      'backup',
      'modules/backups',
    ],
  },
  {
    name: 'programs',
    parts: [
      'clean-up.ts',
      'settings.ts',
      'modules.ts',
      'services.ts',
      'server.ts',
      'admin',
      'demo',
      'main.ts',
      'cli.ts',
    ],
  },
];

const base = 'packages/server/src/';
const listed = serverLayers.flatMap(({ parts }) => parts);

/** Files outside the layers: tests, and what only tests import. */
export const outsideLayers = String.raw`\.test\.ts$|/testing/`;

/** Returns the part of a file of the server: the listed one, or the module that is not listed. */
export function partOf(file: string): string {
  const path = file.slice(base.length);
  return (
    listed.find((part) => path === part || path.startsWith(`${part}/`)) ??
    path.split('/', /^(modules|views|ledgers|parties)\//.test(path) ? 2 : 1).join('/')
  );
}

/** Returns the rank of a part; a higher one may import a lower one. */
export function rankOf(part: string): number {
  const rank = listed.indexOf(part);
  return rank === -1 ? lastDocument + 0.5 : rank;
}

/** Returns the name of the layer of a part. */
export const layerOf = (part: string): string =>
  serverLayers.find(({ parts }) => parts.includes(part))?.name ?? 'documents';

const documents = serverLayers.find(({ name }) => name === 'documents')?.parts ?? [];
const lastDocument = listed.indexOf(documents.at(-1) ?? '');

const escaped = (parts: readonly string[]): string => parts.map((part) => part.replace('.', String.raw`\.`)).join('|');
const pathOf = (parts: readonly string[]): string => `^${base}(${escaped(parts)})(/|$)`;
const modules = listed.flatMap((part) => /^modules\/(.+)/.exec(part)?.[1] ?? []);
const unlisted = `^${base}modules/(?!(?:${escaped(modules)})/)([^/]+)/`;

/** The import rules of the layers, one for each part, for dependency-cruiser. */
export function layerRules() {
  const rule = (part: string, from: string, to: readonly string[], except: readonly string[] = []) => ({
    name: `server-layers: ${part}`,
    comment:
      'A part of the server imports only parts before it in tools/server-layers.ts, a document no other document.',
    severity: 'error',
    from: { path: from, pathNot: outsideLayers },
    to: { path: to, pathNot: [outsideLayers, ...except] },
  });
  const firstDocument = listed.indexOf(documents[0] ?? '');
  const forbidden = (part: string, rank: number): string[] => {
    const others = documents.includes(part) ? documents.filter((one) => one !== part) : [];
    const higher = pathOf([...others, ...listed.slice(rank + 1)]);
    return rank <= lastDocument ? [higher, unlisted] : [higher];
  };
  return [
    ...listed.slice(0, -1).map((part, rank) => rule(part, pathOf([part]), forbidden(part, rank))),
    rule(
      'a module that is not listed',
      unlisted,
      [pathOf(listed.slice(firstDocument)), unlisted],
      [`^${base}modules/$1/`],
    ),
  ];
}
