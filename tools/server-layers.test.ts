import { expect, test } from 'vitest';
import { filesBelow } from './gates/sources.ts';
import { layerRules, outsideLayers, partOf, serverLayers } from './server-layers.ts';

const parts = serverLayers.flatMap((layer) => layer.parts);
const inServer = (path: string) => `packages/server/src/${path}`;

/** Returns whether a rule of the layers rejects an import of one file by another. */
const isRejected = (from: string, to: string) =>
  layerRules().some((rule) => {
    const importer = new RegExp(rule.from.path).exec(inServer(from));
    const matches = (path: string) => new RegExp(path.replace('$1', importer?.[1] ?? '')).test(inServer(to));
    return importer !== null && rule.to.path.some(matches) && !rule.to.pathNot.some(matches);
  });

test('a part imports what is below it, and nothing above', () => {
  const [ledger, document] = ['ledgers/stock/levels.store.ts', 'modules/sales/voiding.store.ts'];
  const [view, program] = ['views/verify/verify.store.ts', 'main.ts'];
  expect([isRejected(document, ledger), isRejected(view, document), isRejected(program, view)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isRejected(ledger, document), isRejected(document, view), isRejected(view, program)]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a module that is not listed imports what documents import, and no listed part of the layers below imports it', () => {
  const [unlisted, other] = ['modules/warranties/warranties.store.ts', 'modules/rentals/rentals.store.ts'];
  expect([isRejected(unlisted, 'modules/sales/sales.tables.ts'), isRejected('modules.ts', unlisted)]).toEqual([
    false,
    false,
  ]);
  expect([
    isRejected(unlisted, 'views/verify/verify.store.ts'),
    isRejected('modules/sales/voiding.store.ts', unlisted),
    isRejected(unlisted, other),
    isRejected(unlisted, 'modules/warranties/warranties.tables.ts'),
  ]).toEqual([true, true, true, false]);
});

test('all folders and files of the server are parts, except modules that are not listed', () => {
  const files = filesBelow(['packages/server/src'], /\.ts$/).filter((file) => !new RegExp(outsideLayers).test(file));
  const found = new Set(files.map(partOf));
  expect([...found].filter((part) => !parts.includes(part) && !part.startsWith('modules/'))).toEqual([]);
  expect(parts.filter((part) => !found.has(part))).toEqual([]);
});
