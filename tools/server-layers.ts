/** A layer of the server: its parts, in the order in which they may import each other. */
export interface Layer {
  readonly name: string;
  /** Folders or files of packages/server/src. A part imports only parts before it, so that no cycle is possible. */
  readonly parts: readonly string[];
}

/**
 * The layers of the server, lowest first. Both the import rules (.dependency-cruiser.mjs) and tools/module-graph.ts read
 * this table. A module that is not listed is a document after all others: it may import what is below, and no listed
 * part may import it.
 */
export const serverLayers: readonly Layer[] = [
  {
    name: 'platform',
    parts: [
      'database',
      'log',
      'encryption',
      'integrations',
      'search',
      'storage',
      'email',
      'modules/audit',
      'realtime',
      'backup',
      'http',
      'crud',
      'modules/translations',
      'modules/places',
    ],
  },
  {
    name: 'parties',
    parts: [
      'modules/stores',
      'modules/session',
      'modules/drafts',
      'modules/hardware',
      'modules/notifications',
      'modules/chat',
      'modules/files',
      'modules/approvals',
      'modules/policies',
      'modules/customers',
    ],
  },
  { name: 'catalogue', parts: ['modules/products', 'modules/vendors'] },
  {
    name: 'ledgers',
    parts: ['modules/inventory', 'modules/registers', 'modules/clock', 'modules/commissions'],
  },
  { name: 'tenders', parts: ['modules/deposits', 'modules/trade-ins'] },
  {
    name: 'documents',
    parts: [
      'modules/activations',
      'modules/sales',
      'modules/refunds',
      'modules/purchases',
      'modules/counts',
      'modules/adjustments',
    ],
  },
  {
    name: 'views',
    parts: [
      'ledgers',
      'modules/receipts',
      'modules/lookup',
      'modules/dashboard',
      'modules/employees',
      'modules/imports',
      'modules/backups',
    ],
  },
  {
    name: 'programs',
    parts: ['settings.ts', 'modules.ts', 'services.ts', 'clean-up.ts', 'admin', 'demo', 'main.ts', 'cli.ts'],
  },
];

const base = 'packages/server/src/';
const listed = serverLayers.flatMap(({ parts }) => parts);

/** Files outside the layers: tests, and what only tests import. */
export const outsideLayers = String.raw`\.test\.ts$|/testing/`;

/** Imports that still point upwards, as `importing part → imported part`. No new ones are added. */
const exceptions: readonly (readonly [from: string, to: string])[] = [
  ['http', 'modules/session'],
  ['http', 'modules.ts'],
  ['modules/session', 'modules/notifications'],
  ['modules/stores', 'modules/registers'],
  ['modules/registers', 'modules/sales'],
  ['backup', 'http'],
  ['backup', 'modules/notifications'],
  ['backup', 'modules/inventory'],
  ['backup', 'settings.ts'],
  ['backup', 'ledgers'],
  ['backup', 'modules/imports'],
  ['storage', 'settings.ts'],
  ['email', 'modules/notifications'],
  ['email', 'realtime'],
  ['encryption', 'settings.ts'],
  ['modules/products', 'modules/purchases'],
  ['modules/products', 'modules/inventory'],
  ['modules/inventory', 'modules/sales'],
  ['modules/vendors', 'modules/purchases'],
  ['modules/activations', 'modules/sales'],
  ['modules/deposits', 'modules/sales'],
  ['modules/approvals', 'modules/sales'],
  ['modules/commissions', 'modules/sales'],
  ['realtime', 'http'],
  ['realtime', 'modules.ts'],
];

/** Returns the part of a file of the server: the listed one, or the module that is not listed. */
export function partOf(file: string): string {
  const path = file.slice(base.length);
  return (
    listed.find((part) => path === part || path.startsWith(`${part}/`)) ??
    path.split('/', path.startsWith('modules/') ? 2 : 1).join('/')
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

const lastDocument = listed.indexOf(serverLayers.find(({ name }) => name === 'documents')?.parts.at(-1) ?? '');

const escaped = (parts: readonly string[]): string => parts.map((part) => part.replace('.', String.raw`\.`)).join('|');
const pathOf = (parts: readonly string[]): string => `^${base}(${escaped(parts)})(/|$)`;
const modules = listed.flatMap((part) => /^modules\/(.+)/.exec(part)?.[1] ?? []);
const unlisted = `^${base}modules/(?!(${escaped(modules)})/)`;

/** The import rules of the layers, one for each part, for dependency-cruiser. */
export function layerRules() {
  const rule = (part: string, from: string, to: readonly string[]) => ({
    name: `server-layers: ${part}`,
    comment: 'A part of the server imports only parts listed before it in tools/server-layers.ts.',
    severity: 'error',
    from: { path: from, pathNot: outsideLayers },
    to: { path: to, pathNot: [outsideLayers] },
  });
  const above = (part: string, rank: number): string[] => {
    const allowed = exceptions.flatMap(([from, to]) => (from === part ? [to] : []));
    const forbidden = listed.slice(rank + 1).filter((other) => !allowed.includes(other));
    return rank <= lastDocument ? [pathOf(forbidden), unlisted] : [pathOf(forbidden)];
  };
  return [
    ...listed.slice(0, -1).map((part, rank) => rule(part, pathOf([part]), above(part, rank))),
    rule('a module that is not listed', unlisted, [pathOf(listed.slice(lastDocument + 1))]),
  ];
}
